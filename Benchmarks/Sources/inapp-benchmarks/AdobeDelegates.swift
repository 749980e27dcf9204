import AdobeIOSModel
import Dispatch
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

/// The delegate for direct calls: it counts its calls.
final class PlainAdobeDelegate: MessagingDelegate, @unchecked Sendable {
    // Sound: the benchmarks let only one thread call at a time, and wait for it.
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
        // Takes the place of a device's main queue: the stage has to know that this thread is waiting.
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

/// Holds its delegate weakly and calls it through the protocol, as an SDK does.
final class AdobeCaller: @unchecked Sendable {
    // Sound: written by the initialiser only, and a weak reference may be read on any thread.
    weak var delegate: (any MessagingDelegate)?
    /// A strong reference, as an app holds one, so that the delegate stays alive.
    private let keptByApp: any MessagingDelegate

    init(_ delegate: any MessagingDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}

extension CountingHandler {
    /// Shows one message, which the handler is told about, and returns it with a link of its
    /// page that dismisses nothing.
    /// - Throws: `BenchmarkError` if the message does not appear.
    func adobeMessage(on host: AdobeIOSHost, _ stage: HeadlessStage) throws -> (FullscreenMessage, URL) {
        try host.trigger(json: Payloads.adobe(id: Payloads.id(0)))
        stage.runUntilIdle()
        guard let native = latest?.native(as: FullscreenMessage.self),
            let link = URL(string: "adbinapp://open?interaction=more")
        else { throw BenchmarkError("The message did not come up.") }
        return (native, link)
    }
}
