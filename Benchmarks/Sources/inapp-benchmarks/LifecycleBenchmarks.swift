import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat

/// Lifecycle callbacks on the main thread: directly, and through a bridge.
@MainActor struct LifecycleBenchmarks {
    let options: Options

    /// `willPresent`, `didPresent` and a third callback, repeated, for a message that is on the screen.
    ///
    /// The engine would absorb callbacks that repeat themselves (INV-8), and nothing would be measured. A message that
    /// was hidden may be presented again (INV-2), so the cycle will-did-hide is legal without limit, needs no new
    /// message, and delivers three callbacks to the handler. Braze has no callback for hiding, so that event enters
    /// through a method of the bridge that stands for one; the delegate that is called directly gets `willDismiss` in
    /// its place. Both sides make three calls and three callbacks.
    func braze() throws -> [Row] {
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let handler = CountingHandler()
        let bridge = BrazeBridge(handler).attach(to: host.ui)
        try host.trigger(json: Payloads.braze(id: Payloads.id(0)))
        stage.runUntilIdle()
        guard let message = handler.latest, let view = host.ui.messageView,
            let native = message.native(as: Braze.InAppMessage.self)
        else { throw BenchmarkError("The message did not come up.") }
        bridge.engine.didHide(message)
        let ui = host.ui
        let plain = PlainBrazeDelegate()
        let direct = BrazeCaller(plain)
        let bridged = BrazeCaller(bridge)
        bridged.bridge = bridge
        let before = handler.calls
        let rows = Measuring(section: "Braze lifecycle", rounds: options.rounds, calls: options.calls)
            .compare(
                [
                    (
                        "direct",
                        { times in
                            for _ in 0..<times {
                                direct.delegate?.inAppMessage(ui, willPresent: native, view: view)
                                direct.delegate?.inAppMessage(ui, didPresent: native, view: view)
                                direct.delegate?.inAppMessage(ui, willDismiss: native, view: view)
                            }
                        }
                    ),
                    (
                        "through the bridge",
                        { times in
                            for _ in 0..<times {
                                bridged.delegate?.inAppMessage(ui, willPresent: native, view: view)
                                bridged.delegate?.inAppMessage(ui, didPresent: native, view: view)
                                bridged.bridge?.hide(message)
                            }
                        }
                    ),
                ], callbacks: 3)
        guard handler.calls - before == plain.calls else {
            throw BenchmarkError("The handler got \(handler.calls - before) callbacks, not \(plain.calls).")
        }
        return rows.comparedWithin(.more(1_000))
    }

    /// `urlLoaded` with a link that dismisses nothing, for a message that is on the screen.
    func adobe() throws -> [Row] {
        let stage = HeadlessStage()
        let host = AdobeIOSHost(stage: stage)
        let handler = CountingHandler()
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        defer { bridge.detach() }
        let (native, link) = try handler.adobeMessage(on: host, stage)
        let plain = PlainAdobeDelegate()
        let direct = AdobeCaller(plain)
        let bridged = AdobeCaller(bridge)
        let before = handler.calls
        let rows = Measuring(section: "Adobe lifecycle", rounds: options.rounds, calls: options.calls)
            .compare([
                (
                    "urlLoaded, direct",
                    { times in for _ in 0..<times { direct.delegate?.urlLoaded(link, byMessage: native) } }
                ),
                (
                    "urlLoaded, through the bridge",
                    { times in for _ in 0..<times { bridged.delegate?.urlLoaded(link, byMessage: native) } }
                ),
            ])
        guard handler.calls - before == plain.calls else {
            throw BenchmarkError("The handler got \(handler.calls - before) callbacks, not \(plain.calls).")
        }
        return rows.comparedWithin(.more(1_000)) + (try adobeStories())
    }

    /// All callbacks of a message never seen before, on the main thread: gate, `onShow`, `onDismiss`, and the event
    /// between them that the bridge derives.
    private func adobeStories() throws -> [Row] {
        let stage = HeadlessStage()
        let count = min(options.calls, 2_000)
        let natives = try Payloads.adobeMessages(count, on: stage)
        defer { for native in natives { native.parent?.takeApart() } }
        let plain = PlainAdobeDelegate()
        let caller = AdobeCaller(plain)
        let measuring = Measuring(section: "Adobe lifecycle", rounds: options.rounds, calls: count)
        return measuring.compare(
            [
                (
                    "whole story of a new message, direct",
                    { times in
                        for native in natives.prefix(times) {
                            _ = caller.delegate?.shouldShowMessage(message: native)
                            caller.delegate?.onShow(message: native)
                            caller.delegate?.onDismiss(message: native)
                        }
                    }
                ),
                (
                    "whole story of a new message, through the bridge",
                    { times in
                        let bridge = AdobeIOSBridge(CountingHandler())
                        let caller = AdobeCaller(bridge)
                        stage.run {
                            for native in natives.prefix(times) {
                                _ = caller.delegate?.shouldShowMessage(message: native)
                                caller.delegate?.onShow(message: native)
                                caller.delegate?.onDismiss(message: native)
                            }
                        }
                        stage.runUntilIdle()
                    }
                ),
            ], callbacks: 3)
    }
}

extension BrazeBridge {
    /// What a callback for hiding would do if Braze had one.
    fileprivate func hide(_ message: CompatMessage) { engine.didHide(message) }
}
