public import InAppCompat

/// Whoever is driven in a story, a delegate of some shape or a neutral handler, and what the app does through its API.
///
/// Sendable: a callback may come on any thread, and what happens inside it happens there.
public protocol StoryPlayer: AnyObject, Sendable {
    /// The callback that tells of a moment, as traces print it; nil where the shape has none.
    static func callback(of moment: StoryMoment) -> String?
    /// How the app does something with a message; nil where the API has no such thing, or where the delegate knows
    /// nothing of the message. Any thread.
    func action(_ act: StoryAct, on message: String) -> (() throws -> Void)?
    /// What the app can read about a message at any time; nil where there is nothing to read it from. Main thread.
    @MainActor func look(at message: String) -> [TraceEvent.Argument]?
}

/// A recording delegate of some shape. Its callbacks are traced as `adopted`, whoever drives it.
public protocol StoryDelegate: StoryPlayer {
    /// The delegate, as its own SDK knows it.
    @MainActor var object: AnyObject { get }
    /// A handler that drives the delegate under any SDK. Made once.
    @MainActor func adopted() -> any InAppMessageHandler
}

/// What a shape brings to stories: how its host plays them, how its delegate is driven, and what its promises need of
/// another SDK.
///
/// Sendable; a value.
public struct StoryRoom: Sendable {
    /// Makes a delegate that records.
    /// - Parameters: the recorder; the story, whose script it answers from where there is no inner delegate; the app's
    ///   own delegate, to which every call is forwarded. It throws `ScenarioError.Code.wrongDelegate` for one of
    ///   another shape.
    public typealias Maker =
        @MainActor @Sendable (TraceRecorder, Story, AnyObject?) throws -> any StoryDelegate

    /// How the host plays stories.
    public let host: StoryHost
    /// Makes a delegate that records.
    public let delegate: Maker
    /// What the promises need of a driving SDK, by its capabilities.
    public let needs: [AdoptionLimit]

    /// Describes a room.
    public init(host: StoryHost, needs: [AdoptionLimit], delegate: @escaping Maker) {
        self.host = host
        self.needs = needs
        self.delegate = delegate
    }

    /// Describes a room whose delegates are all of one type.
    /// - Parameter make: makes a delegate that records, in front of the app's own if there is one.
    public init<Delegate>(
        host: StoryHost, needs: [AdoptionLimit],
        recording make: @escaping @MainActor @Sendable (TraceRecorder, Story, Delegate?) -> any StoryDelegate
    ) {
        self.init(host: host, needs: needs) { recorder, story, inner in
            make(recorder, story, try inner.map { app -> Delegate in try vendorDelegate(app) })
        }
    }
}

extension TraceRecorder {
    /// How the app waits for the main thread in a story; nil on that thread, which would wait for itself.
    public func waitsForMain() -> (() throws -> Void)? {
        guard !MainThread.isCurrent else { return nil }
        return { try self.onMain { self.note(.app, "reachedMain") } }
    }

    /// Notes that the app hears what a script of a message's page says. Any thread.
    /// - Parameter listener: which of several listeners of a name.
    public func hears(_ text: String, by listener: String, _ message: String) {
        note(
            .app, "hears",
            [
                TraceEvent.Argument("message", message), TraceEvent.Argument("text", text),
                TraceEvent.Argument("by", listener),
            ])
    }
}
