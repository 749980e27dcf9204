import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Sequences that nobody has thought of, held against what the rules say of any sequence.
@Suite("Random sequences", .timeLimit(.minutes(20))) struct RandomSequenceTests {
    private static let seeds: [UInt64] = Array(1...50)
    private static let sequencesPerSeed = 40

    @Test(
        "AS-007, AS-013, AS-026, AS-035, AS-037, AS-042, AS-063, AS-081 hold in any sequence",
        arguments: seeds)
    func sequences(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed)
        for _ in 0..<Self.sequencesPerSeed {
            let start = numbers.state
            let steps = (0..<numbers.next(3...10)).map { _ in SequenceStep.next(&numbers) }
            let player = SequencePlayer()
            var invariants = SequenceInvariants()
            for step in steps {
                if let broken = invariants.take(step, try player.play(step)) {
                    Issue.record("seed \(seed) (\(start)), steps \(steps): \(broken)")
                    return
                }
            }
            if let broken = try settle(player, &invariants) {
                Issue.record("seed \(seed) (\(start)), steps \(steps), then settled: \(broken)")
                return
            }
        }
    }

    /// Takes away whatever holds messages, lets all of them end, and triggers once more: each schedule that may be shown
    /// is shown, once.
    private func settle(_ player: SequencePlayer, _ invariants: inout SequenceInvariants) throws -> String? {
        for step in SequenceStep.settling {
            if let broken = invariants.take(step, try player.play(step)) { return broken }
        }
        let unlimited = player.unlimitedSchedules()
        var lines: [String] = []
        for step in [.event] + SequenceStep.ending {
            let heard = try player.play(step)
            if let broken = invariants.take(step, heard) { return broken }
            lines += heard
        }
        for id in unlimited {
            let count = lines.filter { $0.hasSuffix(".will(\(id) \(id))") }.count
            if count != 1 { return "AS-026, AS-106: \(id) was shown \(count) times after an event" }
        }
        return nil
    }

    @Test("AS-035 A message that comes before the pause is over is noticed") func brokenPause() {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.interval(30), []) == nil)
        #expect(invariants.take(.event, ["main D.will(a a)"]) == nil)
        #expect(invariants.take(.finish, ["main D.finished(a a user_dismissed)"]) == nil)
        #expect(invariants.take(.advance(5), ["main D.will(b b)"])?.hasPrefix("AS-035") == true)
    }

    @Test(
        "A broken trace is noticed",
        arguments: [
            (["main D.will(a a)", "main D.will(b b)"], "AS-035"),
            (["main D.finished(a a user_dismissed)"], "AS-042"),
            (["main D.will(a a)", "main A.isReady(b)=true"], "AS-026"),
            (["main D.isMessageReady(a)=true", "main A.isReady(b)=true"], "AS-026"),
            (["bg factory(a)", "main A.prepare(a)", "main A.prepare(a)"], "AS-013"),
            (["main E.will(a a)"], "AS-051"), (["main D.extend(a)"], "AS-013"),
            (["bg D.will(a a)"], "AS-037"),
        ])
    func broken(_ lines: [String], _ rule: String) {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.event, lines)?.hasPrefix(rule) == true)
    }

    @Test(
        "AS-042, AS-093, AS-081 A turn that is told, a link that ends a page and a page that ends twice are noticed"
    )
    func brokenPage() {
        var turned = SequenceInvariants()
        #expect(turned.take(.turn, []) == nil)
        #expect(turned.take(.turn, ["main D.will(h h)"])?.hasPrefix("AS-042") == true)
        let ends = ["main resolution h user_dismissed", "main D.finished(h h user_dismissed)"]
        let closing = SequenceStep.closing
        var closed = SequenceInvariants()
        #expect(closed.take(.event, ["main D.will(h h)"]) == nil)
        #expect(closed.take(.link("https://example.com/other"), ends)?.hasPrefix("AS-093") == true)
        #expect(closed.take(.link(closing), [])?.hasPrefix("AS-081") == true)
        #expect(closed.take(.link(closing), ends) == nil)
        #expect(closed.take(.closePage, ends)?.hasPrefix("AS-081") == true)
    }

    @Test("A broken trace is noticed while displays are paused, and over a limit") func brokenLater() {
        var paused = SequenceInvariants()
        #expect(paused.take(.pause(true), []) == nil)
        #expect(paused.take(.notify, ["main D.isMessageReady(a)=false"])?.hasPrefix("AS-007") == true)
        var limited = SequenceInvariants()
        #expect(limited.take(.interval(0), []) == nil)
        #expect(limited.take(.store("a", limit: 1), []) == nil)
        let display = ["main D.will(a a)", "main D.finished(a a user_dismissed)"]
        #expect(limited.take(.event, display) == nil)
        #expect(limited.take(.event, display)?.hasPrefix("AS-063") == true)
    }
}

/// One thing that happens.
enum SequenceStep: CustomStringConvertible {
    case event, notify, relaunch, swapDelegate, finish, turn, closePage
    case link(String)
    case store(String, limit: UInt)
    case cancel(String)
    case advance(TimeInterval)
    case pause(Bool)
    case interval(TimeInterval)
    case answer(Bool)
    case adapterReady(Bool)
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
            .pause(false), .active(true), .answer(true), .adapterReady(true), .interval(0), .notify,
        ] + ending

    /// Each of the schedules has its display, and that ends.
    static let ending: [SequenceStep] = (0..<5).flatMap { _ -> [SequenceStep] in
        [.finish, .closePage, .advance(31), .notify]
    }

    static func next(_ numbers: inout SeededNumbers) -> SequenceStep {
        let id = ids[numbers.next(0...3)]
        switch numbers.next(0...26) {
        case 0...4: return .event
        case 5...8: return .store(id, limit: UInt(numbers.next(0...2)))
        case 9: return .cancel(id)
        case 10...12: return .finish
        case 13: return .advance([0.5, 5, 31][numbers.next(0...2)])
        case 14: return .pause(numbers.next(0...1) == 0)
        case 15: return .interval([0, 5, 30][numbers.next(0...2)])
        case 16: return .answer(numbers.next(0...1) == 0)
        case 17: return .adapterReady(numbers.next(0...1) == 0)
        case 18: return .active(numbers.next(0...1) == 0)
        case 19: return .swapDelegate
        case 20: return .relaunch
        case 21, 22: return .turn
        case 23, 24: return .link(links[numbers.next(0...2)])
        case 25: return .closePage
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
        case .relaunch: "relaunch"
        case .swapDelegate: "swapDelegate"
        case .finish: "finish"
        case .store(let id, let limit): "store(\(id), limit \(limit))"
        case .cancel(let id): "cancel(\(id))"
        case .advance(let seconds): "advance(\(seconds))"
        case .pause(let isPaused): "pause(\(isPaused))"
        case .interval(let seconds): "interval(\(seconds))"
        case .answer(let answer): "answer(\(answer))"
        case .adapterReady(let isReady): "adapterReady(\(isReady))"
        case .active(let isActive): "active(\(isActive))"
        }
    }
}

/// Plays steps on a stage of its own, and gives what was heard.
struct SequencePlayer {
    private let world = TestWorld()
    private let other = RecordingDelegate("E")
    private let isSwapped = Locked(false)
    /// The adapters that have reported: each does so once.
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

    /// The schedules that are stored and may be shown as often as they are triggered.
    func unlimitedSchedules() -> [String] {
        let found = Locked<[String]>([])
        world.automation.getSchedules { schedules in
            found.withLock { $0 = schedules.filter { $0.limit == 0 }.map(\.identifier) }
        }
        world.stage.runUntilIdle()
        return found.current
    }

    /// The first of those that are displayed reports.
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

/// What the rules say of any sequence of these steps.
struct SequenceInvariants {
    private var up: [String: Int] = [:]
    private var factories: [String: Int] = [:]
    private var preparations: [String: Int] = [:]
    /// The limits of schedules that were stored once only, and how many displays there were of them.
    private var limits: [String: UInt] = [:]
    private var stored: Set<String> = []
    private var wills: [String: UInt] = [:]
    private var isPaused = false
    private var delegate = "D"
    /// Seconds since the beginning; the end of the step.
    private var now: TimeInterval = 0
    private var interval: TimeInterval = 30
    /// When the pause after the last display is over (AS-035).
    private var pausedUntil: TimeInterval = 0

    /// What is broken; nil where nothing is.
    mutating func take(_ step: SequenceStep, _ lines: [String]) -> String? {
        begin(step)
        if let broken = page(step, lines) { return "\(broken) in \(lines)" }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? Line(lines[index + 1]) : nil
            if let broken = take(Line(line), followedBy: next) { return "\(broken) in \(lines)" }
        }
        return nil
    }

    /// A turn of the device tells nobody. A link of a page ends nothing, unless it closes the page: that ends the page
    /// that is up, once, as its close button does.
    private func page(_ step: SequenceStep, _ lines: [String]) -> String? {
        switch step {
        case .turn: return lines.isEmpty ? nil : "AS-042: the turn of the device was told"
        case .link(SequenceStep.closing), .closePage:
            let ends = lines.count { $0 == "main resolution h user_dismissed" }
            return ends == up["h"] ?? 0 ? nil : "AS-081: the page ended \(ends) times"
        case .link:
            let isTold = lines.contains { Line($0).isOfDelegate || $0.contains("resolution ") }
            return isTold ? "AS-093: a link was told" : nil
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
        // A pause that is under way keeps its length (AS-032).
        case .interval(let seconds): interval = seconds
        default: break
        }
    }

    private struct Line {
        let thread: String
        /// `D.will`.
        let name: String
        let message: String
        let answer: String
        var isOfDelegate: Bool { name.hasPrefix("D.") || name.hasPrefix("E.") }

        init(_ text: String) {
            let words = text.split(separator: " ", maxSplits: 1)
            thread = words.first.map(String.init) ?? ""
            let parts = (words.count > 1 ? words[1] : "").split(separator: "(", maxSplits: 1)
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
            return "AS-051: \(line.name) of a delegate that was replaced"
        }
        switch line.isOfDelegate ? String(line.name.dropFirst()) : line.name {
        case ".extend", ".displayCoordinator":
            return line.thread == "bg" ? nil : "AS-013: \(line.name) on the main thread"
        case "factory": factories[message, default: 0] += 1
        case "A.prepare":
            preparations[message, default: 0] += 1
            guard preparations[message] ?? 0 <= factories[message] ?? 0 else {
                return "AS-013: more preparations than adapters of \(message)"
            }
        case "A.isReady", ".isMessageReady": return asked(line, next)
        case ".will": return begins(line)
        case ".finished": return ends(message)
        default: break
        }
        return nil
    }

    private func asked(_ line: Line, _ next: Line?) -> String? {
        if isPaused { return "AS-007: asked while paused" }
        if line.message != "i", isStandardUp { return "AS-026: asked while the coordinator is not ready" }
        guard line.answer == "true" else { return nil }
        let expected = line.isOfDelegate ? "\(delegate).will" : "\(delegate).isMessageReady"
        return next?.name == expected ? nil : "AS-026: after \(line.name) came \(next?.name ?? "nothing")"
    }

    private mutating func begins(_ line: Line) -> String? {
        let message = line.message
        if line.thread != "main" { return "AS-037: told of a display on another thread" }
        if message != "i", isStandardUp { return "AS-035: two messages at a time" }
        if message != "i", now < pausedUntil { return "AS-035: \(message) was shown during the pause" }
        up[message, default: 0] += 1
        wills[message, default: 0] += 1
        guard let limit = limits[message], wills[message] ?? 0 > limit else { return nil }
        return "AS-063: \(message) was displayed more than \(limit) times"
    }

    private mutating func ends(_ message: String) -> String? {
        guard let count = up[message], count > 0 else {
            return "AS-042: the end of \(message), which is not up"
        }
        up[message] = count - 1
        if message != "i" { pausedUntil = now + interval }
        return nil
    }
}

/// Numbers that a seed decides.
struct SeededNumbers {
    private(set) var state: UInt64

    /// The factor is not the step of `next`: seeds would be the same numbers, one later each.
    init(_ seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return range.lowerBound + Int(mixed % UInt64(range.count))
    }
}
