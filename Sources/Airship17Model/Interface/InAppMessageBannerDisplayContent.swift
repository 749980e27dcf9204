public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message at the top or bottom of the screen (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageBannerDisplayContent: InAppMessageDisplayContent {
    /// The text at the top, if any.
    public let heading: InAppMessageTextInfo?
    /// The text below, if any.
    public let body: InAppMessageTextInfo?
    /// The picture or film, if any.
    public let media: InAppMessageMediaInfo?
    /// The buttons; empty when there are none.
    public let buttons: [InAppMessageButtonInfo]
    /// How the buttons are arranged.
    public let buttonLayout: InAppMessageButtonLayoutType
    /// The edge of the screen that the banner comes from.
    public let placement: InAppMessageBannerPlacementType
    /// How media and texts are arranged.
    public let contentLayout: InAppMessageBannerContentLayoutType
    /// How long the banner stays, in seconds. No number is refused (AS-082).
    public let durationSeconds: TimeInterval
    /// The colour behind everything.
    public let backgroundColor: UIColor
    /// The colour of the button that closes the message.
    public let dismissButtonColor: UIColor
    /// The radius of the corners, in points.
    public let borderRadiusPoints: CGFloat
    let actionsObject: ObjectValue?

    init(_ builder: InAppMessageBannerDisplayContentBuilder) {
        heading = builder.heading
        body = builder.body
        media = builder.media
        buttons = builder.buttons ?? []
        buttonLayout = builder.buttonLayout
        placement = builder.placement
        contentLayout = builder.contentLayout
        durationSeconds = builder.durationSeconds
        backgroundColor = builder.backgroundColor
        dismissButtonColor = builder.dismissButtonColor
        borderRadiusPoints = builder.borderRadiusPoints
        actionsObject = builder.actions.map(ObjectValue.init)
        super.init(displayType: .banner)
    }

    /// Makes a content.
    /// - Parameter builderBlock: fills the builder; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has neither heading nor body, media other than an image, or more than two buttons.
    public convenience init?(builderBlock: @escaping (InAppMessageBannerDisplayContentBuilder) -> Void) {
        let builder = InAppMessageBannerDisplayContentBuilder()
        builderBlock(builder)
        guard builder.needed() != nil else { return nil }
        self.init(builder)
    }

    /// A changed copy; the content itself stays as it is (AS-050), so a copy that is not used has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageBannerDisplayContentBuilder) -> Void
    ) -> InAppMessageBannerDisplayContent? {
        InAppMessageBannerDisplayContent { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// The actions that a tap on the banner runs, by name.
    public var actions: [AnyHashable: Any]? { actionsObject?.dictionary }

    /// Whether the object is such a content with the same values: colours as JSON writes them, lengths and
    /// times within 0.01.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageBannerDisplayContent else { return false }
        return hasSameTexts(as: other) && placement == other.placement && contentLayout == other.contentLayout
            && durationSeconds.isNear(other.durationSeconds)
            && borderRadiusPoints.isNear(other.borderRadiusPoints) && actionsObject == other.actionsObject
    }

    public override var hash: Int { textsHash }

    override var jsonValue: JSONValue { writtenJSON }
}

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
