package import InAppContracts

/// The names of events in traces of the Adobe shapes, for mutants. The names are repeated here, so that a rule that
/// looks for a wrong name is detected.
package protocol AdobeEventNames {}

extension AdobeEventNames {
    package typealias Table = [String: [Mutant]]

    package static var gate: EventPattern { .delegate("shouldShowMessage") }
    package static var onShow: EventPattern { .delegate("onShow") }
    package static var onDismiss: EventPattern { .delegate("onDismiss") }
    package static var urlLoaded: EventPattern { .delegate("urlLoaded") }
    package static var sees: EventPattern { EventPattern(.app, "sees") }

    /// An Edge event by the end of its type's name.
    package static func edge(_ type: String) -> EventPattern {
        .sdk("Messaging interaction event", ["eventType": "decisioning.proposition\(type)"])
    }

    /// The event that a message was not shown.
    package static func suppressed(_ message: String) -> EventPattern {
        .sdk(
            "Messaging interaction event",
            ["eventType": "decisioning.propositionSuppressDisplay", "messageId": message])
    }

    package static func app(_ call: String) -> EventPattern { EventPattern(.app, call) }

    package static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    /// The calls of a pattern that concern one message.
    package static func of(_ pattern: EventPattern, _ message: String) -> EventPattern {
        EventPattern(pattern.source, pattern.name, ["message": message])
    }
}
