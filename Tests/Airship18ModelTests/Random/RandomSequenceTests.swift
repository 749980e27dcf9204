import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Sequences that nobody has thought of, held against what the rules say of any sequence.
@Suite("Random sequences", .timeLimit(.minutes(20))) struct RandomSequenceTests {
    private static let seeds: [UInt64] = Array(1...50)
    private static let sequencesPerSeed = 60

    @Test(
        "AM-006, AM-007, AM-015, AM-017, AM-019, AM-024, AM-049, AM-069, AM-084 hold in any sequence",
        arguments: seeds)
    func sequences(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed)
        for _ in 0..<Self.sequencesPerSeed {
            let start = numbers.state
            let steps = (0..<numbers.next(3...10)).map { _ in SequenceStep.next(&numbers) }
            let player = SequencePlayer()
            var invariants = SequenceInvariants()
            for step in steps {
                if let broken = invariants.take(step, player.play(step)) {
                    Issue.record("seed \(seed) (\(start)), steps \(steps): \(broken)")
                    return
                }
            }
            if let broken = settle(player, &invariants) {
                Issue.record("seed \(seed) (\(start)), steps \(steps), then settled: \(broken)")
                return
            }
        }
    }

    /// Takes away whatever holds messages, lets all of them end, and triggers once more: each schedule that may be shown
    /// is shown, once. A display that failed may have left its schedule stuck (AM-013).
    private func settle(_ player: SequencePlayer, _ invariants: inout SequenceInvariants) -> String? {
        for step in SequenceStep.settling {
            if let broken = invariants.take(step, player.play(step)) { return broken }
        }
        let unlimited = player.unlimitedSchedules()
        var lines: [String] = []
        for step in [.event] + SequenceStep.ending {
            let heard = player.play(step)
            if let broken = invariants.take(step, heard) { return broken }
            lines += heard
        }
        guard !invariants.hasStrayTimer else { return nil }
        for id in unlimited {
            let count = lines.filter { $0.hasSuffix(".will(\(id) \(id))") }.count
            if count != 1 { return "AM-001, AM-041: \(id) was shown \(count) times after an event" }
        }
        return nil
    }

    @Test("AM-019 A message that comes before the pause is over is noticed") func brokenPause() {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.interval(30), []) == nil)
        #expect(invariants.take(.event, ["factory(a)", "D.will(a a)", "A.display(a)"]) == nil)
        #expect(invariants.take(.finish(cancels: false), ["D.finished(a a)"]) == nil)
        #expect(invariants.take(.advance(5), ["D.will(b b)"])?.hasPrefix("AM-019") == true)
    }

    @Test(
        "A broken trace is noticed",
        arguments: [
            (["D.will(a a)", "D.will(b b)"], "AM-019"), (["D.finished(a a)"], "AM-007"),
            (["D.will(a a)", "D.finished(a a)", "D.finished(a a)"], "AM-007"),
            (["D.will(a a)", "D.isReady(b b)=false"], "AM-049"),
            (["D.isReady(a a)=true", "A.isReady(b)=true", "D.will(a a)"], "AM-006"),
            (["factory(a)", "A.display(a)", "A.display(a)"], "AM-015"), (["E.will(a a)"], "AM-069"),
            (["A.isReady(a)=false", "D.isReady(a a)=true"], "AM-005"),
            (["A.ends(a)", "D.finished(a a)"], "AM-062"),
        ])
    func broken(_ lines: [String], _ rule: String) {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.event, lines)?.hasPrefix(rule) == true)
    }

    @Test(
        "AM-062, AM-084 A turn that is told, a link that ends a page and a page that ends twice are noticed")
    func brokenPage() {
        var turned = SequenceInvariants()
        #expect(turned.take(.turn, []) == nil)
        #expect(turned.take(.turn, ["D.will(h h)"])?.hasPrefix("AM-062") == true)
        let ends = ["resolution h user_dismissed", "D.finished(h h)"]
        let closing = SequenceStep.closing
        var closed = SequenceInvariants()
        #expect(closed.take(.event, ["D.will(h h)"]) == nil)
        #expect(closed.take(.link("https://example.com/other"), ends)?.hasPrefix("AM-084") == true)
        #expect(closed.take(.link(closing), [])?.hasPrefix("AM-084") == true)
        #expect(closed.take(.link(closing), ends) == nil)
        #expect(closed.take(.closePage, ends)?.hasPrefix("AM-084") == true)
    }

    @Test("A broken trace is noticed while displays are paused, and over a limit") func brokenLater() {
        var paused = SequenceInvariants()
        #expect(paused.take(.pause(true), []) == nil)
        #expect(paused.take(.notify, ["D.isReady(a a)=false"])?.hasPrefix("AM-017") == true)
        var limited = SequenceInvariants()
        #expect(limited.take(.store("a", limit: 1), []) == nil)
        let display = ["factory(a)", "D.will(a a)", "A.display(a)", "D.finished(a a)"]
        #expect(limited.take(.event, display) == nil)
        #expect(limited.take(.event, display)?.hasPrefix("AM-024") == true)
    }
}

/// One thing that happens.
enum SequenceStep: CustomStringConvertible {
    case event, notify, openGates, relaunch, swapDelegate, turn, closePage
    case link(String)
    case store(String, limit: UInt)
    case cancel(String)
    case finish(cancels: Bool)
    case advance(TimeInterval)
    case pause(Bool)
    case interval(TimeInterval)
    case answer(Bool)
    case adapterReady(Bool)
    case scene(Bool)
    case active(Bool)

    /// The schedules: two of messages that wait for their turn, one that does not, and one of a page in the SDK's own
    /// view, which waits for its turn.
    static let ids = ["a", "b", "i", "h"]
    /// Links of the page: to the web, to a command that nobody knows, and the one that closes it.
    static let links = ["https://example.com/other", "uairship://nothing", closing]
    static let closing = "uairship://close"

    /// Nothing holds a message any more, and all that are there come to their end.
    static let settling: [SequenceStep] =
        [
            .pause(false), .scene(true), .active(true), .answer(true), .adapterReady(true), .openGates,
            .interval(0), .notify,
        ] + ending

    /// Each of the schedules has its display, and that ends.
    static let ending: [SequenceStep] = (0..<5).flatMap { _ -> [SequenceStep] in
        [.finish(cancels: false), .closePage, .advance(31)]
    }

    static func next(_ numbers: inout SeededNumbers) -> SequenceStep {
        let id = ids[numbers.next(0...3)]
        switch numbers.next(0...28) {
        case 0...4: return .event
        case 5...9: return .store(id, limit: UInt(numbers.next(0...2)))
        case 10: return .cancel(id)
        case 11...13: return .finish(cancels: numbers.next(0...3) == 0)
        case 14: return .advance([0.5, 5, 31][numbers.next(0...2)])
        case 15: return .pause(numbers.next(0...1) == 0)
        case 16: return .interval([0, 5, 30][numbers.next(0...2)])
        case 17: return .answer(numbers.next(0...1) == 0)
        case 18: return .adapterReady(numbers.next(0...1) == 0)
        case 19: return .scene(numbers.next(0...3) != 0)
        case 20: return .active(numbers.next(0...1) == 0)
        case 21: return .swapDelegate
        case 22: return numbers.next(0...1) == 0 ? .openGates : .relaunch
        case 23, 24: return .turn
        case 25, 26: return .link(links[numbers.next(0...2)])
        case 27: return .closePage
        default: return .notify
        }
    }

    var description: String {
        switch self {
        case .event: "event"
        case .notify: "notify"
        case .turn: "turn"
        case .closePage: "closePage"
        case .link(let link): "link(\(link))"
        case .openGates: "openGates"
        case .relaunch: "relaunch"
        case .swapDelegate: "swapDelegate"
        case .store(let id, let limit): "store(\(id), limit \(limit))"
        case .cancel(let id): "cancel(\(id))"
        case .finish(let cancels): "finish(\(cancels ? "cancels" : "dismissed"))"
        case .advance(let seconds): "advance(\(seconds))"
        case .pause(let isPaused): "pause(\(isPaused))"
        case .interval(let seconds): "interval(\(seconds))"
        case .answer(let answer): "answer(\(answer))"
        case .adapterReady(let isReady): "adapterReady(\(isReady))"
        case .scene(let isThere): "scene(\(isThere))"
        case .active(let isActive): "active(\(isActive))"
        }
    }
}

/// Plays steps on a stage of its own, and gives what was heard.
struct SequencePlayer {
    private let world = TestWorld()
    private let other = RecordingDelegate("E")
    private let isSwapped = Locked(false)

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
            var schedule = Own.schedule(
                id, id, limit: limit, priority: id == "b" ? -1 : nil, behavior: id == "i" ? .immediate : nil)
            if id == "h" {
                let page = InAppMessageDisplayContent.HTML(url: "https://example.com/page")
                schedule.data = .inAppMessage(InAppMessage(name: id, displayContent: .html(page)))
            }
            let stored = schedule
            return start { try? await $0.upsertSchedules([stored]) }
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
        }
    }

    /// The schedules that are stored and may be shown as often as they are triggered.
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

    /// The first of those that are displayed.
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

/// What the rules say of any sequence of these steps.
struct SequenceInvariants {
    /// How often each message was told to begin, and is up.
    private var up: [String: Int] = [:]
    private var factories: [String: Int] = [:]
    private var displays: [String: Int] = [:]
    /// The limits of schedules that were stored once only, and how many displays there were of them.
    private var limits: [String: UInt] = [:]
    private var stored: Set<String> = []
    private var wills: [String: UInt] = [:]
    private var isPaused = false
    /// After a display without a scene, a timer may unlock over a message that is up (AM-154).
    private(set) var hasStrayTimer = false
    private var delegate = "D"
    /// Seconds since the beginning; the end of the step.
    private var now: TimeInterval = 0
    private var interval: TimeInterval = 0
    /// When the pause after the last display is over (AM-019).
    private var pausedUntil: TimeInterval = 0

    /// What is broken; nil where nothing is.
    mutating func take(_ step: SequenceStep, _ lines: [String]) -> String? {
        begin(step)
        if let broken = page(step, lines) { return "\(broken) in \(lines)" }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            if let broken = take(Line(line), followedBy: next.map(Line.init)) {
                return "\(broken) in \(lines)"
            }
        }
        return nil
    }

    /// A turn of the device tells nobody. A link of a page ends nothing, unless it closes the page: that ends the page
    /// that is up, once, as its close button does.
    private func page(_ step: SequenceStep, _ lines: [String]) -> String? {
        switch step {
        case .turn: return lines.isEmpty ? nil : "AM-062: the turn of the device was told"
        case .link(SequenceStep.closing), .closePage:
            guard !hasStrayTimer else { return nil }
            let ends = lines.count { $0 == "resolution h user_dismissed" }
            return ends == up["h"] ?? 0 ? nil : "AM-084: the page ended \(ends) times"
        case .link:
            let isTold = lines.contains { Line($0).isOfDelegate || $0.contains("resolution ") }
            return isTold ? "AM-084: a link was told" : nil
        default: return nil
        }
    }

    private mutating func begin(_ step: SequenceStep) {
        switch step {
        case .pause(let isPaused): self.isPaused = isPaused
        case .swapDelegate: delegate = delegate == "D" ? "E" : "D"
        case .store(let id, let limit):
            limits[id] = stored.insert(id).inserted && limit > 0 ? limit : nil
        case .cancel(let id): limits[id] = nil
        case .relaunch:
            up = [:]
            pausedUntil = 0
            delegate = "D"
        case .advance(let seconds): now += seconds
        case .interval(let seconds):
            interval = seconds
            // A pause that is under way begins again (AM-152).
            if now < pausedUntil { pausedUntil = now + seconds }
        default: break
        }
    }

    private struct Line {
        /// `D.will`.
        let name: String
        let message: String
        let answer: String
        var isOfDelegate: Bool { name.hasPrefix("D.") || name.hasPrefix("E.") }

        init(_ text: String) {
            let parts = text.split(separator: "(", maxSplits: 1)
            name = parts.first.map(String.init) ?? ""
            let rest = parts.count > 1 ? parts[1] : ""
            message = String(rest.prefix { $0 != " " && $0 != ")" })
            answer = rest.split(separator: "=").last.map(String.init) ?? ""
        }
    }

    private var isStandardUp: Bool { ["a", "b", "h"].contains { (up[$0] ?? 0) > 0 } }

    private mutating func take(_ line: Line, followedBy next: Line?) -> String? {
        let message = line.message
        if line.isOfDelegate, line.name.prefix(1) != delegate {
            return "AM-069: \(line.name) of a delegate that was replaced"
        }
        switch line.isOfDelegate ? String(line.name.dropFirst()) : line.name {
        case "factory": factories[message, default: 0] += 1
        case "A.isReady": return adapterAnswered(line, next)
        case ".isReady": return asked(line, next)
        case ".will": return begins(message)
        case "A.display":
            displays[message, default: 0] += 1
            guard displays[message] ?? 0 <= factories[message] ?? 0 else {
                return "AM-015: more displays than adapters of \(message)"
            }
        case "A.ends":
            return next?.name.hasPrefix("resolution") == true ? nil : "AM-062: no report of the end"
        case ".finished": return ends(message)
        case "error display failed: there is no scene": hasStrayTimer = true
        default: break
        }
        return nil
    }

    private func adapterAnswered(_ line: Line, _ next: Line?) -> String? {
        if isPaused { return "AM-017: looked at while paused" }
        guard line.answer == "false" else { return nil }
        return next?.name == "A.waits" ? nil : "AM-005: nobody waits for the adapter of \(line.message)"
    }

    private func asked(_ line: Line, _ next: Line?) -> String? {
        if isPaused { return "AM-017: asked while paused" }
        if line.message != "i", isStandardUp, !hasStrayTimer { return "AM-049: asked during a display" }
        guard line.answer == "true" else { return nil }
        return next?.name == "\(delegate).will" ? nil : "AM-006: something between the yes and the display"
    }

    private mutating func begins(_ message: String) -> String? {
        if message != "i", !hasStrayTimer {
            if isStandardUp { return "AM-019: two messages at a time" }
            if now < pausedUntil { return "AM-019: \(message) was shown during the pause" }
        }
        up[message, default: 0] += 1
        wills[message, default: 0] += 1
        guard let limit = limits[message], wills[message] ?? 0 > limit else { return nil }
        return "AM-024: \(message) was displayed more than \(limit) times"
    }

    private mutating func ends(_ message: String) -> String? {
        guard let count = up[message], count > 0 else {
            return "AM-007: the end of \(message), which is not up"
        }
        up[message] = count - 1
        if message != "i" { pausedUntil = now + interval }
        return nil
    }
}

/// Numbers that a seed decides.
struct SeededNumbers {
    private(set) var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return range.lowerBound + Int(mixed % UInt64(range.count))
    }
}
