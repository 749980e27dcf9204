public import AdobeAndroid2Model
public import Foundation
public import InAppCompat

/// An Adobe delegate for Android 2 that forwards to another one and reports its mistakes as they happen.
///
/// For a debug build: `MobileCore.setMessagingDelegate(checked)`. Without it there are no checks and no cost. A
/// delegate that the app does not hold is not a mistake, because this SDK holds it itself (A2-001).
///
/// `@unchecked Sendable` is sound: the delegate is an immutable constant and called on the thread that the SDK chose,
/// as without this class; the rest is Sendable.
public final class CheckedAdobeAndroid2Delegate: MessagingDelegate, @unchecked Sendable {
    /// The maximum time of the gate before it is reported, in seconds of real time.
    public let gateLimit: TimeInterval

    private let delegate: any MessagingDelegate
    private let findsStrayDismissals: Bool
    private let stopsEndlessShows: Bool
    private let check: DelegateCheck
    private let watch: CallbackWatch
    private let kept = KeptMessages()
    private let held = HeldMessages<ObjectIdentifier, any FullscreenMessage>()
    private let refusals = RefusalCount<ObjectIdentifier>()
    /// The messages that are on the screen, as far as the delegate was told.
    private let shown = Locked<[ObjectIdentifier]>([])

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to; held strongly, as the SDK holds it.
    ///   - gateLimit: the maximum time of the gate, in seconds.
    ///   - findsStrayDismissals: whether the dismissal of a message that is not the displayed one is reported. Pass
    ///     false in a test that does so on purpose.
    ///   - stopsEndlessShows: whether a delegate that endlessly shows a message that it refuses is no longer asked
    ///     about it, so that a test can end.
    ///   - report: called with each finding, on the thread of the callback.
    public init(
        _ delegate: any MessagingDelegate, gateLimit: TimeInterval = 0.5, findsStrayDismissals: Bool = true,
        stopsEndlessShows: Bool = false,
        report: @escaping DelegateFindingSink
    ) {
        self.delegate = delegate
        self.gateLimit = gateLimit
        self.findsStrayDismissals = findsStrayDismissals
        self.stopsEndlessShows = stopsEndlessShows
        check = DelegateCheck(shape: .adobeAndroid2, report: report)
        watch = CallbackWatch(check, rule: "A2-036")
    }

    /// Forwards the question, measures the time of the answer, and checks refused messages.
    public func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        let id = ObjectIdentifier(message)
        if stopsEndlessShows, refusals.isEndless(of: id) { return false }
        let answer = check.timeGate(
            "shouldShowMessage", limit: gateLimit, rule: "A2-036",
            "All other messages waited in the meantime; the SDK sets no limit."
        ) {
            watch.call("shouldShowMessage") { delegate.shouldShowMessage(message) }
        }
        guard !answer else {
            refusals.end()
            held.release(id)
            return true
        }
        held.refuse(message, id: id)
        if !(message.getParent() is any Message) { check.findRefusalOfForeignScreen("A2-004") }
        if refusals.add(of: id) { findEndlessRefusal() }
        return false
    }

    private func findEndlessRefusal() {
        check.find(
            .showsInVain, "A2-020",
            "A message was refused \(RefusalCount<ObjectIdentifier>.limit) times in a row: FullscreenMessage.show() asks "
                + "the gate again.",
            expected: "Message.show(), which does not ask, for a message that was held.")
    }

    /// Forwards the event.
    public func onShow(_ message: any FullscreenMessage) {
        refusals.end()
        shown.withLock { $0.append(ObjectIdentifier(message)) }
        held.release(ObjectIdentifier(message))
        kept.begin(message, view: message.getWebView())
        delegate.onShow(message)
    }

    /// Forwards the event. If the message was never shown while another one is on the screen, the wrong message was
    /// dismissed.
    public func onDismiss(_ message: any FullscreenMessage) {
        refusals.end()
        let id = ObjectIdentifier(message)
        let isStray = shown.withLock { shown in
            guard let place = shown.firstIndex(of: id) else { return !shown.isEmpty }
            shown.remove(at: place)
            return false
        }
        if isStray, findsStrayDismissals {
            check.find(
                .dismissesAnother, "A2-052",
                "A message was dismissed while another one was displayed. The displayed one can no longer be "
                    + "dismissed.",
                expected: "dismiss() only on the message that onShow reported last.")
        }
        watch.call("onDismiss") { delegate.onDismiss(message) }
        kept.end(message, "A message", with: Self.campaign(of: message))
    }

    /// The campaign that a message shows, which exists as long as the message.
    private static func campaign(of message: any FullscreenMessage) -> [AnyObject] {
        (message.getParent() as? any Message).map { [$0 as AnyObject] } ?? []
    }

    /// Forwards the event.
    public func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        delegate.urlLoaded(url, message)
    }
}

extension CheckedAdobeAndroid2Delegate: CheckedDelegate {
    /// Reports the callbacks that have not returned although the stage's patience has run out. Calls the gate once
    /// more about the messages that it holds, on a background thread as usual.
    public func end() {
        watch.reportBlocked()
        guard held.mayBeOverdue else { return }
        MainThread.background { [self] in
            held.ask(parts: { [$0 as AnyObject] + Self.campaign(of: $0) }) { delegate.shouldShowMessage($0) }
        }
    }

    /// Reports the messages that the delegate still retains although they have ended, or could be shown.
    public func afterwards() {
        kept.report(check, rule: "A2-051", callback: "onDismiss")
        held.report(
            check, rule: "A2-020", question: "shouldShowMessage",
            mend:
                "Message.show() on the held message when the reason for holding it has ended; the SDK does "
                + "not try again."
        )
    }

    /// Held messages may be shown from now on.
    public func appStepEnded() { held.appStepEnded() }
}
