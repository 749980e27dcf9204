import BrazeContracts
import InAppContracts

/// Traces that hosts would make which break one of Braze's rules, by the number of the rule.
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

    /// Something that left the SDK about a message.
    static func record(_ name: String, _ message: String? = nil) -> EventPattern {
        .sdk(name, message.map { ["messageId": $0] } ?? [:])
    }

    /// What the app read.
    static let state = EventPattern(.app, "state")

    /// Puts the question about a message, which the rule says is not put, after an event.
    static func ask(_ message: String, after target: EventPattern) -> TraceMutation {
        .insert(.delegate, "displayChoiceForMessage", ["message": message], answer: "now", after: target)
    }

    /// Calls the delegate about a message at the end, which the rule says is not called.
    static func tell(_ name: String, _ message: String) -> TraceMutation {
        .insert(.delegate, name, ["message": message])
    }
}
