public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Collects the values of `InAppMessageBannerDisplayContent` (section 1.10).
///
/// Not Sendable: use it inside the block that receives it.
public final class InAppMessageBannerDisplayContentBuilder: NSObject {
    /// The text at the top. One of heading and body is needed; nil at first.
    public var heading: InAppMessageTextInfo?
    /// The text below. One of heading and body is needed; nil at first.
    public var body: InAppMessageTextInfo?
    /// The image, if any; nil at first.
    public var media: InAppMessageMediaInfo?
    /// The buttons, at most two; nil at first.
    public var buttons: [InAppMessageButtonInfo]?
    /// How the buttons are arranged; `separate` at first.
    public var buttonLayout: InAppMessageButtonLayoutType = .separate
    /// The edge of the screen that the banner comes from; `bottom` at first.
    public var placement: InAppMessageBannerPlacementType = .bottom
    /// How media and texts are arranged; `mediaLeft` at first.
    public var contentLayout: InAppMessageBannerContentLayoutType = .mediaLeft
    /// How long the banner stays, in seconds. No number is refused (AS-082); 30 at first.
    public var durationSeconds: TimeInterval = 30
    /// The colour behind everything; white at first.
    public var backgroundColor: UIColor = .white
    /// The colour of the button that closes the message; black at first.
    public var dismissButtonColor: UIColor = .black
    /// The radius of the corners, in points; 0 at first.
    public var borderRadiusPoints: CGFloat = 0
    /// The actions that a tap on the banner runs, by name; nil at first. What JSON cannot hold becomes its
    /// description.
    public var actions: [AnyHashable: Any]?

    /// Makes a builder with the values that each property names.
    public override init() {}

    /// Whether something can be built of the values. Logs nothing.
    public func isValid() -> Bool { isComplete }

    func copyValues(of content: InAppMessageBannerDisplayContent) {
        heading = content.heading
        body = content.body
        media = content.media
        buttons = content.buttons
        buttonLayout = content.buttonLayout
        placement = content.placement
        contentLayout = content.contentLayout
        durationSeconds = content.durationSeconds
        backgroundColor = content.backgroundColor
        dismissButtonColor = content.dismissButtonColor
        borderRadiusPoints = content.borderRadiusPoints
        actions = content.actions
    }
}

@available(*, unavailable) extension InAppMessageBannerDisplayContentBuilder: Sendable {}

extension InAppMessageBannerDisplayContentBuilder: CheckedBuilder {
    func needed(at path: PayloadPath) throws(PayloadError) {
        try Bounds.check(heading: heading, body: body, at: path)
        try Bounds.check(buttons: buttons, maximum: UAInAppMessageBannerMaxButtons, at: path)
        if let media, media.type != .image {
            let type = JSONValue.string(media.type.jsonName)
            throw .invalidValue(type, at: path["media"]["type"], expected: "\"image\" in a banner")
        }
    }
}
