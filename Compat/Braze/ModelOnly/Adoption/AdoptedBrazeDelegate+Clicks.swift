import BrazeModel
import Foundation
public import InAppCompat

/// Asks the delegate about clicks and links of the driving SDK.
extension AdoptedBrazeDelegate {
    /// For a page, the effect of a link is its destination (BZ-091), whatever format the driving SDK's pages use. A
    /// link that only dismisses the message asks nothing, like Braze's own (BZ-084).
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let link = action.url.map(message.link), link.destination != link.url else {
            return isProcessed(action.effect, action.buttonID, message)
        }
        if link.isPlainDismissal { return true }
        return isProcessed(effect(of: link), button(of: link, message), message)
    }

    private func isProcessed(
        _ effect: MessageAction.Effect, _ buttonID: String?, _ message: CompatMessage
    ) -> Bool {
        guard let answer = shouldProcess(effect, buttonID: buttonID, of: message) else {
            reportClickedAgain(message, "the click has no effect")
            return false
        }
        guard answer else { return false }
        guard shouldOpen(effect, of: message) else {
            // If the driving SDK does not carry out the action, its message stays.
            adopted(message).isClicked = false
            return false
        }
        return true
    }

    /// The driving SDK has followed a link: for Braze's delegate that is a click that it cannot prevent, unless the
    /// link only closes the message (BZ-084). A page's link may name a button by its number (BZ-091).
    public func didLoad(_ url: URL, in message: CompatMessage) {
        let link = message.link(url)
        guard !link.isPlainDismissal else { return }
        reportUnaskedLink(link, of: message)
        let button = button(of: link, message)
        heed(shouldProcess(effect(of: link), buttonID: button, of: message), about: "link", of: message)
    }

    /// The driving SDK has acted on a click already; reports, once each, that the answer was no, or that there is none.
    func heed(_ answer: Bool?, about click: String, of message: CompatMessage) {
        switch answer {
        case true: return
        case false:
            reportOnce(
                "shouldProcess", .actionFailed, message,
                "shouldProcess answered false, but the SDK had acted on the \(click) already.")
        case nil: reportClickedAgain(message, "the SDK had acted on it already")
        }
    }

    private func effect(of link: MessageLink) -> MessageAction.Effect {
        link.destination.map { .open($0, inWebView: false) } ?? .none
    }

    /// A page's link names a button by its number (BZ-091).
    private func button(of link: MessageLink, _ message: CompatMessage) -> String? {
        guard let name = link.interaction else { return nil }
        if let number = Int(name) { return String(number) }
        reportOnce(
            "buttonId", .messageIncomplete, message,
            "The buttonId of shouldProcess is nil although the link says interaction=\(name): in Braze, a link's button "
                + "has a number (BZ-091).")
        return nil
    }

    /// Asks the delegate about a click.
    /// - Returns: its answer; nil for a message that was clicked before, about which it is not asked.
    func shouldProcess(
        _ effect: MessageAction.Effect, buttonID: String?, of message: CompatMessage
    ) -> Bool? {
        let adopted = adopted(message)
        guard let view = adopted.view else { return true }
        // A leaving message receives no touches (BZ-130).
        guard !adopted.isClicked else { return nil }
        let isProcessed = delegate.inAppMessage(
            ui, shouldProcess: BrazeContent.action(effect), buttonId: buttonID, message: adopted.native,
            view: view)
        adopted.isClicked = adopted.isUp && isProcessed
        return isProcessed
    }

    // MARK: URLs

    /// Whether the app's `BrazeDelegate` allows opening a click's URL (BZ-089). Under Braze itself, Braze asks it.
    private func shouldOpen(_ effect: MessageAction.Effect, of message: CompatMessage) -> Bool {
        guard !isOwn(message), case .open(let url, let useWebView) = effect else { return true }
        guard let allowed = allowed(url, useWebView, of: message) else { return false }
        if allowed != url {
            reportOnce(
                "changed URL", .actionFailed, message,
                "shouldOpenURL changed the URL, but the driving SDK opens the original one.")
        }
        return true
    }

    /// Asks the app's `BrazeDelegate` about a URL, if there is one.
    /// - Returns: the URL to open, which it may have changed; nil if it refuses.
    func allowed(_ url: URL, _ useWebView: Bool, of message: CompatMessage) -> URL? {
        guard let sdkDelegate else { return url }
        let context = Braze.URLContext(
            url: url, useWebView: useWebView, channel: .inAppMessage,
            extras: adopted(message).native.extras)
        let isAllowed = sdkDelegate.braze(Braze.modelOnlyCurrent ?? ownBraze, shouldOpenURL: context)
        return isAllowed ? context.url : nil
    }

    /// Reports that the app could not decide on a link that the driving SDK has already followed, and that the message
    /// stays visible after some links.
    private func reportUnaskedLink(_ link: MessageLink, of message: CompatMessage) {
        if sdkDelegate != nil {
            reportOnce(
                "links", .notAdopted, message,
                "The BrazeDelegate is not asked about the links of this SDK, which reports them afterwards.")
        }
        if !link.dismisses {
            reportOnce(
                "staying", .actionFailed, message,
                "The message stays on screen after \(link.url.absoluteString); Braze dismisses it for every link."
            )
        }
    }
}
