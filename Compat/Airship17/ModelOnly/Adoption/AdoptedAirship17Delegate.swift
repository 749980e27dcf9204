public import Airship17Model
import Foundation
public import InAppCompat

/// A handler that drives an existing Airship delegate, so that the delegate keeps working, unchanged but for its
/// imports, under another vendor's SDK.
///
/// ```swift
/// BrazeBridge(AdoptedAirship17Delegate(delegate)).attach(to: ui)
/// ```
///
/// The delegate is called as Airship calls it (AS-001): `extend` and `displayCoordinator(for:)` on a background
/// thread, with an Airship message made from the driving SDK's, whose schedule has the message's id; what `extend`
/// changes shows. Nobody waits for that: the message is held, and it is shown when the coordinator, the adapter and
/// the delegate are ready. A coordinator that becomes ready is noticed (AS-027); so is the end of another message,
/// and `notifyDisplayConditionsChanged()` has everything looked at again. Where the delegate chooses no coordinator
/// the driving SDK's own pace counts: Airship's pause of 30 seconds is not imitated (AS-030).
///
/// An adapter of the app's shows its message where the driving SDK can show a view of the app's: the SDK shows an
/// empty one beneath. Where it cannot, its own message appears, and a diagnostic says so.
///
/// The resolution is the adapter's, or made of what the driving SDK tells; one that it does not tell is derived,
/// `isDerived(_:)` answers that, and a diagnostic says so (`resolutionDerived`).
///
/// What an app asks of the rest of Airship's SDK and a delegate notices is here, too, for other SDKs: holding all messages
/// back (`isPaused`), and taking a schedule back (`cancelSchedule(withID:)`). Under Airship's own SDK that is asked.
///
/// Under Airship's own SDK the bridge passes on what the SDK says, objects and threads included, if this is its
/// handler. In a group or behind a pause gate it works as under any other SDK, where what `extend` changes comes too
/// late for Airship to show.
///
/// Airship's names come from the model, `Airship17Model`, in an app as well: on the first day of a port it links the new
/// vendor's real SDK, and the model in the place of Airship's. Of the model nothing runs there by itself: no clock, no thread,
/// no window (`HeadlessStage.current`). What the delegate wants goes to the driving SDK, at once or by Dispatch.
///
/// Main actor, therefore Sendable.
@MainActor
public final class AdoptedAirship17Delegate: InAppMessageHandler, AdoptedDelegate, Adopted17PartsOwner {
    /// Makes the adapters of a display type. Called on a background thread (AS-013).
    public typealias Factory = (InAppMessage) -> any InAppMessageAdapterProtocol
    /// Says which priority the schedule of a message would have: the lowest number goes first (AS-028).
    public typealias Priority = @MainActor (InAppMessage) -> Int

    /// The delegate, held strongly.
    public let delegate: any InAppMessagingDelegate
    /// Chooses scenes, if the app has somebody for that; held strongly.
    public let sceneDelegate: (any InAppMessageSceneDelegate)?
    /// Where the delegate's wishes go that the driving SDK cannot fulfil; nil, as at first, leaves them to the bridge's.
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

    /// Under another SDK than Airship's: what does not wait there, what is not waited for, and under Adobe's what a delegate
    /// that refuses nothing costs. It is prepared on a background thread, for which nobody waits, and these SDKs count every no.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .airship17 else { return [] }
        let queue = AdoptionGap.lacking(
            .gateWhileVisible, in: capabilities,
            "A message that is set off while another one is displayed does not wait for its turn, and the delegate is not asked "
                + "about it (AS-029)")
        let pause = AdoptionGap(
            .notAlwaysCalled,
            "The pause of 30 seconds between two messages is not made: the next one comes as soon as the SDK shows it "
                + "(AS-030).")
        let preparation = AdoptionGap(
            .heldForPreparation,
            "Each message is held while extend and displayCoordinator run in the background (AS-013), and shown right "
                + "after that: the driving SDK records it as suppressed before it records its display.")
        let isCounted = Self.countsRefusals.contains(capabilities.shape)
        return [queue, pause].compactMap { $0 } + (isCounted ? [preparation] : [])
    }

    /// The SDKs that record it when their delegate says no, also for now.
    private static let countsRefusals: Set = [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")]

    /// Whether all messages wait, as `isPaused` of `InAppAutomation` says it: they are prepared, and nobody is asked.
    /// Setting false has all that wait looked at (AS-007 to AS-009).
    public var isPaused = false {
        didSet { if !isPaused { evaluate() } }
    }

    private var factories: [InAppMessageDisplayType: Factory] = [:]
    private let priority: Priority?
    /// The schedules that there are or were, and those of them that were deleted.
    private var known: Set<String> = []
    private var deleted: Set<String> = []
    private let calls = OrderedCalls()
    /// The messages that are prepared and wait: the lowest priority first, and else in the order in which they came (AS-028).
    private var waiting: [AdoptedAirshipMessage] = []
    private weak var latestShown: CompatMessage?
    /// What was set off last, by schedule, and how many there may be before those that have ended are looked for.
    private var underWay: [String: Weakly] = [:]
    private var limit = 16
    private var latest: (resolution: InAppMessageResolution, isDerived: Bool)?

    /// Adopts a delegate.
    /// - Parameters:
    ///   - delegate: what the app set as the delegate of `InAppMessageManager`.
    ///   - sceneDelegate: what the app set as the delegate of `InAppMessageSceneManager`.
    ///   - factories: what the app gave to `setFactoryBlock(_:for:)`.
    ///   - priority: the priorities that the schedules of messages would have; 0 for all if it is left out.
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

    /// Has every waiting message looked at again, as the method of `InAppMessageManager` does (AS-027).
    public func notifyDisplayConditionsChanged() {
        evaluate()
    }

    /// Deletes the schedule with an identifier, as the method of `InAppAutomation` does: its message is dropped without a
    /// word while it is prepared or waits, stays while it is up, and does not come again (AS-005, AS-067).
    /// - Returns: whether there was anything to cancel.
    @discardableResult public func cancelSchedule(withID identifier: String) -> Bool {
        guard known.contains(identifier), deleted.insert(identifier).inserted else { return false }
        if let message = underWay[identifier]?.message, message.phase == .held {
            attempt(message) { try $0.discard() }
        }
        return true
    }

    /// Whether a resolution that the delegate is being given was inferred, because the driving SDK does not tell
    /// how the message went away. For one that was given earlier it is false.
    public func isDerived(_ resolution: InAppMessageResolution) -> Bool {
        latest?.resolution === resolution && latest?.isDerived == true
    }

    /// What the bridge of Airship's own SDK calls directly.
    var parts: Adopted17Parts {
        Adopted17Parts(
            owner: ObjectIdentifier(self), delegate: delegate, sceneDelegate: sceneDelegate,
            factories: factories)
    }

    /// The Airship side of a message, made on first sight; nil where Airship's own SDK calls the delegate itself,
    /// and where no Airship message can be made.
    private func adopted(_ message: CompatMessage) -> AdoptedAirshipMessage? {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] { return known as? AdoptedAirshipMessage }
        meet(message)
        guard let native = native(of: message) else {
            message.attachments[key] = Airship17NotDriven()
            report(
                .actionFailed, message,
                "No Airship message can be made of it, so the delegate is not asked.")
            return nil
        }
        reportPagesOnly(
            of: message,
            ", so the delegate is given InAppMessageHTMLDisplayContent and no other: the displayType is HTML, without heading, "
                + "body, media and buttons. Tell messages apart by their extras.")
        let made = AdoptedAirshipMessage(message, native, priority: priority?(native) ?? 0)
        message.attachments[key] = made
        return made
    }

    private func native(of message: CompatMessage) -> InAppMessage? {
        message.native(as: InAppMessage.self)
            ?? Airship17Content.make(message.content, named: message.name ?? message.id)
    }

    // MARK: Preparation

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard !deleted.contains(message.id) else { return .discard }
        guard let adopted = adopted(message) else { return .show }
        known.insert(message.id)
        // A schedule that is under way is not set off once more (AS-061).
        if let former = underWay[message.id]?.message, former !== message {
            guard former.phase.isTerminal else { return .discard }
            // The driving SDK has replaced the message, which goes on as the new one.
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

    /// Lets a message go on as another one that the driving SDK has put into its place before it was displayed; false
    /// where there was none.
    private func takeOver(_ former: CompatMessage, as message: CompatMessage) -> Bool {
        let key = ObjectIdentifier(self)
        guard let adopted = former.attachments[key] as? AdoptedAirshipMessage, !adopted.wasDisplayed else {
            return false
        }
        adopted.message = message
        former.attachments[key] = nil
        message.attachments[key] = adopted
        underWay[message.id] = Weakly(message)
        if adopted.isPrepared { MainThread.async { [weak self] in self?.wait(adopted) } }
        return true
    }

    private struct Weakly {
        weak var message: CompatMessage?

        init(_ message: CompatMessage) { self.message = message }
    }

    private func prepare(_ adopted: AdoptedAirshipMessage) {
        // Both are emptied by their reader, so that nothing lives on with a background thread's last job.
        let call = Locked<PreparationCall?>(
            PreparationCall(original: adopted.original, delegate: delegate, factories: factories))
        let result = Locked<PreparationCall.Result?>(nil)
        calls.background {
            let made = call.withLock { $0.take() }?.run()
            result.withLock { $0 = made }
        }
        calls.main { [weak self] in
            guard let self, let made = result.withLock({ $0.take() }) else { return }
            take(made, for: adopted)
        }
    }

    private func take(_ result: PreparationCall.Result, for adopted: AdoptedAirshipMessage) {
        guard let message = adopted.message, !message.phase.isTerminal else { return }
        adopted.extended = result.message
        adopted.coordinator = result.coordinator
        adopted.adapter = usable(result.adapter, message)
        if message.shape == .airship17, adopted.isEdited {
            report(
                .planNotApplied, message,
                "extend: a handler of a group is asked too late for that (AS-010).")
        }
        prepareAdapter(of: adopted, pause: 30)
    }

    /// An adapter can be used where the driving SDK shows a view of the app's.
    private func usable(
        _ adapter: (any InAppMessageAdapterProtocol)?, _ message: CompatMessage
    ) -> (any InAppMessageAdapterProtocol)? {
        guard let adapter else { return nil }
        guard case .unavailable(let reason) = message.capabilities.support(of: .customView)
        else {
            return adapter
        }
        reportOnce(
            "adapter", .planNotApplied, message,
            "The adapter is not used, the SDK's own message appears: \(reason)")
        return nil
    }

    /// - Parameter pause: seconds until the next try, if the adapter wants one (AS-020).
    private func prepareAdapter(of adopted: AdoptedAirshipMessage, pause: Double) {
        guard let adapter = adopted.adapter, let message = adopted.message else { return wait(adopted) }
        let queue = MainQueue()
        adapter.prepare(with: .empty(scheduleID: message.id)) { [weak self] result in
            queue.async { self?.adapterPrepared(adopted, result, pause) }
        }
    }

    private func adapterPrepared(
        _ adopted: AdoptedAirshipMessage, _ result: InAppMessagePrepareResult, _ pause: Double
    ) {
        guard let message = adopted.message, message.phase == .held, !adopted.isPrepared else { return }
        switch result {
        case .success: wait(adopted)
        case .retry:
            MainThread.after(pause) { [weak self, weak adopted] in
                guard let adopted else { return }
                self?.prepareAdapter(of: adopted, pause: min(120, pause * 2))
            }
        case .cancel: attempt(message) { try $0.discard() }
        case .invalidate: prepare(adopted)
        }
    }

    // MARK: Readiness

    private func wait(_ adopted: AdoptedAirshipMessage) {
        adopted.isPrepared = true
        let place = waiting.lastIndex { $0.priority <= adopted.priority }
        waiting.insert(adopted, at: place.map { $0 + 1 } ?? 0)
        evaluate()
    }

    /// Shows what is ready of the messages that wait.
    private func evaluate() {
        waiting.removeAll { $0.message?.phase != .held }
        guard !isPaused else { return }
        for adopted in waiting where !isBusy && isReady(adopted) {
            guard let message = adopted.message, message.phase == .held else { continue }
            attempt(message) {
                latestShown = message
                try $0.show()
            }
        }
    }

    /// Whether a message that all let through is up or on its way: nobody is asked about others then (AS-029).
    private var isBusy: Bool {
        guard let phase = latestShown?.phase else { return false }
        return phase == .approved || phase.isOnScreen || latestShown?.isWaitingForTurn == true
    }

    /// Coordinator, adapter, delegate, up to the first no (AS-026).
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

    // MARK: Display

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        guard let adopted = adopted(message), adopted.isPrepared else { return }
        if adopted.isEdited { carryOver(adopted, to: &plan, message) }
        if adopted.adapter != nil {
            // Nobody is asked for a scene then (AS-041).
            plan.customView = AdoptedAirshipMessage.emptyView()
        } else if let scene = sceneDelegate?.scene(for: adopted.extended, defaultScene: nil) {
            plan.windowScene = scene
        }
    }

    private func carryOver(
        _ adopted: AdoptedAirshipMessage, to plan: inout PresentationPlan, _ message: CompatMessage
    ) {
        let before = plan.content
        adopted.carryOver(to: &plan)
        adopted.edits = UnshownChanges(from: before, to: plan.content)
        guard adopted.hasForeignEdits else { return }
        reportOnce(
            "extend", .planNotApplied, message,
            "extend: something was changed that only Airship's messages have.")
    }

    /// The order of AS-037.
    public func willPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message) else { return }
        adopted.isUp = true
        adopted.wasDisplayed = true
        if message.shape != .airship17 {
            reportUnshown(
                edits(of: adopted, message), of: message, by: "extend", word: Airship17Gap.member)
        }
        delegate.messageWillBeDisplayed(adopted.extended, scheduleID: message.id)
        adopted.coordinator?.hearBeginning(of: adopted.extended)
    }

    /// What `extend` has changed, also where the driving SDK had made its plan before.
    private func edits(of adopted: AdoptedAirshipMessage, _ message: CompatMessage) -> UnshownChanges? {
        guard adopted.edits == nil, adopted.isEdited else { return adopted.edits }
        var plan = PresentationPlan(for: message)
        let before = plan.content
        adopted.carryOver(to: &plan)
        return UnshownChanges(from: before, to: plan.content)
    }

    public func didPresent(_ message: CompatMessage) {
        guard let adopted = adopted(message), let adapter = adopted.adapter else { return }
        let queue = MainQueue()
        adapter.display { [weak self, weak message, weak adopted] resolution in
            // Resolutions are immutable; their type does not say that the main thread may read them.
            let resolution = Carried(resolution)
            queue.async {
                guard let self, let message, let adopted, adopted.resolution == nil else { return }
                adopted.resolution = resolution.value
                // A button that cancels deletes the schedule (AS-043).
                if resolution.value.buttonInfo?.behavior == .cancel {
                    self.cancelSchedule(withID: message.id)
                }
                self.attempt(message) { try $0.dismiss() }
            }
        }
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        if message.shape == SDKShape("adobeAndroid3") { reportOpenedOutside(url, of: message) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        if message.shape != .airship17 { reportTakenAwayForWeb(message, resolution) }
        finish(message, resolution)
    }

    /// Airship's delegate is not told of failures, but of the end of what it was told would be displayed.
    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        finish(message, MessageResolution(.dismissedBySDK))
    }

    /// The order of AS-042.
    private func finish(_ message: CompatMessage, _ resolution: MessageResolution) {
        guard let adopted = adopted(message), adopted.isUp else { return evaluate() }
        adopted.isUp = false
        let (native, isDerived) = adopted.nativeResolution(for: resolution)
        latest = (native, isDerived)
        if isDerived {
            let explanation = "\(resolution) became \(native.type)."
            reportOnce(explanation, .resolutionDerived, message, explanation)
        }
        delegate.messageFinishedDisplaying(
            adopted.extended, scheduleID: message.id, resolution: native)
        latest = nil
        adopted.coordinator?.hearEnd(of: adopted.extended)
        evaluate()
    }

}

/// What Airship's delegates call what they change.
enum Airship17Gap {
    /// The member of a display content that a field of a content is.
    static func member(_ field: String) -> String {
        let members = [
            "layout": "displayContent", "header": "heading", "graphic": "media", "clickEffect": "actions",
            "autoClose": "durationSeconds", "edge": "placement", "themes": "the colors", "page": "url",
            "frame.cornerRadius": "borderRadiusPoints",
        ]
        return members[field] ?? field
    }
}

extension Diagnostic.Code {
    /// An adopted delegate was given a resolution that the driving SDK does not tell.
    public static let resolutionDerived = Diagnostic.Code("resolutionDerived")
}
