import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Displays prepared messages (AM-007). Main actor.
@MainActor final class MessageExecutor {
    /// The result of an execution.
    enum Result: Sendable {
        /// It is over. `isCancel`: the schedule is over too (AM-009).
        case over(isCancel: Bool)
        /// It failed (AM-013).
        case failed
    }

    private let installation: Installation
    private let messaging: SDKInAppMessaging
    /// The current displays, by number. They are kept here and not by the view, which may outlive the process.
    private var displays: [Int: Display] = [:]
    private var displayCount = 0

    /// A displayed message, and the function to call when its display ends.
    private struct Display {
        let prepared: PreparedMessage
        let completion: @MainActor @Sendable (Result) -> Void
    }

    nonisolated init(_ installation: Installation, _ messaging: SDKInAppMessaging) {
        self.installation = installation
        self.messaging = messaging
    }

    /// Displays a message; the adapter's code is entered inside this call (AM-006).
    ///
    /// - Parameter completion: called once, after all of the app's callbacks.
    func execute(_ prepared: PreparedMessage, completion: @escaping @MainActor @Sendable (Result) -> Void) {
        if prepared.isExcluded {
            report("in_app_resolution", prepared, ["type": "audience_check_excluded"])
            return completion(.over(isCancel: false))
        }
        let isLate = installation.version.looksUpSceneLate
        let early = isLate ? nil : messaging.scenes.scene(for: prepared.message)
        guard isLate || early != nil else { return fail(prepared, completion) }
        messaging.displayDelegate?.messageWillDisplay(prepared.message, scheduleID: prepared.scheduleID)
        prepared.coordinator.messageWillDisplay()
        if prepared.isControl {
            report("in_app_resolution", prepared, ["type": "control"])
            return finish(prepared, .over(isCancel: false), completion)
        }
        guard display(prepared, in: early, completion) else {
            // Called twice (AM-013, AM-154).
            prepared.coordinator.messageFinishedDisplaying()
            prepared.coordinator.messageFinishedDisplaying()
            messaging.displayDelegate?.messageFinishedDisplaying(
                prepared.message, scheduleID: prepared.scheduleID)
            return fail(prepared, completion)
        }
    }

    /// Enters the adapter's code. For the app's own adapter the display is recorded before the scene is looked up; for
    /// the SDK's adapters only if there is a scene (AM-159).
    ///
    /// - Returns: false if it cannot be displayed; then `completion` is not called.
    private func display(
        _ prepared: PreparedMessage, in early: ChosenScene?,
        _ completion: @escaping @MainActor @Sendable (Result) -> Void
    ) -> Bool {
        let isOfApp = prepared.adapter is CustomAdapterWrapper
        if isOfApp { report("in_app_display", prepared, [:]) }
        guard let scene = early ?? messaging.scenes.scene(for: prepared.message) else { return false }
        if !isOfApp { report("in_app_display", prepared, [:]) }
        displayCount += 1
        let number = displayCount
        displays[number] = Display(prepared: prepared, completion: completion)
        if prepared.adapter.display(in: scene, completion: { [weak self] in self?.ended(number, $0) }) {
            return true
        }
        displays[number] = nil
        return false
    }

    /// Everything happens in one job; the message's actions follow later (AM-010, AM-062).
    private func ended(_ number: Int, _ resolution: DisplayResolution) {
        guard let display = displays.removeValue(forKey: number) else { return }
        let prepared = display.prepared
        var details = ["type": resolution.type]
        if let button = resolution.button {
            details["button"] = button.identifier
            details["label"] = button.label.text
        }
        report("in_app_resolution", prepared, details)
        let installation = installation
        if prepared.message.actions != nil {
            installation.link.onMain {
                installation.runActions(prepared.message.actions, for: prepared.scheduleID)
            }
        }
        finish(prepared, .over(isCancel: resolution.isCancel), display.completion)
    }

    private func finish(
        _ prepared: PreparedMessage, _ result: Result,
        _ completion: @escaping @MainActor @Sendable (Result) -> Void
    ) {
        prepared.coordinator.messageFinishedDisplaying()
        messaging.displayDelegate?.messageFinishedDisplaying(
            prepared.message, scheduleID: prepared.scheduleID)
        installation.link.onMain { completion(result) }
    }

    private func fail(
        _ prepared: PreparedMessage, _ completion: @escaping @MainActor @Sendable (Result) -> Void
    ) {
        installation.link.record(
            .error, "display failed", ["schedule": prepared.scheduleID, "reason": "there is no scene"])
        completion(.failed)
    }

    /// Logs an analytics event about a message, unless its reporting is disabled (AM-137).
    private func report(_ name: String, _ prepared: PreparedMessage, _ details: [String: String]) {
        guard prepared.message.isReportingEnabled ?? true else { return }
        installation.link.record(
            .analytics, name, details.merging(["schedule": prepared.scheduleID]) { first, _ in first })
    }
}
