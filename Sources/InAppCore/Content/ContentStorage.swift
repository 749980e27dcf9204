import Foundation

/// What a `MessageContent` says, shared by its copies.
///
/// `@unchecked Sendable`: only `MessageContent.own()` hands it out to be changed, and only while one content alone refers to it;
/// a content is a value, so nobody reads that one at the same time.
final class ContentStorage: @unchecked Sendable {
    var layout: MessageContent.Layout
    var isImageOnly: Bool = false
    var header: TextContent?
    var body: TextContent?
    var graphic: GraphicContent?
    var buttons: [ButtonContent] = []
    var clickEffect: MessageAction.Effect = .none
    var autoClose: TimeInterval?
    var orientation: MessageContent.Orientation = .any
    var edge: MessageContent.Edge?
    var themes: [String: ThemeContent] = [:]
    var page: PageContent?
    var frame: FrameContent?
    var motion: MotionContent = MotionContent()
    var language: String?
    var extras: [String: ContentValue] = [:]

    init(layout: MessageContent.Layout) {
        self.layout = layout
    }

    init(copying other: ContentStorage) {
        layout = other.layout
        isImageOnly = other.isImageOnly
        header = other.header
        body = other.body
        graphic = other.graphic
        buttons = other.buttons
        clickEffect = other.clickEffect
        autoClose = other.autoClose
        orientation = other.orientation
        edge = other.edge
        themes = other.themes
        page = other.page
        frame = other.frame
        motion = other.motion
        language = other.language
        extras = other.extras
    }
}
