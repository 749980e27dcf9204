import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

/// Shows one message at a time, with a pause after each (AS-031, AS-035).
///
/// The rules do not give this class's Swift name; it is the Objective-C one without its prefix.
/// Not Sendable, as in the SDK; what changes is behind a lock. Any thread.
open class InAppMessageDefaultDisplayCoordinator: NSObject, InAppMessageDisplayCoordinator {
    private struct State: Sendable {
        var displayInterval = InAppMessageManager.defaultDisplayInterval
        var isLocked = false
    }

    private let state = Locked(State())
    private let link: StageLink

    /// Makes a coordinator of the current stage.
    public override init() {
        link = StageLink(.current)
        super.init()
        let coordinator = CarriedWeakly(self)
        link.stage?.app.observe { state in coordinator.value?.appMoved(to: state) }
    }

    /// What the factory is called in Objective-C; Swift has the initialiser in its place.
    @available(*, unavailable, renamed: "init()")
    public class func coordinator() -> InAppMessageDefaultDisplayCoordinator { .init() }

    /// How long the pause after a message is, in seconds. The pause that is under way keeps its length (AS-032).
    public var displayInterval: TimeInterval {
        get { state.current.displayInterval }
        set { state.set(\.displayInterval, newValue) }
    }

    /// Whether the app is active and neither a message nor a pause is under way (AS-035).
    #if canImport(ObjectiveC)
        @objc
    #endif
    open var isReady: Bool {
        link.isAppActive && !state.current.isLocked
    }

    /// Lets no other message in.
    open func didBeginDisplaying(_ message: InAppMessage) {
        state.set(\.isLocked, true)
    }

    /// Begins the pause: never over inside this call, whatever its length (AS-031, AS-034).
    open func didFinishDisplaying(_ message: InAppMessage) {
        let interval = displayInterval
        let coordinator = CarriedWeakly(self)
        let unlock: @MainActor @Sendable () -> Void = { coordinator.value?.unlock() }
        if interval > 0 {
            _ = link.after(interval, unlock)
        } else {
            link.onMain(unlock)
        }
    }

    private func unlock() {
        guard link.isAppActive else { return state.set(\.isLocked, false) }
        announceReadiness { state.set(\.isLocked, false) }
    }

    private func appMoved(to appState: StageApp.State) {
        switch appState {
        case .active: if !state.current.isLocked { announceReadiness() }
        case .background: announceReadiness()
        case .inactive: break
        }
    }
}

@available(*, unavailable) extension InAppMessageDefaultDisplayCoordinator: Sendable {}
