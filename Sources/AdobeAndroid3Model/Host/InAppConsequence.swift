import AdobePayload
import HeadlessStage

/// What a matching rule leads to, decoded: a message to be made, and where it came from.
struct InAppConsequence: Sendable {
    /// The id under which the campaign's proposition is remembered.
    let id: String
    /// The id that the message gets; the two should be equal (rules, section 5).
    let messageID: String
    let settings: InAppMessageSettings
    let metadata: [String: JSONValue]
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
}
