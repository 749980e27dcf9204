import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK on a stage: the installation, and the objects of the process that runs now. Sendable: what changes is behind
/// a lock.
final class AirshipWorld: Sendable {
    let installation: Installation
    private let process = Locked<SDKInAppAutomation?>(nil)

    init(_ stage: HeadlessStage) {
        installation = Installation(stage)
    }

    deinit {
        installation.assets.removeAll()
    }

    var circumstances: Circumstances { installation.circumstances }

    /// The SDK of a stage.
    static func of(_ stage: HeadlessStage) -> AirshipWorld {
        let world = stage.shared(AirshipWorld.self) { AirshipWorld(stage) }
        world.begin(observing: stage)
        return world
    }

    /// The SDK of the stage that is current.
    static var current: AirshipWorld { of(.current) }

    /// The SDK's entry point in the process that runs now.
    var automation: SDKInAppAutomation {
        if let known = process.current { return known }
        let made = SDKInAppAutomation(installation, store: ScheduleStore())
        let (kept, isNew) = process.withLock { process in
            let isNew = process == nil
            let kept = process ?? made
            process = kept
            return (kept, isNew)
        }
        if isNew { kept.launch() }
        return kept
    }

    /// Whether the app has somebody to be asked in the process that runs now. Any thread.
    var hasDelegate: Bool { process.current?.messaging.hasDelegate ?? false }

    /// Ends the process and starts another one with what is stored. From here on `automation` is another object.
    func relaunch() {
        let old = automation
        let new = SDKInAppAutomation(installation, store: old.store)
        process.withLock { $0 = new }
        circumstances[\.screen] = nil
        installation.assets.forgetProcess()
        installation.link.onMain { old.engine.stop() }
        new.launch()
    }

    private func begin(observing stage: HeadlessStage) {
        guard circumstances.claimObservation() else { return }
        stage.app.observe { [weak self] state in
            self?.installation.link.onMainNow { self?.appMoved(to: state) }
        }
    }

    @MainActor private func appMoved(to state: StageApp.State) {
        let automation = automation
        switch state {
        case .active:
            automation.engine.appBecameActive()
            automation.messaging.coordinators.appBecameActive()
        case .background: automation.engine.receive(.background)
        case .inactive: break
        }
        automation.engine.delayConditionsChanged()
    }
}
