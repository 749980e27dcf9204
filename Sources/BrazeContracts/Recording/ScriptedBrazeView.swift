import BrazeModel
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// A message view of the app's own. One that is not inert reports its life cycle, and when tapped has a click
/// processed without leaving (BZ-104).
final class ScriptedBrazeView: UIView, InAppMessageView, StageSurface {
    /// How the view behaves.
    enum Manner: String, Sendable, CaseIterable {
        /// It reports nothing (BZ-072).
        case inert
        /// It enters and leaves at once.
        case reporting
        /// It takes a second to enter and a second to leave, and does not leave before it has entered (BZ-133).
        case slow
    }

    let surfaceName = "an app's own view"
    private(set) var presented = false
    private let manner: Manner
    private let stage: HeadlessStage

    init(_ manner: Manner, on stage: HeadlessStage) {
        self.manner = manner
        self.stage = stage
        super.init(frame: .zero)
    }

    /// Gives nil: the view cannot be made from an archive.
    required init?(coder: NSCoder) { nil }

    private var seconds: TimeInterval { manner == .slow ? 1 : 0 }

    func present(completion: (() -> Void)?) {
        guard manner != .inert else { return }
        willPresent()
        stage.animate(seconds: seconds) {
            self.presented = true
            self.logImpression()
            completion?()
            self.didPresent()
        }
    }

    func dismiss(completion: (() -> Void)?) {
        guard manner != .inert, manner != .slow || presented else { return }
        willDismiss()
        presented = false
        stage.animate(seconds: seconds) {
            completion?()
            self.didDismiss()
        }
    }

    func perform(_ gesture: UserGesture) -> Bool {
        guard manner != .inert, gesture == .tapMessage else { return false }
        logClick()
        process(clickAction: .none)
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
