public import Airship18Model
import Foundation
public import InAppCompat

/// A handler that drives an existing delegate for Airship 18 to 20, so that the delegate keeps working, unchanged but
/// for its imports, under another vendor's SDK.
///
/// ```swift
/// BrazeBridge(AdoptedAirship18Delegate(delegate)).attach(to: ui)
/// ```
///
/// The delegate is called as Airship calls it, on the main actor (AM-056), with an Airship message made from the
/// driving SDK's, whose schedule has the message's id. It is asked when the adapter is ready and no other message that it
/// was told of is displayed (AM-049); a message that it does not find ready is held, and asked about again when
/// `notifyDisplayConditionsChanged()` is called, an adapter has become ready, another message arrives, or one that
/// waited for the end of another may go (AM-046): the lowest priority first, and else in the order in which they came.
///
/// What an app asks of the rest of Airship's SDK and a delegate notices is here, too, for other SDKs: holding all messages
/// back (`isPaused`), the pause between two (`displayInterval`), taking a schedule back (`cancelSchedule(identifier:)`),
/// and putting another delegate into the place of this one. Under Airship's own SDK that is asked.
///
/// An adapter of the app's shows its message where the driving SDK can show a view of the app's: the SDK shows an empty
/// one beneath. Where it cannot, its own message appears, and a diagnostic says so. Actions that the adapter runs are
/// Airship's, and refused with a diagnostic.
///
/// Under Airship's own SDK the bridge passes on what the SDK says, if this is its handler.
///
/// Airship's names come from the model, `Airship18Model`, in an app as well: on the first day of a port it links the new
/// vendor's real SDK, and the model in the place of Airship's. Of the model nothing runs there by itself: no clock, no thread,
/// no window (`HeadlessStage.current`). What the delegate wants goes to the driving SDK, at once or by Dispatch.
///
/// Main actor, therefore Sendable.
@MainActor
public final class AdoptedAirship18Delegate: InAppMessageHandler, AdoptedDelegate, Adopted18PartsOwner {
    /// Says which priority the schedule of a message would have: the lowest number goes first (AM-025).
    public typealias Priority = @MainActor (InAppMessage) -> Int

    /// The delegate, held strongly. One that takes its place gets the calls from then on (AM-069).
    public var delegate: any InAppMessageDisplayDelegate
    /// Chooses scenes, if the app has somebody for that; held strongly.
    public let sceneDelegate: (any InAppMessageSceneDelegate)?
    /// Decides in the delegate's place, if the app has such a closure (AM-002).
    public let onIsReadyToDisplay: Airship18Bridge.Readiness?
    /// Whether all messages wait, as `isPaused` of `InAppAutomation` says it. Nobody is asked meanwhile, what is up stays;
    /// setting false has all that wait looked at again, also when it was false before (AM-001, AM-017).
    public var isPaused = false {
        didSet { if !isPaused { notifyDisplayConditionsChanged() } }
    }
    /// How many seconds pass from the end of one message to the question about the next, as `displayInterval` of
    /// `InAppMessaging`. Setting it while they pass begins them anew (AM-018, AM-019).
    public var displayInterval: TimeInterval {
        get { pause.seconds }
        set { pause.seconds = newValue }
    }
    /// Where the delegate's wishes go that the driving SDK cannot fulfil; nil, as at first, leaves them to the bridge's.
    public var diagnostics: DiagnosticSink?

    public var callbacks: [DelegateCallback] {
        var callbacks = [
            DelegateCallback("isMessageReadyToDisplay(_:scheduleID:)", madeOf: .gate),
            DelegateCallback("messageWillDisplay(_:scheduleID:)", madeOf: .willPresent),
            DelegateCallback("messageFinishedDisplaying(_:scheduleID:)", madeOf: .didDismiss),
        ]
        if sceneDelegate != nil {
            callbacks.append(DelegateCallback("sceneForMessage(_:)", madeOf: .prepareScene))
        }
        return callbacks
    }

    /// Under another SDK than Airship's: what does not wait there.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .airship18 else { return [] }
        let queue = AdoptionGap.lacking(
            .gateWhileVisible, in: capabilities,
            "A message that is set off while another one is displayed does not wait for its turn, and the delegate is not asked "
                + "about it (AM-049)")
        return [queue, pace(under: capabilities.shape)].compactMap { $0 }
    }

    /// The version before waits between two messages.
    private func pace(under shape: SDKShape) -> AdoptionGap? {
        guard shape == SDKShape("airship17") else { return nil }
        return AdoptionGap(
            .behavesOtherwise,
            "The next message is displayed half a minute after the one before has gone, whatever displayInterval is (AS-030)."
        )
    }

    /// The SDKs that record it when their delegate says no, also for now.
    private static let countsRefusals: Set = [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")]

    /// Says, once, what it costs that a message waits, where that is counted.
    private func reportWait(of message: CompatMessage) {
        guard Self.countsRefusals.contains(message.shape) else { return }
        reportOnce(
            "wait", .heldForPreparation, message,
            "The message is not ready or waits for its turn (AM-046), which is a no to the driving SDK: it records the message "
                + "as suppressed before it records its display.")
    }

    private var factories: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:]
    private let priority: Priority?
    /// The schedules that there are or were, and those of them that were deleted.
    private var known: Set<String> = []
    private var deleted: Set<String> = []
    private let pause = DisplayPause()
    /// The messages that wait: the lowest priority first, and else in the order in which they came (AM-025).
    private var waiting: [AdoptedAirship18Message] = []
    /// Whether one of them was kept from being asked about by another one's display.
    private var isTurnWanted = false
    /// The message that was let through or is displayed.
    private weak var current: CompatMessage?
    private var isPassRequested = false

    /// Adopts a delegate.
    /// - Parameters:
    ///   - delegate: what the app set as `displayDelegate` of `InAppMessaging`.
    ///   - sceneDelegate: what the app set as `sceneDelegate`.
    ///   - onIsReadyToDisplay: what the app set under that name.
    ///   - adapters: what the app gave to `setCustomAdapter(forType:factoryBlock:)`.
    ///   - priority: the priorities that the schedules of messages would have; 0 for all if it is left out.
    public init(
        _ delegate: any InAppMessageDisplayDelegate,
        sceneDelegate: (any InAppMessageSceneDelegate)? = nil,
        onIsReadyToDisplay: Airship18Bridge.Readiness? = nil,
        adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:], priority: Priority? = nil
    ) {
        self.delegate = delegate
        self.priority = priority
        self.sceneDelegate = sceneDelegate
        self.onIsReadyToDisplay = onIsReadyToDisplay
        for (type, factory) in adapters { factories[type] = factory }
        pause.whenOver = { [weak self] in self?.giveTurn() }
    }

    /// Has every waiting message looked at again, later, as the method of `InAppMessaging` does (AM-004, AM-047).
    public func notifyDisplayConditionsChanged() {
        guard !isPassRequested else { return }
        isPassRequested = true
        MainThread.async { [weak self] in self?.lookAtAll() }
    }

    /// Deletes the schedule with an identifier, if there is one, as the method of `InAppAutomation` does (AM-103): its
    /// message is dropped unseen while it waits, stays while it is up, and does not come again (AM-065).
    public func cancelSchedule(identifier: String) {
        guard known.contains(identifier) else { return }
        deleted.insert(identifier)
        for message in waiting.compactMap(\.message) where message.id == identifier && message.phase == .held
        {
            attempt(message) { try $0.discard() }
        }
        waiting.removeAll { $0.message?.phase != .held }
    }

    /// What the bridge of Airship's own SDK calls directly.
    var parts: Adopted18Parts {
        Adopted18Parts(
            owner: ObjectIdentifier(self), delegate: delegate, sceneDelegate: sceneDelegate,
            onIsReadyToDisplay: onIsReadyToDisplay, factories: factories)
    }

    // MARK: Messages

    /// The Airship side of a message, made on first sight; nil where Airship's own SDK calls the delegate itself.
    private func adopted(_ message: CompatMessage) -> AdoptedAirship18Message? {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] { return known as? AdoptedAirship18Message }
        meet(message)
        reportPagesOnly(
            of: message,
            ", so the delegate is given .html and no other displayContent, without heading, body, media and buttons. Tell "
                + "messages apart by their extras.")
        let native =
            message.native(as: InAppMessage.self)
            ?? displayable(Airship18Content.make(message.content, named: message.name ?? message.id))
        let rank = priority?(native) ?? 0
        let made = AdoptedAirship18Message(
            message, native, adapter(for: native, of: message, rank), priority: rank)
        message.attachments[key] = made
        return made
    }

    /// A delegate is given valid messages only (AM-016): a page whose text the driving SDK keeps to itself is an empty one.
    private func displayable(_ message: InAppMessage) -> InAppMessage {
        guard case .html(var page) = message.displayContent, page.url.isEmpty else { return message }
        page.url = "about:blank"
        var message = message
        message.displayContent = .html(page)
        return message
    }

    /// An adapter can be used where the driving SDK shows a view of the app's.
    private func adapter(
        for native: InAppMessage, of message: CompatMessage, _ priority: Int
    ) -> (any CustomDisplayAdapter)? {
        guard let factory = native.displayContent.adapterType.flatMap({ factories[$0] }) else { return nil }
        if case .unavailable(let reason) = message.capabilities.support(of: .customView) {
            reportOnce(
                "adapter", .planNotApplied, message,
                "The adapter is not used, the SDK's own message appears: \(reason)")
            return nil
        }
        return factory(
            DisplayAdapterArgs(
                message: native, scheduleID: message.id, priority: priority,
                actionRunner: NoActionRunner(AdoptedTarget(message, self))))
    }

    // MARK: Readiness

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard !deleted.contains(message.id) else { return .discard }
        guard let adopted = adopted(message) else { return .show }
        // A schedule that is under way is not set off once more, nor is that made up for (AM-104).
        guard !isUnderWay(message.id) else { return .discard }
        known.insert(message.id)
        lookLater(at: waiting.filter { $0.message?.id != message.id })
        if isReady(adopted) { return .show }
        reportWait(of: message)
        let place = waiting.lastIndex { $0.priority <= adopted.priority }
        waiting.insert(adopted, at: place.map { $0 + 1 } ?? 0)
        return .hold
    }

    private func isUnderWay(_ id: String) -> Bool {
        (isBusy && current?.id == id)
            || waiting.contains { $0.message?.id == id && $0.message?.phase == .held }
    }

    /// Pause, adapter, other messages, app, up to the first no (AM-001, AM-049).
    private func isReady(_ adopted: AdoptedAirship18Message) -> Bool {
        guard !isPaused, let message = adopted.message else { return false }
        if let adapter = adopted.adapter, !adapter.isReady {
            AsyncCall.start { [weak self] in
                await adapter.waitForReady()
                self?.notifyDisplayConditionsChanged()
            }
            return false
        }
        guard !isBusy, !pause.isUnderWay else {
            isTurnWanted = true
            return false
        }
        guard parts.finds(readyToDisplay: adopted.native, message.id) else { return false }
        current = message
        return true
    }

    private var isBusy: Bool {
        guard let phase = current?.phase else { return false }
        return phase == .approved || phase.isOnScreen || phase == .hidden
    }

    /// Another message has arrived, which is asked about itself: looks at those that waited before it, later.
    private func lookLater(at earlier: [AdoptedAirship18Message]) {
        guard !earlier.isEmpty else { return }
        MainThread.async { [weak self] in self?.look(at: earlier) }
    }

    private func lookAtAll() {
        isPassRequested = false
        look(at: waiting)
    }

    /// Looks at each of these messages that still waits, once, in their order (AM-004).
    private func look(at candidates: [AdoptedAirship18Message]) {
        for adopted in candidates {
            guard let message = adopted.message, message.phase == .held else { continue }
            if isReady(adopted) { attempt(message) { try $0.show() } }
        }
        waiting.removeAll { $0.message?.phase != .held }
    }

    // MARK: Display

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        guard let adopted = adopted(message) else { return }
        if adopted.adapter != nil { plan.customView = AdoptedAirship18Message.emptyView() }
        if let scene = sceneDelegate?.sceneForMessage(adopted.native) { plan.windowScene = scene }
    }

    public func willPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message) else { return }
        adopted.isUp = true
        current = message
        delegate.messageWillDisplay(adopted.native, scheduleID: message.id)
    }

    /// The adapter displays over the empty view, in its scene; when it has ended, the empty view goes.
    public func didPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message), let adapter = adopted.adapter else { return }
        guard let scene = message.view?.window?.windowScene ?? UIWindowScene.ofEmptyViews else {
            report(
                .showFailed, message,
                "There is no UIWindowScene, so the message's adapter cannot display, and the message goes.")
            return attempt(message) { try $0.dismiss() }
        }
        AsyncCall.start { [weak self, weak message] in
            let resolution = await adapter.display(scene: scene)
            guard let self, let message, message.phase.isOnScreen else { return }
            // A button that cancels deletes the schedule (AM-009).
            if case .buttonTap(let button) = resolution, button.behavior == .cancel {
                cancelSchedule(identifier: message.id)
            }
            attempt(message) { try $0.dismiss() }
        }
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        if message.shape == SDKShape("adobeAndroid3") { reportOpenedOutside(url, of: message) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if message.shape != .airship18 { reportTakenAwayForWeb(message, resolution) }
        finish(message)
    }

    /// Airship's delegate is not told of failures, but of the end of what it was told would be displayed.
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        finish(message)
    }

    private func finish(_ message: CompatMessage) {
        if let adopted = adopted(message), adopted.isUp {
            adopted.isUp = false
            delegate.messageFinishedDisplaying(adopted.native, scheduleID: message.id)
            pause.begin()
        }
        giveTurn()
    }

    /// Whoever waited for the end of a message has a turn (AM-046).
    private func giveTurn() {
        guard isTurnWanted, !isBusy, !pause.isUnderWay else { return }
        isTurnWanted = false
        notifyDisplayConditionsChanged()
    }
}

extension InAppMessageDisplayContent {
    /// Which adapters are for it (AM-089).
    fileprivate var adapterType: CustomDisplayAdapterType? {
        switch self {
        case .banner: .banner
        case .modal: .modal
        case .fullscreen: .fullscreen
        case .html: .html
        case .custom: .custom
        default: nil
        }
    }
}
