import InAppContracts

/// Traces that hosts would make which break one of Adobe's rules for iOS, by the number of the rule.
enum AdobeIOSMutants {
    typealias Table = [String: [Mutant]]

    static let all = showing.merging(leaving) { $0 + $1 }.merging(links) { $0 + $1 }.merging(tracking) {
        $0 + $1
    }

    // MARK: Events, as traces name them

    static let gate = EventPattern.delegate("shouldShowMessage")
    static let onShow = EventPattern.delegate("onShow")
    static let onDismiss = EventPattern.delegate("onDismiss")
    static let urlLoaded = EventPattern.delegate("urlLoaded")
    static let viewInserted = EventPattern.sdk("view inserted")
    static let viewRemoved = EventPattern.sdk("view removed")
    static let sees = EventPattern(.app, "sees")

    static func edge(_ type: String) -> EventPattern {
        .sdk("Messaging interaction event", ["eventType": "decisioning.proposition\(type)"])
    }

    static func history(_ type: String) -> EventPattern {
        .sdk("Write IAM event to history", ["eventType": type])
    }

    static func app(_ call: String) -> EventPattern { EventPattern(.app, call) }

    static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    static func of(_ pattern: EventPattern, _ message: String) -> EventPattern {
        EventPattern(pattern.source, pattern.name, ["message": message])
    }
}
