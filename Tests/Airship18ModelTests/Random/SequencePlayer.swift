import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Plays steps on a stage of its own, and returns the trace.
struct SequencePlayer {
    private let world = TestWorld()
    private let other = RecordingDelegate("E")
    private let isSwapped = Locked(false)
    let acts = InsideActs()

    init() {
        acts.attach(to: world, [world.delegate, other])
    }

    func play(_ step: SequenceStep) -> [String] {
        switch step {
        case .event: return world.send(Own.event)
        case .notify: return world.notify()
        case .openGates: return world.traceOnMain { [adapters = world.adapters] _ in adapters.openGates() }
        case .relaunch: return relaunch()
        case .turn:
            let screen = world.stage.screen
            return world.trace {
                screen.rotate(to: screen.orientation == .portrait ? .landscapeLeft : .portrait)
            }
        case .link(let link):
            return world.trace { URL(string: link).map(world.stage.user.openLink) }
        case .closePage: return world.trace { world.stage.user.close() }
        case .swapDelegate:
            let isSwapped = isSwapped.withLock { swapped in
                swapped.toggle()
                return swapped
            }
            return world.traceOnMain { [world, other] in
                $0.displayDelegate = isSwapped ? other : world.delegate
            }
        case .store(let id, let limit):
            let schedule = Self.schedule(id, limit)
            return start { try? await $0.upsertSchedules([schedule]) }
        case .cancel(let id): return start { try? await $0.cancelSchedule(identifier: id) }
        case .finish(let cancels): return finish(cancels)
        case .advance(let seconds): return world.advance(seconds)
        case .pause(let isPaused): return world.setPaused(isPaused)
        case .interval(let seconds): return world.traceOnMain { $0.displayInterval = seconds }
        case .answer(let answer):
            world.delegate[\.isReady] = answer
            other[\.isReady] = answer
            return []
        case .adapterReady(let isReady):
            world.adapters[\.isReady] = isReady
            return []
        case .scene(let isThere):
            return world.trace { world.stage.scenes.set(isThere ? [StageScene()] : []) }
        case .active(let isActive):
            return world.trace { world.stage.app.state = isActive ? .active : .inactive }
        case .inside(let callback, let act):
            acts.add(act, in: callback)
            return []
        }
    }

    static func schedule(_ id: String, _ limit: UInt) -> AutomationSchedule {
        var schedule = Own.schedule(
            id, id, limit: limit, priority: id == "b" ? -1 : nil, behavior: id == "i" ? .immediate : nil)
        if id == "h" {
            let page = InAppMessageDisplayContent.HTML(url: "https://example.com/page")
            schedule.data = .inAppMessage(InAppMessage(name: id, displayContent: .html(page)))
        }
        return schedule
    }

    /// The stored schedules without a limit of displays.
    func unlimitedSchedules() -> [String] {
        let found = Locked<[String]>([])
        _ = start { automation in
            for id in SequenceStep.ids {
                guard let schedule = try? await automation.getSchedule(identifier: id), schedule.limit == 0
                else { continue }
                found.withLock { $0.append(id) }
            }
        }
        return found.current
    }

    private func start(_ body: @escaping @MainActor @Sendable (any InAppAutomation) async -> Void) -> [String]
    {
        let automation = world.automation
        return world.traceOnMain { _ in
            StageTask.start(on: HeadlessStage.current) { await body(automation) }
        }
    }

    /// Ends the first displayed message.
    private func finish(_ cancels: Bool) -> [String] {
        let adapters = world.adapters
        return world.traceOnMain { _ in
            let button = InAppMessageButtonInfo(
                identifier: "no", label: InAppMessageTextInfo(text: "No"), behavior: .cancel)
            adapters[\.adapters].first(where: \.isDisplaying)?.finish(
                cancels ? .buttonTap(button) : .userDismissed)
        }
    }

    private func relaunch() -> [String] {
        isSwapped.withLock { $0 = false }
        world.adapters[\.adapters] = []
        return world.trace {
            world.host.relaunch()
            world.register()
        }
    }
}
