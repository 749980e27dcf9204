import Airship18Bridge
import Airship18Model
import Foundation
import HeadlessStage
import InAppCompat

/// The delegate for direct calls: it counts its calls.
@MainActor final class PlainAirship18Delegate: InAppMessageDisplayDelegate {
    var calls = 0
    var answer = true

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        calls += 1
        return answer
    }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) { calls += 1 }
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) { calls += 1 }
}

/// Holds its delegate weakly and calls it through the protocol, as the SDK does.
@MainActor final class Airship18Caller {
    weak var delegate: (any InAppMessageDisplayDelegate)?
    /// A strong reference, as an app holds one, so that the delegate stays alive.
    private let keptByApp: any InAppMessageDisplayDelegate

    init(_ delegate: any InAppMessageDisplayDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}

/// Airship's SDK from 18 on: the gate, which is asked repeatedly, the callbacks of a display, and the cost of a change
/// of conditions in the SDK.
@MainActor struct Airship18Benchmarks {
    let options: Options
    private static let perRound = 1_000

    /// A message and its schedule id: the arguments of the SDK's question.
    struct Native {
        let message: InAppMessage
        let scheduleID: String
    }

    static func natives(_ count: Int) -> [Native] {
        (0..<count).map { number in
            let id = Payloads.id(number)
            return Native(
                message: InAppMessage(name: id, displayContent: .custom(.string("Hi"))), scheduleID: id)
        }
    }

    /// Gate, `messageWillDisplay`, `messageFinishedDisplaying` of a message never seen before: each is called once per
    /// display, so none can be repeated. The bridge creates and prepares the message, and derives `didPresent` on the
    /// next turn of the main thread.
    func lifecycle() throws -> [Row] {
        let stage = HeadlessStage()
        let natives = Self.natives(Self.perRound)
        let plain = Airship18Caller(PlainAirship18Delegate())
        var handled = 0
        let rows = Measuring(section: "Airship 18 lifecycle", rounds: options.rounds, calls: Self.perRound)
            .compare(
                [
                    ("whole story of a new message, direct", { play(natives.prefix($0), on: stage, plain) }),
                    (
                        "whole story of a new message, through the bridge",
                        { times in
                            let handler = CountingHandler()
                            let caller = Airship18Caller(Airship18Bridge(handler))
                            play(natives.prefix(times), on: stage, caller)
                            handled = handler.calls - 5 * times
                        }
                    ),
                ], callbacks: 3)
        guard handled == 0 else { throw BenchmarkError("The handler got \(handled) callbacks too many.") }
        return rows
    }

    private func play(_ natives: ArraySlice<Native>, on stage: HeadlessStage, _ caller: Airship18Caller) {
        stage.run {
            for native in natives {
                _ = caller.delegate?.isMessageReadyToDisplay(native.message, scheduleID: native.scheduleID)
                caller.delegate?.messageWillDisplay(native.message, scheduleID: native.scheduleID)
            }
        }
        stage.runUntilIdle()
        stage.run {
            for native in natives {
                caller.delegate?.messageFinishedDisplaying(native.message, scheduleID: native.scheduleID)
            }
        }
    }

    /// The question about a message never seen before, and about messages that are held: the SDK asks again
    /// each time conditions change.
    func gate() -> [Row] {
        let natives = Self.natives(Self.perRound)
        let plain = PlainAirship18Delegate()
        plain.answer = false
        let handler = CountingHandler()
        handler.decision = .hold
        let direct = Airship18Caller(plain)
        let bridged = Airship18Caller(Airship18Bridge(handler))
        ask(bridged, natives)
        let askAgain: (Airship18Caller) -> Work = { caller in
            { times in
                for _ in 0..<times {
                    _ = caller.delegate?.isMessageReadyToDisplay(
                        natives[0].message, scheduleID: natives[0].scheduleID)
                }
            }
        }
        let section = "Airship 18 gate"
        let measuring = Measuring(section: section, rounds: options.rounds, calls: options.calls)
        return Measuring(section: section, rounds: options.rounds, calls: Self.perRound)
            .compare([
                ("first seen, direct", { _ in ask(direct, natives) }),
                (
                    "first seen, through the bridge",
                    { _ in
                        let handler = CountingHandler()
                        handler.decision = .hold
                        ask(Airship18Caller(Airship18Bridge(handler)), natives)
                    }
                ),
            ]).comparedWithin(.value(20_000))
            + measuring.compare([
                ("remembered, direct", askAgain(direct)),
                ("remembered, through the bridge", askAgain(bridged)),
            ]).comparedWithin(.more(1_000))
    }

    private func ask(_ caller: Airship18Caller, _ natives: [Native]) {
        for native in natives {
            _ = caller.delegate?.isMessageReadyToDisplay(native.message, scheduleID: native.scheduleID)
        }
    }

    /// Conditions change while messages wait in the real SDK: the cost of each message that is asked about again, with
    /// a vendor's delegate and with the bridge.
    func notification() throws -> [Row] {
        let count = 100
        let plain = PlainAirship18Delegate()
        plain.answer = false
        let byDelegate = try waiting(count) { $0.displayDelegate = plain }
        let handler = CountingHandler()
        handler.decision = .hold
        let bridge = Airship18Bridge(handler)
        let byBridge = try waiting(count) { _ in bridge.attach() }
        defer { byBridge.run { bridge.detach() } }
        guard bridge.engine.heldCount == count else {
            throw BenchmarkError("\(bridge.engine.heldCount) messages are held, not \(count).")
        }
        let notify: (HeadlessStage) -> Work = { stage in
            { times in
                for _ in 0..<(times / count) {
                    stage.run { Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged() }
                    stage.runUntilIdle()
                }
            }
        }
        return Measuring(
            section: "Airship 18 gate", rounds: options.rounds, calls: options.isQuick ? 2_000 : 20_000,
            isOnMainThread: false
        ).compare([
            ("conditions change, a message that waits, direct", notify(byDelegate)),
            ("conditions change, a message that waits, through the bridge", notify(byBridge)),
        ]).comparedWithin(.more(3_000))
    }

    /// A stage on which this many messages were triggered and none is allowed to appear.
    private func waiting(
        _ count: Int, _ prepare: @MainActor (any InAppMessaging) -> Void
    ) throws -> HeadlessStage {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        stage.run { prepare(Airship.inAppAutomation.inAppMessaging) }
        for number in 0..<count {
            let id = Payloads.id(number)
            let json = """
                {"id": "\(id)", "type": "in_app_message", "limit": 1,
                 "triggers": [{"type": "custom_event_count", "goal": 1}],
                 "message": {"name": "\(id)", "display_type": "modal",
                  "display": {"heading": {"text": "Hi"}, "body": {"text": "There"}}}}
                """
            try host.trigger(json: Data(json.utf8))
            stage.runUntilIdle()
        }
        return stage
    }
}
