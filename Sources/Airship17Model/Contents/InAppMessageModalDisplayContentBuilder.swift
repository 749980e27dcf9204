public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Collects the values of `InAppMessageModalDisplayContent` (section 1.10).
///
/// Not Sendable: use it inside the block that receives it.
public final class InAppMessageModalDisplayContentBuilder: NSObject {
    /// The text at the top. One of heading and body is needed; nil at first.
    public var heading: InAppMessageTextInfo?
    /// The text below. One of heading and body is needed; nil at first.
    public var body: InAppMessageTextInfo?
    /// The picture or film, if any; nil at first.
    public var media: InAppMessageMediaInfo?
    /// The button at the bottom that looks like a link, if any; nil at first.
    public var footer: InAppMessageButtonInfo?
    /// The buttons, at most two; nil at first.
    public var buttons: [InAppMessageButtonInfo]?
    /// How the buttons are arranged; `separate` at first.
    public var buttonLayout: InAppMessageButtonLayoutType = .separate
    /// How media and texts are arranged; `headerMediaBody` at first.
    public var contentLayout: InAppMessageModalContentLayoutType = .headerMediaBody
    /// The colour behind everything; white at first.
    public var backgroundColor: UIColor = .white
    /// The colour of the button that closes the message; black at first.
    public var dismissButtonColor: UIColor = .black
    /// The radius of the corners, in points; 0 at first.
    public var borderRadiusPoints: CGFloat = 0
    /// Whether the message fills a small screen; false at first.
    public var allowFullScreenDisplay = false

    /// Makes a builder with the values that each property names.
    public override init() {}

    /// Whether something can be built of the values. Logs nothing.
    public func isValid() -> Bool { isComplete }

    func copyValues(of content: InAppMessageModalDisplayContent) {
        heading = content.heading
        body = content.body
        media = content.media
        footer = content.footer
        buttons = content.buttons
        buttonLayout = content.buttonLayout
        contentLayout = content.contentLayout
        backgroundColor = content.backgroundColor
        dismissButtonColor = content.dismissButtonColor
        borderRadiusPoints = content.borderRadiusPoints
        allowFullScreenDisplay = content.allowFullScreenDisplay
    }
}

@available(*, unavailable) extension InAppMessageModalDisplayContentBuilder: Sendable {}

extension InAppMessageModalDisplayContentBuilder: CheckedBuilder {
    func needed(at path: PayloadPath) throws(PayloadError) {
        try Bounds.check(heading: heading, body: body, at: path)
        try Bounds.check(buttons: buttons, maximum: UAInAppMessageModalMaxButtons, at: path)
    }
}
