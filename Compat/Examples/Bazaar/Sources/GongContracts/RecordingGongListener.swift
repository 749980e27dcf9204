import GongModel
import InAppContracts

/// Records every callback in a trace, and forwards it to an inner listener. Sendable.
final class RecordingGongListener: GongListener {
    private let recorder: TraceRecorder
    private let source: TraceEvent.Source
    private let inner: (any GongListener)?
    private let seen: SeenMessages<GongNote>

    init(
        _ recorder: TraceRecorder, inner: (any GongListener)? = nil,
        seen: SeenMessages<GongNote> = SeenMessages(), as source: TraceEvent.Source = .delegate
    ) {
        (self.recorder, self.source, self.inner, self.seen) = (recorder, source, inner, seen)
    }

    func gongDidShow(_ note: GongNote) {
        seen.keep(note, as: note.id)
        recorder.call(source, "didShow", ["message": note.id]) { inner?.gongDidShow(note) }
    }

    func gongDidClick(_ button: GongNote.Button, of note: GongNote) {
        recorder.call(source, "didClick", ["message": note.id, "button": button.name]) {
            inner?.gongDidClick(button, of: note)
        }
    }

    func gongDidClose(_ note: GongNote) {
        recorder.call(source, "didClose", ["message": note.id]) { inner?.gongDidClose(note) }
    }
}
