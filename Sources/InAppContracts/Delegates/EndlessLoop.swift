import Foundation
import HeadlessStage
import InAppCompat

/// An endless loop in which an SDK and a delegate call each other, with the callback that was called most often at its
/// end.
struct EndlessLoop {
    /// The callback; nil if the delegate was not called.
    private let callback: String?
    /// The highest number of calls of the callback at a single time of the stage's clock.
    private let times: Int
    /// The number of calls of the callback since the scenario's last step.
    private let timesSinceStep: Int
    private let mend: DelegateContract.Mend?
    /// The last callback; nil if the delegate was not called.
    private let lastCallback: String?

    /// The number of calls of one callback at one time up to which no loop is assumed. No scenario causes more.
    private static let limit = 30

    /// Looks for a loop in the last calls of a trace.
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
        let sinceStep = trace.events.reversed().prefix { !TraceEvent.Source.outside.contains($0.source) }
        timesSinceStep = sinceStep.count { $0.source == .delegate && $0.name == callback }
        mend = callback.flatMap { habits.loops[$0] }
    }

    /// Whether the trace alone shows a loop, without a count of the stage's jobs.
    var isPlain: Bool { times > Self.limit }

    /// Whether a callback is called again and again, and not only jobs.
    private var isOfCallback: Bool { callback != nil && (isPlain || timesSinceStep > Self.limit) }

    /// Whether a part that never becomes ready, which has a finding of its own, is the reason for a loop of the same story.
    static func isExplained(by found: [DelegateFinding.Kind]) -> Bool { found.contains(.neverReady) }

    /// The finding: the callback that is called again and again, or else jobs without a callback in between.
    func finding(on shape: SDKShape) -> DelegateFinding {
        guard let callback, isOfCallback else { return jobs(on: shape) }
        return DelegateFinding(
            .endlessLoop, shape: shape, rule: mend?.rule,
            "\(callback) is called without end, because of what the delegate does in it.",
            expected: mend?.expected
                ?? "callbacks that end: no callback may immediately cause itself again.")
    }

    private func jobs(on shape: SDKShape) -> DelegateFinding {
        let last = lastCallback.map { " The last callback before them was \($0)." } ?? ""
        return DelegateFinding(
            .endlessLoop, shape: shape,
            "Jobs or timers of the delegate schedule themselves again without end.\(last)",
            expected: "a timer or job that ends, at the latest when the message has disappeared.")
    }
}

extension HeadlessStage {
    /// Whether a message, or a window of the app with content, is on the screen.
    @MainActor var showsSomething: Bool {
        !visibleSurfaces.isEmpty || !windowContents.isEmpty
    }

    /// The class names of the contents of all visible windows, both the SDK's and the app's own.
    @MainActor var windowContents: [String] {
        scenes.all.flatMap(\.windows).filter { !$0.isHidden }.compactMap { window in
            window.rootViewController.map { "\(type(of: $0))" }
                ?? window.subviews.first.map { "\(type(of: $0))" }
        }
    }
}
