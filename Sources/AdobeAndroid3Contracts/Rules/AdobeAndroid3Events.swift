import AdobeRecords
import InAppContracts

/// How the events of Adobe's shape for Android 3.x are called in traces, beside those of both platforms.
extension EventPattern {
    static let canShow = EventPattern.delegate("canShow")
    static let onHide = EventPattern.delegate("onHide")
    static let onContentLoaded = EventPattern.delegate("onContentLoaded")
    /// The container of an in-app message comes onto the screen, loses its activity, or leaves for good.
    static let viewAttached = EventPattern.sdk("view attached")
    static let viewDetached = EventPattern.sdk("view detached")
    static let containerRemoved = EventPattern.sdk("container removed")
    static let openedURL = EventPattern.sdk("openedURL")
    /// Any call of a listener or of a function of the app's.
    static let anyListener = EventPattern(.listener, nil)

    static func canShow(_ message: String, answer: String? = nil) -> EventPattern {
        .delegate("canShow", ["message": message], answer: answer)
    }

    static func onHide(_ message: String) -> EventPattern { .delegate("onHide", ["message": message]) }

    static func onContentLoaded(_ url: String) -> EventPattern {
        .delegate("onContentLoaded", ["url": url])
    }

    static func onError(_ message: String, _ error: String) -> EventPattern {
        .listener("onError", ["message": message, "error": error])
    }

    /// The page goes to a URL itself, because nobody else took it.
    static func navigates(_ url: String) -> EventPattern { .sdk("page navigates to \(url)") }
    static func evaluates(_ script: String) -> EventPattern { .sdk("evaluate \(script)") }
    /// The listener of a campaign's message was asked about a URL.
    static func decides(_ url: String, _ answer: Bool) -> EventPattern {
        .app("decides", ["url": url], answer: "\(answer)")
    }
}

/// Lines of a trace, as `Expectation.calls` compares them.
enum AdobeAndroid3Line {
    /// A callback that concerns a message.
    static func delegate(_ callback: String, _ message: String, answer: Bool? = nil) -> String {
        "delegate \(callback)(message: \(message))" + (answer.map { " -> \($0)" } ?? "")
    }

    static func listener(_ callback: String, _ message: String) -> String {
        "listener \(callback)(message: \(message))"
    }

    /// The listener of a presentation is told, and then the delegate.
    static func both(_ callback: String, _ message: String) -> [String] {
        [listener(callback, message), delegate(callback, message)]
    }

    static func failed(_ message: String, _ error: String) -> String {
        "listener onError(message: \(message), error: \(error))"
    }

    static func sees(_ message: String, _ state: String) -> String {
        "app sees(message: \(message), state: \(state))"
    }

    static func loaded(_ url: String, _ message: String) -> String {
        "delegate onContentLoaded(url: \(url), message: \(message))"
    }

    static func note(_ text: String, _ message: String) -> String {
        "sdk \(text)(kind: note, messageId: \(message))"
    }

    static func opened(_ url: String) -> String { "sdk openedURL(url: \(url))" }

    /// A campaign's message passes the gate and comes onto the screen.
    static func shown(_ message: String) -> [String] {
        [delegate("canShow", message, answer: true), note("view attached", message)]
            + AdobeLine.step("display", message)
            + [delegate("onShow", message), note("web view created", message)]
    }

    /// A campaign's message leaves.
    static func dismissed(_ message: String) -> [String] {
        AdobeLine.step("dismiss", message)
            + [delegate("onDismiss", message), note("container removed", message)]
    }

    /// What is tracked when the user did something.
    static func interacted(_ message: String, _ action: String) -> [String] {
        [
            AdobeLine.edge("Interact", message, action: action),
            AdobeLine.history("interact", message, action: action),
        ]
    }
}
