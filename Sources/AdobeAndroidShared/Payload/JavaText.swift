package import HeadlessStage

extension String {
    /// Whether the text is empty after Java's `trim` has removed ASCII spaces and control characters from its ends. The
    /// SDK counts such text as empty (A2-106, A3-138). Other whitespace counts as text.
    package var isBlankInJava: Bool {
        utf16.allSatisfy { $0 <= 0x20 }
    }
}

extension JSONNode {
    /// The string of this name, which must not be blank.
    /// - Throws: `PayloadError`.
    package func requiredFilledText(_ name: String) throws -> String {
        let text = try requiredString(name)
        guard !text.isBlankInJava else {
            throw try required(name, "a string").invalid("a string that is not blank")
        }
        return text
    }

    /// The object of this name, which must not be empty.
    /// - Throws: `PayloadError`.
    package func requiredFilledObject(_ name: String) throws -> JSONNode {
        let member = try required(name, "an object")
        guard case .object(let members) = member.value else { throw member.unexpected("an object") }
        guard !members.isEmpty else { throw member.invalid("an object with members") }
        return member
    }
}
