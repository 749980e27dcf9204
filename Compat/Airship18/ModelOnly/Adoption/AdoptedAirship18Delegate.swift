public import Airship18Model
import Foundation
public import InAppCompat

/// A handler that drives an existing delegate for Airship 18 to 20, so the delegate keeps working under another
/// vendor's SDK with only its imports changed.
///
/// ```swift
/// BrazeBridge(AdoptedAirship18Delegate(delegate)).attach(to: ui)
/// ```
///
/// The delegate is called as Airship calls it, on the main actor (AM-056), with an Airship message made from the
/// driving SDK's, whose schedule has the message's id. It is asked when the adapter is ready and no other message that
/// was announced to it is displayed (AM-049). A message for which it is not ready is held. It is asked again when
/// `notifyDisplayConditionsChanged()` is called, an adapter has become ready, another message arrives, or a message
/// that waited for the end of another may continue (AM-046): the lowest priority first, equal ones in the order in
/// which they came.
///
/// Other functions of Airship's SDK that an app calls and a delegate notices are also available under other SDKs:
/// pausing all messages (`isPaused`), the pause between two messages (`displayInterval`), cancelling a schedule
/// (`cancelSchedule(identifier:)`), and replacing the delegate. Under Airship's own SDK use the SDK's functions.
///
/// An adapter of the app shows its message if the driving SDK can show the app's own view: the SDK shows an empty view
/// beneath it. Otherwise the driving SDK's own message appears, and a diagnostic is reported. Actions that the adapter
/// runs are Airship's; they are refused with a diagnostic.
///
/// Under Airship's own SDK the bridge forwards the SDK's calls, provided that this object is its handler.
///
/// Airship's types come from the model, `Airship18Model`, in an app too: on the first day of a port the app links the
/// new vendor's real SDK, and the model instead of Airship's. No part of the model runs there by itself: no clock, no
/// thread, no window (`HeadlessStage.current`). The delegate's requests go to the driving SDK, directly or through
/// Dispatch.
///
/// Main actor, therefore Sendable.
@MainActor
public final class AdoptedAirship18Delegate: InAppMessageHandler, AdoptedDelegate, Adopted18PartsOwner {
    /// Returns the priority that the schedule of a message would have: the lowest number comes first (AM-025).
    public typealias Priority = @MainActor (InAppMessage) -> Int

    /// The delegate, held strongly. A new one gets all further calls (AM-069).
    public var delegate: any InAppMessageDisplayDelegate
    /// The app's scene delegate, if it has one; held strongly.
    public let sceneDelegate: (any InAppMessageSceneDelegate)?
    /// The app's closure, if it has one, which decides instead of the delegate (AM-002).
    public let onIsReadyToDisplay: Airship18Bridge.Readiness?
    /// Whether all messages wait, like `isPaused` of `InAppAutomation`. Nothing is asked in the meantime, and messages
    /// on the screen stay. Setting false checks all waiting messages again, even if it was false before (AM-001,
    /// AM-017).
    public var isPaused = false {
        didSet { if !isPaused { notifyDisplayConditionsChanged() } }
    }
    /// The seconds from the end of one message to the question about the next, like `displayInterval` of
    /// `InAppMessaging`. Setting it during the pause restarts the pause (AM-018, AM-019).
    public var displayInterval: TimeInterval {
        get { pause.seconds }
        set { pause.seconds = newValue }
    }
    /// The sink for requests of the delegate that the driving SDK cannot carry out; with nil, the default, they go to
    /// the bridge's diagnostics.
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

    private(set) var factories: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:]
    private let priority: Priority?
    /// All schedules, past and present, and those whose messages wait (AM-025).
    let schedules = AdoptedSchedules<AdoptedAirship18Message>()
    let pause = DisplayPause()
    /// The schedules that waited with messages which the driving SDK has replaced, until it brings the new ones.
    var replaced: Set<String> = []
    /// Whether the question about one of them was prevented by another one's display.
    private var isTurnWanted = false
    /// The message that was approved or is displayed.
    weak var current: CompatMessage?
    private var isPassRequested = false

    /// Adopts a delegate.
    /// - Parameters:
    ///   - delegate: the app's `displayDelegate` of `InAppMessaging`.
    ///   - sceneDelegate: the app's `sceneDelegate`.
    ///   - onIsReadyToDisplay: the app's closure of that name.
    ///   - adapters: the app's blocks for `setCustomAdapter(forType:factoryBlock:)`.
    ///   - priority: the priorities that the schedules of messages would have; by default 0 for all.
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

    /// Checks every waiting message again, later, like the method of `InAppMessaging` (AM-004, AM-047).
    public func notifyDisplayConditionsChanged() {
        guard !isPassRequested else { return }
        isPassRequested = true
        MainThread.async { [weak self] in self?.lookAtAll() }
    }

    /// Deletes the schedule with an identifier, if there is one, like the method of `InAppAutomation` (AM-103). Its
    /// message is silently dropped while it waits, stays while it is on the screen, and does not return (AM-065). Before the
    /// first message of a schedule it has no effect; then a diagnostic says so when that message comes.
    public func cancelSchedule(identifier: String) {
        guard schedules.delete(identifier) else { return }
        for message in schedules.waiting.compactMap(\.message)
        where message.id == identifier && message.phase == .held {
            attempt(message) { try $0.discard() }
        }
        schedules.dropEnded()
    }

    /// The objects that the bridge of Airship's own SDK calls directly.
    var parts: Adopted18Parts {
        Adopted18Parts(
            owner: ObjectIdentifier(self), delegate: delegate, sceneDelegate: sceneDelegate,
            onIsReadyToDisplay: onIsReadyToDisplay, factories: factories)
    }

    // MARK: Messages

    /// The Airship objects for a message, made the first time it is seen; nil if Airship's own SDK calls the delegate
    /// itself.
    func adopted(_ message: CompatMessage) -> AdoptedAirship18Message? {
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
        reportMissing(of: native, message)
        let rank = priority?(native) ?? 0
        let made = AdoptedAirship18Message(
            message, native, adapter(for: native, of: message, rank), priority: rank)
        message.attachments[key] = made
        return made
    }

    /// A delegate gets only valid messages (AM-016): if the driving SDK keeps a page's HTML private, the page is empty.
    private func displayable(_ message: InAppMessage) -> InAppMessage {
        guard case .html(var page) = message.displayContent, page.url.isEmpty else { return message }
        page.url = "about:blank"
        var message = message
        message.displayContent = .html(page)
        return message
    }

    /// An adapter can be used if the driving SDK can show the app's own view.
    private func adapter(
        for native: InAppMessage, of message: CompatMessage, _ priority: Int
    ) -> (any CustomDisplayAdapter)? {
        guard let factory = native.displayContent.adapterType.flatMap({ factories[$0] }),
            usesAdapter(for: message)
        else { return nil }
        return factory(
            DisplayAdapterArgs(
                message: native, scheduleID: message.id, priority: priority,
                actionRunner: NoActionRunner(AdoptedTarget(message, self))))
    }

    // MARK: Readiness

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard !schedules.isDeleted(message.id) else { return .discard }
        guard let adopted = adopted(message) else { return .show }
        // A schedule that is in progress is not triggered again, and the trigger is not made up for later (AM-104).
        guard !isUnderWay(message.id) else { return .discard }
        schedules.meet(message, for: self, deletedBy: "cancelSchedule(identifier:)", "AM-065")
        if takesOver(adopted, message) { return .hold }
        lookLater(at: schedules.waiting.filter { $0.message?.id != message.id })
        if isReady(adopted) { return .show }
        reportWait(of: message)
        schedules.wait(adopted)
        return .hold
    }

    /// Whether the driving SDK has replaced a message that waited: its schedule goes on waiting, and its delegate is not asked
    /// because of a trigger (AM-104).
    private func takesOver(_ adopted: AdoptedAirship18Message, _ message: CompatMessage) -> Bool {
        guard replaced.remove(message.id) != nil else { return false }
        schedules.dropEnded()
        schedules.wait(adopted)
        return true
    }

    private func isUnderWay(_ id: String) -> Bool {
        (isBusy && current?.id == id)
            || schedules.waiting.contains { $0.message?.id == id && $0.message?.phase == .held }
    }

    /// Checks pause, adapter, other messages and app until one refuses (AM-001, AM-049).
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

    /// Another message has arrived, which is checked separately: checks the messages that waited before it, later.
    private func lookLater(at earlier: [AdoptedAirship18Message]) {
        guard !earlier.isEmpty else { return }
        MainThread.async { [weak self] in self?.look(at: earlier) }
    }

    private func lookAtAll() {
        isPassRequested = false
        look(at: schedules.waiting)
    }

    /// Checks each of these messages that still waits, once, in their order (AM-004).
    private func look(at candidates: [AdoptedAirship18Message]) {
        for adopted in candidates {
            guard let message = adopted.message, message.phase == .held else { continue }
            if isReady(adopted) { attempt(message) { try $0.show() } }
        }
        schedules.dropEnded()
    }

    /// Checks the messages that waited for the end of a message (AM-046).
    func giveTurn() {
        guard isTurnWanted, !isBusy, !pause.isUnderWay else { return }
        isTurnWanted = false
        notifyDisplayConditionsChanged()
    }
}
