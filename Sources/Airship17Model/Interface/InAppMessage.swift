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
    public convenience init?(builderBlock: @escaping (UAInAppMessageBuilder) -> Void) {
        let builder = UAInAppMessageBuilder()
        builderBlock(builder)
        guard let content = builder.needed() else { return nil }
        self.init(builder, content: content)
    }

    /// A changed copy; the message itself stays as it is (AS-050), so a copy that is not used has no effect.
    /// - Parameter builderBlock: changes the builder, which holds the values of this message; called once,
    ///   before this returns.
    /// - Returns: nil when the builder is not valid any more; the stage's log says why.
    @discardableResult public func extend(_ builderBlock: @escaping (UAInAppMessageBuilder) -> Void)
        -> InAppMessage?
    {
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

/// How a message is laid out (section 1.3). Sendable.
public enum InAppMessageDisplayType: Int, Sendable, Hashable {
    /// A banner at the top or bottom of the screen.
    case banner = 0
    /// A message that fills the screen.
    case fullScreen = 1
    /// A message in the middle of the screen.
    case modal = 2
    /// A web page.
    case HTML = 3
    /// What only the app's own adapter can show.
    case custom = 4
    /// A layout made with the vendor's own editor; late versions only.
    case airshipLayout = 5
}

/// A message is shown when the display coordinator's interval is over, which is the default (section 1.3).
public let UAInAppMessageDisplayBehaviorDefault = "default"

/// A message is shown at once, whatever else is on the screen (section 1.3, AS-036).
public let UAInAppMessageDisplayBehaviorImmediate = "immediate"

/// Where a message comes from (section 4.1). Not public in the SDK. Sendable.
package enum InAppMessageSource: String, Sendable, CaseIterable {
    /// Made by the app.
    case appDefined = "app-defined"
    /// Sent by the campaign system.
    case remoteData = "remote-data"
    /// Made of a standard message.
    case legacyPush = "legacy-push"
}

/// Collects the values of a message (section 1.10). The SDK's Swift name has the prefix, unlike most others.
///
/// Not Sendable: use it inside the block that receives it.
public final class UAInAppMessageBuilder: NSObject {
    /// The name; nil, or 1 to 100 characters. Nil at first.
    public var name: String?
    /// What is shown. Needed; nil at first.
    public var displayContent: InAppMessageDisplayContent?
    /// The campaign's own keys and values; nil at first. What JSON cannot hold becomes its description.
    public var extras: [AnyHashable: Any]?
    /// The actions that are run whenever a display of the message ends, by name; nil at first. What JSON
    /// cannot hold becomes its description.
    public var actions: [AnyHashable: Any]?
    /// When the message may be shown; `UAInAppMessageDisplayBehaviorDefault` at first, and where it is nil.
    public var displayBehavior: String? = UAInAppMessageDisplayBehaviorDefault
    /// Whether display and resolution are reported; true at first.
    public var isReportingEnabled = true
    package var source = InAppMessageSource.appDefined
    package var campaigns: JSONValue?
    package var renderedLocale: ObjectValue?

    /// Makes a builder with the values that each property names.
    public override init() {}

    /// Whether a message can be built of the values. Logs nothing.
    public func isValid() -> Bool { isComplete }

    func copyValues(of message: InAppMessage) {
        name = message.name
        displayContent = message.displayContent
        extras = message.extras
        actions = message.actions
        displayBehavior = message.displayBehavior
        isReportingEnabled = message.isReportingEnabled
        source = message.source
        campaigns = message.campaigns
        renderedLocale = message.renderedLocale
    }
}

@available(*, unavailable) extension UAInAppMessageBuilder: Sendable {}

extension UAInAppMessageBuilder: CheckedBuilder {
    func needed(at path: PayloadPath) throws(PayloadError) -> InAppMessageDisplayContent {
        if let name { try Bounds.check(name, at: path["name"]) }
        guard let displayContent else { throw .missing(path["display"], expected: "a display content") }
        return displayContent
    }
}

// The names with which Objective-C, and Swift before version 15, write the same types (section 0.2).

/// The name of `InAppMessage` in Objective-C.
public typealias UAInAppMessage = InAppMessage
/// The name of `InAppMessageDisplayType` in Objective-C.
public typealias UAInAppMessageDisplayType = InAppMessageDisplayType
/// The name of `InAppMessageResolution` in Objective-C.
public typealias UAInAppMessageResolution = InAppMessageResolution
/// The name of `InAppMessageResolutionType` in Objective-C.
public typealias UAInAppMessageResolutionType = InAppMessageResolutionType

/// The SDK has no such name: code that uses it compiles here, with a warning, and not there. The vendor's guides write it.
@available(*, deprecated, renamed: "UAInAppMessageBuilder")
public typealias InAppMessageBuilder = UAInAppMessageBuilder
