import Foundation
import HeadlessStage
import InAppCompat

/// A loop in which an SDK and a delegate call each other without an end: the callback that came last and most often.
struct EndlessLoop {
    /// The callback; nil if the delegate was not called.
    private let callback: String?
    /// How often it was called at the last moment of the stage's clock.
    private let times: Int
    private let mend: DelegateContract.Mend?

    /// More calls of one callback at one moment are no scenario's doing.
    private static let limit = 30

    /// Looks at what was called last in a trace.
    init(in trace: Trace, _ habits: DelegateContract.Habits) {
        let calls = trace.events(from: .delegate)
        let last = calls.suffix(100).map(\.name)
        let counts = Dictionary(grouping: last) { $0 }.mapValues(\.count)
        let callback = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        self.callback = callback
        times = calls.last.map { end in calls.count { $0.name == callback && $0.time == end.time } } ?? 0
        mend = callback.flatMap { habits.loops[$0] }
    }

    /// Whether there was one, also where nobody has counted the stage's jobs.
    var isPlain: Bool { times > Self.limit }

    /// What is found.
    func finding(on shape: SDKShape) -> DelegateFinding {
        DelegateFinding(
            .endlessLoop, shape: shape, rule: mend?.rule,
            callback.map { "\($0) is called without an end, because of what the delegate does in it." }
                ?? "Jobs of the delegate's set themselves again without an end.",
            expected: mend?.expected
                ?? "callbacks that come to an end: nothing in one may bring about the same one at once.")
    }
}

extension HeadlessStage {
    /// Whether a message, or a window of the app's with something in it, is on the screen.
    @MainActor var showsSomething: Bool {
        !visibleSurfaces.isEmpty || !windowContents.isEmpty
    }

    /// What the visible windows have in them, by the names of the classes: an SDK's, and what the app shows by itself.
    @MainActor var windowContents: [String] {
        scenes.all.flatMap(\.windows).filter { !$0.isHidden }.compactMap { window in
            window.rootViewController.map { "\(type(of: $0))" }
                ?? window.subviews.first.map { "\(type(of: $0))" }
        }
    }
}
