/// What the servers decided for a place in the app. Headless none is made: `Messaging.getPropositionsForSurfaces`
/// knows of none. Its members are the SDK's public ones as far as known. Immutable. Any thread.
public class Proposition {
    private let uniqueId: String
    private let scope: String
    private let items: [PropositionItem]

    init(uniqueId: String, scope: String, items: [PropositionItem]) {
        self.uniqueId = uniqueId
        self.scope = scope
        self.items = items
    }

    /// Its id.
    public func getUniqueId() -> String { uniqueId }
    /// The surface that it is for.
    public func getScope() -> String { scope }
    /// What is in it.
    public func getItems() -> [PropositionItem] { items }
}

/// One thing in a proposition: rules, content, a message. Headless none is made. Its members are the SDK's public ones
/// as far as known. Immutable. Any thread.
public class PropositionItem {
    private let itemId: String
    private let schema: SchemaType
    private let itemData: [String: Any]

    init(itemId: String, schema: SchemaType, itemData: [String: Any]) {
        self.itemId = itemId
        self.schema = schema
        self.itemData = itemData
    }

    /// Its id.
    public func getItemId() -> String { itemId }
    /// What kind of thing it is.
    public func getSchema() -> SchemaType { schema }
    /// What it says, by name.
    public func getItemData() -> [String: Any]? { itemData }
    /// What it says as an in-app message; nil for another kind.
    public func getInAppSchemaData() -> InAppSchemaData? {
        schema == .inapp ? InAppSchemaData(itemData) : nil
    }

    /// Reports something about the item. Records the call only.
    /// - Parameter eventType: what happened.
    public func track(_ eventType: MessagingEdgeEventType) { track(nil, eventType, nil) }

    /// Reports something about the item. Records the call only.
    /// - Parameters:
    ///   - interaction: what the user did; nil for nothing.
    ///   - eventType: what happened.
    ///   - tokens: what parts of the item it concerns; nil for all.
    public func track(_ interaction: String?, _ eventType: MessagingEdgeEventType, _ tokens: [String]?) {
        AdobeLog.note(
            "PropositionItem.track",
            ["itemId": itemId, "eventType": eventType.toString(), "action": interaction ?? ""])
    }
}

@available(*, unavailable) extension Proposition: Sendable {}
@available(*, unavailable) extension PropositionItem: Sendable {}

/// What kind of thing a proposition's item is (rules, section 5). Sendable; a value.
public enum SchemaType: Int, Sendable, CaseIterable {
    /// Not one of the others.
    case unknown = 0
    /// HTML for a place in the app's own interface.
    case htmlContent = 1
    /// JSON for a place in the app's own interface.
    case jsonContent = 2
    /// Rules whose consequences are other items.
    case ruleset = 3
    /// A full-screen message.
    case inapp = 4
    /// An item of a feed. Deprecated in the SDK.
    case feed = 5
    /// An alert of the system.
    case nativeAlert = 6
    /// Nothing in particular.
    case defaultContent = 7
    /// A card of the app's own interface.
    case contentCard = 8
    /// An operation on the device's event history.
    case eventHistoryOperation = 9
    /// An inbox.
    case inbox = 10

    /// The number of the case. Any thread.
    public func getValue() -> Int { rawValue }
}
