public import Foundation

/// A full-screen message as its campaign describes it: the `data` of an in-app item (rules, 5.2).
///
/// Not Sendable, as in the SDK.
public class InAppSchemaData: NSObject {
    /// The page: a `String`, or an array or dictionary for JSON content.
    public let content: Any
    /// The format of the content.
    public let contentType: ContentType
    /// The time when the campaign was published, in seconds since 1970.
    public let publishedDate: Int?
    /// The time when the campaign ends, in seconds since 1970.
    public let expiryDate: Int?
    /// The metadata of the campaign's author.
    public let meta: [String: Any]?
    /// The appearance of the message on a phone (rules, 5.3).
    public let mobileParameters: [String: Any]?
    /// The appearance of the message on a web page.
    public let webParameters: [String: Any]?
    /// The URLs of images to be cached on the device.
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

    /// The appearance settings (rules, 5.3).
    ///
    /// Without parameters only the owner is set. Numbers have to be integers, except the opacity, which needs a
    /// fraction: `1` is dropped.
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

    /// Unknown gestures and values that are not URLs are dropped; an empty object stays an empty map. If any value is
    /// not a string, all gestures are dropped (AI-161).
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

@available(*, unavailable) extension InAppSchemaData: Sendable {}
