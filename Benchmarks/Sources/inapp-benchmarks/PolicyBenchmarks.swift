import AdobeIOSBridge
import AdobeIOSModel
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat

/// The cost of the whole stack of policies between a bridge and the handler: expiry, pause, one screen, caps.
@MainActor struct PolicyBenchmarks {
    let options: Options
    private static let section = "Policies"
    private static let perRound = 1_000

    /// The usual stack around a handler, with every policy in it.
    private func stack(around handler: any InAppMessageHandler) -> PolicyStack {
        PolicyStack(around: handler) {
            $0.expiry = 3_600
            $0.caps = [.session(1_000_000)]
        }
    }

    /// `urlLoaded` of a message that is on the screen: a callback that can repeat without
    /// limit, and passes every policy.
    func lifecycle() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let handler = CountingHandler()
        let policies = stack(around: handler)
        let bridge = stage.run { AdobeIOSBridge(policies.handler).attach() }
        defer { bridge.detach() }
        let (native, link) = try handler.adobeMessage(on: host, stage)
        let plain = PlainAdobeDelegate()
        let load: (AdobeCaller) -> Work = { caller in
            { times in for _ in 0..<times { caller.delegate?.urlLoaded(link, byMessage: native) } }
        }
        let before = handler.calls
        let rows = Measuring(section: Self.section, rounds: options.rounds, calls: options.calls)
            .compare([
                ("Adobe urlLoaded, direct", load(AdobeCaller(plain))),
                ("Adobe urlLoaded, through the bridge and all policies", load(AdobeCaller(bridge))),
            ])
        guard handler.calls - before == plain.calls else {
            throw BenchmarkError("The handler got \(handler.calls - before) callbacks, not \(plain.calls).")
        }
        return rows.comparedWithin(.more(3_000))
    }

    /// The question about a message never seen before. The handler allows all of them; the first takes the screen,
    /// the others wait in its line.
    func gateFirstSeen() -> [Row] {
        let stage = HeadlessStage()
        let ui = stage.run { BrazeInAppMessageUI() }
        let natives = Payloads.brazeMessages(Self.perRound)
        return Measuring(section: Self.section, rounds: options.rounds, calls: Self.perRound)
            .compare([
                (
                    "Braze gate, first seen, through the bridge",
                    { _ in
                        let handler = CountingHandler()
                        handler.decision = .hold
                        ask(BrazeCaller(BrazeBridge(handler)), ui, natives)
                    }
                ),
                (
                    "Braze gate, first seen, through the bridge and all policies",
                    { _ in
                        let policies = stack(around: CountingHandler())
                        ask(BrazeCaller(BrazeBridge(policies.handler)), ui, natives)
                    }
                ),
            ]).map { $0.within(.value(20_000)) }
    }

    /// Bytes of a message that waits in the line, in the bridge and all policies, and the policies' share of them.
    func bytes() throws -> [Row] {
        let count = options.heldMessages
        let stage = HeadlessStage()
        let ui = stage.run { BrazeInAppMessageUI() }
        let natives = Payloads.brazeMessages(count)
        let holding = CountingHandler()
        holding.decision = .hold
        let plain = BrazeCaller(BrazeBridge(holding))
        let policies = stack(around: CountingHandler())
        let policed = BrazeCaller(BrazeBridge(policies.handler))
        let alone = Allocations.count { ask(plain, ui, natives) }
        let together = Allocations.count { ask(policed, ui, natives) }
        guard policies.screen.waitingCount == count - 1 else {
            throw BenchmarkError("\(policies.screen.waitingCount) messages wait, not \(count - 1).")
        }
        guard let alone, let together else { return [] }
        func row(_ name: String, _ bytes: Int) -> Row {
            Row(
                Self.section, "Braze, bytes \(name), of \(count)", unit: "B",
                rounds: [Double(bytes) / Double(count)])
        }
        return [
            row("a message that waits under all policies", together.liveBytes).within(.value(2_048)),
            row("of these in the policies", together.liveBytes - alone.liveBytes),
        ]
    }

    /// The question about a message that waits in the line: the bridge remembers the answer.
    func gateRemembered() -> [Row] {
        let stage = HeadlessStage()
        let ui = stage.run { BrazeInAppMessageUI() }
        let natives = Payloads.brazeMessages(2)
        let plain = PlainBrazeDelegate()
        plain.choice = .reenqueue
        let policies = stack(around: CountingHandler())
        let bridged = BrazeCaller(BrazeBridge(policies.handler))
        ask(bridged, ui, natives)
        let askAgain: (BrazeCaller) -> Work = { caller in
            { times in
                for _ in 0..<times {
                    _ = caller.delegate?.inAppMessage(ui, displayChoiceForMessage: natives[1])
                }
            }
        }
        return Measuring(section: Self.section, rounds: options.rounds, calls: options.calls)
            .compare([
                ("Braze gate, remembered, direct", askAgain(BrazeCaller(plain))),
                ("Braze gate, remembered, through the bridge and all policies", askAgain(bridged)),
            ]).comparedWithin(.more(3_000))
    }

    /// Messages that wait for the screen on a real user interface: the cost of joining the line and of having a turn,
    /// each compared with the smallest number.
    func waiting() throws -> [Row] {
        let runs = try options.sizes.map(waiting)
        let shapes = try options.sizes.map(waitingOfThreeShapes)
        return runs[0].indices.flatMap { place in
            runs.map { $0[place].against(runs[0][place]) }.comparedWithin(.ratio(4))
        } + shapes.map { $0.against(shapes[0]) }.comparedWithin(.ratio(4))
    }

    /// Messages of three SDKs, in turn, join the line behind one that has the screen.
    private func waitingOfThreeShapes(_ count: Int) throws -> Row {
        let stage = HeadlessStage()
        let ui = stage.run { BrazeInAppMessageUI() }
        let policies = stack(around: CountingHandler())
        let braze = BrazeBridge(policies.handler)
        let adobe = AdobeIOSBridge(policies.handler)
        let airship = Airship18Bridge(policies.handler)
        let brazeNatives = Payloads.brazeMessages(count / 3 + 2)
        let adobeNatives = try Payloads.adobeMessages(count / 3 + 1, on: stage)
        defer { for native in adobeNatives { native.parent?.takeApart() } }
        let airshipNatives = Airship18Benchmarks.natives(count / 3 + 1)
        ask(BrazeCaller(braze), ui, Array(brazeNatives.suffix(1)))
        var next = 0
        let join: Work = { times in
            stage.run {
                for number in next..<(next + times) {
                    let place = number / 3
                    switch number % 3 {
                    case 0: _ = braze.inAppMessage(ui, displayChoiceForMessage: brazeNatives[place])
                    case 1: _ = adobe.shouldShowMessage(message: adobeNatives[place])
                    default:
                        let native = airshipNatives[place]
                        _ = airship.isMessageReadyToDisplay(native.message, scheduleID: native.scheduleID)
                    }
                }
            }
            next += times
        }
        let row = Measuring(section: Self.section, rounds: options.rounds, calls: 0)
            .slices("join the line, three shapes, at \(count)", of: count, join)
        join(count - next)
        guard policies.screen.waitingCount == count else {
            throw BenchmarkError("\(policies.screen.waitingCount) messages wait, not \(count).")
        }
        return row
    }

    private func turnCount(_ count: Int) -> Int { min(60, count - 1) }

    // Time advances by seconds, not until the stage is idle: every waiting message would expire.
    private func waiting(_ count: Int) throws -> [Row] {
        let stage = HeadlessStage()
        let ui = stage.run { BrazeInAppMessageUI() }
        let handler = CountingHandler()
        let policies = stack(around: handler)
        let bridge = BrazeBridge(policies.handler).attach(to: ui)
        // Another SDK's message is on the screen. Without it, this user interface would queue its own messages itself.
        let other = stage.run { BrazeInAppMessageUI() }
        let otherBridge = BrazeBridge(policies.handler).attach(to: other)
        defer {
            bridge.detach()
            otherBridge.detach()
        }
        Payloads.brazeMessages(1).forEach(other.present(message:))
        stage.advance(by: .seconds(5))
        let natives = Payloads.brazeMessages(count)
        let measuring = Measuring(section: Self.section, rounds: options.rounds, calls: 0)
        var next = 0
        let join: Work = { times in
            for native in natives[next..<(next + times)] { ui.present(message: native) }
            next += times
        }
        let joining = measuring.slices("join the line, at \(count)", of: count, join)
        join(count - next)
        stage.advance(by: .seconds(5))
        guard policies.screen.waitingCount == count else {
            throw BenchmarkError("\(policies.screen.waitingCount) messages wait, not \(count).")
        }
        other.dismiss()
        stage.advance(by: .seconds(5))
        let turns = measuring.slices("have a turn and end, at \(count)", of: turnCount(count)) { times in
            for _ in 0..<times {
                ui.dismiss()
                stage.advance(by: .seconds(5))
                stage.log.removeAll()
            }
        }
        let ended = count - 1 - policies.screen.waitingCount
        guard ended == measuring.sliced(turnCount(count)) else {
            throw BenchmarkError("\(ended) messages had a turn.")
        }
        return [joining, turns]
    }

    private func ask(_ caller: BrazeCaller, _ ui: BrazeInAppMessageUI, _ natives: [Braze.InAppMessage]) {
        for native in natives { _ = caller.delegate?.inAppMessage(ui, displayChoiceForMessage: native) }
    }
}
