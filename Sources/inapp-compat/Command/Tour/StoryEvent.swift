import InAppCompat
import InAppContracts

/// One event of a handler's story without what differs from vendor to vendor by its nature: ids are
/// numbered in the order in which they come, and marks of derivation are left out.
struct StoryEvent: Hashable {
    /// What is told, and of which message: what makes two events the same event.
    let identity: String
    /// The callback, or what the app did.
    let name: String
    /// The particulars.
    let details: String

    /// A story, normalised.
    static func story(_ events: [TraceEvent]) -> [StoryEvent] {
        var numbers: [String: Int] = [:]
        return events.map { event in
            let number = event["message"].map { id in
                numbers[id]
                    ?? {
                        numbers[id] = numbers.count + 1; return numbers.count
                    }()
            }
            return StoryEvent(event, number)
        }
    }

    private init(_ event: TraceEvent, _ number: Int?) {
        name = event.name
        let who = number.map { " message \($0)" } ?? ""
        identity = "\(event.source) \(event.name)\(who)"
        let particulars = event.arguments.filter { $0.name != "message" }.map { Self.withoutMark($0.value) }
        details = (particulars + [event.answer].compactMap { $0 }).joined(separator: ", ")
    }

    private static func withoutMark(_ value: String) -> String {
        let mark = " (derived)"
        return value.hasSuffix(mark) ? String(value.dropLast(mark.count)) : value
    }

    /// The event in a line.
    var text: String {
        let words = identity.split(separator: " ", maxSplits: 1).last.map(String.init) ?? identity
        return details.isEmpty ? words : "\(words) (\(details))"
    }

    /// The capabilities of which an event needs one. What the app does about a click needs a say in it, or news
    /// of it.
    static func needs(of name: String) -> [Capability] {
        name == "route" ? [.shouldPerform, .didLoad] : [capability(of: name)].compactMap { $0 }
    }

    /// The capability that the event, or a particular of it, depends on.
    static func capability(of name: String) -> Capability? {
        switch name {
        case "decideDisplay": .gate
        case "prepare": .prepareContent
        case "willPresent": .willPresent
        case "didPresent": .didPresent
        case "didHide": .didHide
        case "shouldPerform": .shouldPerform
        case "didLoad": .didLoad
        case "willDismiss": .willDismiss
        case "didDismiss": .didDismiss
        case "didFail": .failure
        default: nil
        }
    }
}
