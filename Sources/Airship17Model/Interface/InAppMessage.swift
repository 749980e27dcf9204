public import Foundation
package import HeadlessStage

/// A message that is shown in the app when a schedule triggers (section 1.10).
///
/// Immutable: `extend` makes a changed copy (AS-050). Any thread. Not Sendable, as in the SDK.
public final class InAppMessage: NSObject {
    /// The name; nil, or 1 to 100 characters.
    public let name: String?
    /// The content: an object of one of the classes that end in `DisplayContent`.
    public let displayContent: InAppMessageDisplayContent
    /// `UAInAppMessageDisplayBehaviorDefault` or `UAInAppMessageDisplayBehaviorImmediate`; the first if the builder had
    /// none.
    public let displayBehavior: String
    /// Whether display and resolution are reported (AS-048). Delegates are called in any case.
    public let isReportingEnabled: Bool
    /// The source of the message.
    package let source: InAppMessageSource
    /// The campaign data for reports, unchanged.
    package let campaigns: JSONValue?
    /// The locale for which the message was made, unchanged.
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
    /// - Parameter builderBlock: sets the builder's values; called once, before this returns.
    /// - Returns: nil when the builder has no content, or a name of invalid length; the stage's log says why.
    public convenience init?(builderBlock: @escaping (UAInAppMessageBuilder) -> Void) {
        let builder = UAInAppMessageBuilder()
        builderBlock(builder)
        guard let content = builder.needed() else { return nil }
        self.init(builder, content: content)
    }

    /// A changed copy; the message itself is unchanged (AS-050), so an unused copy has no effect.
    /// - Parameter builderBlock: changes the builder, which holds the values of this message; called once,
    ///   before this returns.
    /// - Returns: nil when the builder is no longer valid; the stage's log says why.
    @discardableResult public func extend(_ builderBlock: @escaping (UAInAppMessageBuilder) -> Void)
        -> InAppMessage?
    {
        InAppMessage { builder in
            builder.copyValues(of: self)
            builderBlock(builder)
        }
    }

    /// The display type of the content.
    public var displayType: InAppMessageDisplayType { displayContent.displayType }

    /// The campaign's own keys and values, as JSON represents them.
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
    /// Content that only the app's own adapter can show.
    case custom = 4
    /// A layout made with the vendor's own editor; late versions only.
    case airshipLayout = 5
}

/// A message is shown after the display coordinator's interval, which is the default (section 1.3).
public let UAInAppMessageDisplayBehaviorDefault = "default"

/// A message is shown at once, whatever else is on the screen (section 1.3, AS-036).
public let UAInAppMessageDisplayBehaviorImmediate = "immediate"

/// The source of a message (section 4.1). Not public in the SDK. Sendable.
package enum InAppMessageSource: String, Sendable, CaseIterable {
    /// Made by the app.
    case appDefined = "app-defined"
    /// Sent by the campaign system.
    case remoteData = "remote-data"
    /// Made from a standard message.
    case legacyPush = "legacy-push"
}

/// Collects the values of a message (section 1.10). The SDK's Swift name has the prefix, unlike most others.
///
/// Not Sendable: use it inside the block that receives it.
public final class UAInAppMessageBuilder: NSObject {
    /// The name; nil, or 1 to 100 characters. Nil by default.
    public var name: String?
    /// The content. Required; nil by default.
    public var displayContent: InAppMessageDisplayContent?
    /// The campaign's own keys and values; nil by default. Values that JSON cannot represent become their descriptions.
    public var extras: [AnyHashable: Any]?
    /// The actions that are run whenever a display of the message ends, by name; nil by default. Values that JSON
    /// cannot represent become their descriptions.
    public var actions: [AnyHashable: Any]?
    /// When the message may be shown; `UAInAppMessageDisplayBehaviorDefault` by default, and if it is nil.
    public var displayBehavior: String? = UAInAppMessageDisplayBehaviorDefault
    /// Whether display and resolution are reported; true by default.
    public var isReportingEnabled = true
    package var source = InAppMessageSource.appDefined
    package var campaigns: JSONValue?
    package var renderedLocale: ObjectValue?

    /// Makes a builder with the default value of each property.
    public override init() {}

    /// Whether the values are valid. Logs nothing.
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

// The names of the same types in Objective-C, and in Swift before version 15 (section 0.2).

/// The name of `InAppMessage` in Objective-C.
public typealias UAInAppMessage = InAppMessage
/// The name of `InAppMessageDisplayType` in Objective-C.
public typealias UAInAppMessageDisplayType = InAppMessageDisplayType
/// The name of `InAppMessageResolution` in Objective-C.
public typealias UAInAppMessageResolution = InAppMessageResolution
/// The name of `InAppMessageResolutionType` in Objective-C.
public typealias UAInAppMessageResolutionType = InAppMessageResolutionType

/// The SDK has no such name: code that uses it compiles here, with a warning, but not with the SDK. The vendor's guides
/// use it.
@available(*, deprecated, renamed: "UAInAppMessageBuilder")
public typealias InAppMessageBuilder = UAInAppMessageBuilder
