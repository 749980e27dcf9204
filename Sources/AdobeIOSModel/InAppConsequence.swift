import AdobePayload
import Foundation

/// What a matching rule leads to, decoded: a message to be made, and where it came from.
struct InAppConsequence: Sendable {
    /// The id under which the campaign's proposition is remembered.
    let id: String
    /// The id that the message gets; the two should be equal (rules, section 3).
    let messageID: String
    let data: InAppSchemaData
    /// The page.
    let html: String
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
}
