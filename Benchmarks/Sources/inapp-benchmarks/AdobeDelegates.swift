import AdobeIOSModel
import Dispatch
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// The delegate that is called directly: it counts.
final class PlainAdobeDelegate: MessagingDelegate, @unchecked Sendable {
    // Sound: the benchmarks let one thread at a time call, and wait for it.
    var calls = 0
    var answer = true

    func onShow(message: any Showable) { calls += 1 }
    func onDismiss(message: any Showable) { calls += 1 }
    func shouldShowMessage(message: any Showable) -> Bool {
        calls += 1
        return answer
    }
    func urlLoaded(_ url: URL, byMessage message: any Showable) { calls += 1 }
}

/// A delegate that decides on the main thread, whichever thread it is asked on: it hops there and waits for half a second
/// at most.
final class HoppingAdobeDelegate: MessagingDelegate, @unchecked Sendable {
    // Sound: touched on the main thread only.
    private var calls = 0

    func shouldShowMessage(message: any Showable) -> Bool {
        let answered = DispatchSemaphore(value: 0)
        let answer = Locked<Bool?>(nil)
        let decide: @MainActor @Sendable () -> Void = {
            self.calls += 1
            answer.withLock { $0 = false }
            answered.signal()
        }
        // What a device has the main queue for: a stage has to know that this thread waits.
        if let scheduler = MainThread.scheduler {
            scheduler.asyncForWaiter(decide)
        } else {
            MainThread.async(decide)
        }
        _ = answered.wait(timeout: .now() + 0.5)
        return answer.current ?? false
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// What an SDK does with its delegate: it holds it weakly and calls through the protocol.
final class AdobeCaller: @unchecked Sendable {
    // Sound: written by the initialiser only, and a weak reference may be read on any thread.
    weak var delegate: (any MessagingDelegate)?
    /// What an app does, so that the delegate lives.
    private let keptByApp: any MessagingDelegate

    init(_ delegate: any MessagingDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}

extension CountingHandler {
    /// Brings one message up, of which the handler hears, and gives it with a link of its page that dismisses nothing.
    /// - Throws: `BenchmarkError` if it does not come up.
    func adobeMessage(on host: AdobeIOSHost, _ stage: HeadlessStage) throws -> (FullscreenMessage, URL) {
        try host.trigger(json: Payloads.adobe(id: Payloads.id(0)))
        stage.runUntilIdle()
        guard let native = latest?.native(as: FullscreenMessage.self),
            let link = URL(string: "adbinapp://open?interaction=more")
        else { throw BenchmarkError("The message did not come up.") }
        return (native, link)
    }
}
