import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat

/// Many held messages: their bytes, and whether costs depend on their number.
@MainActor struct HeldBenchmarks {
    let options: Options

    /// Bytes of a held message beyond the native one. The native messages are created before counting starts and
    /// stay in an array until it ends, so only the bridge's own memory is counted: the neutral message, the
    /// bridge's table, and the engine's.
    func bytes() throws -> [Row] {
        let count = options.heldMessages
        let stage = HeadlessStage()
        let ui = stage.run { BrazeInAppMessageUI() }
        let handler = CountingHandler()
        handler.decision = .hold
        let brazeNatives = Payloads.brazeMessages(count)
        let brazeBridge = BrazeBridge(handler)
        let caller = BrazeCaller(brazeBridge)
        let braze = Allocations.count {
            for native in brazeNatives {
                _ = caller.delegate?.inAppMessage(ui, displayChoiceForMessage: native)
            }
        }
        let adobeNatives = try Payloads.adobeMessages(count, on: stage)
        defer { for native in adobeNatives { native.parent?.takeApart() } }
        let adobeBridge = AdobeIOSBridge(handler)
        let adobe = Allocations.count {
            for native in adobeNatives { _ = adobeBridge.shouldShowMessage(message: native) }
        }
        guard brazeBridge.engine.heldCount == count, adobeBridge.engine.heldCount == count else {
            throw BenchmarkError("Not every message is held.")
        }
        return [row("Braze", braze, count), row("Adobe", adobe, count)].compactMap { $0 }
    }

    private func row(_ vendor: String, _ allocations: Allocations?, _ count: Int) -> Row? {
        guard let allocations else { return nil }
        let row = Row(
            "Memory", "\(vendor), bytes a held message, of \(count)", unit: "B",
            rounds: [Double(allocations.liveBytes) / Double(count)])
        return row.within(.value(2_048))
    }

    /// Costs at several numbers of held messages, each compared with the smallest number.
    ///
    /// A cost that does not depend on the number still grows a little, as the vendor's own does; one that does
    /// would grow a hundredfold.
    func scaling() throws -> [Row] {
        let held = try options.sizes.map { try HeldMessagesRun(count: $0, rounds: options.rounds).rows() }
        return held[0].indices.flatMap { place in
            held.map { $0[place].against(held[0][place]) }.comparedWithin(.ratio(4))
        }
    }

}

/// One bridge on a real user interface, with this many messages on its stack.
@MainActor private final class HeldMessagesRun {
    private let count: Int
    private let measuring: Measuring
    private let stage = HeadlessStage()
    private let ui: BrazeInAppMessageUI
    private let handler = CountingHandler()
    private let bridge: BrazeBridge

    init(count: Int, rounds: Int) {
        self.count = count
        measuring = Measuring(section: "Held messages", rounds: rounds, calls: 0)
        let ui = stage.run { BrazeInAppMessageUI() }
        self.ui = ui
        bridge = BrazeBridge(handler).attach(to: ui)
    }

    func rows() throws -> [Row] {
        defer { bridge.detach() }
        let natives = Payloads.brazeMessages(count)
        handler.decision = .hold
        let rows = [hold(natives), lookUp(natives), reenqueue(natives), showNext(), presentNext()]
        guard bridge.heldMessages.count + shown == count else {
            throw BenchmarkError(
                "Of \(count) messages \(bridge.heldMessages.count) are held and \(shown) shown.")
        }
        return rows
    }

    private func hold(_ natives: [Braze.InAppMessage]) -> Row {
        var next = 0
        let hold: Work = { times in
            for native in natives[next..<(next + times)] { self.ui.present(message: native) }
            next += times
        }
        let row = measuring.slices("hold, at \(count)", of: count, hold)
        hold(natives.count - next)
        return row
    }

    private func lookUp(_ natives: [Braze.InAppMessage]) -> Row {
        let caller = BrazeCaller(bridge)
        var place = 0
        return measuring.slices("look up, at \(count)", of: 30_000) { times in
            for _ in 0..<times {
                place = (place + 7_919) % natives.count
                _ = caller.delegate?.inAppMessage(self.ui, displayChoiceForMessage: natives[place])
            }
        }
    }

    /// Presents the same messages again: the user interface moves them to the top of its stack (BZ-011).
    private func reenqueue(_ natives: [Braze.InAppMessage]) -> Row {
        var place = 0
        return measuring.slices("re-enqueue, at \(count)", of: 30_000) { times in
            for _ in 0..<times {
                place = (place + 7_919) % natives.count
                self.ui.present(message: natives[place])
            }
        }
    }

    private var shown = 0

    /// Shows the oldest message, then dismisses it.
    private func showNext() -> Row {
        handler.decision = .show
        return measuring.slices("show next and dismiss, at \(count)", of: min(60, count / 2)) { times in
            for _ in 0..<times {
                _ = try? self.bridge.showNext()
                self.finish()
            }
        }
    }

    /// Presents the message on top of the stack, as an app does by hand (BZ-018), then dismisses it.
    private func presentNext() -> Row {
        measuring.slices("presentNext and dismiss, at \(count)", of: min(30, count / 2)) { times in
            for _ in 0..<times {
                self.ui.presentNext()
                self.finish()
            }
        }
    }

    private func finish() {
        stage.runUntilIdle()
        if ui.messageView != nil { shown += 1 }
        ui.dismiss()
        stage.runUntilIdle()
        stage.log.removeAll()
    }
}
