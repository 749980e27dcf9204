import HeadlessStage

/// A builder that knows which values it can build something of.
protocol CheckedBuilder {
    /// What may be nil in the builder, but not in what is built.
    associatedtype Needed

    /// Checks every value.
    /// - Parameter path: where the builder's values stand, for errors.
    /// - Throws: `PayloadError` for the first value that is not allowed.
    func needed(at path: PayloadPath) throws(PayloadError) -> Needed
}

extension CheckedBuilder {
    /// Whether every value is allowed.
    var isComplete: Bool { (try? needed(at: .root)) != nil }

    /// What is needed to build something; nil when that is not possible. Then the log of the current stage says
    /// what is wrong.
    func needed() -> Needed? {
        do {
            return try needed(at: .root)
        } catch {
            HeadlessStage.current.log.record(
                .error, from: "Airship17", "Invalid \(Self.self)", ["reason": error.description])
            return nil
        }
    }
}

/// The bounds that the SDK checks (sections 1.10 and 4).
enum Bounds {
    /// The length of names and ids, in the UTF-16 units of Objective-C's strings.
    static let textLength = 1...Int(UAInAppMessageNameLimit)

    static func check(_ text: String, at path: PayloadPath) throws(PayloadError) {
        guard textLength.contains(text.utf16.count) else {
            throw .invalidValue(.string(text), at: path, expected: "1 to 100 characters")
        }
    }

    /// A message with texts needs a heading or a body.
    static func check(
        heading: InAppMessageTextInfo?, body: InAppMessageTextInfo?, at path: PayloadPath
    ) throws(PayloadError) {
        guard heading != nil || body != nil else {
            throw .missing(path["body"], expected: "a heading or a body")
        }
    }

    static func check(
        buttons: [InAppMessageButtonInfo]?, maximum: UInt, at path: PayloadPath
    ) throws(PayloadError) {
        guard let buttons, buttons.count > maximum else { return }
        throw PayloadError(
            code: .invalidValue, keyPath: path["buttons"].description, found: "\(buttons.count) buttons",
            expected: "at most \(maximum)")
    }
}
