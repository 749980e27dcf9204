import AdobeAndroid3Model
public import Foundation
public import InAppCompat

/// Translates content into Adobe's messages for Android 3, and their payloads into content.
public enum AdobeAndroid3Port: ContentPort {
    public static var shape: Shape { .adobeAndroid3 }

    /// The links that the SDK understands (A3-086). Without a query it would not dismiss (A3-085), and it
    /// decodes everything twice (A3-087).
    static let page = WebPage(
        links: WebPage.Links(
            dismissal: "adbinapp://dismiss", close: "adbinapp://dismiss?action=close",
            interaction: "interaction", destination: "link", decodings: 2, interactionDecodings: 2))

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try InAppMessageSettings.inspect(json).map {
            ($0.id, AdobeAndroid3Content.read($0.settings, $0.metadata))
        }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        AdobeAndroid3Content.read(settings(content), metadata(content))
    }

    /// A message's settings, with a page made of the content's texts where it has none of its own.
    static func settings(_ content: MessageContent) -> InAppMessageSettings {
        AdobeAndroid3Content.settings(content, html: page.html(content))
    }

    /// A campaign's own data.
    static func metadata(_ content: MessageContent) -> [String: Any] {
        content.extras.filter { $0.value != .null }.mapValues(\.foundationValue)
    }

    public static func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool {
        page.carries(field, of: original, in: ported)
    }

    public static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "Adobe shows web pages; the frame imitates the layout"
        case .isImageOnly: "the page holds the image alone"
        case .header, .body: "a text of the page"
        case .graphic: "an image of the page"
        case .buttons: "links of the page that count, dismiss and open (A3-086)"
        case .clickEffect: "the page is one link, if it has no buttons"
        case .autoClose: "Adobe's messages stay; plan.autoClose of the bridge can end them"
        case .orientation: "Adobe has no say in the orientation"
        case .edge: "the frame stands at that edge"
        case .themes: "the page's style; a web view follows the system's appearance"
        case .page: "Adobe knows no base URL"
        case .frame:
            "open values become the defaults of a payload; numbers are clipped and of single precision"
        case .motion: "Adobe names its animations: fade, or the edge of a banner"
        case .language: "the page's language"
        case .extras: "values that are null are dropped"
        }
    }
}
