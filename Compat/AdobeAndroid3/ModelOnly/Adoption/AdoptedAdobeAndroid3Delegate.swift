public import AdobeAndroid3Model
import Foundation
public import InAppCompat

/// A handler that drives an existing Adobe delegate for Android 3, so the delegate keeps working under another vendor's
/// SDK with only its imports changed.
///
/// ```swift
/// BrazeBridge(AdoptedAdobeAndroid3Delegate(delegate)).attach(to: ui)
/// ```
///
/// The delegate is called as Adobe calls it: on the main thread, with a `Presentable<InAppMessage>` for which
/// `MessagingUtils` finds the `Message`. Its actions on these are passed to the driving SDK, as far as that supports
/// them; an unsupported action is reported as a diagnostic. Every `show()` by the delegate asks `canShow` again
/// (A3-041), and nothing is shown while another message is visible (A3-034).
///
/// A message that the delegate refuses stays held, because the delegate may show it at any later time (A3-041);
/// `discardRefused()` discards those.
///
/// If Adobe for Android 3 drives, the delegate is also told of alerts, buttons and messages of other extensions
/// (A3-005), provided that this object is the bridge's handler itself and not part of a group.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedAdobeAndroid3Delegate: InAppMessageHandler, AdoptedDelegate {
    /// The delegate, held strongly.
    public let delegate: any PresentationDelegate
    /// The sink for requests of the delegate that the driving SDK cannot carry out; with nil, the default, they go to
    /// the bridge's diagnostics.
    public var diagnostics: DiagnosticSink?

    public let callbacks = [
        DelegateCallback("canShow(_:)", madeOf: .gate),
        DelegateCallback("onShow(_:)", madeOf: .didPresent),
        DelegateCallback("onHide(_:)", madeOf: .didHide),
        DelegateCallback("onDismiss(_:)", madeOf: .didDismiss),
        DelegateCallback(
            "onContentLoaded(_:_:)", madeOf: .didLoad, .shouldPerform, afterwardsOf: .builtInResolution,
            isForWebLinks: true),
    ]

    /// Under an SDK other than Adobe's: the questions that the delegate is not asked while a message is leaving or
    /// hidden.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .adobeAndroid3 else { return [] }
        let leaving = AdoptionGap.lacking(
            .gateWhileLeaving, in: capabilities,
            "canShow(_:) is not called for a message that qualifies while another one is being dismissed; it waits or is refused (A3-023)"
        )
        let hidden = AdoptionGap.lacking(
            .gateWhileHidden, in: capabilities,
            "canShow(_:) is not called for a message that qualifies while another one is hidden (A3-032)")
        return [
            leaving, hidden, .waiting("canShow(_:)", in: capabilities, "A3-030"),
            .askedOnce("canShow(_:)", in: capabilities, "A3-045"),
            .loadingInside(in: capabilities, "opens it outside of the page (A3-081)"),
        ].compactMap { $0 }
    }

    private var presentables = AdoptedPresentables()
    private let refused = RefusedMessages()
    /// The original texts of links that Foundation had to repair.
    private var originals: [URL: String] = [:]
    /// The message that is on the screen.
    private weak var visible: CompatMessage?
    /// The engine of the latest message.
    private weak var engine: LifecycleEngine?

    /// Adopts a delegate.
    public init(_ delegate: any PresentationDelegate) {
        self.delegate = delegate
    }

    /// Discards the messages that the delegate refused and has not shown since.
    public func discardRefused() {
        refused.discardAll(for: self)
    }

    /// The object that the delegate gets for a message. There is one object per id, as long as anything holds it
    /// (A3-003).
    func adopted(_ message: CompatMessage) -> AdoptedPresentable {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] as? AdoptedPresentable { return known }
        meet(message)
        engine = message.engine
        let made = presentables.find(message) ?? presentables.make(message, self)
        let former = made.host.message
        made.host.message = message
        // The campaign has triggered again, and its object now stands for the new message (A3-045).
        if let former, former !== message, former.phase == .held {
            refused.forget(former)
            attempt(former) { try $0.discard() }
        }
        message.attachments[key] = made
        return made
    }

    // MARK: InAppMessageHandler

    /// A conflict is found before the delegate is asked (A3-030).
    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard visible == nil || visible === message else {
            reportExit(message)
            refused.append(message)
            return .hold
        }
        return ask(message) ? .show : .hold
    }

    /// Reports, once, that a message which comes while another one is being dismissed is refused, if the driving SDK
    /// asks meanwhile and reports the dismissal only at its end.
    private func reportExit(_ message: CompatMessage) {
        guard message.capabilities.support(of: .gateWhileLeaving).isAvailable,
            message.shape != .adobeAndroid3
        else { return }
        reportOnce(
            "exit", .notAlwaysCalled, message,
            "canShow(_:) is not called for a message that qualifies while another one is being dismissed, "
                + "and the message is not shown: this SDK reports a dismissal only at its end (A3-023).")
    }

    /// Whether the delegate lets a message through that it may have refused, or hidden, before. Its own
    /// `show()` has just asked it; else it is asked now (A3-045, A3-050).
    func letsThroughAgain(_ message: CompatMessage) -> Bool {
        adopted(message).host.isLetThrough || ask(message)
    }

    /// Asks the delegate, and records refused messages.
    private func ask(_ message: CompatMessage) -> Bool {
        let adopted = adopted(message)
        let answer = delegate.canShow(adopted.presentable)
        adopted.host.isLetThrough = answer
        if answer { refused.forget(message) } else { refused.append(message) }
        return answer
    }

    /// Adobe asks before each show (A3-050). A show without a question by the driving SDK cannot be stopped.
    public func willPresent(_ message: CompatMessage) {
        let host = adopted(message).host
        if !host.isLetThrough, !ask(message) {
            report(message, "canShow answered false, but the SDK was already showing the message.")
        }
        refused.forget(message)
        host.isLetThrough = false
        // Adobe's own page has the functions itself.
        if host.ownMessage == nil { host.scripts.pageAppeared(message, self) }
    }

    public func didPresent(_ message: CompatMessage) {
        let adopted = adopted(message)
        visible = message
        adopted.host.state = .visible
        delegate.onShow(adopted.presentable)
    }

    public func didHide(_ message: CompatMessage) {
        let adopted = leave(message, for: .hidden)
        delegate.onHide(adopted.presentable)
    }

    /// Adobe follows links with its own scheme and tells its delegate of every handled link (A3-080). An SDK without
    /// that scheme leaves them to this class; it is assumed that it opens all other links.
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "adbinapp" else {
            click(action, on: message)
            return true
        }
        guard let link = ForeignLink(url.absoluteString) else { return true }
        follow(link, of: message)
        tell(url, of: message)
        if link.isDismissal { dismissUnlessGone(message) }
        return false
    }

    /// A page's link is passed unchanged (A3-081). Any other click in another SDK is converted into the link that
    /// Adobe's page would have for it, which names the button.
    private func click(_ action: MessageAction, on message: CompatMessage) {
        if let link = LinkDialect.adobeAndroid3.link(inPlaceOf: action) ?? action.url {
            tell(link, of: message)
        }
    }

    /// Most SDKs dismiss a message for every click; for the others this function does.
    private func dismissUnlessGone(_ message: CompatMessage) {
        MainThread.async { [weak self] in
            if message.phase == .presented { self?.attempt(message) { try $0.dismiss() } }
        }
    }

    /// Does what Adobe's own listener does for a link, except the dismissal (A3-086).
    private func follow(_ link: ForeignLink, of message: CompatMessage) {
        if let interaction = link.interaction { attempt(message) { try $0.track(.custom(interaction)) } }
        guard let target = link.target else { return }
        if target.hasPrefix("js") {
            attempt(message) { try $0.evaluateJavaScript(target) }
        } else if let url = URL(string: target) {
            UIApplication.shared.open(url)
        } else {
            report(message, "The link's target is not a URL: \(target)")
        }
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        if message.shape != .adobeAndroid3 { reportLoadedInside(url, of: message) }
        tell(url, of: message)
    }

    private func tell(_ url: URL, of message: CompatMessage) {
        let text = originals.removeValue(forKey: url) ?? url.absoluteString
        delegate.onContentLoaded(adopted(message).presentable, UrlContent(text))
    }

    /// Stores the original text of a link that Foundation had to repair, until the delegate is told of it (A3-080).
    func remember(_ text: String, for url: URL) {
        if text != url.absoluteString { originals[url] = text }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        reportTakenAway(message, resolution, dialect: .adobeAndroid3)
        reportClosedWithoutLink(message, resolution, "onContentLoaded(_:_:)")
        let wasShown = adopted(message).host.state != .detached
        if wasShown, let click = derivedClick(on: message, resolution) { self.click(click, on: message) }
        let adopted = leave(message, for: .detached)
        if wasShown { delegate.onDismiss(adopted.presentable) }
    }

    /// Adobe does not tell its delegate of failures (A3-021).
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        leave(message, for: .detached)
    }

    @discardableResult
    private func leave(_ message: CompatMessage, for state: PresentableState) -> AdoptedPresentable {
        let adopted = adopted(message)
        if visible === message { visible = nil }
        if state == .detached { refused.forget(message) }
        adopted.host.state = state
        adopted.host.scripts.pageDisappeared()
        return adopted
    }

    // MARK: Actions of the delegate

    /// Shows a message after Adobe's checks, in Adobe's order: the delegate is asked last (A3-030). If Adobe drives,
    /// Adobe itself asks.
    func show(_ message: CompatMessage) {
        guard message.phase == .held || message.phase == .hidden else {
            return report(message, "show(): the message is \(message.phase).")
        }
        guard visible == nil else {
            return report(message, "show(): another message is visible (A3-034).")
        }
        let host = adopted(message).host
        guard host.ownMessage != nil || ask(message) else { return }
        attempt(message) { try $0.show() }
        host.afterOwnShow(of: message)
    }

    /// Reports what the driving SDK could not do.
    func report(_ message: CompatMessage?, _ explanation: String) {
        if let message { return report(.actionFailed, message, explanation) }
        let sink = diagnostics ?? engine?.diagnostics
        sink?(Diagnostic(.actionFailed, shape: engine?.shape ?? .adobeAndroid3, explanation))
    }
}

extension AdoptedAdobeAndroid3Delegate: OwnDelegateHandler {}
