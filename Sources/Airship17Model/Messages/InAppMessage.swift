public import Foundation
package import HeadlessStage

/// What is shown in the app when a schedule triggers (section 1.10).
///
/// Immutable: `extend` makes a changed copy (AS-050). Any thread. Not Sendable, as in the SDK.
public final class InAppMessage: NSObject {
    /// The name; nil, or 1 to 100 characters.
    public let name: String?
    /// What is shown: one of the classes that end in `DisplayContent`.
    public let displayContent: InAppMessageDisplayContent
    /// `UAInAppMessageDisplayBehaviorDefault` or `UAInAppMessageDisplayBehaviorImmediate`; the first where the builder
    /// had none.
    public let displayBehavior: String
    /// Whether display and resolution are reported (AS-048). Delegates are called in any case.
    public let isReportingEnabled: Bool
    /// Where the message comes from.
    package let source: InAppMessageSource
    /// What the campaign's reports need, as it came.
    package let campaigns: JSONValue?
    /// The locale for which the message was made, as it came.
    package let renderedLocale: ObjectValue?
    let extrasObject: ObjectValue?
    let actionsObject: ObjectValue?

    init(_ builder: UAInAppMessageBuilder, content: InAppMessageDisplayContent) {
        name = builder.name
        displayContent = content
        displayBehavior = builder.displayBehavior ?? UAInAppMessageDisplayBehaviorDefault
        isReportingEnabled = builder.isReportingEnabled
        source = builder.source
        campaigns = builder.campaigns
        renderedLocale = builder.renderedLocale
        extrasObject = builder.extras.map(ObjectValue.init)
        actionsObject = builder.actions.map(ObjectValue.init)
    }

    /// Makes a message.
    /// - Parameter builderBlock: fills the builder; called once, before this returns.
    /// - Returns: nil when the builder has no content, or a name of a wrong length; the stage's log says why.
    public convenience init?(builderBlock: (UAInAppMessageBuilder) -> Void) {
        let builder = UAInAppMessageBuilder()
        builderBlock(builder)
        guard let content = builder.needed() else { return nil }
        self.init(builder, content: content)
    }

    /// A changed copy; the message itself stays as it is (AS-050), so a copy that is not used has no effect.
    /// - Parameter builderBlock: changes the builder, which holds the values of this message; called once,
    ///   before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(_ builderBlock: (UAInAppMessageBuilder) -> Void) -> InAppMessage? {
        InAppMessage { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// How the message is laid out: what the content says.
    public var displayType: InAppMessageDisplayType { displayContent.displayType }

    /// The campaign's own keys and values, as JSON holds them.
    public var extras: [AnyHashable: Any]? { extrasObject?.dictionary }

    /// The actions that are run whenever a display of the message ends (AS-045), by name.
    public var actions: [AnyHashable: Any]? { actionsObject?.dictionary }

    /// Whether the object is a message with the same values. The locale is not compared (section 1.10).
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? InAppMessage else { return false }
        return name == other.name && displayContent == other.displayContent
            && extrasObject == other.extrasObject && actionsObject == other.actionsObject
            && campaigns == other.campaigns && displayBehavior == other.displayBehavior
            && isReportingEnabled == other.isReportingEnabled && source == other.source
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(displayContent)
        hasher.combine(extrasObject)
        hasher.combine(displayBehavior)
        return hasher.finalize()
    }
}

@available(*, unavailable) extension InAppMessage: Sendable {}
