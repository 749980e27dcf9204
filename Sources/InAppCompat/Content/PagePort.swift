public import InAppCore

/// A port to an SDK whose messages are web pages.
@MainActor public protocol PagePort: ContentPort {
    /// How pages are made of content.
    static var page: PageWriter { get }
    /// What the vendor is called in notes.
    static var vendor: String { get }
    /// How or why a field changes on this shape; nil for what is true of every SDK whose messages are pages.
    static func ownNote(_ field: ContentField) -> String?
}

extension PagePort {
    public static func carries(
        _ field: ContentField, of original: MessageContent, in ported: MessageContent
    ) -> Bool {
        page.carries(field, of: original, in: ported)
    }

    public static func note(_ field: ContentField) -> String {
        ownNote(field) ?? commonNote(field)
    }

    private static func commonNote(_ field: ContentField) -> String {
        switch field {
        case .layout: "\(vendor) shows web pages; the frame imitates the layout"
        case .isImageOnly: "the page holds the image alone"
        case .header, .body: "a text of the page"
        case .graphic: "an image of the page"
        case .buttons: "links of the page that count, dismiss and open"
        case .clickEffect: "the page is one link, if it has no buttons"
        case .autoClose: "\(vendor)'s messages stay; plan.autoClose of the bridge can end them"
        case .orientation: "\(vendor) has no say in the orientation"
        case .edge: "the frame stands at that edge"
        case .themes: "the page's style; a web view follows the system's appearance"
        case .page: "\(vendor) fetches assets by itself and knows no base URL"
        case .frame: "open values become \(vendor)'s defaults"
        case .motion: "\(vendor) names its animations: fade, or the edge of a banner"
        case .language: "the page's language"
        case .extras: "values that are null are dropped"
        }
    }
}
