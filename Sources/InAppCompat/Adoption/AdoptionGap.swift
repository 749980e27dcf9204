public import InAppCore

/// Something that is missing of the app, or does not reach an adopted delegate, under a driving SDK.
///
/// Sendable; a value.
public struct AdoptionGap: Sendable, Hashable {
    /// The kind of diagnostic that says it.
    public let code: Diagnostic.Code
    /// What is missing and what to do about it, in a sentence. The same sentence is said once.
    public let explanation: String

    /// Describes a gap.
    public init(_ code: Diagnostic.Code, _ explanation: String) {
        self.code = code
        self.explanation = explanation
    }
}
