public import AdobeIOSModel
import Foundation
public import InAppCompat

/// A handler that drives an existing Adobe delegate for iOS, so the delegate keeps working under another vendor's SDK
/// with only its imports changed.
///
/// ```swift
/// BrazeBridge(AdoptedAdobeIOSDelegate(delegate)).attach(to: ui)
/// ```
///
/// The delegate is called as Adobe calls it: the gate and `onShow` on a background thread, `onDismiss` and `urlLoaded`
/// on the main thread, with a `FullscreenMessage` whose `parent` is a `Message`. Its actions on these and on the
/// settings are passed to the driving SDK, as far as that supports them; an unsupported action is reported as a
/// diagnostic.
///
/// The gate may block, and may also wait for the main thread, because the main thread does not wait for it. The message
/// is held, the delegate is asked off the main thread, and the message appears after the answer. A message that the
/// delegate refuses stays held, because an Adobe delegate may call `Message.show()` at any later time (AI-050);
/// `discardRefused()` discards those.
///
/// Adobe's types come from the model, `AdobeIOSModel`, in an app too: on the first day of a port the app links the new
/// vendor's real SDK, and the model instead of Adobe's. No part of the model runs there by itself: no clock, no thread,
/// no window (`HeadlessStage.current`). The delegate's requests go to the driving SDK, directly or through Dispatch.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedAdobeIOSDelegate: InAppMessageHandler, DeferredAdoption {
    /// The delegate, held strongly.
    public let delegate: any MessagingDelegate
    /// The sink for requests of the delegate that the driving SDK cannot carry out; with nil, the default, they go to
    /// the bridge's diagnostics.
    public var diagnostics: DiagnosticSink?
    public let callbacks = [
        DelegateCallback("shouldShowMessage(message:)", madeOf: .gate),
        DelegateCallback("onShow(message:)", madeOf: .willPresent),
        DelegateCallback("onDismiss(message:)", madeOf: .didDismiss),
        DelegateCallback(
            "urlLoaded(_:byMessage:)", madeOf: .shouldPerform, .didLoad, afterwardsOf: .builtInResolution),
    ]

    /// Under an SDK other than Adobe's: the questions that the delegate is not asked while a message is leaving or
    /// hidden.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .adobeIOS else { return [] }
        let leaving = AdoptionGap.lacking(
            .gateWhileLeaving, in: capabilities,
            "shouldShowMessage(message:) is not called for a message that qualifies while another one is "
                + "leaving; it waits or is refused (AI-075)"
        )
        let hidden = AdoptionGap.lacking(
            .gateWhileHidden, in: capabilities,
            "shouldShowMessage(message:) is not called for a message that qualifies while another one is hidden (AI-080)"
        )
        let question = AdoptionGap(
            .heldForPreparation,
            "Each message is held while shouldShowMessage(message:) is called in the background "
                + "(AI-030), and shown if it returns true: the driving SDK records a suppression before "
                + "the display.")
        // Adobe's other SDK for Android does not record a refusal.
        let isCounted = capabilities.shape == SDKShape("adobeAndroid3")
        let callback = "shouldShowMessage(message:)"
        return [
            leaving, hidden, .askedOnce(callback, in: capabilities, "AI-031"),
            .waiting(callback, in: capabilities, "AI-032"), AdobeIOSGap.gestures(capabilities.shape),
        ].compactMap { $0 } + (isCounted ? [question] : [])
    }

    private let calls = OrderedCalls()
    public let gate: DeferredGate

    /// Adopts a delegate.
    public init(_ delegate: any MessagingDelegate) {
        self.delegate = delegate
        gate = DeferredGate(calls)
    }

    /// The Adobe objects for a message, made the first time it is seen: Adobe's own if Adobe drives.
    func adopted(_ message: CompatMessage) -> AdoptedMessage {
        counterpart(of: message) { AdoptedMessage(message, self) }
    }

    // MARK: InAppMessageHandler

    /// A conflict is found before the delegate is asked (AI-032).
    public func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool {
        let adopted = adopted(message)
        adopted.host?.isWaiting(message)
        let call = DelegateCall(delegate, adopted.presentable)
        return { isOccupied in !isOccupied && call.delegate.shouldShowMessage(message: call.presentable) }
    }

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        adopted(message).carryOver(to: &plan)
    }

    public func willPresent(_ message: CompatMessage) {
        gate.forget(message)
        let adopted = adopted(message)
        adopted.host?.appears(message)
        reportUnshown(adopted.edits, of: message, by: "MessageSettings", word: AdobeIOSGap.setter)
        let call = DelegateCall(delegate, adopted.presentable)
        calls.background { call.delegate.onShow(message: call.presentable) }
    }

    public func didPresent(_ message: CompatMessage) {
        let adopted = adopted(message)
        adopted.host?.appears(message)
        let edits = adopted.newEdits
        guard !edits.isEmpty else { return }
        reportOnce(
            "settings", .planNotApplied, message,
            "The settings were changed too late for the driving SDK's plan: "
                + edits.joined(separator: ", ") + ".")
    }

    /// Adobe handles links with its own scheme and tells its delegate (AI-091, AI-094); an SDK without that scheme
    /// leaves them to the delegate.
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "adbinapp" else {
            click(action, on: message)
            return true
        }
        // Adobe's version 2.0.0 for Android asks, and then follows the link itself.
        let isFollowed = message.shape == SDKShape("adobeAndroid2")
        if !isFollowed { follow(url, of: message) }
        tell(url, of: message)
        return isFollowed
    }

    /// A click in another SDK is converted into the link that Adobe's page would have for it.
    private func click(_ action: MessageAction, on message: CompatMessage) {
        if let link = LinkDialect.adobeIOS.link(inPlaceOf: action) { tell(link, of: message) }
    }

    private func follow(_ url: URL, of message: CompatMessage) {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
        if let interaction = values["interaction"], !interaction.isEmpty {
            attempt(message) { try $0.track(.custom(interaction)) }
        }
        if let link = values["link"]?.removingPercentEncoding.flatMap(URL.init(string:)) {
            UIApplication.shared.open(link)
        }
    }

    /// Web links load in the page without a callback (AI-091), whatever the driving SDK reports.
    public func didLoad(_ url: URL, in message: CompatMessage) {
        let link = message.link(url)
        if link.dismisses { gate.lettingGo(of: message) }
        if message.shape == SDKShape("adobeAndroid3") { reportOpenedOutside(url, of: message) }
        if !url.isWebAddress { tell(url, of: message) }
    }

    private func tell(_ url: URL, of message: CompatMessage) {
        let call = DelegateCall(delegate, adopted(message).presentable)
        calls.main { call.delegate.urlLoaded(url, byMessage: call.presentable) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        reportTakenAway(message, resolution, dialect: .adobeIOS)
        reportClosedWithoutLink(message, resolution, "urlLoaded(_:byMessage:)")
        if let click = derivedClick(on: message, resolution) { self.click(click, on: message) }
        let adopted = adopted(message)
        adopted.host?.leaves()
        let call = DelegateCall(delegate, adopted.presentable)
        calls.main { call.delegate.onDismiss(message: call.presentable) }
    }

    /// Reports, once, that a dismissal inside the gate has no effect, although its own SDK would then not show the
    /// message.
    func reportDismissal(of message: CompatMessage) {
        guard message.phase == .held || message.phase == .approved else { return }
        reportOnce(
            "dismissal", .behavesOtherwise, message,
            "dismiss() does nothing for a message that is not on the screen, even inside "
                + "shouldShowMessage(message:), where a dismissal keeps Adobe's own SDK from showing it "
                + "(AI-071).")
    }

    /// Adobe does not tell its delegate of failures (AI-033, AI-038).
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        gate.forget(message)
        adopted(message).host?.leaves()
    }
}

/// Carries a delegate and its arguments to the thread of the call.
///
/// `@unchecked Sendable` is sound because Adobe's SDK itself calls a delegate from both threads with the
/// same message; a delegate that is written for it expects that.
private struct DelegateCall: @unchecked Sendable {
    let delegate: any MessagingDelegate
    let presentable: FullscreenMessage

    init(_ delegate: any MessagingDelegate, _ presentable: FullscreenMessage) {
        self.delegate = delegate
        self.presentable = presentable
    }
}

/// The gaps of Adobe's delegates under some SDKs, and their names for the fields that they change.
enum AdobeIOSGap {
    /// Adobe's version 2 for Android follows the links of gestures without a callback.
    static func gestures(_ shape: SDKShape) -> AdoptionGap? {
        guard shape == SDKShape("adobeAndroid2") else { return nil }
        return AdoptionGap(
            .notAlwaysCalled,
            "urlLoaded(_:byMessage:) is not called for the links of gestures: this SDK follows them without a callback (A2-085)."
        )
    }

    /// The method of `MessageSettings` that sets a member of a content.
    static func setter(_ member: String) -> String {
        let setters = [
            "frame.width": "setWidth", "frame.maximumWidth": "setMaxWidth", "frame.height": "setHeight",
            "frame.isFittedToContent": "setFitToContent", "frame.vertical": "setVerticalAlign",
            "frame.verticalInset": "setVerticalInset", "frame.horizontal": "setHorizontalAlign",
            "frame.horizontalInset": "setHorizontalInset", "frame.cornerRadius": "setCornerRadius",
            "frame.takesOver": "setUiTakeover", "frame.backdropColor": "setBackdropColor",
            "frame.backdropOpacity": "setBackdropOpacity", "frame.gestures": "setGestures",
            "motion.entry": "setDisplayAnimation", "motion.isEntryAnimated": "setDisplayAnimation",
            "motion.exit": "setDismissAnimation", "motion.isExitAnimated": "setDismissAnimation",
        ]
        return setters[member] ?? member
    }
}

extension URL {
    /// Whether it is a web link.
    var isWebAddress: Bool { scheme == "http" || scheme == "https" }
}
