import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

/// Traces of hosts that break one of the rules of Adobe's shape for Android 2, by the number of the rule.
enum AdobeAndroid2Mutants: AdobeEventNames {
    static let all: Table = [
        registration, showing, leaving, links, pages, firstShape, alerts, payloads, details, edges,
        blanks, buttons, readings,
    ].reduce(into: [:]) { $0.merge($1) { $0 + $1 } }

    // MARK: Events, as traces name them

    static let webViewCreated = EventPattern.sdk("web view created")
    static let fragmentShown = EventPattern.sdk("fragment shown")
    static let fragmentDismissed = EventPattern.sdk("fragment dismissed")
    static let htmlLoaded = EventPattern.sdk("HTML loaded")
    static let onShowFailure = EventPattern(.listener, "onShowFailure")
    static let delegates = EventPattern(.app, "delegates")

    /// Something that the SDK does to a message.
    static func sdk(_ name: String, _ message: String) -> EventPattern { .sdk(name, ["messageId": message]) }

    /// Adds a callback about a message, at the end or after an event, that the rule forbids.
    static func tell(_ callback: String, _ message: String, after target: EventPattern? = nil)
        -> TraceMutation
    {
        .insert(.delegate, callback, ["message": message], after: target)
    }

    /// Adds a question about a message, after an event, that the rule forbids.
    static func ask(_ message: String, after target: EventPattern? = nil) -> TraceMutation {
        .insert(.delegate, "shouldShowMessage", ["message": message], answer: "true", after: target)
    }

    /// Adds a tracked event, at the end, that the rule forbids.
    static func track(_ type: String, action: String = "") -> TraceMutation {
        .insert(
            .sdk, "Messaging interaction event",
            ["kind": "analytics", "eventType": "decisioning.proposition\(type)", "action": action])
    }
}
