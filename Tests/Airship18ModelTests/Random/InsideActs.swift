import Airship18Model
import HeadlessStage
import PlatformStandIns

/// A callback of the app in which it performs an action.
enum SequenceCallback: String, CaseIterable, Sendable { case adapterIsReady, isReady, will, finished }

/// The app's actions inside its callbacks, once each.
final class InsideActs: Sendable {
    private struct State: Sendable {
        var waiting: [(callback: SequenceCallback, act: SequenceStep)] = []
        var done: [SequenceStep] = []
    }

    private let state = Locked(State())

    /// Schedules an action for the next callback of a kind.
    func add(_ act: SequenceStep, in callback: SequenceCallback) {
        state.withLock { $0.waiting.append((callback, act)) }
    }

    /// The actions that were performed since the last call.
    func takeDone() -> [SequenceStep] {
        state.withLock { state in
            defer { state.done = [] }
            return state.done
        }
    }

    /// Removes the actions that are left.
    func calm() { state.withLock { $0.waiting = [] } }

    /// Makes the app's objects of a world perform the waiting actions.
    func attach(to world: TestWorld, _ delegates: [RecordingDelegate]) {
        let react: @MainActor @Sendable (SequenceCallback) -> Void = { [weak self, weak world] callback in
            guard let self, let world, let act = take(callback) else { return }
            perform(act, in: world)
        }
        world.adapters[\.inIsReady] = { react(.adapterIsReady) }
        for delegate in delegates {
            delegate[\.inIsReady] = { _ in react(.isReady) }
            delegate[\.inWill] = { _ in react(.will) }
            delegate[\.inFinished] = { _ in react(.finished) }
        }
    }

    private func take(_ callback: SequenceCallback) -> SequenceStep? {
        state.withLock { state in
            guard let place = state.waiting.firstIndex(where: { $0.callback == callback }) else { return nil }
            let act = state.waiting.remove(at: place).act
            state.done.append(act)
            return act
        }
    }

    @MainActor private func perform(_ act: SequenceStep, in world: TestWorld) {
        let automation = world.automation
        switch act {
        case .event: world.host.send(Own.event)
        case .notify: automation.inAppMessaging.notifyDisplayConditionsChanged()
        // An app does this in a task, which starts later.
        case .store(let id, let limit):
            let schedule = SequencePlayer.schedule(id, limit)
            later(in: world) { try? await automation.upsertSchedules([schedule]) }
        case .cancel(let id):
            later(in: world) { try? await automation.cancelSchedule(identifier: id) }
        default: break
        }
    }

    private func later(in world: TestWorld, _ body: @escaping @MainActor @Sendable () async -> Void) {
        world.stage.onMain { StageTask.start(on: HeadlessStage.current, body) }
    }
}
