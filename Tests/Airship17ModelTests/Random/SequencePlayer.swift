import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Plays steps on a stage of its own, and returns the trace.
struct SequencePlayer {
    private let world = TestWorld()
    private let other = RecordingDelegate("E")
    private let isSwapped = Locked(false)
    /// The adapters that have reported: each reports once.
    private let reported = Locked<Set<ObjectIdentifier>>([])

    func play(_ step: SequenceStep) throws -> [String] {
        switch step {
        case .event: return world.send(event)
        case .notify: return world.trace { world.manager.notifyDisplayConditionsChanged() }
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
            return world.trace { world.manager.delegate = isSwapped ? other : world.delegate }
        case .finish: return finish()
        case .store(let id, let limit):
            world.stage.log.removeAll()
            let behavior = id == "i" ? "immediate" : "default"
            let message =
                id == "h" ? HostPayloads.html() : HostPayloads.custom(name: id, behavior: behavior)
            _ = try world.schedule(message, id: id) {
                $0.limit = limit
            }
            return world.takeTrace()
        case .cancel(let id): return world.trace { world.automation.cancelSchedule(withID: id) }
        case .advance(let seconds): return world.advance(seconds)
        case .pause(let isPaused): return world.trace { world.automation.isPaused = isPaused }
        case .interval(let seconds): return world.trace { world.manager.displayInterval = seconds }
        case .answer(let answer):
            world.delegate[\.isReady] = answer
            other[\.isReady] = answer
            return []
        case .adapterReady(let isReady):
            world.adapters[\.isReady] = isReady
            return []
        case .active(let isActive):
            return world.trace { world.stage.app.state = isActive ? .active : .inactive }
        }
    }

    /// The stored schedules without a limit of displays.
    func unlimitedSchedules() -> [String] {
        let found = Locked<[String]>([])
        world.automation.getSchedules { schedules in
            found.withLock { $0 = schedules.filter { $0.limit == 0 }.map(\.identifier) }
        }
        world.stage.runUntilIdle()
        return found.current
    }

    /// The first displayed adapter reports the end of its display.
    private func finish() -> [String] {
        let adapter = world.adapters[\.adapters].first { adapter in
            adapter.report != nil && !reported.current.contains(ObjectIdentifier(adapter))
        }
        guard let adapter else { return [] }
        reported.withLock { _ = $0.insert(ObjectIdentifier(adapter)) }
        // Only the main thread uses the adapter from here on.
        let carried = Carried(adapter)
        return world.trace { world.stage.onMain { carried.value.finish(.userDismissed()) } }
    }

    private func relaunch() -> [String] {
        isSwapped.withLock { $0 = false }
        world.adapters.forgetAdapters()
        return world.trace {
            world.host.relaunch()
            world.register()
        }
    }
}
