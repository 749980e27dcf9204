import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat

/// The gate's question, directly and through a bridge.
@MainActor struct GateBenchmarks {
    let options: Options
    private static let perRound = 1_000

    /// Braze's UI, messages, and a delegate that re-enqueues each of them.
    private static func braze() -> (BrazeInAppMessageUI, [Braze.InAppMessage], BrazeCaller) {
        let plain = PlainBrazeDelegate()
        plain.choice = .reenqueue
        let ui = HeadlessStage().run { BrazeInAppMessageUI() }
        return (ui, Payloads.brazeMessages(perRound), BrazeCaller(plain))
    }

    /// The question about a message never seen before. Each round has a bridge of its own, so the
    /// same messages are new again.
    func brazeFirstSeen() -> [Row] {
        let (ui, natives, direct) = Self.braze()
        return Measuring(section: "Braze gate", rounds: options.rounds, calls: Self.perRound)
            .compare([
                ("first seen, direct", { _ in ask(direct, ui, natives) }),
                (
                    "first seen, through the bridge",
                    { _ in
                        let handler = CountingHandler()
                        handler.decision = .hold
                        ask(BrazeCaller(BrazeBridge(handler)), ui, natives)
                    }
                ),
            ]).comparedWithin(.value(20_000))
    }

    /// The question about a message whose answer is remembered.
    func brazeRemembered() -> [Row] {
        let (ui, natives, direct) = Self.braze()
        let handler = CountingHandler()
        handler.decision = .hold
        let bridge = BrazeBridge(handler)
        let bridged = BrazeCaller(bridge)
        ask(bridged, ui, natives)
        let native = natives[0]
        let askAgain: (BrazeCaller) -> Work = { caller in
            { times in
                for _ in 0..<times { _ = caller.delegate?.inAppMessage(ui, displayChoiceForMessage: native) }
            }
        }
        let measuring = Measuring(section: "Braze gate", rounds: options.rounds, calls: options.calls)
        return measuring.compare([
            ("remembered, direct", askAgain(direct)), ("remembered, through the bridge", askAgain(bridged)),
        ]).comparedWithin(.more(1_000))
    }

    /// Adobe's question, on the main thread and off it. The SDK asks off the main thread: there all sides pay for the
    /// stage's background thread, which takes most of the time. The bridge is compared with a delegate that hops to the
    /// main thread and waits there for its answer, as a delegate has to that decides by state of the main thread.
    func adobe() throws -> [Row] {
        let stage = HeadlessStage()
        let natives = try Payloads.adobeMessages(1, on: stage)
        defer { for native in natives { native.parent?.takeApart() } }
        let native = natives[0]
        let plain = PlainAdobeDelegate()
        plain.answer = false
        let direct = AdobeCaller(plain)
        let hopping = AdobeCaller(HoppingAdobeDelegate())
        let handler = CountingHandler()
        handler.decision = .hold
        let bridge = stage.run { AdobeIOSBridge(handler) }
        let bridged = AdobeCaller(bridge)
        let ask: (AdobeCaller) -> Work = { caller in
            { times in
                for _ in 0..<times { _ = caller.delegate?.shouldShowMessage(message: native) }
            }
        }
        // The SDK itself passes one message to several threads, one after the other.
        nonisolated(unsafe) let shared = native
        let askInBackground: (AdobeCaller) -> Work = { caller in
            { times in
                for _ in 0..<times {
                    stage.onBackground { _ = caller.delegate?.shouldShowMessage(message: shared) }
                    stage.runUntilIdle()
                }
            }
        }
        let onMain = Measuring(section: "Adobe gate", rounds: options.rounds, calls: options.calls)
        let offMain = Measuring(
            section: "Adobe gate", rounds: options.rounds, calls: options.isQuick ? 200 : 1_000,
            isOnMainThread: false)
        return onMain.compare([
            ("remembered, on the main thread, direct", ask(direct)),
            ("remembered, on the main thread, through the bridge", ask(bridged)),
        ]).comparedWithin(.more(1_000))
            + offMain.compare([
                ("remembered, on a background thread, by hand: one hop", askInBackground(hopping)),
                ("remembered, on a background thread, through the bridge", askInBackground(bridged)),
            ]).comparedWithin(.more(20_000))
    }

    private func ask(_ caller: BrazeCaller, _ ui: BrazeInAppMessageUI, _ natives: [Braze.InAppMessage]) {
        for native in natives { _ = caller.delegate?.inAppMessage(ui, displayChoiceForMessage: native) }
    }
}
