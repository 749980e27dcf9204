public import AdobeAndroid3Model
public import Foundation
public import InAppCompat

/// An Adobe delegate for Android 3 that forwards to another one and reports its mistakes as they happen.
///
/// For a debug build: `uiService.setPresentationDelegate(checked)`, before anything is presented (A3-002). Without it
/// there are no checks and no cost. A delegate that the app does not hold is not a mistake, because this SDK holds it
/// itself (A3-001).
///
/// `@unchecked Sendable` is sound: the delegate is an immutable constant and called on the thread that the SDK chose,
/// as without this class; the rest is Sendable.
public final class CheckedAdobeAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    /// The maximum time that the gate may block the main thread, in seconds of real time.
    public let gateLimit: TimeInterval

    private let delegate: any PresentationDelegate
    private let check: DelegateCheck
    private let watchdog: MainThreadWatchdog
    private let kept = KeptMessages()
    private let held = HeldMessages<String, any Presentable>()
    private let refusals = RefusalCount<String>()

    /// Checks a delegate.
    /// - Parameters:
    ///   - delegate: the delegate to forward to; held strongly, as the SDK holds it.
    ///   - gateLimit: the maximum time of the gate, in seconds.
    ///   - patience: how long a callback may block the main thread, in seconds, before it is reported while it still
    ///     blocks.
    ///   - report: called with each finding, on the thread of the callback; for a blocking callback on another
    ///     thread.
    public init(
        _ delegate: any PresentationDelegate, gateLimit: TimeInterval = 0.1, patience: TimeInterval = 2,
        report: @escaping DelegateFindingSink
    ) {
        self.delegate = delegate
        self.gateLimit = gateLimit
        check = DelegateCheck(shape: .adobeAndroid3, report: report)
        watchdog = MainThreadWatchdog(check, rule: "A3-012", patience: patience)
    }

    /// Forwards the question, measures the time of the answer, and checks refused messages. A delegate that repeatedly
    /// shows a message that it refuses is no longer asked: the answer is then no.
    public func canShow(_ presentable: any Presentable) -> Bool {
        let id = presentable.getPresentation().id
        guard !refusals.isEndless(of: id) else { return false }
        let answer = check.timeGate(
            "canShow", limit: gateLimit, rule: "A3-012",
            "It is called on the main thread, so the app was blocked."
        ) {
            watchdog.call("canShow") { delegate.canShow(presentable) }
        }
        guard !answer else {
            refusals.end()
            held.release(id)
            return true
        }
        held.refuse(presentable, id: id)
        if AdobeAndroid3Bridge.campaign(of: presentable) == nil { findRefusalOfForeignMessage() }
        if refusals.add(of: id) { findEndlessRefusal() }
        return false
    }

    private func findRefusalOfForeignMessage() {
        check.find(
            .refusesForeignScreen, "A3-006",
            "A presentable without a Message was refused: it belongs to another extension, not to a campaign.",
            expected: "true for every presentable for which MessagingUtils finds no Message.")
    }

    private func findEndlessRefusal() {
        check.find(
            .showsInVain, "A3-041",
            "A presentable was refused repeatedly: every show() asks canShow.",
            expected: "canShow answers true before show() is called for a held message.")
    }

    /// Forwards the event.
    public func onShow(_ presentable: any Presentable) {
        kept.begin(presentable)
        told("onShow") { delegate.onShow(presentable) }
    }

    /// Forwards the event.
    public func onHide(_ presentable: any Presentable) {
        told("onHide") { delegate.onHide(presentable) }
    }

    /// Forwards the event.
    public func onDismiss(_ presentable: any Presentable) {
        told("onDismiss") { delegate.onDismiss(presentable) }
        kept.end(presentable, "A presentable", with: [presentable.getPresentation() as AnyObject])
    }

    /// Forwards the event.
    public func onContentLoaded(
        _ presentable: any Presentable, _ presentationContent: PresentationContent?
    ) {
        told("onContentLoaded") { delegate.onContentLoaded(presentable, presentationContent) }
    }

    private func told(_ name: String, _ event: () -> Void) {
        refusals.end()
        watchdog.call(name, event)
    }
}

extension CheckedAdobeAndroid3Delegate: CheckedDelegate {
    /// Asks the gate once more about the messages that it holds. A callback that blocks the main thread is reported
    /// while it blocks.
    public func end() {
        held.ask(parts: { [$0 as AnyObject] + Self.campaign(of: $0) }) { delegate.canShow($0) }
    }

    /// Reports the presentables that the delegate still retains although they have ended, or could be shown.
    public func afterwards() {
        kept.report(check, rule: "A3-001", callback: "onDismiss")
        held.report(
            check, rule: "A3-034", question: "canShow",
            mend:
                "show() on the held message when the reason for holding it has ended, and true from canShow "
                + "then (A3-041)."
        )
    }

    /// Held messages may be shown from now on.
    public func appStepEnded() { held.appStepEnded() }

    /// The campaign that a presentable shows.
    private static func campaign(of presentable: any Presentable) -> [AnyObject] {
        AdobeAndroid3Bridge.campaign(of: presentable).map { [$0 as AnyObject] } ?? []
    }
}
