package import AdobeIOSModel
import Foundation
import PlatformStandIns

/// An Adobe delegate as an app might have written it, which writes down every call and its thread.
package final class OldAdobeDelegate: MessagingDelegate, @unchecked Sendable {
    // Guarded by `lock`: the SDK calls from two threads.
    private let lock = NSLock()
    private var lines: [String] = []
    private var kept: Message?
    private var answer: @Sendable () -> Bool = { true }

    /// What it hears of a message `m1` that is shown, and dismissed by a link `adbinapp://dismiss?interaction=ok`.
    package static let lifeWithLink = [
        "shouldShow m1 background", "onShow m1 background",
        "urlLoaded(adbinapp://dismiss?interaction=ok) m1 main", "onDismiss m1 main",
    ]

    package init() {}

    package var calls: [String] { lock.withLock { lines } }
    package var saved: Message? { lock.withLock { kept } }
    package func answer(_ answer: @escaping @Sendable () -> Bool) { lock.withLock { self.answer = answer } }

    private func write(_ call: String, _ message: any Showable) {
        let parent = (message as? FullscreenMessage)?.parent
        let thread = onMainQueue() ? "main" : "background"
        lock.withLock { lines.append("\(call) \(parent?.id ?? "?") \(thread)") }
    }

    private func onMainQueue() -> Bool { MainThread.isCurrent }

    package func shouldShowMessage(message: any Showable) -> Bool {
        write("shouldShow", message)
        lock.withLock { kept = (message as? FullscreenMessage)?.parent }
        return lock.withLock { answer }()
    }
    package func onShow(message: any Showable) { write("onShow", message) }
    package func onDismiss(message: any Showable) { write("onDismiss", message) }
    package func urlLoaded(_ url: URL, byMessage message: any Showable) {
        write("urlLoaded(\(url.absoluteString))", message)
    }
}
