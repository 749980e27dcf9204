public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message that shows a web page (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageHTMLDisplayContent: InAppMessageDisplayContent {
    /// Where the page is.
    public let url: String
    /// The width, in points; 0 means automatic.
    public let width: CGFloat
    /// The height, in points; 0 means automatic.
    public let height: CGFloat
    /// Whether a page that has to be smaller keeps its proportions.
    public let aspectLock: Bool
    /// Whether the message waits until there is a connection.
    public let requireConnectivity: Bool
    /// The colour behind everything.
    public let backgroundColor: UIColor
    /// The colour of the button that closes the message.
    public let dismissButtonColor: UIColor
    /// The radius of the corners, in points.
    public let borderRadiusPoints: CGFloat
    /// Whether the message fills a small screen.
    public let allowFullScreenDisplay: Bool

    init(_ builder: InAppMessageHTMLDisplayContentBuilder, url: String) {
        self.url = url
        width = builder.width
        height = builder.height
        aspectLock = builder.aspectLock
        requireConnectivity = builder.requiresConnectivity
        backgroundColor = builder.backgroundColor
        dismissButtonColor = builder.dismissButtonColor
        borderRadiusPoints = builder.borderRadiusPoints
        allowFullScreenDisplay = builder.allowFullScreenDisplay
        super.init(displayType: .HTML)
    }

    /// Makes a content.
    /// - Parameter builderBlock: fills the builder; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has no URL.
    public convenience init?(builderBlock: @escaping (InAppMessageHTMLDisplayContentBuilder) -> Void) {
        let builder = InAppMessageHTMLDisplayContentBuilder()
        builderBlock(builder)
        guard let url = builder.needed() else { return nil }
        self.init(builder, url: url)
    }

    /// A changed copy; the content itself stays as it is (AS-050), so a copy that is not used has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageHTMLDisplayContentBuilder) -> Void
    ) -> InAppMessageHTMLDisplayContent? {
        InAppMessageHTMLDisplayContent { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is such a content with the same values: colours as JSON writes them, lengths and
    /// times within 0.01.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageHTMLDisplayContent else { return false }
        return url == other.url
            && width.isNear(other.width)
            && height.isNear(other.height)
            && aspectLock == other.aspectLock
            && requireConnectivity == other.requireConnectivity
            && backgroundColor.hasSameHex(as: other.backgroundColor)
            && dismissButtonColor.hasSameHex(as: other.dismissButtonColor)
            && borderRadiusPoints.isNear(other.borderRadiusPoints)
            && allowFullScreenDisplay == other.allowFullScreenDisplay
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(url)
        return hasher.finalize()
    }

    override var jsonValue: JSONValue { writtenJSON }
}

/// Collects the values of `InAppMessageHTMLDisplayContent` (section 1.10).
///
/// Not Sendable: use it inside the block that receives it.
public final class InAppMessageHTMLDisplayContentBuilder: NSObject {
    /// Where the page is. Needed, but not looked at; nil at first.
    public var url: String?
    /// The width, in points; 0 means automatic; 0 at first.
    public var width: CGFloat = 0
    /// The height, in points; 0 means automatic; 0 at first.
    public var height: CGFloat = 0
    /// Whether a page that has to be smaller keeps its proportions; false at first.
    public var aspectLock = false
    /// Whether the message waits until there is a connection; true at first.
    public var requiresConnectivity = true
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

    func copyValues(of content: InAppMessageHTMLDisplayContent) {
        url = content.url
        width = content.width
        height = content.height
        aspectLock = content.aspectLock
        requiresConnectivity = content.requireConnectivity
        backgroundColor = content.backgroundColor
        dismissButtonColor = content.dismissButtonColor
        borderRadiusPoints = content.borderRadiusPoints
        allowFullScreenDisplay = content.allowFullScreenDisplay
    }
}

@available(*, unavailable) extension InAppMessageHTMLDisplayContentBuilder: Sendable {}

extension InAppMessageHTMLDisplayContentBuilder: CheckedBuilder {
    func needed(at path: PayloadPath) throws(PayloadError) -> String {
        guard let url else { throw .missing(path["url"], expected: "a string") }
        return url
    }
}
