@testable import InAppContracts

/// Compares the callbacks of a delegate in one story under two SDKs, whatever the effect on a user.
struct CallbackComparison {
    /// How a callback changes.
    enum Kind {
        case never, later, differently, inAddition
    }

    struct Change: Hashable {
        let kind: Kind
        let callback: String
        let example: String
    }

    /// Arguments whose differences are ignored: the class of the SDK's own view, and the origin of a message's page.
    private static let ignored: Set<String> = ["view", "attributes"]
    /// The delay from which a callback counts as later, in seconds: animations take less.
    private static let delay = 1.0

    private let before: [TraceEvent]
    private let after: [TraceEvent]

    init(_ before: Trace, _ after: Trace) {
        self.before = before.events(from: .delegate)
        self.after = after.events(from: .delegate)
    }

    /// The change of each callback, one at most: the first that applies to one of its calls.
    var changes: [Change] {
        let keys = (before + after).map(Key.init).reduce(into: [Key]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return keys.compactMap { key in
            change(of: key, before.filter { Key($0) == key }, after.filter { Key($0) == key })
        }
    }

    private func change(of key: Key, _ before: [TraceEvent], _ after: [TraceEvent]) -> Change? {
        if before.count > after.count {
            return Change(kind: .never, callback: key.name, example: "\(before[after.count].call) is missing")
        }
        if after.count > before.count {
            return Change(kind: .inAddition, callback: key.name, example: after[before.count].call)
        }
        for (old, new) in zip(before, after) {
            if new.time > old.time + Self.delay {
                let seconds = Int((new.time - old.time).rounded())
                return Change(kind: .later, callback: key.name, example: "by \(seconds) s")
            }
            if let example = difference(old, new) {
                return Change(kind: .differently, callback: key.name, example: example)
            }
        }
        return nil
    }

    private func difference(_ old: TraceEvent, _ new: TraceEvent) -> String? {
        if old.thread != new.thread { return "on the \(new.thread.rawValue) thread" }
        for argument in old.arguments + old.observed where !Self.ignored.contains(argument.name) {
            let now = new[argument.name] ?? "none"
            if now != argument.value { return "\(argument.name): \(argument.value) becomes \(now)" }
        }
        return nil
    }

    /// A callback about a message.
    private struct Key: Hashable {
        let name: String
        let message: String?

        init(_ event: TraceEvent) {
            name = event.name
            message = event["message"]
        }
    }
}
