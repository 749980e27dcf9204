public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message at the top or bottom of the screen (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageBannerDisplayContent: InAppMessageDisplayContent {
    /// The heading, if any.
    public let heading: InAppMessageTextInfo?
    /// The body text, if any.
    public let body: InAppMessageTextInfo?
    /// The image or video, if any.
    public let media: InAppMessageMediaInfo?
    /// The buttons; empty when there are none.
    public let buttons: [InAppMessageButtonInfo]
    /// The layout of the buttons.
    public let buttonLayout: InAppMessageButtonLayoutType
    /// The edge of the screen that the banner comes from.
    public let placement: InAppMessageBannerPlacementType
    /// The layout of media and texts.
    public let contentLayout: InAppMessageBannerContentLayoutType
    /// How long the banner stays, in seconds. Every number is accepted (AS-082).
    public let durationSeconds: TimeInterval
    /// The background colour.
    public let backgroundColor: UIColor
    /// The colour of the close button.
    public let dismissButtonColor: UIColor
    /// The corner radius, in points.
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

    /// Makes the content.
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has neither heading nor body, media other than an image, or more than two buttons.
    public convenience init?(builderBlock: @escaping (InAppMessageBannerDisplayContentBuilder) -> Void) {
        let builder = InAppMessageBannerDisplayContentBuilder()
        builderBlock(builder)
        guard builder.needed() != nil else { return nil }
        self.init(builder)
    }

    /// A changed copy; the original is unchanged (AS-050), so an unused copy has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
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

    /// Whether the object is content of the same class with equal values. Colours are compared as JSON, lengths and
    /// times with a tolerance of 0.01.
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
    /// The heading. Heading or body is required; nil by default.
    public var heading: InAppMessageTextInfo?
    /// The body text. Heading or body is required; nil by default.
    public var body: InAppMessageTextInfo?
    /// The image, if any; nil by default.
    public var media: InAppMessageMediaInfo?
    /// The buttons, at most two; nil by default.
    public var buttons: [InAppMessageButtonInfo]?
    /// The layout of the buttons; `separate` by default.
    public var buttonLayout: InAppMessageButtonLayoutType = .separate
    /// The edge of the screen that the banner comes from; `bottom` by default.
    public var placement: InAppMessageBannerPlacementType = .bottom
    /// The layout of media and texts; `mediaLeft` by default.
    public var contentLayout: InAppMessageBannerContentLayoutType = .mediaLeft
    /// How long the banner stays, in seconds. Every number is accepted (AS-082); 30 by default.
    public var durationSeconds: TimeInterval = 30
    /// The background colour; white by default.
    public var backgroundColor: UIColor = .white
    /// The colour of the close button; black by default.
    public var dismissButtonColor: UIColor = .black
    /// The corner radius, in points; 0 by default.
    public var borderRadiusPoints: CGFloat = 0
    /// The actions that a tap on the banner runs, by name; nil by default. Values that JSON cannot represent become
    /// their descriptions.
    public var actions: [AnyHashable: Any]?

    /// Makes a builder with the default value of each property.
    public override init() {}

    /// Whether the values are valid. Logs nothing.
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
