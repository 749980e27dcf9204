import BrazeModel
public import InAppCompat

extension Diagnostic.Code {
    /// The app has a connection to Braze that nobody has adopted, so that it leads nowhere.
    public static let notAdopted = Diagnostic.Code("notAdopted")
}

/// What a driving SDK has no place for, and what the app has not handed over. Each is said once.
extension AdoptedBrazeDelegate {
    /// Something that is left out.
    enum Omission: Hashable {
        case attributes, preferencesProxy, sdkDelegate, links, presenter
    }

    /// Whether Braze itself drives, with this very message.
    func isOwn(_ message: CompatMessage) -> Bool { message.native(as: Braze.InAppMessage.self) != nil }

    // MARK: Changes in prepareWith

    /// Says what was changed in `prepareWith` that no plan can carry.
    func reportDropped(
        of context: BrazeInAppMessageUI.PresentationContext,
        from untouched: BrazeInAppMessageUI.PresentationContext, _ message: CompatMessage?
    ) {
        let changed = BrazeLookChange.fields(from: untouched.attributes, to: context.attributes)
        if !changed.isEmpty {
            sayOnce(
                .attributes, .planNotApplied, message,
                "What prepareWith changes in the attributes is dropped (\(changed.joined(separator: ", "))): "
                    + "the neutral plan does not carry Braze's look. Change the message, or bring a view.")
        }
        if context.preferencesProxy !== untouched.preferencesProxy {
            sayOnce(
                .preferencesProxy, .planNotApplied, message,
                "The preferencesProxy that prepareWith sets is dropped: the neutral plan does not carry it.")
        }
    }

    // MARK: Connections to Braze

    /// Says, with the first message of another SDK, what the app has not handed over.
    func reportMissingConnections(of message: CompatMessage) {
        if sdkDelegate == nil {
            sayOnce(
                .sdkDelegate, .notAdopted, message,
                "No BrazeDelegate is asked about URLs: if the app has one, adopt it as well, "
                    + "AdoptedBrazeDelegate(delegate, sdkDelegate: …).")
        }
        guard let braze = Braze.modelOnlyCurrent, braze.inAppMessagePresenter as? BrazeInAppMessageUI !== ui
        else { return }
        sayOnce(
            .presenter, .notAdopted, message,
            "The presenter of the app's Braze is not the adopted one, so that nothing it is asked for happens: "
                + "set braze.inAppMessagePresenter = adopted.ui.")
    }

    /// Whether the app's `BrazeDelegate` lets a click's URL be opened (BZ-089). Under Braze itself that asks.
    func shouldOpen(_ effect: MessageAction.Effect, of message: CompatMessage) -> Bool {
        guard let sdkDelegate, !isOwn(message), case .open(let url, let useWebView) = effect else {
            return true
        }
        let context = Braze.URLContext(
            url: url, useWebView: useWebView, channel: .inAppMessage,
            extras: adopted(message).native.extras)
        let isAllowed = sdkDelegate.braze(Braze.modelOnlyCurrent ?? ownBraze, shouldOpenURL: context)
        if context.url != url {
            report(message, "shouldOpenURL changed the URL, but the driving SDK opens the one it has.")
        }
        return isAllowed
    }

    /// Says that the app's `BrazeDelegate` has no say in a link that the driving SDK has acted on.
    func reportUnaskedLink(of message: CompatMessage) {
        guard sdkDelegate != nil else { return }
        sayOnce(
            .links, .notAdopted, message,
            "The BrazeDelegate is not asked about the links of this SDK, which tells of them afterwards.")
    }

    private func sayOnce(
        _ omission: Omission, _ code: Diagnostic.Code, _ message: CompatMessage?, _ explanation: String
    ) {
        guard let diagnostics, said.insert(omission).inserted else { return }
        diagnostics(
            Diagnostic(code, shape: message?.shape ?? .braze, messageID: message?.id, explanation))
    }
}
