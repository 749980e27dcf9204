public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message in the middle of the screen (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageModalDisplayContent: InAppMessageDisplayContent {
    /// The text at the top, if any.
    public let heading: InAppMessageTextInfo?
    /// The text below, if any.
    public let body: InAppMessageTextInfo?
    /// The picture or film, if any.
    public let media: InAppMessageMediaInfo?
    /// The button at the bottom that looks like a link, if any.
    public let footer: InAppMessageButtonInfo?
    /// The buttons; empty when there are none.
    public let buttons: [InAppMessageButtonInfo]
    /// How the buttons are arranged.
    public let buttonLayout: InAppMessageButtonLayoutType
    /// How media and texts are arranged.
    public let contentLayout: InAppMessageModalContentLayoutType
    /// The colour behind everything.
    public let backgroundColor: UIColor
    /// The colour of the button that closes the message.
    public let dismissButtonColor: UIColor
    /// The radius of the corners, in points.
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

    /// Makes a content.
    /// - Parameter builderBlock: fills the builder; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has neither heading nor body, or more than two buttons.
    public convenience init?(builderBlock: @escaping (InAppMessageModalDisplayContentBuilder) -> Void) {
        let builder = InAppMessageModalDisplayContentBuilder()
        builderBlock(builder)
        guard builder.needed() != nil else { return nil }
        self.init(builder)
    }

    /// A changed copy; the content itself stays as it is (AS-050), so a copy that is not used has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageModalDisplayContentBuilder) -> Void
    ) -> InAppMessageModalDisplayContent? {
        InAppMessageModalDisplayContent { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is such a content with the same values: colours as JSON writes them, lengths and
    /// times within 0.01.
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
