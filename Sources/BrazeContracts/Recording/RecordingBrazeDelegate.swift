import BrazeBridge
public import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
public import InAppContracts
import PlatformStandIns

/// A `BrazeInAppMessageUIDelegate` that records every callback in a trace, with its answer.
///
/// With an inner delegate it forwards every call and returns its result; without one it answers from its script. Main
/// actor, therefore Sendable.
@MainActor public final class RecordingBrazeDelegate: BrazeInAppMessageUIDelegate {
    /// The names of the callbacks, as traces use them.
    public nonisolated static let callbacks = [
        "displayChoiceForMessage", "prepareWith", "willPresent", "didPresent", "shouldProcess", "willDismiss",
        "didDismiss",
    ]

    /// The recorder of the callbacks.
    public let recorder: TraceRecorder
    /// The wrapped delegate, held strongly.
    public let inner: (any BrazeInAppMessageUIDelegate)?
    private let script: ScriptPlayer
    private let source: TraceEvent.Source
    /// The messages that it saw, by id, as they were when it saw them last.
    private(set) var seen: [String: Braze.InAppMessage] = [:]
    /// The user interface that called last; held weakly, like in apps that find it elsewhere.
    private(set) weak var ui: BrazeInAppMessageUI?
    /// The changes that the next `prepareWith` makes before it returns.
    var edits: [BrazePresentationEdit] = []
    /// Whether it answers `hold` with the former name of `reenqueue` (BZ-013).
    var saysLater = false

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - script: the answers, if there is no inner delegate.
    ///   - inner: the delegate to forward to.
    public convenience init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any BrazeInAppMessageUIDelegate)? = nil
    ) {
        self.init(recorder, script: script, inner: inner, as: .delegate)
    }

    /// Makes a delegate that records under a name of its own.
    init(
        _ recorder: TraceRecorder, script: DelegateScript = DelegateScript(),
        inner: (any BrazeInAppMessageUIDelegate)? = nil, as source: TraceEvent.Source
    ) {
        self.recorder = recorder
        self.script = ScriptPlayer(script)
        self.inner = inner
        self.source = source
    }

    // MARK: Questions

    /// Records the question and the answer (BZ-010 to BZ-012).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        see(message, ui)
        return recorder.call(source, .displayChoice(for: message, in: ui), describe: { "\($0)" }) {
            inner?.inAppMessage(ui, displayChoiceForMessage: message) ?? choice(script.gate(message.traceID))
        }
    }

    /// Records the kind of attributes on entry (BZ-041, BZ-062).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        see(context.message, ui)
        recorder.call(source, .prepare(context, in: ui)) {
            inner?.inAppMessage(ui, prepareWith: &context)
        }
        for edit in edits { edit.apply(to: &context, recorder) }
        edits = []
    }

    /// Records the click and the answer (BZ-088).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        see(message, ui)
        return recorder.call(
            source, .shouldProcess(clickAction, buttonId, of: message, in: ui), describe: { "\($0)" }
        ) {
            inner?.inAppMessage(
                ui, shouldProcess: clickAction, buttonId: buttonId, message: message, view: view)
                ?? script.perform(message.traceID)
        }
    }

    // MARK: Events

    /// Records the callback (BZ-060).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        record("willPresent", ui, message, view) { inner?.inAppMessage(ui, willPresent: message, view: view) }
    }

    /// Records the callback (BZ-060).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        record("didPresent", ui, message, view) { inner?.inAppMessage(ui, didPresent: message, view: view) }
    }

    /// Records the callback (BZ-061).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        record("willDismiss", ui, message, view) { inner?.inAppMessage(ui, willDismiss: message, view: view) }
    }

    /// Records the callback (BZ-065).
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        record("didDismiss", ui, message, view) { inner?.inAppMessage(ui, didDismiss: message, view: view) }
    }

    private func record(
        _ name: String, _ ui: BrazeInAppMessageUI, _ message: Braze.InAppMessage,
        _ view: any InAppMessageView,
        forward: () -> Void
    ) {
        see(message, ui)
        recorder.call(source, .event(name, of: message, view, in: ui), body: forward)
    }

    private func see(_ message: Braze.InAppMessage, _ ui: BrazeInAppMessageUI) {
        seen[message.traceID] = message
        self.ui = ui
    }

    // MARK: Descriptions

    private func choice(_ decision: DisplayDecision) -> BrazeInAppMessageUI.DisplayChoice {
        switch decision {
        case .show: .now
        case .hold: saysLater ? .formerReenqueue : .reenqueue
        case .discard: .discard
        }
    }
}

extension BrazeInAppMessageUI.DisplayChoice: FormerDisplayChoice {
    fileprivate static var formerReenqueue: Self { former(Self.self) }

    private static func former<Choice: FormerDisplayChoice>(_ type: Choice.Type) -> Choice { type.later }
}

/// Gives access to `later` without the warning that app code gets for it.
private protocol FormerDisplayChoice {
    static var later: Self { get }
}

/// A `BrazeDelegate` that records every callback in a trace, as a listener. Main actor, therefore Sendable.
@MainActor public final class RecordingBrazeSDKDelegate: BrazeDelegate {
    /// The names of the callbacks, as traces use them.
    public nonisolated static let callbacks = [
        "shouldOpenURL", "willPresentModalWithContext", "noMatchingTriggerForEvent",
    ]

    /// The recorder of the callbacks.
    public let recorder: TraceRecorder
    private let opensURLs: Bool

    /// Makes a delegate that records.
    /// - Parameters:
    ///   - recorder: records the callbacks.
    ///   - opensURLs: its answer about URLs.
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

/// A presenter of the app that records the messages that it is given, and does not implement `dismiss(reason:)`, as
/// the protocol allows (BZ-114).
struct RecordingBrazePresenter: BrazeInAppMessagePresenter {
    let recorder: TraceRecorder

    func present(message: Braze.InAppMessage) {
        recorder.call(.listener, "present", [TraceEvent.Argument("message", message.traceID)])
    }
}
