import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// What comes of a schedule's preparation (AS-065).
enum PrepareOutcome: Sendable {
    /// It waits until it may be executed.
    case success
    /// It is deleted.
    case cancel
    /// It goes back to where it waits for its triggers.
    case skip
    /// It counts an execution.
    case penalize
    /// It is prepared again.
    case invalidate
}

extension InAppMessageManager {
    /// Prepares a message: `extend`, factory, coordinator, on the calling background thread (AS-013); then assets and
    /// adapter, each in its turn (AS-019, AS-021).
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

    /// The message as the delegate changes it; nil only from a delegate of `ModelOnlyExtendingDelegate` (AS-012).
    private func extended(_ message: InAppMessage) -> InAppMessage? {
        switch delegate {
        case nil: message
        case let delegate as any ModelOnlyExtendingDelegate: delegate.extendOrNil(message)
        case let delegate?: delegate.extend(message)
        }
    }

    /// A nil answer of the delegate means the default coordinator; only without an answer the message's own behavior
    /// counts (AS-014).
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
        // What changes in the asset manager is behind a lock.
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
        let manager = CarriedWeakly(self)
        pipeline.run([assetStep, adapterStep]) { result in
            switch result {
            case .success:
                manager.value?.setPrepared(prepared, for: prepared.scheduleID)
                completion(.success)
            case .cancel: completion(.cancel)
            case .invalidate: completion(.invalidate)
            }
        }
    }

    /// Lets go of what was prepared for a schedule that will not be executed.
    ///
    /// - Parameter isOver: whether the schedule is gone or finished, so that its assets go too (AS-024).
    func release(_ scheduleID: String, isOver: Bool) {
        setPrepared(nil, for: scheduleID)
        if isOver { assetManager.scheduleEnded(scheduleID) }
    }
}
