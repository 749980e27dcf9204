public import AdobeIOSModel  // Shows AEPServices.
public import Foundation
public import InAppCompat

/// An Adobe delegate for iOS that forwards to another one and reports its mistakes as they happen.
///
/// For a debug build: `MobileCore.messagingDelegate = checked`, and keep it. Without it there are no checks and no
/// cost.
///
/// `@unchecked Sendable` is sound: the delegate is held in a constant, or weakly as the SDK holds it, and called on the
/// thread that the SDK chose, as without this class; the rest is Sendable.
public nonisolated final class CheckedAdobeIOSDelegate: MessagingDelegate, @unchecked Sendable {
    /// The maximum time of the gate before it is reported, in seconds of real time.
    public let gateLimit: TimeInterval

    private let strong: (any MessagingDelegate)?
    private weak var weak: (any MessagingDelegate)?
    private let check: DelegateCheck
    private let hasFoundGone = Locked(false)
    private let watch: CallbackWatch
    private let kept = KeptMessages()

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that the app does not hold
    ///     is detected.
    ///   - gateLimit: the maximum time of the gate, in seconds.
    ///   - trace: gets every callback, for `inapp-compat contracts --trace`; nil records none.
    ///   - report: gets each finding, on the thread of the callback.
    public init(
        _ delegate: any MessagingDelegate, isRetained: Bool = false, gateLimit: TimeInterval = 0.5,
        trace: TraceFile? = nil, report: @escaping DelegateFindingSink
    ) {
        strong = isRetained ? delegate : nil
        weak = delegate
        self.gateLimit = gateLimit
        check = DelegateCheck(shape: .adobeIOS, trace: trace, report: report)
        watch = CallbackWatch(check, rule: "AI-040")
    }

    private var delegate: (any MessagingDelegate)? {
        let delegate = strong ?? weak
        guard delegate == nil else { return delegate }
        let isNews = hasFoundGone.withLock { found in
            defer { found = true }
            return !found
        }
        if isNews { check.findGone("AI-001") }
        return nil
    }

    /// Forwards the question, measures the time of the answer, and checks refused messages.
    public func shouldShowMessage(message: any Showable) -> Bool {
        let answer = check.traced(.adobe("shouldShowMessage", message), describe: { "\($0)" }) {
            check.timeGate(
                "shouldShowMessage", limit: gateLimit, rule: "AI-040",
                "The message waited as long; the SDK sets no limit."
            ) {
                watch.call("shouldShowMessage") { delegate?.shouldShowMessage(message: message) ?? true }
            }
        }
        if !answer, (message as? FullscreenMessage)?.parent == nil {
            check.findRefusalOfForeignScreen("AI-005")
        }
        return answer
    }

    /// Forwards the event.
    public func onShow(message: any Showable) {
        kept.begin(message)
        check.traced(.adobe("onShow", message)) {
            watch.call("onShow") { delegate?.onShow(message: message) }
        }
    }

    /// Forwards the event.
    public func onDismiss(message: any Showable) {
        check.traced(.adobe("onDismiss", message)) { delegate?.onDismiss(message: message) }
        kept.end(message, "A message")
    }

    /// Forwards the event.
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        check.traced(.urlLoaded(url, by: message)) { delegate?.hears(url, loadedBy: message) }
    }
}

extension CheckedAdobeIOSDelegate: CheckedDelegate {
    /// Reports callbacks that have not returned by the end of the stage's patience.
    public func end() { watch.reportBlocked() }

    /// Reports ended messages that the delegate still holds.
    public func afterwards() { kept.report(check, callback: "onDismiss") }
}
