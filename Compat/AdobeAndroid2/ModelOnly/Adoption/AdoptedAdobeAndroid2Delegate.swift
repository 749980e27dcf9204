public import AdobeAndroid2Model
import Foundation
public import InAppCompat

/// A handler that drives an existing Adobe delegate for Android 2, so the delegate keeps working under another vendor's
/// SDK with only its imports changed.
///
/// ```swift
/// BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: ui)
/// BrazeBridge(AdoptedAdobeAndroid2Delegate(first: delegate)).attach(to: ui)     // written for version 2.0.0
/// ```
///
/// The delegate is called as Adobe calls it: the gate on a background thread, one question at a time and only while no
/// message is displayed (A2-032, A2-036), the other methods on the main thread, with a `FullscreenMessage` whose parent
/// is a `Message`. Its actions on these and on the settings are passed to the driving SDK, as far as that supports
/// them; an unsupported action is reported as a diagnostic.
///
/// The gate may block, and may also wait for the main thread, because the main thread does not wait for it. The message
/// is held, the delegate is asked off the main thread, and the message appears after the answer. A message stays held
/// if the delegate refuses it, or is not asked because another one is displayed: an Adobe delegate may call
/// `Message.show()` at any later time. `discardRefused()` discards those.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedAdobeAndroid2Delegate: InAppMessageHandler, DeferredAdoption {
    /// The delegate, held strongly, as Adobe holds it (A2-001).
    public var delegate: AnyObject { calls.object }
    /// The sink for requests of the delegate that the driving SDK cannot carry out; with nil, the default, they go to
    /// the bridge's diagnostics.
    public var diagnostics: DiagnosticSink?

    public var callbacks: [DelegateCallback] { calls.callbacks }

    /// Under an SDK other than Adobe's: the questions that the delegate is not asked while a message is leaving or
    /// hidden. Under Adobe's other SDKs: the cost of asking it in the background.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .adobeAndroid2 else { return [] }
        let leaving = AdoptionGap.lacking(
            .gateWhileLeaving, in: capabilities,
            "shouldShowMessage(_:) is not called for a message that qualifies while another one is being dismissed; it waits or is refused (A2-054)"
        )
        let question = AdoptionGap(
            .heldForPreparation,
            "Each message is held while shouldShowMessage(_:) is asked in the background (A2-032), and shown "
                + "if it returns true: the driving SDK records it as suppressed before it records its "
                + "display.")
        let isCounted = Self.countsRefusals.contains(capabilities.shape)
        let callback = "shouldShowMessage(_:)"
        return [
            leaving, .askedOnce(callback, in: capabilities, "A2-032"),
            .waiting(callback, in: capabilities, "A2-036"), AdobeAndroid2Gap.gestures(capabilities.shape),
        ].compactMap { $0 } + (isCounted ? [question] : [])
    }

    /// The SDKs that record a delegate's refusal, even a temporary one.
    private static let countsRefusals: Set = [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")]

    private var calls: DelegateCalls
    private let questions = OrderedCalls()
    public let gate: DeferredGate
    /// The message that is on the screen.
    private(set) weak var up: CompatMessage?
    /// The messages from scripts of pages, which Android delivers off the main thread.
    let scriptMessages = OrderedCalls()

    /// Adopts a delegate of version 2.0.1 or later.
    public init(_ delegate: any MessagingDelegate) {
        calls = .current(delegate)
        gate = DeferredGate(questions)
    }

    /// Adopts a delegate of version 2.0.0. It decides on links if the driving SDK asks before it follows them;
    /// otherwise it is not told (A2-206).
    public init(first delegate: any FullscreenMessageDelegate) {
        calls = .first(delegate)
        gate = DeferredGate(questions)
    }

    /// Replaces the adopted delegate by another one of version 2.0.1 or later, as registering it does: it gets all
    /// further calls, even for a message on the screen, and the old one is released (A2-001, A2-002).
    public func register(_ delegate: any MessagingDelegate) {
        calls = .current(delegate)
    }

    /// The Adobe objects for a message, made the first time it is seen: Adobe's own if Adobe drives.
    func adopted(_ message: CompatMessage) -> AdoptedMessage {
        counterpart(of: message) { AdoptedMessage(message, self) }
    }

    // MARK: InAppMessageHandler

    public func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool {
        let native = NativeMessage(adopted(message).presentable)
        return { [calls] isOccupied in calls.decide(native.value, isOccupied) }
    }

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        adopted(message).carryOver(to: &plan)
    }

    public func willPresent(_ message: CompatMessage) {
        gate.forget(message)
        reportUnshown(
            adopted(message).edits, of: message, by: "getMessageSettings()", word: AdobeAndroid2Gap.setter)
    }

    public func didPresent(_ message: CompatMessage) {
        let adopted = adopted(message)
        up = message
        // A hidden message stays displayed for Adobe, which cannot hide (A2-057), so its return is not announced.
        guard !adopted.wasShown else { return }
        adopted.wasShown = true
        calls.onShow(adopted.presentable)
        // Adobe reads the appearance after this (A2-038); other SDKs have already read theirs.
        let edits = adopted.newEdits
        guard !edits.isEmpty else { return }
        fail(
            message, .prepareContent,
            "The settings were changed after the message had appeared: \(edits.joined(separator: ", ")).")
    }

    /// A click in another SDK is converted into the link that Adobe's page would have for it.
    private func click(_ action: MessageAction, on message: CompatMessage) {
        guard case .current(let delegate) = calls,
            let link = LinkDialect.adobeAndroid2.link(inPlaceOf: action)
        else { return }
        delegate.urlLoaded(link.absoluteString, adopted(message).presentable)
    }

    /// Adobe handles links with its own scheme and tells its delegate (A2-072, A2-075); an SDK without that scheme
    /// leaves them to the delegate. In version 2.0.0 all links are left to the delegate.
    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        let adopted = adopted(message)
        switch calls {
        case .first(let delegate):
            guard let url = action.url?.absoluteString else { return true }
            return !delegate.overrideUrlLoad(adopted.presentable, url)
        case .current(let delegate):
            guard let url = action.url, url.scheme == "adbinapp" else {
                click(action, on: message)
                return true
            }
            // Adobe's version 2.0.0 asks, and then follows the link itself.
            adopted.foreign?.follow(url.absoluteString)
            delegate.urlLoaded(url.absoluteString, adopted.presentable)
            return adopted.foreign == nil
        }
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        switch calls {
        case .current(let delegate):
            if message.link(url).dismisses { gate.lettingGo(of: message) }
            if message.shape == SDKShape("adobeAndroid3") { reportOpenedOutside(url, of: message) }
            // Web links load in the page without a callback (A2-072).
            guard url.scheme != "http" && url.scheme != "https" else { return }
            delegate.urlLoaded(url.absoluteString, adopted(message).presentable)
        case .first:
            fail(message, .shouldPerform, "The SDK followed \(url.absoluteString) without asking.")
        }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if case .current = calls {
            reportTakenAway(message, resolution, dialect: .adobeAndroid2)
            reportClosedWithoutLink(message, resolution, "urlLoaded(_:_:)")
        }
        let adopted = adopted(message)
        if up === message { up = nil }
        if adopted.wasShown, let click = derivedClick(on: message, resolution) {
            self.click(click, on: message)
        }
        // Adobe does not report a message that is dismissed before it has appeared.
        if adopted.wasShown { calls.onDismiss(adopted.presentable) }
        adopted.wasShown = false
        adopted.foreign?.dropWebView()
    }

    /// Only version 2.0.0 tells its delegate of failures (A2-033, A2-203).
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        gate.forget(message)
        adopted(message).foreign?.dropWebView()
        guard case .first = calls else { return }
        questions.background { [calls] in calls.onShowFailure() }
    }

    /// Dismisses a message that is not displayed while another one is: Adobe still calls its callbacks, after the
    /// duration of an animation (A2-052).
    func dismissBehind(_ message: CompatMessage) {
        guard let up, up !== message else { return }
        reportOnce(
            "behind", .behavesOtherwise, message,
            "dismiss() was called on a message that is not on the screen while another one is: onDismiss(_:) "
                + "is called, and the message on the screen can still be dismissed. The delegate's own SDK "
                + "could no longer dismiss it (A2-052)."
        )
        MainThread.after(0.3) { [weak self] in
            guard let self else { return }
            let adopted = adopted(message)
            calls.onDismiss(adopted.presentable)
            adopted.foreign?.dropWebView()
        }
    }

    /// Reports what the driving SDK could not do.
    func fail(_ message: CompatMessage, _ capability: Capability, _ explanation: String) {
        attempt(message) { message in
            throw CompatError(
                .unavailable, explanation, capability: capability, shape: message.shape,
                messageID: message.id)
        }
    }
}

/// The gaps of Adobe's delegates under some SDKs, and their names for the fields that they change.
enum AdobeAndroid2Gap {
    /// Adobe's other SDKs report the links of gestures.
    static func gestures(_ shape: SDKShape) -> AdoptionGap? {
        guard [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")].contains(shape) else { return nil }
        return AdoptionGap(
            .behavesOtherwise,
            "urlLoaded(_:_:) is also called for the links of gestures, which the delegate's own SDK follows without a callback (A2-085)."
        )
    }

    /// The method of `MessageSettings` that sets a member of a content.
    static func setter(_ member: String) -> String {
        let setters = [
            "frame.width": "setWidth", "frame.height": "setHeight", "frame.vertical": "setVerticalAlign",
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

/// A delegate of one of the two protocols, and how it is called.
///
/// `@unchecked Sendable` is sound because Adobe's SDK itself calls a delegate from both threads; a delegate
/// that is written for it expects that.
enum DelegateCalls: @unchecked Sendable {
    case first(any FullscreenMessageDelegate)
    case current(any MessagingDelegate)

    var object: AnyObject {
        switch self {
        case .first(let delegate): delegate
        case .current(let delegate): delegate
        }
    }

    var callbacks: [DelegateCallback] {
        let links =
            switch self {
            case .first: DelegateCallback("overrideUrlLoad(_:_:)", madeOf: .shouldPerform, .didLoad)
            case .current:
                DelegateCallback(
                    "urlLoaded(_:_:)", madeOf: .shouldPerform, .didLoad, afterwardsOf: .builtInResolution)
            }
        return [
            DelegateCallback("shouldShowMessage(_:)", madeOf: .gate),
            DelegateCallback("onShow(_:)", madeOf: .didPresent),
            DelegateCallback("onDismiss(_:)", madeOf: .didDismiss),
            links,
        ]
    }

    /// Asks the gate, unless another message is displayed. Version 2.0.0 tells its delegate of every refusal, including
    /// its own, on the same thread (A2-202, A2-203).
    func decide(_ message: any FullscreenMessage, _ isOccupied: Bool) -> Bool {
        switch self {
        case .current(let delegate): return !isOccupied && delegate.shouldShowMessage(message)
        case .first(let delegate):
            if !isOccupied && delegate.shouldShowMessage(message) { return true }
            delegate.onShowFailure()
            return false
        }
    }

    func onShow(_ message: any FullscreenMessage) {
        switch self {
        case .first(let delegate): delegate.onShow(message)
        case .current(let delegate): delegate.onShow(message)
        }
    }

    func onDismiss(_ message: any FullscreenMessage) {
        switch self {
        case .first(let delegate): delegate.onDismiss(message)
        case .current(let delegate): delegate.onDismiss(message)
        }
    }

    func onShowFailure() {
        if case .first(let delegate) = self { delegate.onShowFailure() }
    }
}
