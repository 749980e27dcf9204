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
    private let held = HeldMessages<ObjectIdentifier, any Showable>()

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to.
    ///   - isRetained: false holds the delegate weakly, as the SDK does, so that a delegate that the app does not hold
    ///     is detected.
    ///   - gateLimit: the maximum time of the gate, in seconds.
    ///   - trace: records every callback, for `inapp-compat contracts --trace`; nil records none.
    ///   - report: called with each finding, on the thread of the callback.
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
                "The message waited for the same time; the SDK sets no limit."
            ) {
                watch.call("shouldShowMessage") { delegate?.shouldShowMessage(message: message) ?? true }
            }
        }
        // It is told of the message's appearance next, on the same thread (AI-035).
        guard !answer else { return true }
        if (message as? FullscreenMessage)?.parent == nil { check.findRefusalOfForeignScreen("AI-005") }
        held.refuse(message, id: ObjectIdentifier(message))
        return false
    }

    /// Forwards the event.
    public func onShow(message: any Showable) {
        held.release(ObjectIdentifier(message))
        kept.begin(message, view: (message as? FullscreenMessage)?.webView)
        check.traced(.adobe("onShow", message)) {
            watch.call("onShow") { delegate?.onShow(message: message) }
        }
    }

    /// Forwards the event.
    public func onDismiss(message: any Showable) {
        check.traced(.adobe("onDismiss", message)) { delegate?.onDismiss(message: message) }
        kept.end(message, "A message", with: Self.campaign(of: message))
    }

    /// The campaign that a message shows, which exists as long as the message.
    private static func campaign(of message: any Showable) -> [AnyObject] {
        (message as? FullscreenMessage)?.parent.map { [$0] } ?? []
    }

    /// Forwards the event.
    public func urlLoaded(_ url: URL, byMessage message: any Showable) {
        check.traced(.urlLoaded(url, by: message)) { delegate?.hears(url, loadedBy: message) }
    }
}

extension CheckedAdobeIOSDelegate: CheckedDelegate {
    /// Reports the callbacks that have not returned although the stage's patience has run out. Calls the gate once
    /// more about the messages that it holds, on a background thread as usual.
    public func end() {
        watch.reportBlocked()
        guard held.mayBeOverdue else { return }
        MainThread.background { [self] in
            held.ask(parts: { [$0 as AnyObject] + Self.campaign(of: $0) }) {
                delegate?.shouldShowMessage(message: $0) ?? false
            }
        }
    }

    /// Reports the messages that the delegate still retains although they have ended, or could be shown.
    public func afterwards() {
        kept.report(check, rule: "AI-014", callback: "onDismiss")
        held.report(
            check, rule: "AI-050", question: "shouldShowMessage",
            mend:
                "Message.show() of the kept message when it no longer has to wait; the SDK does not try again (AI-037)."
        )
    }

    /// Held messages may be shown from now on.
    public func appStepEnded() { held.appStepEnded() }
}
