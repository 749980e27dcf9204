public import InAppCompat
import PlatformStandIns

/// A delegate of some shape or a neutral handler that is driven in a story, with the app's actions through its API.
///
/// Sendable: a callback may be called on any thread, and reactions inside it run on that thread.
public protocol StoryPlayer: AnyObject, Sendable {
    /// The callback that reports a moment, as traces print it; nil if the shape has none.
    static func callback(of moment: StoryMoment) -> String?
    /// The closure that performs an action of the app on a message; nil if the API has no such action, or if the
    /// delegate does not know the message. Any thread.
    func action(_ act: StoryAct, on message: String) -> (() throws -> Void)?
    /// What the app can read about a message at any time; nil if there is nothing to read it from. Main thread.
    @MainActor func look(at message: String) -> [TraceEvent.Argument]?
}

/// A recording delegate of some shape. Its callbacks are traced as `adopted`, under any host.
public protocol StoryDelegate: StoryPlayer {
    /// The delegate object, as its own SDK knows it.
    @MainActor var object: AnyObject { get }
    /// The handler that drives the delegate under any SDK. It is made once.
    @MainActor func adopted() -> any InAppMessageHandler
    /// Passes the handler that the app has made from the delegate, for the app's later actions. By default does
    /// nothing.
    @MainActor func isDriven(by handler: any InAppMessageHandler)
}

extension StoryDelegate {
    @MainActor public func isDriven(by handler: any InAppMessageHandler) {}

    /// The handler that the app makes from the delegate.
    @MainActor func adopted(by adopt: AppParts<AnyObject>.Adoption) throws -> any InAppMessageHandler {
        let handler = try adopt(object)
        isDriven(by: handler)
        return handler
    }
}

extension TraceRecorder {
    /// How the app waits for the main thread in a story; nil on the main thread, which would wait for itself.
    public func waitsForMain() -> (() throws -> Void)? {
        guard !MainThread.isCurrent else { return nil }
        return { try self.onMain { self.note(.app, "reachedMain") } }
    }

    /// Records that the app receives a script message of a message's page. Any thread.
    /// - Parameters:
    ///   - text: the text of the script message.
    ///   - listener: which of several listeners for one name.
    ///   - message: the message's id.
    public func hears(_ text: String, by listener: String, _ message: String) {
        note(
            .app, "hears",
            [
                TraceEvent.Argument("message", message), TraceEvent.Argument("text", text),
                TraceEvent.Argument("by", listener),
            ])
    }
}
