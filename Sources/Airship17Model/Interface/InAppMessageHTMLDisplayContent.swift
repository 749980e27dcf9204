public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A message that shows a web page (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageHTMLDisplayContent: InAppMessageDisplayContent {
    /// The URL of the page.
    public let url: String
    /// The width, in points; 0 means automatic.
    public let width: CGFloat
    /// The height, in points; 0 means automatic.
    public let height: CGFloat
    /// Whether a page that is scaled down keeps its aspect ratio.
    public let aspectLock: Bool
    /// Whether the message waits for a network connection.
    public let requireConnectivity: Bool
    /// The background colour.
    public let backgroundColor: UIColor
    /// The colour of the close button.
    public let dismissButtonColor: UIColor
    /// The corner radius, in points.
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

    /// Makes the content.
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder is not valid; the stage's log says why. It is not valid when
    ///   it has no URL.
    public convenience init?(builderBlock: @escaping (InAppMessageHTMLDisplayContentBuilder) -> Void) {
        let builder = InAppMessageHTMLDisplayContentBuilder()
        builderBlock(builder)
        guard let url = builder.needed() else { return nil }
        self.init(builder, url: url)
    }

    /// A changed copy; the original is unchanged (AS-050), so an unused copy has no effect.
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageHTMLDisplayContentBuilder) -> Void
    ) -> InAppMessageHTMLDisplayContent? {
        InAppMessageHTMLDisplayContent { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// Whether the object is content of the same class with equal values. Colours are compared as JSON, lengths and
    /// times with a tolerance of 0.01.
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
    /// The URL of the page. Required, but not validated; nil by default.
    public var url: String?
    /// The width, in points; 0 means automatic; 0 by default.
    public var width: CGFloat = 0
    /// The height, in points; 0 means automatic; 0 by default.
    public var height: CGFloat = 0
    /// Whether a page that is scaled down keeps its aspect ratio; false by default.
    public var aspectLock = false
    /// Whether the message waits for a network connection; true by default.
    public var requiresConnectivity = true
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
