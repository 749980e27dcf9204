import BrazeModel
public import InAppCompat

extension Diagnostic.Code {
    /// The app has a connection to Braze that nobody has adopted, so that it leads nowhere.
    public static let notAdopted = Diagnostic.Code("notAdopted")
    /// What an adopted delegate is given as the message's view is not what is on the screen.
    public static let viewNotShown = Diagnostic.Code("viewNotShown")
}

/// What a driving SDK has no place for, and what the app has not handed over. Each is said once.
extension AdoptedBrazeDelegate {
    /// Whether Braze itself drives, with this very message.
    func isOwn(_ message: CompatMessage) -> Bool { message.native(as: Braze.InAppMessage.self) != nil }

    // MARK: Changes in prepareWith

    /// Says what was changed in `prepareWith` that no plan can carry.
    func reportDropped(
        of context: BrazeInAppMessageUI.PresentationContext,
        from untouched: BrazeInAppMessageUI.PresentationContext, _ message: CompatMessage?
    ) {
        guard let message else { return }
        let changed = BrazeLookChange.fields(from: untouched.attributes, to: context.attributes)
        if !changed.isEmpty {
            reportOnce(
                "attributes", .planNotApplied, message,
                "What prepareWith changes in the attributes is dropped (\(changed.joined(separator: ", "))): "
                    + "the neutral plan does not carry Braze's look. Change the message, or bring a view.")
        }
        if context.preferencesProxy !== untouched.preferencesProxy {
            reportOnce(
                "preferencesProxy", .planNotApplied, message,
                "The preferencesProxy that prepareWith sets is dropped: the neutral plan does not carry it.")
        }
    }

    // MARK: Connections to Braze

    public var callbacks: [DelegateCallback] {
        [
            DelegateCallback("inAppMessage(_:displayChoiceForMessage:)", madeOf: .gate),
            DelegateCallback("inAppMessage(_:prepareWith:)", madeOf: .gate),
            DelegateCallback("inAppMessage(_:willPresent:view:)", madeOf: .willPresent),
            DelegateCallback("inAppMessage(_:didPresent:view:)", madeOf: .didPresent),
            DelegateCallback(
                "inAppMessage(_:shouldProcess:buttonId:message:view:)", madeOf: .shouldPerform, .didLoad),
            DelegateCallback("inAppMessage(_:willDismiss:view:)", madeOf: .willDismiss),
            DelegateCallback("inAppMessage(_:didDismiss:view:)", madeOf: .didDismiss),
        ]
    }

    /// Under another SDK: what the app has not handed over, and what the delegate's views are.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .braze else { return [] }
        var gaps = [BrazeGap.view]
        if sdkDelegate == nil { gaps.append(BrazeGap.sdkDelegate) }
        if let braze = Braze.modelOnlyCurrent, let gap = presenterGap(of: braze) { gaps.append(gap) }
        return gaps
    }

    /// A presenter that is not `ui` leads nowhere. One of the app's own, or a subclass of Braze's, cannot be adopted:
    /// what it overrides is Braze's to call.
    private func presenterGap(of braze: Braze) -> AdoptionGap? {
        guard let presenter = braze.inAppMessagePresenter else { return BrazeGap.presenter }
        guard presenter as? BrazeInAppMessageUI !== ui else { return nil }
        return type(of: presenter) == BrazeInAppMessageUI.self
            ? BrazeGap.presenter : BrazeGap.ownPresenter(of: type(of: presenter))
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
            reportOnce(
                "changed URL", .actionFailed, message,
                "shouldOpenURL changed the URL, but the driving SDK opens the one it has.")
        }
        return isAllowed
    }

    /// Says that the app has no say in a link that the driving SDK has acted on, and that it stays up after some.
    func reportUnaskedLink(_ link: MessageLink, of message: CompatMessage) {
        if sdkDelegate != nil {
            reportOnce(
                "links", .notAdopted, message,
                "The BrazeDelegate is not asked about the links of this SDK, which tells of them afterwards.")
        }
        if !link.dismisses {
            reportOnce(
                "staying", .actionFailed, message,
                "The message stays up after \(link.url.absoluteString), where Braze takes it away for every link."
            )
        }
    }
}

/// What Braze's delegates are told of other SDKs.
private enum BrazeGap {
    static let view = AdoptionGap(
        .viewNotShown,
        "The views that the delegate is given are Braze's own and not on the screen: what it changes of them does not "
            + "show. Change the message in prepareWith, or bring a view.")
    static let sdkDelegate = AdoptionGap(
        .notAdopted,
        "No BrazeDelegate is asked about URLs: if the app has one, adopt it as well, "
            + "AdoptedBrazeDelegate(delegate, sdkDelegate: …).")
    static let presenter = AdoptionGap(
        .notAdopted,
        "The presenter of the app's Braze is not the adopted one, so that nothing it is asked for happens: "
            + "set braze.inAppMessagePresenter = adopted.ui.")

    static func ownPresenter(of type: Any.Type) -> AdoptionGap {
        AdoptionGap(
            .notAdopted,
            "The presenter of the app's Braze is a \(type), which cannot be adopted: what it overrides or implements "
                + "is never called. Move that into the delegate and set braze.inAppMessagePresenter = adopted.ui."
        )
    }
}
