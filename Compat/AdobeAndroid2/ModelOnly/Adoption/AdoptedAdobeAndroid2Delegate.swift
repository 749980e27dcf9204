public import AdobeAndroid2Model
import Foundation
public import InAppCompat

/// A handler that drives an existing Adobe delegate for Android 2, so that the delegate keeps working,
/// unchanged but for its imports, under another vendor's SDK.
///
/// ```swift
/// BrazeBridge(AdoptedAdobeAndroid2Delegate(delegate)).attach(to: ui)
/// BrazeBridge(AdoptedAdobeAndroid2Delegate(first: delegate)).attach(to: ui)     // written for version 2.0.0
/// ```
///
/// The delegate is called as Adobe calls it: the gate on a background thread, one question at a time and only
/// while nothing is up (A2-032, A2-036), the rest on the main thread, with a `FullscreenMessage` whose parent
/// is a `Message`. What it does to these and to the settings acts on the driving SDK, as far as that can do
/// it; what it cannot do is a diagnostic.
///
/// The gate may block, also while it waits for the main thread: nobody waits for it there. The message is
/// held, the delegate is asked off the main thread, and the message appears after the answer. A message that
/// the delegate refuses, or that it is not asked about because another one is up, stays held, because an Adobe
/// delegate may call `Message.show()` at any time later; `discardRefused()` lets go of those.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedAdobeAndroid2Delegate: InAppMessageHandler, DeferredAdoption {
    /// The delegate, held strongly, as Adobe holds it (A2-001).
    public var delegate: AnyObject { calls.object }
    /// Where the delegate's wishes go that the driving SDK cannot fulfil; nil, as at first, leaves them to the bridge's.
    public var diagnostics: DiagnosticSink?

    public var callbacks: [DelegateCallback] { calls.callbacks }

    /// Under another SDK than Adobe's: what the delegate is not asked about while a message is on its way out, or hidden,
    /// and what it costs under Adobe's others that it is asked in the background.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .adobeAndroid2 else { return [] }
        let leaving = AdoptionGap.lacking(
            .gateWhileLeaving, in: capabilities,
            "shouldShowMessage(_:) is not called for a message that comes while another one leaves, which waits or is refused (A2-054)"
        )
        let question = AdoptionGap(
            .heldForPreparation,
            "Each message is held while shouldShowMessage(_:) is asked in the background (A2-032), and shown after a yes: "
                + "the driving SDK records it as suppressed before it records its display.")
        let isCounted = Self.countsRefusals.contains(capabilities.shape)
        let callback = "shouldShowMessage(_:)"
        return [
            leaving, .askedOnce(callback, in: capabilities, "A2-032"),
            .waiting(callback, in: capabilities, "A2-036"), AdobeAndroid2Gap.gestures(capabilities.shape),
        ].compactMap { $0 } + (isCounted ? [question] : [])
    }

    /// The SDKs that record it when their delegate says no, also for now.
    private static let countsRefusals: Set = [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")]

    private var calls: DelegateCalls
    private let questions = OrderedCalls()
    public let gate: DeferredGate
    /// The message that is on the screen.
    private(set) weak var up: CompatMessage?
    /// What scripts of pages say, which Android delivers off the main thread.
    let scriptMessages = OrderedCalls()

    /// Adopts a delegate of version 2.0.1 or later.
    public init(_ delegate: any MessagingDelegate) {
        calls = .current(delegate)
        gate = DeferredGate(questions)
    }

    /// Adopts a delegate of version 2.0.0. It decides on links where the driving SDK asks before it acts; where
    /// that acts by itself, it is not told (A2-206).
    public init(first delegate: any FullscreenMessageDelegate) {
        calls = .first(delegate)
        gate = DeferredGate(questions)
    }

    /// Puts another delegate of version 2.0.1 or later into the place of the one that is adopted, as registering it does: it
    /// gets the calls from then on, also about a message that is up, and the former one is let go of (A2-001, A2-002).
    public func register(_ delegate: any MessagingDelegate) {
        calls = .current(delegate)
    }

    /// The Adobe side of a message, made on first sight: Adobe's own where Adobe drives.
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
        adopted.wasShown = true
        up = message
        calls.onShow(adopted.presentable)
        // Adobe reads the looks after this (A2-038), other SDKs have read theirs.
        let edits = adopted.newEdits
        guard !edits.isEmpty else { return }
        fail(
            message, .prepareContent,
            "The looks were changed after the message had appeared: \(edits.joined(separator: ", ")).")
    }

    /// A click of another SDK's is the link that Adobe's page would have in its place.
    private func click(_ action: MessageAction, on message: CompatMessage) {
        guard case .current(let delegate) = calls,
            let link = LinkDialect.adobeAndroid2.link(inPlaceOf: action)
        else { return }
        delegate.urlLoaded(link.absoluteString, adopted(message).presentable)
    }

    /// Adobe swallows links of its own scheme and tells its delegate of them (A2-072, A2-075); an SDK that
    /// knows nothing of that scheme leaves it to the delegate. In version 2.0.0 all links are the delegate's.
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
            // Adobe's version 2.0.0 asks, and follows the link by itself.
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
            // Links to the web load in the page without a word (A2-072).
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
        // A message that another SDK dismisses before it has appeared is one that Adobe would not tell of.
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

    /// Dismisses a message that is not up while another one is: Adobe runs its callbacks all the same, after the time
    /// of an animation (A2-052).
    func dismissBehind(_ message: CompatMessage) {
        guard let up, up !== message else { return }
        MainThread.after(0.3) { [weak self] in
            guard let self else { return }
            let adopted = adopted(message)
            calls.onDismiss(adopted.presentable)
            adopted.foreign?.dropWebView()
        }
    }

    /// Says what the driving SDK could not do.
    func fail(_ message: CompatMessage, _ capability: Capability, _ explanation: String) {
        attempt(message) { message in
            throw CompatError(
                .unavailable, explanation, capability: capability, shape: message.shape,
                messageID: message.id)
        }
    }
}

/// What Adobe's delegates miss under some SDKs, and what they call what they change.
enum AdobeAndroid2Gap {
    /// Adobe's other SDKs tell of the links of gestures.
    static func gestures(_ shape: SDKShape) -> AdoptionGap? {
        guard [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")].contains(shape) else { return nil }
        return AdoptionGap(
            .behavesOtherwise,
            "urlLoaded(_:_:) is called for the links of gestures, too, which its own SDK follows without a word (A2-085)."
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

    /// Asks the gate, unless something is up. Version 2.0.0 tells its delegate of every refusal, on the same
    /// thread, its own too (A2-202, A2-203).
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
