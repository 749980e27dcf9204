import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Runs actions in a message's name: the runner that adapters get (AM-074, AM-138).
struct MessageActionRunner: InAppActionRunner {
    let installation: Installation
    let scheduleID: String

    @MainActor func run(actionName: String, arguments: ActionArguments) async -> ActionResult {
        installation.runAction(actionName, arguments.value, for: scheduleID)
        return .completed(.null)
    }

    @MainActor func runAsync(actions: AirshipJSON) {
        let (installation, scheduleID) = (installation, scheduleID)
        installation.link.onMain { installation.runActions(actions, for: scheduleID) }
    }

    @MainActor func run(actions: AirshipJSON) async {
        installation.runActions(actions, for: scheduleID)
    }
}

extension Installation {
    /// Runs actions in the order of their names, in the situation `automation`: writes each into the log and tells who
    /// listens (`Airship18Host.setActionRunner`). What actions do is not modelled.
    ///
    /// - Parameter scheduleID: whose message they are attributed to; nil for none (AM-081).
    func runActions(_ actions: AirshipJSON?, for scheduleID: String?) {
        for (name, value) in (actions?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            runAction(name, value, for: scheduleID)
        }
    }

    func runAction(_ name: String, _ value: AirshipJSON, for scheduleID: String?) {
        link.record(
            .note, "action \(name)",
            ["value": value.text, "situation": "automation", "attributedTo": scheduleID ?? "nobody"])
        circumstances[\.actionRunner](name, value)
    }
}
