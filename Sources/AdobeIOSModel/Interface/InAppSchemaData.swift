public import Foundation

/// A full-screen message as its campaign describes it: the `data` of an in-app item (rules, 5.2).
///
/// Not Sendable, as in the SDK.
public class InAppSchemaData: NSObject {
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

@available(*, unavailable) extension InAppSchemaData: Sendable {}
