public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Collects the values of a button (section 1.10). Not Sendable: use it inside the block that receives it.
public final class InAppMessageButtonInfoBuilder: NSObject {
    /// The text on the button. Needed; nil at first.
    public var label: InAppMessageTextInfo?
    /// The id, 1 to 100 characters. Needed; nil at first.
    public var identifier: String?
    /// What a tap does besides the actions; `dismiss` at first.
    public var behavior = InAppMessageButtonInfoBehaviorType.dismiss
    /// The radius of the corners, in points; 0 at first.
    public var borderRadiusPoints: CGFloat = 0
    /// The colour behind the text; clear at first.
    public var backgroundColor: UIColor = .clear
    /// The colour of the edge; clear at first.
    public var borderColor: UIColor = .clear
    /// The actions that a tap runs, by name; nil at first. What JSON cannot hold becomes its description.
    public var actions: [AnyHashable: Any]?

    /// Makes a builder with the values that each property names.
    public override init() {}

    /// Whether something can be built of the values. Logs nothing.
    public func isValid() -> Bool { isComplete }

    func copyValues(of info: InAppMessageButtonInfo) {
        label = info.label
        identifier = info.identifier
        behavior = info.behavior
        borderRadiusPoints = info.borderRadiusPoints
        backgroundColor = info.backgroundColor
        borderColor = info.borderColor
        actions = info.actions
    }
}

@available(*, unavailable) extension InAppMessageButtonInfoBuilder: Sendable {}

extension InAppMessageButtonInfoBuilder: CheckedBuilder {
    func needed(
        at path: PayloadPath
    ) throws(PayloadError) -> (label: InAppMessageTextInfo, identifier: String) {
        guard let label else { throw .missing(path["label"], expected: "a text info") }
        guard let identifier else { throw .missing(path["id"], expected: "a string") }
        try Bounds.check(identifier, at: path["id"])
        return (label, identifier)
    }
}
