/// A pattern that matches events of a trace.
///
/// Written in short: `EventPattern("delegate willPresent")`, `.sdk("click", ["buttonId": "1"])`.
/// Sendable.
public struct EventPattern: Sendable, Hashable, CustomStringConvertible {
    /// The source; nil for any.
    public let source: TraceEvent.Source?
    /// The name; nil for any.
    public let name: String?
    /// Required arguments or observations, with their values.
    public let arguments: [String: String]
    /// The required answer, as text; nil for any.
    public let answer: String?

    /// Matches events with a source, a name, certain arguments and a certain answer.
    public init(
        _ source: TraceEvent.Source?, _ name: String?, _ arguments: [String: String] = [:],
        answer: String? = nil
    ) {
        self.source = source
        self.name = name
        self.arguments = arguments
        self.answer = answer
    }

    /// Calls of the vendor's delegate.
    public static func delegate(
        _ name: String, _ arguments: [String: String] = [:], answer: String? = nil
    ) -> EventPattern {
        EventPattern(.delegate, name, arguments, answer: answer)
    }

    /// Analytics records, errors and opened URLs of the SDK.
    public static func sdk(_ name: String?, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.sdk, name, arguments)
    }

    /// Whether an event matches.
    public func matches(_ event: TraceEvent) -> Bool {
        if let source, event.source != source { return false }
        if let name, event.name != name { return false }
        if let answer, event.answer != answer { return false }
        return arguments.allSatisfy { event[$0.key] == $0.value }
    }

    public var description: String {
        var text = [source?.name, name].compactMap { $0 }.joined(separator: " ")
        if !arguments.isEmpty {
            let list = arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            text += "(" + list.joined(separator: ", ") + ")"
        }
        if let answer { text += " -> \(answer)" }
        return text
    }
}

/// Events that occur in traces of every shape.
extension EventPattern {
    /// Any call of the delegate.
    public static let anyCallback = EventPattern(.delegate, nil)
    /// A value that the app has read.
    public static let sees = EventPattern(.app, "sees")
    /// The user follows some link.
    public static let anyLink = EventPattern(.user, "openLink")

    /// A call that the app makes.
    public static func app(
        _ call: String, _ arguments: [String: String] = [:], answer: String? = nil
    ) -> EventPattern {
        EventPattern(.app, call, arguments, answer: answer)
    }

    /// A value that the app has read from a message.
    public static func sees(_ facts: [String: String]) -> EventPattern { .app("sees", facts) }

    /// A call of an object of the app other than its delegate, such as a listener or a script handler.
    public static func listener(_ callback: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.listener, callback, arguments)
    }

    /// The user does something.
    public static func user(_ gesture: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.user, gesture, arguments)
    }

    /// The user follows a link.
    public static func openLink(_ url: String) -> EventPattern {
        EventPattern(.user, "openLink", ["url": url])
    }

    /// The page was told whether it may navigate.
    public static func navigation(_ url: String, _ decision: String) -> EventPattern {
        EventPattern(.page, "navigation", ["url": url, "decision": decision])
    }

    /// A campaign qualifies.
    public static func trigger(_ payload: String) -> EventPattern {
        EventPattern(.campaign, "trigger", ["payload": payload])
    }

    /// A call of the host, or something that happens to the device or the process.
    public static func host(_ call: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.campaign, call, arguments)
    }

    /// The system was asked to open a URL.
    public static func opened(_ url: String) -> EventPattern { .sdk("openedURL", ["url": url]) }

    /// The user did something that nothing on the screen handles.
    public static func nothingTakes(_ gesture: String) -> EventPattern {
        EventPattern(.stage, "Nothing on the screen takes this: \(gesture)")
    }
}

/// Events in stories.
extension EventPattern {
    /// A campaign qualifies.
    public static let qualifies = EventPattern(.campaign, "qualifies")
    /// The user does something.
    public static let anyGesture = EventPattern(.user, nil)
    /// The user taps the button that leads to a web page.
    public static let tapsSecondButton = EventPattern(.user, StoryGesture.tapsSecondButton.rawValue)
    /// The app shows a message that its delegate has kept.
    public static let shows = EventPattern(.app, StoryAct.shows.rawValue)
    /// The app makes the SDK ask the delegate once more.
    public static let asksAgain = EventPattern(.app, StoryAct.asksAgain.rawValue)
    /// The app dismisses a message.
    public static let dismisses = EventPattern(.app, StoryAct.dismisses.rawValue)
    /// The app hides a message.
    public static let hides = EventPattern(.app, StoryAct.hides.rawValue)
    /// A call that the app made has returned.
    public static let returned = EventPattern(.app, "returned")
    /// The app gets a message from a script of the page.
    public static let hears = EventPattern(.app, "hears")

    /// A campaign's message was replaced by a different one.
    public static let changes = EventPattern(.campaign, "changes")

    /// A story has ended.
    public static let ends = EventPattern(.stage, "ends")

    /// The app does something with a message.
    public static func app(_ act: StoryAct) -> EventPattern { EventPattern(.app, act.rawValue) }

    /// The page does something.
    public static func page(_ name: String) -> EventPattern { EventPattern(.page, name) }

    /// A campaign whose message has a certain role qualifies.
    public static func qualifies(_ role: StoryRole) -> EventPattern {
        EventPattern(.campaign, "qualifies", ["role": role.rawValue])
    }
}

extension [EventPattern] {
    /// The events that can make a waiting message appear.
    public static let wanted: [EventPattern] = [.shows, .asksAgain, .qualifies, .app(.allowsAll)]
}
