import InAppContracts
import LanternModel

/// Records every callback in a trace; answers from its script, or with the answer of an inner delegate. Sendable.
final class RecordingLanternDelegate: LanternDelegate {
    private let recorder: TraceRecorder
    private let source: TraceEvent.Source
    private let script: ScriptPlayer
    private let inner: (any LanternDelegate)?
    private let seen: SeenMessages<LanternCard>

    init(
        _ recorder: TraceRecorder, _ script: DelegateScript, inner: (any LanternDelegate)? = nil,
        seen: SeenMessages<LanternCard> = SeenMessages(), as source: TraceEvent.Source = .delegate
    ) {
        (self.recorder, self.source, self.inner, self.seen) = (recorder, source, inner, seen)
        self.script = ScriptPlayer(script)
    }

    func lanternVetoes(_ card: LanternCard) -> Bool {
        seen.keep(card, as: card.id)
        return recorder.call(source, "vetoes", ["message": card.id], describe: { "\($0)" }) {
            inner?.lanternVetoes(card) ?? (script.gate(card.id) != .show)
        }
    }

    func lanternDidPresent(_ card: LanternCard) {
        recorder.call(source, "didPresent", ["message": card.id]) { inner?.lanternDidPresent(card) }
    }

    func lanternDidDismiss(_ card: LanternCard, reason: String) {
        recorder.call(source, "didDismiss", ["message": card.id, "reason": reason]) {
            inner?.lanternDidDismiss(card, reason: reason)
        }
    }
}
