import BrazeModel
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// A message view of the app's own. An inert one reports nothing (BZ-072); the other reports its life cycle,
/// and when tapped has a click processed without leaving (BZ-104).
final class ScriptedBrazeView: UIView, InAppMessageView, StageSurface {
    let surfaceName = "an app's own view"
    private(set) var presented = false
    private let isInert: Bool

    init(isInert: Bool) {
        self.isInert = isInert
        super.init(frame: .zero)
    }

    /// Gives nil: the view cannot be made from an archive.
    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        guard !isInert else { return }
        willPresent()
        presented = true
        logImpression()
        completion?()
        didPresent()
    }

    func dismiss(completion: (() -> Void)?) {
        guard !isInert else { return }
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }

    func perform(_ gesture: UserGesture) -> Bool {
        guard !isInert, gesture == .tapMessage else { return false }
        logClick()
        process(clickAction: .none)
        return true
    }

    func receive(_ event: PageEvent) -> Bool { false }
}
