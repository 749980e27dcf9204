import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Why an action runs.
enum ActionSituation: String, Sendable {
    case manualInvocation, automation
}

extension Installation {
    /// Runs actions in the order of their names: writes each into the log and tells who listens
    /// (`Airship17Host.setActionRunner`). What actions do is not modelled.
    func runActions(_ actions: [AnyHashable: Any]?, situation: ActionSituation) {
        guard let actions else { return }
        let named = actions.compactMap { name, value in (name as? String).map { ($0, value) } }
        for (name, value) in named.sorted(by: { $0.0 < $1.0 }) {
            link.record(
                .note, "action \(name)", ["value": JSONValue(value).text, "situation": situation.rawValue])
            circumstances.actionRunner.withLock { $0 }?.value(name, value, situation.rawValue)
        }
    }
}
