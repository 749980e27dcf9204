import BrazeModel
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// A message view of the app. One that is not inert reports its life cycle, and when tapped processes a click without
/// being dismissed (BZ-104).
final class ScriptedBrazeView: UIView, InAppMessageView, StageSurface {
    /// How the view behaves.
    enum Manner: String, Sendable, CaseIterable {
        /// It reports nothing (BZ-072).
        case inert
        /// It enters and leaves at once.
        case reporting
        /// It takes a second to enter and a second to leave, and does not leave before it has entered (BZ-133).
        case slow
        /// It enters and leaves at once, and its calls are traced (BZ-140).
        case traced
        /// It takes two seconds to enter and one to leave, in whichever order it is asked to (BZ-148).
        case patient
        /// It enters and leaves at once, reports its entry again a second after it has left, and its calls are traced
        /// (BZ-153).
        case repeating
    }

    let surfaceName = "an app's own view"
    private(set) var presented = false
    private let manner: Manner
    private let recorder: TraceRecorder
    private var entryCompletion: (() -> Void)?

    init(_ manner: Manner, _ recorder: TraceRecorder) {
        self.manner = manner
        self.recorder = recorder
        super.init(frame: .zero)
    }

    /// Returns nil: the view cannot be made from an archive.
    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        noteRequest("enter")
        guard manner != .inert else { return }
        if manner == .repeating { entryCompletion = completion }
        willPresent()
        recorder.stage.animate(seconds: secondsToEnter) {
            self.presented = true
            self.logImpression()
            completion?()
            self.didPresent()
        }
    }

    func dismiss(completion: (() -> Void)?) {
        noteRequest("leave")
        guard manner != .inert, manner != .slow || presented else { return }
        willDismiss()
        presented = false
        recorder.stage.animate(seconds: secondsToLeave) {
            completion?()
            self.didDismiss()
            self.repeatEntry()
        }
    }

    /// Reports the end of the entry again, the first time that the view has left.
    private func repeatEntry() {
        guard let entryCompletion else { return }
        self.entryCompletion = nil
        recorder.stage.animate(seconds: 1) { entryCompletion() }
    }

    private func noteRequest(_ request: String) {
        guard manner == .traced || manner == .repeating else { return }
        recorder.note(.listener, "asked", [TraceEvent.Argument("to", request)])
    }

    private var secondsToEnter: TimeInterval {
        switch manner {
        case .slow: 1
        case .patient: 2
        default: 0
        }
    }

    private var secondsToLeave: TimeInterval { manner == .slow || manner == .patient ? 1 : 0 }

    func perform(_ gesture: UserGesture) -> Bool {
        guard manner != .inert, gesture == .tapMessage else { return false }
        logClick()
        process(clickAction: .none)
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
