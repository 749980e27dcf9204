import BrazeContracts
import InAppContracts

/// Traces of hosts that break one of Braze's rules, by the number of the rule.
enum BrazeMutants {
    static let all: [String: [Mutant]] = [
        entryAndStack, preparing, lifeCycle, clicks, leaving, builtInViews, looks, run,
    ].reduce(into: [:]) { table, part in
        for (number, mutants) in part { table["BZ-" + number, default: []] += mutants }
    }

    /// A callback of the delegate about a message.
    static func told(_ name: String?, _ message: String? = nil) -> EventPattern {
        EventPattern(.delegate, name, message.map { ["message": $0] } ?? [:])
    }

    /// Something that the SDK recorded about a message.
    static func record(_ name: String, _ message: String? = nil) -> EventPattern {
        .sdk(name, message.map { ["messageId": $0] } ?? [:])
    }

    /// A state that the app read.
    static let state = EventPattern(.app, "state")

    /// Adds a question about a message, after an event, that the rule forbids.
    static func ask(_ message: String, after target: EventPattern) -> TraceMutation {
        .insert(.delegate, "displayChoiceForMessage", ["message": message], answer: "now", after: target)
    }

    /// Adds a callback about a message, at the end, that the rule forbids.
    static func tell(_ name: String, _ message: String) -> TraceMutation {
        .insert(.delegate, name, ["message": message])
    }
}
