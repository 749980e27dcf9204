public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message in the middle of the screen (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageModalDisplayContent: InAppMessageDisplayContent {
    /// The heading, if any.
    public let heading: InAppMessageTextInfo?
    /// The body text, if any.
    public let body: InAppMessageTextInfo?
    /// The image or video, if any.
    public let media: InAppMessageMediaInfo?
    /// The button at the bottom in the style of a link, if any.
    public let footer: InAppMessageButtonInfo?
    /// The buttons; empty when there are none.
    public let buttons: [InAppMessageButtonInfo]
    /// The layout of the buttons.
    public let buttonLayout: InAppMessageButtonLayoutType
    /// The layout of media and texts.
    public let contentLayout: InAppMessageModalContentLayoutType
    /// The background colour.
    public let backgroundColor: UIColor
    /// The colour of the close button.
    public let dismissButtonColor: UIColor
    /// The corner radius, in points.
    public let borderRadiusPoints: CGFloat
    /// Whether the message fills a small screen.
    public let allowFullScreenDisplay: Bool

    init(_ builder: InAppMessageModalDisplayContentBuilder) {
        heading = builder.heading
        body = builder.body
        media = builder.media
        footer = builder.footer
        buttons = builder.buttons ?? []
        buttonLayout = builder.buttonLayout
        contentLayout = builder.contentLayout
        backgroundColor = builder.backgroundColor
        dismissButtonColor = builder.dismissButtonColor
        borderRadiusPoints = builder.borderRadiusPoints
        allowFullScreenDisplay = builder.allowFullScreenDisplay
        super.init(displayType: .modal)
    }

    /// Makes the content.
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has neither heading nor body, or more than two buttons.
    public convenience init?(builderBlock: @escaping (InAppMessageModalDisplayContentBuilder) -> Void) {
        let builder = InAppMessageModalDisplayContentBuilder()
        builderBlock(builder)
        guard builder.needed() != nil else { return nil }
        self.init(builder)
    }

    /// A changed copy; the original is unchanged (AS-050), so an unused copy has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageModalDisplayContentBuilder) -> Void
    ) -> InAppMessageModalDisplayContent? {
        InAppMessageModalDisplayContent { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is content of the same class with equal values. Colours are compared as JSON, lengths and
    /// times with a tolerance of 0.01.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageModalDisplayContent else { return false }
        return hasSameTexts(as: other) && footer == other.footer && contentLayout == other.contentLayout
            && borderRadiusPoints.isNear(other.borderRadiusPoints)
            && allowFullScreenDisplay == other.allowFullScreenDisplay
    }

    public override var hash: Int { textsHash }

    override var jsonValue: JSONValue { writtenJSON }
}

/// Collects the values of `InAppMessageModalDisplayContent` (section 1.10).
///
/// Not Sendable: use it inside the block that receives it.
public final class InAppMessageModalDisplayContentBuilder: NSObject {
    /// The heading. Heading or body is required; nil by default.
    public var heading: InAppMessageTextInfo?
    /// The body text. Heading or body is required; nil by default.
    public var body: InAppMessageTextInfo?
    /// The image or video, if any; nil by default.
    public var media: InAppMessageMediaInfo?
    /// The button at the bottom in the style of a link, if any; nil by default.
    public var footer: InAppMessageButtonInfo?
    /// The buttons, at most two; nil by default.
    public var buttons: [InAppMessageButtonInfo]?
    /// The layout of the buttons; `separate` by default.
    public var buttonLayout: InAppMessageButtonLayoutType = .separate
    /// The layout of media and texts; `headerMediaBody` by default.
    public var contentLayout: InAppMessageModalContentLayoutType = .headerMediaBody
    /// The background colour; white by default.
    public var backgroundColor: UIColor = .white
    /// The colour of the close button; black by default.
    public var dismissButtonColor: UIColor = .black
    /// The corner radius, in points; 0 by default.
    public var borderRadiusPoints: CGFloat = 0
    /// Whether the message fills a small screen; false by default.
    public var allowFullScreenDisplay = false

    /// Makes a builder with the default value of each property.
    public override init() {}

    /// Whether the values are valid. Logs nothing.
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
