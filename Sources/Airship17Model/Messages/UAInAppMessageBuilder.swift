public import Foundation
package import HeadlessStage

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
