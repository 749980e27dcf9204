public import AdobePayload
public import Foundation

/// What the servers decided for one surface.
///
/// Headless none is made: the host triggers messages without them. The facts name the type only; its members are
/// the SDK's public ones as far as known, and unsure. Not Sendable, as in the SDK.
public class Proposition: NSObject {
    /// Its id.
    public let uniqueId: String
    /// The surface that it is for.
    public let scope: String
    /// What is in it.
    public let items: [PropositionItem]

    init(uniqueId: String, scope: String, items: [PropositionItem]) {
        self.uniqueId = uniqueId
        self.scope = scope
        self.items = items
    }
}

/// One thing in a proposition: rules, content, a message.
///
/// Headless none is made. The facts name the type only; its members are the SDK's public ones as far as known, and
/// unsure. Not Sendable, as in the SDK.
public class PropositionItem: NSObject {
    /// Its id.
    public let itemId: String
    /// What kind of thing it is.
    public let schema: SchemaType
    /// What it says, by name.
    public let itemData: [String: Any]

    init(itemId: String, schema: SchemaType, itemData: [String: Any]) {
        self.itemId = itemId
        self.schema = schema
        self.itemData = itemData
    }

    /// Sends an Edge event about the item. Headless it is written into the current stage's log. Any thread.
    /// - Parameters:
    ///   - interaction: what the user did, with `.interact`.
    ///   - eventType: what happened.
    public func track(_ interaction: String? = nil, withEdgeEventType eventType: MessagingEdgeEventType) {
        AdobeLog.note(
            "PropositionItem.track",
            ["itemId": itemId, "eventType": eventType.toString(), "action": interaction ?? ""])
    }
}

@available(*, unavailable) extension Proposition: Sendable {}
@available(*, unavailable) extension PropositionItem: Sendable {}
