public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Collects the values of `InAppMessageFullScreenDisplayContent` (section 1.10).
///
/// Not Sendable: use it inside the block that receives it.
public final class InAppMessageFullScreenDisplayContentBuilder: NSObject {
    /// The text at the top. One of heading and body is needed; nil at first.
    public var heading: InAppMessageTextInfo?
    /// The text below. One of heading and body is needed; nil at first.
    public var body: InAppMessageTextInfo?
    /// The picture or film, if any; nil at first.
    public var media: InAppMessageMediaInfo?
    /// The button at the bottom that looks like a link, if any; nil at first.
    public var footer: InAppMessageButtonInfo?
    /// The buttons, at most five; nil at first.
    public var buttons: [InAppMessageButtonInfo]?
    /// How the buttons are arranged; without effect if there are more than two; `separate` at first.
    public var buttonLayout: InAppMessageButtonLayoutType = .separate
    /// How media and texts are arranged; `headerMediaBody` at first.
    public var contentLayout: InAppMessageFullScreenContentLayoutType = .headerMediaBody
    /// The colour behind everything; white at first.
    public var backgroundColor: UIColor = .white
    /// The colour of the button that closes the message; black at first.
    public var dismissButtonColor: UIColor = .black

    /// Makes a builder with the values that each property names.
    public override init() {}

    /// Whether something can be built of the values. Logs nothing.
    public func isValid() -> Bool { isComplete }

    func copyValues(of content: InAppMessageFullScreenDisplayContent) {
        heading = content.heading
        body = content.body
        media = content.media
        footer = content.footer
        buttons = content.buttons
        buttonLayout = content.buttonLayout
        contentLayout = content.contentLayout
        backgroundColor = content.backgroundColor
        dismissButtonColor = content.dismissButtonColor
    }
}

@available(*, unavailable) extension InAppMessageFullScreenDisplayContentBuilder: Sendable {}

extension InAppMessageFullScreenDisplayContentBuilder: CheckedBuilder {
    func needed(at path: PayloadPath) throws(PayloadError) {
        try Bounds.check(heading: heading, body: body, at: path)
        try Bounds.check(buttons: buttons, maximum: UAInAppMessageFullScreenMaxButtons, at: path)
    }
}
