import AdobeAndroid2Model
public import Foundation
public import InAppCompat

/// Translates content into Adobe's messages for Android 2, and Adobe's payloads into content.
public enum AdobeAndroid2Port: PagePort {
    public static var shape: SDKShape { .adobeAndroid2 }
    public static var vendor: String { "Adobe" }

    /// The links that the SDK understands (A2-075); it decodes them once (A2-076).
    public static let page = PageWriter(
        links: PageWriter.Links(
            dismissal: "adbinapp://dismiss", interaction: "interaction", destination: "link"))

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try AdobeAndroid2Host.inspect(payload: json) { id, html, settings in
            (id, content(html, settings))
        }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        self.content(page.html(content), settings(for: content))
    }

    /// The appearance settings that correspond to a content.
    static func settings(for content: MessageContent) -> MessageSettings {
        let settings = MessageSettings()
        AdobeAndroid2Content.apply(content.frame ?? FrameContent(imitating: content), to: settings)
        AdobeAndroid2Content.apply(MotionContent(imitating: content), to: settings)
        return settings
    }

    /// The content as the bridge reads it, plus the page, which is only available from a payload.
    private static func content(_ html: String, _ settings: MessageSettings?) -> MessageContent {
        var content = AdobeAndroid2Content.read(settings)
        content.page = PageContent(html: html)
        return content
    }

    public static func ownNote(_ field: ContentField) -> String? {
        switch field {
        case .buttons: "links of the page that track, open and dismiss (A2-075)"
        case .frame:
            "unset values become Adobe's defaults; a maximum width and fitting to the content do not exist"
        case .extras: "Adobe's messages for Android 2 have no free-form data"
        default: nil
        }
    }
}
