public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message that fills the screen (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageFullScreenDisplayContent: InAppMessageDisplayContent {
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
    /// The layout of the buttons; `stacked` if there are more than two.
    public let buttonLayout: InAppMessageButtonLayoutType
    /// The layout of media and texts.
    public let contentLayout: InAppMessageFullScreenContentLayoutType
    /// The background colour.
    public let backgroundColor: UIColor
    /// The colour of the close button.
    public let dismissButtonColor: UIColor

    init(_ builder: InAppMessageFullScreenDisplayContentBuilder) {
        heading = builder.heading
        body = builder.body
        media = builder.media
        footer = builder.footer
        buttons = builder.buttons ?? []
        buttonLayout = buttons.count > 2 ? .stacked : builder.buttonLayout
        contentLayout = builder.contentLayout
        backgroundColor = builder.backgroundColor
        dismissButtonColor = builder.dismissButtonColor
        super.init(displayType: .fullScreen)
    }

    /// Makes the content.
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has neither heading nor body, or more than five buttons.
    public convenience init?(builderBlock: @escaping (InAppMessageFullScreenDisplayContentBuilder) -> Void) {
        let builder = InAppMessageFullScreenDisplayContentBuilder()
        builderBlock(builder)
        guard builder.needed() != nil else { return nil }
        self.init(builder)
    }

    /// A changed copy; the original is unchanged (AS-050), so an unused copy has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageFullScreenDisplayContentBuilder) -> Void
    ) -> InAppMessageFullScreenDisplayContent? {
        InAppMessageFullScreenDisplayContent { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is content of the same class with equal values. Colours are compared as JSON, lengths and
    /// times with a tolerance of 0.01.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageFullScreenDisplayContent else { return false }
        return hasSameTexts(as: other) && footer == other.footer && contentLayout == other.contentLayout
    }

    public override var hash: Int { textsHash }

    override var jsonValue: JSONValue { writtenJSON }
}

/// Collects the values of `InAppMessageFullScreenDisplayContent` (section 1.10).
///
/// Not Sendable: use it inside the block that receives it.
public final class InAppMessageFullScreenDisplayContentBuilder: NSObject {
    /// The heading. Heading or body is required; nil by default.
    public var heading: InAppMessageTextInfo?
    /// The body text. Heading or body is required; nil by default.
    public var body: InAppMessageTextInfo?
    /// The image or video, if any; nil by default.
    public var media: InAppMessageMediaInfo?
    /// The button at the bottom in the style of a link, if any; nil by default.
    public var footer: InAppMessageButtonInfo?
    /// The buttons, at most five; nil by default.
    public var buttons: [InAppMessageButtonInfo]?
    /// The layout of the buttons, without effect if there are more than two; `separate` by default.
    public var buttonLayout: InAppMessageButtonLayoutType = .separate
    /// The layout of media and texts; `headerMediaBody` by default.
    public var contentLayout: InAppMessageFullScreenContentLayoutType = .headerMediaBody
    /// The background colour; white by default.
    public var backgroundColor: UIColor = .white
    /// The colour of the close button; black by default.
    public var dismissButtonColor: UIColor = .black

    /// Makes a builder with the default value of each property.
    public override init() {}

    /// Whether the values are valid. Logs nothing.
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
