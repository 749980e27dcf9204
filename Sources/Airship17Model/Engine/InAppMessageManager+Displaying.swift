import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The results of a schedule's preparation (AS-065).
enum PrepareOutcome: Sendable {
    /// It waits until it may be executed. For a message, the value is the prepared message.
    case success(PreparedMessage?)
    /// It is deleted.
    case cancel
    /// It returns to idle.
    case skip
    /// It counts an execution.
    case penalize
    /// It is prepared again.
    case invalidate
}

extension InAppMessageManager {
    /// Prepares a message: `extend`, factory and coordinator, on the calling background thread (AS-013); then assets
    /// and adapter, each as a step of the pipeline (AS-019, AS-021).
    ///
    /// - Parameter completion: called once, on any thread.
    func prepare(
        _ message: InAppMessage, scheduleID: String,
        completion: @escaping @Sendable (PrepareOutcome) -> Void
    ) {
        guard let message = extended(message) else {
            installation.link.record(.error, "extend gave no message", ["scheduleID": scheduleID])
            return completion(.penalize)
        }
        guard let adapter = factory(for: message.displayType)?(message) else {
            installation.link.record(
                .error, "no adapter", ["scheduleID": scheduleID, "displayType": "\(message.displayType)"])
            return completion(.penalize)
        }
        let prepared = PreparedMessage(
            scheduleID: scheduleID, message: message, adapter: adapter, coordinator: coordinator(for: message)
        )
        runSteps(of: prepared, completion: completion)
    }

    /// The message after the delegate's changes; nil only from a delegate that conforms to `ModelOnlyExtendingDelegate`
    /// (AS-012).
    private func extended(_ message: InAppMessage) -> InAppMessage? {
        switch delegate {
        case nil: message
        case let delegate as any ModelOnlyExtendingDelegate: delegate.extendOrNil(message)
        case let delegate?: delegate.extend(message)
        }
    }

    /// If the delegate returns nil, the default coordinator is used. The message's own behavior counts only if the
    /// delegate makes no choice (AS-014).
    private func coordinator(for message: InAppMessage) -> any InAppMessageDisplayCoordinator {
        if let delegate {
            let chosen = delegate.displayCoordinator(for: message)
            if chosen !== UnchosenCoordinator.shared { return chosen ?? defaultCoordinator }
        }
        return message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate
            ? immediateCoordinator : defaultCoordinator
    }

    private func runSteps(
        of prepared: PreparedMessage, completion: @escaping @Sendable (PrepareOutcome) -> Void
    ) {
        // The asset manager's mutable state is protected by a lock.
        let assetManager = Carried(assetManager)
        let assetStep: PreparePipeline.Step = { report in
            assetManager.value.prepare(prepared.message, scheduleID: prepared.scheduleID, completion: report)
        }
        let adapterStep: PreparePipeline.Step = { [link = installation.link] report in
            link.onMain {
                prepared.adapter.prepare(
                    with: assetManager.value.assets(for: prepared.scheduleID), completionHandler: report)
            }
        }
        pipeline.run([assetStep, adapterStep]) { result in
            switch result {
            case .success: completion(.success(prepared))
            case .cancel: completion(.cancel)
            case .invalidate: completion(.invalidate)
            }
        }
    }

    /// Releases the prepared objects of a schedule that will not be executed.
    ///
    /// - Parameter isOver: whether the schedule is gone or finished; then its assets are removed too (AS-024).
    func release(_ scheduleID: String, isOver: Bool) {
        setPrepared(nil, for: scheduleID)
        if isOver { assetManager.scheduleEnded(scheduleID) }
    }
}

/// Whether a schedule may be executed now.
enum Readiness: Sendable {
    case ready
    /// Later, when something changes. The value is the built-in coordinator that refused, if it was one: all other
    /// messages of that coordinator then have to wait too.
    case notReady(ObjectIdentifier?)
    /// It has to be prepared again.
    case invalidate
    /// It returns to idle (AS-026).
    case skip
}

extension InAppMessageManager {
    /// Asks coordinator, adapter and delegate, in this order, until one refuses (AS-026).
    @MainActor func readiness(of scheduleID: String) -> Readiness {
        guard let prepared = prepared(scheduleID) else { return .invalidate }
        guard prepared.coordinator.isReady else {
            observe(prepared.coordinator)
            return .notReady(builtInID(of: prepared.coordinator))
        }
        guard prepared.adapter.isReadyToDisplay() else { return .notReady(nil) }
        if installation.circumstances[\.era] == .late, let delegate {
            guard delegate.isMessageReady(forDisplay: prepared.message) else { return .notReady(nil) }
        }
        return .ready
    }

    /// The identity of one of the SDK's own coordinators; nil for a coordinator of the app, which is asked for every
    /// message.
    func builtInID(of coordinator: any InAppMessageDisplayCoordinator) -> ObjectIdentifier? {
        coordinator === defaultCoordinator || coordinator === immediateCoordinator
            ? ObjectIdentifier(coordinator) : nil
    }

    private func observe(_ coordinator: any InAppMessageDisplayCoordinator) {
        let manager = CarriedWeakly(self)
        ReadinessObservers.shared.observe(coordinator, for: self) {
            manager.value?.automation?.engine.conditionsChanged()
        }
    }

    /// Displays a prepared message; does nothing if there is none (AS-038).
    ///
    /// - Parameter completion: called each time the adapter reports, on its thread (AS-046).
    @MainActor func display(_ scheduleID: String, completion: @escaping @Sendable () -> Void) {
        guard let prepared = prepared(scheduleID) else { return completion() }
        let message = prepared.message
        let coordinator = prepared.coordinator
        installation.link.run {
            delegate?.messageWillBeDisplayed(message, scheduleID: scheduleID)
            // The two eras differ in the order (AS-037).
            if installation.circumstances[\.era] == .late { coordinator.hearBeginning(of: message) }
            reportDisplay(of: message, scheduleID)
            if installation.circumstances[\.era] == .early { coordinator.hearBeginning(of: message) }
            // The adapter keeps this function, so the function must hold neither the adapter nor any object that holds
            // the adapter.
            let manager = CarriedWeakly(self)
            let finished = Carried((message: message, coordinator: coordinator))
            prepared.adapter.display { resolution in
                manager.value?.finish(
                    finished.value.message, scheduleID, finished.value.coordinator, with: resolution)
                completion()
            }
        }
    }

    /// Handles a resolution, on the adapter's thread (AS-042). Nothing prevents a second call (AS-046).
    private func finish(
        _ message: InAppMessage, _ scheduleID: String, _ coordinator: any InAppMessageDisplayCoordinator,
        with resolution: InAppMessageResolution
    ) {
        installation.link.run {
            reportResolution(resolution, of: message, scheduleID)
            if resolution.type == .buttonClick, resolution.buttonInfo?.behavior == .cancel {
                automation?.cancelSchedule(withID: scheduleID, completionHandler: nil)
            }
            installation.runActions(message.actions, situation: .manualInvocation)
            setPrepared(nil, for: scheduleID)
            delegate?.messageFinishedDisplaying(message, scheduleID: scheduleID, resolution: resolution)
            assetManager.displayEnded(of: message, scheduleID: scheduleID)
            coordinator.hearEnd(of: message)
        }
    }

    // MARK: Reports

    private func reportDisplay(of message: InAppMessage, _ scheduleID: String) {
        guard message.isReportingEnabled else { return }
        installation.link.record(.analytics, "in_app_display", ["scheduleID": scheduleID])
    }

    private func reportResolution(
        _ resolution: InAppMessageResolution, of message: InAppMessage, _ scheduleID: String
    ) {
        guard message.isReportingEnabled else { return }
        var details = ["scheduleID": scheduleID, "type": resolution.type.reportName]
        details["buttonID"] = resolution.buttonInfo?.identifier
        installation.link.record(.analytics, "in_app_resolution", details)
    }

    /// Reports a display that the end of the process interrupted, regardless of the message's reporting setting
    /// (AS-110). No callback is called (AS-049).
    func reportInterruption(of message: InAppMessage, _ scheduleID: String) {
        switch installation.circumstances[\.era] {
        case .early:
            installation.link.record(
                .analytics, "in_app_resolution",
                ["scheduleID": scheduleID, "type": "user_dismissed", "display_time": "0"])
        case .late:
            installation.link.record(
                .analytics, "in_app_resolution", ["scheduleID": scheduleID, "type": "interrupted"])
        }
    }
}

extension InAppMessageResolutionType {
    /// The type's name in JSON.
    fileprivate var reportName: String {
        switch self {
        case .buttonClick: "button_click"
        case .messageClick: "message_click"
        case .userDismissed: "user_dismissed"
        case .timedOut: "timed_out"
        }
    }
}
