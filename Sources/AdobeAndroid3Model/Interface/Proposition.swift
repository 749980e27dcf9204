/// The servers' decision for a surface in the app. A headless stage has none: `Messaging.getPropositionsForSurfaces`
/// returns none. Its members are the SDK's public ones as far as known. Immutable. Any thread.
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
    /// Its items.
    public func getItems() -> [PropositionItem] { items }
}

/// An item of a proposition: rules, content or a message. A headless stage has none. Its members are the SDK's public
/// ones as far as known. Immutable. Any thread.
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
    /// Its kind.
    public func getSchema() -> SchemaType { schema }
    /// Its data, by name.
    public func getItemData() -> [String: Any]? { itemData }
    /// Its data as an in-app message; nil for another kind.
    public func getInAppSchemaData() -> InAppSchemaData? {
        schema == .inapp ? InAppSchemaData(itemData) : nil
    }

    /// Tracks an event of the item. Only records the call.
    /// - Parameter eventType: what happened.
    public func track(_ eventType: MessagingEdgeEventType) { track(nil, eventType, nil) }

    /// Tracks an event of the item. Only records the call.
    /// - Parameters:
    ///   - interaction: the user's interaction; nil for none.
    ///   - eventType: what happened.
    ///   - tokens: the parts of the item that it concerns; nil for all.
    public func track(_ interaction: String?, _ eventType: MessagingEdgeEventType, _ tokens: [String]?) {
        AdobeLog.note(
            "PropositionItem.track",
            ["itemId": itemId, "eventType": eventType.toString(), "action": interaction ?? ""])
    }
}

@available(*, unavailable) extension Proposition: Sendable {}
@available(*, unavailable) extension PropositionItem: Sendable {}

/// The kind of a proposition's item (rules, section 5). Sendable; a value.
public enum SchemaType: Int, Sendable, CaseIterable {
    /// Any other kind.
    case unknown = 0
    /// HTML for a surface in the app's own interface.
    case htmlContent = 1
    /// JSON for a surface in the app's own interface.
    case jsonContent = 2
    /// Rules whose consequences are other items.
    case ruleset = 3
    /// A full-screen message.
    case inapp = 4
    /// An item of a feed. Deprecated in the SDK.
    case feed = 5
    /// A system alert.
    case nativeAlert = 6
    /// Default content.
    case defaultContent = 7
    /// A card in the app's own interface.
    case contentCard = 8
    /// An operation on the device's event history.
    case eventHistoryOperation = 9
    /// An inbox.
    case inbox = 10

    /// The raw value of the case. Any thread.
    public func getValue() -> Int { rawValue }
}
