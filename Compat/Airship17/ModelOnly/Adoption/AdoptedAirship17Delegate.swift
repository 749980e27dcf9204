public import Airship17Model
import Foundation
public import InAppCompat

/// A handler that drives an existing Airship delegate, so the delegate keeps working under another vendor's SDK with
/// only its imports changed.
///
/// ```swift
/// BrazeBridge(AdoptedAirship17Delegate(delegate)).attach(to: ui)
/// ```
///
/// The delegate is called as Airship calls it (AS-001): `extend` and `displayCoordinator(for:)` on a background thread,
/// with an Airship message made from the driving SDK's, whose schedule has the message's id. The changes that `extend`
/// makes are shown. No thread waits for that: the message is held, and it is shown when the coordinator, the adapter
/// and the delegate are ready. Waiting messages are checked again when a coordinator becomes ready (AS-027), when
/// another message ends, and when `notifyDisplayConditionsChanged()` is called. If the delegate chooses no coordinator,
/// the pace of the driving SDK applies: Airship's pause of 30 seconds is not emulated (AS-030).
///
/// An adapter of the app shows its message if the driving SDK can show the app's own view: the SDK shows an empty view
/// beneath it. Otherwise the driving SDK's own message appears, and a diagnostic is reported.
///
/// The resolution is the adapter's, or made from the driving SDK's reports. If those do not contain it, it is derived:
/// then `isDerived(_:)` is true, and a diagnostic is reported (`resolutionDerived`).
///
/// Other functions of Airship's SDK that an app calls and a delegate notices are also available under other SDKs:
/// pausing all messages (`isPaused`), and cancelling a schedule (`cancelSchedule(withID:)`). Under Airship's own SDK
/// use the SDK's functions.
///
/// Under Airship's own SDK the bridge forwards the SDK's calls with their objects and threads, provided that this
/// object is its handler. In a group or behind a pause gate it works as under any other SDK; then changes by `extend`
/// come too late to be shown by Airship.
///
/// Airship's types come from the model, `Airship17Model`, in an app too: on the first day of a port the app links the
/// new vendor's real SDK, and the model instead of Airship's. No part of the model runs there by itself: no clock, no
/// thread, no window (`HeadlessStage.current`). The delegate's requests go to the driving SDK, directly or through
/// Dispatch.
///
/// Main actor, therefore Sendable.
@MainActor
public final class AdoptedAirship17Delegate: InAppMessageHandler, AdoptedDelegate, Adopted17PartsOwner {
    /// Makes the adapters of a display type. Called on a background thread (AS-013).
    public typealias Factory = (InAppMessage) -> any InAppMessageAdapterProtocol
    /// Returns the priority that the schedule of a message would have: the lowest number comes first (AS-028).
    public typealias Priority = @MainActor (InAppMessage) -> Int

    /// The delegate, held strongly.
    public let delegate: any InAppMessagingDelegate
    /// The app's scene delegate, if it has one; held strongly.
    public let sceneDelegate: (any InAppMessageSceneDelegate)?
    /// The sink for requests of the delegate that the driving SDK cannot carry out; with nil, the default, they go to
    /// the bridge's diagnostics.
    public var diagnostics: DiagnosticSink?

    public var callbacks: [DelegateCallback] {
        var callbacks = [
            DelegateCallback("extend(_:)", madeOf: .gate),
            DelegateCallback("displayCoordinator(for:)", madeOf: .hold),
            DelegateCallback("messageWillBeDisplayed(_:scheduleID:)", madeOf: .willPresent),
            DelegateCallback("messageFinishedDisplaying(_:scheduleID:resolution:)", madeOf: .didDismiss),
        ]
        if sceneDelegate != nil {
            callbacks.append(DelegateCallback("scene(for:defaultScene:)", madeOf: .prepareScene))
        }
        return callbacks
    }

    /// Whether all messages wait, like `isPaused` of `InAppAutomation`: they are prepared, but the delegate is not
    /// asked. Setting false checks all waiting messages (AS-007 to AS-009).
    public var isPaused = false {
        didSet { if !isPaused { evaluate() } }
    }

    var factories: [InAppMessageDisplayType: Factory] = [:]
    private let priority: Priority?
    /// All schedules, past and present; those wait whose messages are prepared (AS-028).
    private let schedules = AdoptedSchedules<AdoptedAirshipMessage>()
    let calls = OrderedCalls()
    private weak var latestShown: CompatMessage?
    /// The latest triggered message of each schedule, and the maximum number of entries before ended ones are removed.
    private var underWay: [String: Weakly] = [:]
    private var limit = 16
    var latest: (resolution: InAppMessageResolution, isDerived: Bool)?

    /// Adopts a delegate.
    /// - Parameters:
    ///   - delegate: the app's delegate of `InAppMessageManager`.
    ///   - sceneDelegate: the app's delegate of `InAppMessageSceneManager`.
    ///   - factories: the app's blocks for `setFactoryBlock(_:for:)`.
    ///   - priority: the priorities that the schedules of messages would have; by default 0 for all.
    public init(
        _ delegate: any InAppMessagingDelegate,
        sceneDelegate: (any InAppMessageSceneDelegate)? = nil,
        factories: [InAppMessageDisplayType: Factory] = [:], priority: Priority? = nil
    ) {
        self.priority = priority
        self.delegate = delegate
        self.sceneDelegate = sceneDelegate
        for (type, factory) in factories { self.factories[type] = factory }
    }

    /// Checks every waiting message again, like the method of `InAppMessageManager` (AS-027).
    public func notifyDisplayConditionsChanged() {
        evaluate()
    }

    /// Deletes the schedule with an identifier, like the method of `InAppAutomation`. Its message is silently dropped
    /// while it is prepared or waits, stays while it is on the screen, and does not return (AS-005, AS-067). Before the first
    /// message of a schedule it has no effect; then a diagnostic says so when that message comes.
    /// - Returns: whether there was a schedule to cancel.
    @discardableResult public func cancelSchedule(withID identifier: String) -> Bool {
        guard schedules.delete(identifier) else { return false }
        if let message = underWay[identifier]?.message, message.phase == .held {
            attempt(message) { try $0.discard() }
        }
        return true
    }

    /// Whether the resolution that the delegate is currently given was derived, because the driving SDK does not report
    /// how the message was dismissed. False for any earlier resolution.
    public func isDerived(_ resolution: InAppMessageResolution) -> Bool {
        latest?.resolution === resolution && latest?.isDerived == true
    }

    /// The objects that the bridge of Airship's own SDK calls directly.
    var parts: Adopted17Parts {
        Adopted17Parts(
            owner: ObjectIdentifier(self), delegate: delegate, sceneDelegate: sceneDelegate,
            factories: factories)
    }

    /// The Airship objects for a message, made the first time it is seen; nil if Airship's own SDK calls the delegate
    /// itself, and if no Airship message can be made.
    func adopted(_ message: CompatMessage) -> AdoptedAirshipMessage? {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] { return known as? AdoptedAirshipMessage }
        meet(message)
        guard let native = native(of: message) else {
            message.attachments[key] = Airship17NotDriven()
            report(
                .actionFailed, message,
                "It cannot be converted to an Airship message, so the delegate is not asked.")
            return nil
        }
        reportPagesOnly(
            of: message,
            ", so the delegate only receives InAppMessageHTMLDisplayContent: the displayType is HTML, without heading, body, "
                + "media and buttons. Distinguish messages by their extras.")
        reportUnusedAdapters(
            of: message, hasAdapters: !factories.isEmpty, hasFitting: factories[native.displayType] != nil,
            "no factory block for HTML (AS-017)")
        let made = AdoptedAirshipMessage(message, native, priority: priority?(native) ?? 0)
        message.attachments[key] = made
        return made
    }

    private func native(of message: CompatMessage) -> InAppMessage? {
        message.native(as: InAppMessage.self)
            ?? Airship17Content.make(message.content, named: message.name ?? message.id)
    }

    // MARK: Schedules

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard !schedules.isDeleted(message.id) else { return .discard }
        guard let adopted = adopted(message) else { return .show }
        schedules.meet(message, for: self, deletedBy: "cancelSchedule(withID:)", "AS-067")
        // A schedule that is in progress is not triggered again (AS-061).
        if let former = underWay[message.id]?.message, former !== message {
            guard former.phase.isTerminal else { return .discard }
            // The driving SDK has replaced the message; it continues as the new one.
            if takeOver(former, as: message) { return .hold }
        }
        underWay[message.id] = Weakly(message)
        if underWay.count > limit {
            underWay = underWay.filter { $0.value.message?.phase.isTerminal == false }
            limit = 2 * underWay.count + 16
        }
        prepare(adopted)
        return .hold
    }

    /// Continues a message as the one with which the driving SDK has replaced it before it was displayed; false if
    /// there was none.
    private func takeOver(_ former: CompatMessage, as message: CompatMessage) -> Bool {
        let key = ObjectIdentifier(self)
        guard let adopted = former.attachments[key] as? AdoptedAirshipMessage, !adopted.wasDisplayed else {
            return false
        }
        adopted.message = message
        former.attachments[key] = nil
        message.attachments[key] = adopted
        underWay[message.id] = Weakly(message)
        // A trigger of a schedule that waits asks nobody (AS-061).
        if adopted.isPrepared { schedules.wait(adopted) }
        return true
    }

    private struct Weakly {
        weak var message: CompatMessage?

        init(_ message: CompatMessage) { self.message = message }
    }

    // MARK: Readiness

    func wait(_ adopted: AdoptedAirshipMessage) {
        adopted.isPrepared = true
        schedules.wait(adopted)
        evaluate()
    }

    /// Shows the waiting messages that are ready.
    func evaluate() {
        schedules.dropEnded()
        guard !isPaused else { return }
        for adopted in schedules.waiting where !isBusy && isReady(adopted) {
            guard let message = adopted.message, message.phase == .held else { continue }
            attempt(message) {
                latestShown = message
                try $0.show()
            }
        }
    }

    /// Whether a message that was approved by all is on the screen or about to appear: then nothing is asked about
    /// other messages (AS-029).
    private var isBusy: Bool {
        guard let phase = latestShown?.phase else { return false }
        return phase == .approved || phase.isOnScreen || latestShown?.isWaitingForTurn == true
    }

    /// Asks coordinator, adapter and delegate until one refuses (AS-026).
    private func isReady(_ adopted: AdoptedAirshipMessage) -> Bool {
        if let coordinator = adopted.coordinator, !coordinator.isReady {
            observe(coordinator)
            return false
        }
        return (adopted.adapter?.isReadyToDisplay() ?? true)
            && delegate.isMessageReady(forDisplay: adopted.extended)
    }

    private func observe(_ coordinator: any InAppMessageDisplayCoordinator) {
        let queue = MainQueue()
        coordinator.observeReadiness(for: self) { [weak self] in
            queue.async { self?.evaluate() }
        }
    }
}

extension Diagnostic.Code {
    /// An adopted delegate got a resolution that the driving SDK does not report.
    public static let resolutionDerived = Diagnostic.Code("resolutionDerived")
}
