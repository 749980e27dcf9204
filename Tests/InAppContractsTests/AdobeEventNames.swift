import InAppContracts

/// How traces of the Adobe shapes name events, for mutants. The names stand here once more, so that a rule
/// which looks for a wrong one is found out.
protocol AdobeEventNames {}

extension AdobeEventNames {
    typealias Table = [String: [Mutant]]

    static var gate: EventPattern { .delegate("shouldShowMessage") }
    static var onShow: EventPattern { .delegate("onShow") }
    static var onDismiss: EventPattern { .delegate("onDismiss") }
    static var urlLoaded: EventPattern { .delegate("urlLoaded") }
    static var sees: EventPattern { EventPattern(.app, "sees") }

    /// An Edge event by the end of its type's name.
    static func edge(_ type: String) -> EventPattern {
        .sdk("Messaging interaction event", ["eventType": "decisioning.proposition\(type)"])
    }

    static func app(_ call: String) -> EventPattern { EventPattern(.app, call) }

    static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    /// The calls of a pattern that concern one message.
    static func of(_ pattern: EventPattern, _ message: String) -> EventPattern {
        EventPattern(pattern.source, pattern.name, ["message": message])
    }
}
