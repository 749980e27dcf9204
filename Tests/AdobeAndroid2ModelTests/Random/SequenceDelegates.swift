import AdobeAndroid2Model
import HeadlessStage
import PlatformStandIns

/// A delegate that records its name, and gives the configured answer. Sendable: the mutable state is behind a lock.
final class SequenceDelegate: MessagingDelegate, Sendable {
    let answer = Locked(true)
    private let source: String

    init(_ number: Int) { source = "D\(number)" }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        note("shouldShowMessage", message)
        return answer.current
    }

    func onShow(_ message: any FullscreenMessage) { note("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss", message) }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { note("urlLoaded", message) }

    private func note(_ callback: String, _ message: any FullscreenMessage) {
        let name = message.parent?.getId() ?? message.getParent() as? String ?? "unknown"
        HeadlessStage.current.log.record(.note, from: source, callback, ["messageId": name])
    }
}

/// A listener that records the message's name. Sendable: it is immutable.
final class SequenceListener: FullscreenMessageDelegate, Sendable {
    private let name: String

    init(_ name: String) { self.name = name }

    func onShow(_ message: any FullscreenMessage) { note("onShow") }
    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss") }
    func onBackPressed(_ message: any FullscreenMessage) { note("onBackPressed") }
    func onShowFailure() { note("onShowFailure") }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        note("overrideUrlLoad")
        return false
    }

    private func note(_ callback: String) {
        HeadlessStage.current.log.record(.note, from: "L", callback, ["messageId": name])
    }
}

/// The listener of every button: it does nothing.
final class SequenceButtonListener: FloatingButtonListener, Sendable {
    func onTapDetected() {}
    func onPanDetected() {}
}
