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

/// What kind of thing a proposition's item is (rules, 5.2).
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
    case inbox = 11
}

/// What the content of an item is written in (rules, 5.2).
public enum ContentType: Int, Sendable, CaseIterable {
    /// JSON.
    case applicationJson = 0
    /// HTML.
    case textHtml = 1
    /// XML.
    case textXml = 2
    /// Text as it is.
    case textPlain = 3
    /// Something else; the content is read as a string.
    case unknown = 4

    /// The type with this MIME name; `unknown` for any other.
    init(mimeType: String) {
        switch mimeType {
        case "application/json": self = .applicationJson
        case "text/html": self = .textHtml
        case "text/xml": self = .textXml
        case "text/plain": self = .textPlain
        default: self = .unknown
        }
    }
}

/// A place in the app that campaigns are made for.
///
/// The facts name the type only; its members are the SDK's public ones as far as known, and unsure. Sendable: the
/// one property is immutable.
public final class Surface: NSObject, Sendable {
    /// The address: `mobileapp://`, the app's bundle identifier, and the path.
    public let uri: String

    /// Makes the surface of a place.
    /// - Parameter path: names the place within the app.
    public init(path: String) {
        uri = "\(Self.app)/\(path)"
    }

    /// Makes the surface of the whole app.
    public override init() {
        uri = Self.app
    }

    private static var app: String { "mobileapp://\(Bundle.main.bundleIdentifier ?? "headless")" }

    /// Surfaces with the same address are equal.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Surface)?.uri == uri
    }

    /// Follows the address.
    public override var hash: Int { uri.hashValue }
}

/// A full-screen message as its campaign describes it: the `data` of an in-app item (rules, 5.2).
///
/// `@unchecked Sendable` is sound: everything is immutable, and the values behind `Any` are strings, numbers,
/// booleans, arrays and dictionaries made while decoding.
public final class InAppSchemaData: NSObject, @unchecked Sendable {
    /// The page: a `String`, or the array or dictionary that JSON content is.
    public let content: Any
    /// What the content is written in.
    public let contentType: ContentType
    /// When the campaign was published, in seconds since 1970.
    public let publishedDate: Int?
    /// When the campaign ends, in seconds since 1970.
    public let expiryDate: Int?
    /// What the campaign's author added.
    public let meta: [String: Any]?
    /// How the message looks on a phone (rules, 5.3).
    public let mobileParameters: [String: Any]?
    /// How the message looks on a web page.
    public let webParameters: [String: Any]?
    /// The addresses of images that are kept on the device.
    public let remoteAssets: [String]?

    init(
        content: Any, contentType: ContentType, publishedDate: Int? = nil, expiryDate: Int? = nil,
        meta: [String: Any]? = nil, mobileParameters: [String: Any]?, webParameters: [String: Any]? = nil,
        remoteAssets: [String]?
    ) {
        self.content = content
        self.contentType = contentType
        self.publishedDate = publishedDate
        self.expiryDate = expiryDate
        self.meta = meta
        self.mobileParameters = mobileParameters
        self.webParameters = webParameters
        self.remoteAssets = remoteAssets
    }

    /// The looks as settings (rules, 5.3).
    ///
    /// Without parameters nothing but the owner is set. Numbers have to be integers, save for the opacity,
    /// which has to have a fraction: `1` is dropped.
    /// - Parameter parent: the owner.
    func settings(parent: Message) -> MessageSettings {
        let settings = MessageSettings(parent: parent)
        guard let values = mobileParameters else { return settings }
        func animation(_ key: String) -> MessageAnimation { .fromString(values[key] as? String ?? "") }
        func alignment(_ key: String) -> MessageAlignment { .fromString(values[key] as? String ?? "") }
        return
            settings
            .setWidth(values["width"] as? Int)
            .setMaxWidth(values["maxWidth"] as? Int)
            .setHeight(values["height"] as? Int)
            .setVerticalAlign(alignment("verticalAlign"))
            .setVerticalInset(values["verticalInset"] as? Int)
            .setHorizontalAlign(alignment("horizontalAlign"))
            .setHorizontalInset(values["horizontalInset"] as? Int)
            .setUiTakeover(values["uiTakeover"] as? Bool ?? true)
            .setFitToContent(values["fitToContent"] as? Bool ?? false)
            .setBackdropColor(values["backdropColor"] as? String)
            .setBackdropOpacity((values["backdropOpacity"] as? Double).map { CGFloat($0) })
            .setCornerRadius((values["cornerRadius"] as? Int).map { CGFloat($0) })
            .setGestures(Self.gestures(values["gestures"]))
            .setDisplayAnimation(animation("displayAnimation"))
            .setDismissAnimation(animation("dismissAnimation"))
    }

    /// Unknown gestures and what is not a URL are dropped; an empty object stays an empty map. One value that is no text
    /// drops them all (AI-161).
    private static func gestures(_ value: Any?) -> [MessageGesture: URL]? {
        guard let links = value as? [String: String] else { return nil }
        let pairs = links.compactMap { name, link -> (MessageGesture, URL)? in
            guard let gesture = MessageGesture.fromString(name), let url = URL(string: link) else {
                return nil
            }
            return (gesture, url)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}
