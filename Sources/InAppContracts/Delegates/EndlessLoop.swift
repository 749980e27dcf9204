import Foundation
import HeadlessStage
import InAppCompat

/// A loop in which an SDK and a delegate call each other without an end: the callback that came last and most often.
struct EndlessLoop {
    /// The callback; nil if the delegate was not called.
    private let callback: String?
    /// How often it was called at the moment of the stage's clock when it came most.
    private let times: Int
    /// How often it was called since the scenario's last step.
    private let timesSinceStep: Int
    private let mend: DelegateContract.Mend?
    /// The callback that came last; nil if the delegate was not called.
    private let lastCallback: String?

    /// More calls of one callback at one moment are no scenario's doing.
    private static let limit = 30

    /// Looks at what was called last in a trace.
    init(in trace: Trace, _ habits: DelegateContract.Habits) {
        let calls = trace.events(from: .delegate)
        let last = calls.suffix(100).map(\.name)
        let counts = Dictionary(grouping: last) { $0 }.mapValues(\.count)
        let callback = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        self.callback = callback
        lastCallback = last.last
        times =
            Dictionary(grouping: calls.filter { $0.name == callback }, by: \.time).values.map(\.count).max()
            ?? 0
        let steps: Set<TraceEvent.Source> = [.user, .page, .app, .campaign]
        let sinceStep = trace.events.reversed().prefix { !steps.contains($0.source) }
        timesSinceStep = sinceStep.count { $0.source == .delegate && $0.name == callback }
        mend = callback.flatMap { habits.loops[$0] }
    }

    /// Whether there was one, also where nobody has counted the stage's jobs.
    var isPlain: Bool { times > Self.limit }

    /// What is found: the callback that comes again and again, or else jobs that no callback interrupts.
    func finding(on shape: SDKShape) -> DelegateFinding {
        guard let callback, isPlain || timesSinceStep > Self.limit else { return jobs(on: shape) }
        return DelegateFinding(
            .endlessLoop, shape: shape, rule: mend?.rule,
            "\(callback) is called without an end, because of what the delegate does in it.",
            expected: mend?.expected
                ?? "callbacks that come to an end: nothing in one may bring about the same one at once.")
    }

    private func jobs(on shape: SDKShape) -> DelegateFinding {
        let last = lastCallback.map { " The last callback before them was \($0)." } ?? ""
        return DelegateFinding(
            .endlessLoop, shape: shape,
            "Jobs or timers of the delegate's set themselves again without an end.\(last)",
            expected: "a timer or job that ends, at the latest when the message has gone.")
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
