public import BrazeModel
public import InAppContracts

/// A `BrazeDelegate` that writes every callback into a trace, as a listener. Main actor, therefore Sendable.
@MainActor public final class RecordingBrazeSDKDelegate: BrazeDelegate {
    /// Every callback's name, as it stands in traces.
    public nonisolated static let callbacks = [
        "shouldOpenURL", "willPresentModalWithContext", "noMatchingTriggerForEvent",
    ]

    /// Where callbacks are written.
    public let recorder: TraceRecorder
    private let opensURLs: Bool

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: where callbacks are written.
    ///   - opensURLs: what it answers about URLs.
    public init(_ recorder: TraceRecorder, opensURLs: Bool) {
        self.recorder = recorder
        self.opensURLs = opensURLs
    }

    /// Records the question, the message's extras, and the answer (BZ-089).
    public func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool {
        let arguments = [
            TraceEvent.Argument("url", context.url.absoluteString),
            TraceEvent.Argument("channel", "\(context.channel)"),
        ]
        let extras = context.extras.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        return recorder.call(
            .listener, "shouldOpenURL", arguments, observed: [TraceEvent.Argument("extras", extras)],
            describe: { "\($0)" }, body: { opensURLs })
    }

    /// Records the callback.
    public func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext) {
        recorder.call(
            .listener, "willPresentModalWithContext", [TraceEvent.Argument("channel", "\(context.channel)")])
    }

    /// Records the callback.
    public func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) {
        recorder.call(.listener, "noMatchingTriggerForEvent", [])
    }
}

/// A presenter of the app's own that writes down what it is given and, as the protocol lets it, leaves
/// `dismiss(reason:)` out (BZ-114).
struct RecordingBrazePresenter: BrazeInAppMessagePresenter {
    let recorder: TraceRecorder

    func present(message: Braze.InAppMessage) {
        recorder.call(.listener, "present", [TraceEvent.Argument("message", message.traceID)])
    }
}
