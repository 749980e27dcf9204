package import HeadlessStage

extension String {
    /// Whether nothing is left of the text when Java's `trim` took the spaces and control characters of ASCII off
    /// its ends: the SDK's own test counts such text as empty (A2-106, A3-138). Other spaces are text.
    package var isBlankInJava: Bool {
        utf16.allSatisfy { $0 <= 0x20 }
    }
}

extension JSONNode {
    /// The string of this name, which is not blank.
    /// - Throws: `PayloadError`.
    package func requiredFilledText(_ name: String) throws -> String {
        let text = try requiredString(name)
        guard !text.isBlankInJava else {
            throw try required(name, "a string").invalid("a string that is not blank")
        }
        return text
    }

    /// The object of this name, which has a member.
    /// - Throws: `PayloadError`.
    package func requiredFilledObject(_ name: String) throws -> JSONNode {
        let member = try required(name, "an object")
        guard case .object(let members) = member.value else { throw member.unexpected("an object") }
        guard !members.isEmpty else { throw member.invalid("an object with members") }
        return member
    }
}
