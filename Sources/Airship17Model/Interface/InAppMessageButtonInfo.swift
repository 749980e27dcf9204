public import Foundation
import HeadlessStage
public import PlatformStandIns

/// A button and its actions (section 1.10). Immutable; any thread. Not Sendable, as in the SDK.
public final class InAppMessageButtonInfo: NSObject {
    /// The text on the button.
    public let label: InAppMessageTextInfo
    /// The id, 1 to 100 characters.
    public let identifier: String
    /// The effect of a tap besides the actions.
    public let behavior: InAppMessageButtonInfoBehaviorType
    /// The corner radius, in points.
    public let borderRadiusPoints: CGFloat
    /// The background colour.
    public let backgroundColor: UIColor
    /// The border colour.
    public let borderColor: UIColor
    let actionsObject: ObjectValue?

    init(_ builder: InAppMessageButtonInfoBuilder, label: InAppMessageTextInfo, identifier: String) {
        self.label = label
        self.identifier = identifier
        behavior = builder.behavior
        borderRadiusPoints = builder.borderRadiusPoints
        backgroundColor = builder.backgroundColor
        borderColor = builder.borderColor
        actionsObject = builder.actions.map(ObjectValue.init)
    }

    /// Makes a button.
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder has no label, or no id of valid length; the stage's log says why.
    public convenience init?(builderBlock: @escaping (InAppMessageButtonInfoBuilder) -> Void) {
        let builder = InAppMessageButtonInfoBuilder()
        builderBlock(builder)
        guard let (label, identifier) = builder.needed() else { return nil }
        self.init(builder, label: label, identifier: identifier)
    }

    /// A changed copy; the original is unchanged (AS-050).
    /// - Parameter builderBlock: changes the builder, which holds these values; called once, before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
    @discardableResult public func extend(
        _ builderBlock: @escaping (InAppMessageButtonInfoBuilder) -> Void
    ) -> InAppMessageButtonInfo? {
        InAppMessageButtonInfo { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// The actions that a tap runs, by name.
    public var actions: [AnyHashable: Any]? { actionsObject?.dictionary }

    /// Whether the object is a button with equal values. Colours are compared as JSON, the radius with a tolerance of
    /// 0.01.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessageButtonInfo else { return false }
        return label == other.label && identifier == other.identifier && behavior == other.behavior
            && borderRadiusPoints.isNear(other.borderRadiusPoints)
            && backgroundColor.hasSameHex(as: other.backgroundColor)
            && borderColor.hasSameHex(as: other.borderColor) && actionsObject == other.actionsObject
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(label)
        hasher.combine(identifier)
        hasher.combine(behavior)
        hasher.combine(actionsObject)
        return hasher.finalize()
    }
}

@available(*, unavailable) extension InAppMessageButtonInfo: Sendable {}

/// Collects the values of a button (section 1.10). Not Sendable: use it inside the block that receives it.
public final class InAppMessageButtonInfoBuilder: NSObject {
    /// The text on the button. Required; nil by default.
    public var label: InAppMessageTextInfo?
    /// The id, 1 to 100 characters. Required; nil by default.
    public var identifier: String?
    /// The effect of a tap besides the actions; `dismiss` by default.
    public var behavior = InAppMessageButtonInfoBehaviorType.dismiss
    /// The corner radius, in points; 0 by default.
    public var borderRadiusPoints: CGFloat = 0
    /// The background colour; clear by default.
    public var backgroundColor: UIColor = .clear
    /// The border colour; clear by default.
    public var borderColor: UIColor = .clear
    /// The actions that a tap runs, by name; nil by default. Values that JSON cannot represent become their
    /// descriptions.
    public var actions: [AnyHashable: Any]?

    /// Makes a builder with the default value of each property.
    public override init() {}

    /// Whether the values are valid. Logs nothing.
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

/// The effect of a tap on a button besides its actions (section 1.3). Sendable.
public enum InAppMessageButtonInfoBehaviorType: Int, Sendable, Hashable {
    /// The message is dismissed.
    case dismiss = 0
    /// The message is dismissed and its schedule is cancelled (AS-043).
    case cancel = 1
}

/// The layouts of a message's buttons (section 1.3). Sendable.
public enum InAppMessageButtonLayoutType: Int, Sendable, Hashable {
    /// One above the other.
    case stacked = 0
    /// Side by side, with a space between.
    case separate = 1
    /// Side by side, without a space.
    case joined = 2
}
