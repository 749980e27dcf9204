public import Foundation
import HeadlessStage
public import PlatformStandIns

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
