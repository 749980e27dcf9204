import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// A banner: it leaves by itself, and by a tap or a swipe (AS-080). It has no close button. Main actor.
final class BannerView: MessageView {
    private let content: InAppMessageBannerDisplayContent
    private var timer: StageTimer?
    private var hasEntered = false

    init(_ display: BuiltInDisplay, _ content: InAppMessageBannerDisplayContent) {
        self.content = content
        super.init(display, buttons: content.buttons)
    }

    override func didEnter() {
        hasEntered = true
        if installation.link.isAppActive { startTimer() }
    }

    override func willLeave() {
        stopTimer()
    }

    /// The time begins again, in full length, whenever the app becomes active.
    override func appMoved(to state: StageApp.State) {
        stopTimer()
        if state == .active, hasEntered, !isLeaving { startTimer() }
    }

    override func sceneDisconnected() {
        leave(.userDismissed())
    }

    override func take(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapMessage:
            runActions(content.actions)
            leave(.messageClick())
        case .swipeAway: leave(.userDismissed())
        case .swipe(let direction) where direction == ownEdge: leave(.userDismissed())
        default: return false
        }
        return true
    }

    private var ownEdge: UserGesture.SwipeDirection {
        content.placement == .top ? .up : .down
    }

    private func startTimer() {
        timer = installation.link.after(content.durationSeconds) { [weak self] in
            self?.leave(.timedOut())
        }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
