import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK on a stage: the installation, and the objects of the process that runs now.
///
/// `@unchecked Sendable` is sound: what changes is behind locks, and so is what changes in the SDK's objects, which are not
/// Sendable by type because the SDK's are not.
final class AirshipWorld: @unchecked Sendable {
    let installation: Installation
    let sceneManager: InAppMessageSceneManager
    private let process = Locked<InAppAutomation?>(nil)

    private init(_ stage: HeadlessStage) {
        installation = Installation(stage)
        sceneManager = InAppMessageSceneManager(installation)
    }

    /// The SDK of a stage.
    static func of(_ stage: HeadlessStage) -> AirshipWorld {
        let world = stage.shared(AirshipWorld.self) { AirshipWorld(stage) }
        world.begin(observing: stage)
        return world
    }

    /// The SDK of the stage that is current.
    static var current: AirshipWorld { of(.current) }

    /// The SDK's entry point in the process that runs now.
    var automation: InAppAutomation {
        if let known = process.withLock({ $0 }) { return known }
        let made = InAppAutomation(installation, store: ScheduleStore())
        let (kept, isNew) = process.withLock { process in
            let isNew = process == nil
            let kept = process ?? made
            process = kept
            return (Carried(kept), isNew)
        }
        if isNew { kept.value.engine.start() }
        return kept.value
    }

    /// Whether the app has a delegate in the process that runs now.
    var hasDelegate: Bool { process.withLock { $0 }?.inAppMessageManager.delegate != nil }

    /// The app begins to use the SDK.
    ///
    /// - Returns: whether it had not begun before.
    @discardableResult func takeOff() -> Bool {
        installation.circumstances.takeOff()
    }

    /// Ends the process and starts another one with what is stored. From here on `automation` is another object.
    func relaunch() {
        let old = automation
        let new = InAppAutomation(installation, store: old.engine.store)
        process.withLock { $0 = new }
        installation.circumstances.forgetProcess()
        installation.link.onMain { old.engine.stop() }
        new.engine.start()
    }

    // MARK: The app's life

    private func begin(observing stage: HeadlessStage) {
        guard installation.circumstances.claimObservation() else { return }
        stage.app.observe { [weak self] state in
            self?.installation.link.onMainNow { self?.appMoved(to: state) }
        }
    }

    @MainActor private func appMoved(to state: StageApp.State) {
        installation.views.appMoved(to: state)
        switch state {
        case .active:
            if installation.circumstances.leaveBackground() { automation.engine.receive(.foreground) }
        case .background:
            installation.circumstances.enterBackground()
            automation.engine.receive(.background)
        case .inactive: break
        }
    }
}
