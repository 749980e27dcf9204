public import Airship18Model  // Shows AirshipAutomation.
import Foundation
public import InAppCore

/// Connects a handler to Airship's SDK for iOS, 18 to 20: it is an `InAppMessageDisplayDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// Airship18Bridge(handler).attach(to: Airship.inAppAutomation)
/// ```
///
/// Main actor, therefore Sendable.
///
/// The SDK asks its delegate last, each time conditions change (AM-001, AM-003). The handler is asked the first time,
/// and its answer is remembered. A held message is not ready; `show()` makes it ready and notifies the SDK that
/// conditions have changed.
///
/// It replaces no object of the app. The app's delegate that is set when the bridge is attached still gets every call,
/// and decides together with the handler. So does the closure `onIsReadyToDisplay`, which is asked instead of the
/// delegate as in the SDK (AM-002). The bridge moves the closure to itself, because the SDK asks nothing else while it
/// has one. Objects that the app sets later should be set on the bridge (`displayDelegate`, `sceneDelegate`,
/// `onIsReadyToDisplay`). If they are set on the SDK they replace the bridge until it notices. It checks one turn of
/// the main thread after it was attached; when one of its adapters is made or asked, which the SDK does before it asks
/// a delegate (AM-049); and at the next display.
///
/// Factory blocks are different, because the SDK does not return them: pass the app's blocks to the bridge's
/// `setCustomAdapter(forType:factoryBlock:)`; then the bridge is also told how a message was dismissed. A block that is
/// set on the SDK stays there and works, but without that.
///
/// Differences of this SDK from others:
/// - a message can no longer be changed when it is triggered;
/// - it does not report how a message was dismissed (AM-008): only an adapter knows, such as those that show the
///   bridge's own pages;
/// - a control group gets the calls of a display although nothing appears (AM-011): the handler is told that it failed;
/// - a yes may have no consequence (AM-050): the handler is told of a failure then, too;
/// - the SDK does not report that a schedule is gone (AM-065): the failure of a held message is detected when it is
///   shown, or when the SDK releases an adapter that the bridge has wrapped;
/// - discarding deletes the schedule, so the campaign never returns.
@MainActor public final class Airship18Bridge: MessageBridge {
    /// Makes adapters, like the blocks that an app passes to `setCustomAdapter(forType:factoryBlock:)`.
    public typealias Factory = @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?
    /// Decides whether a message may be displayed now, like the closure that an app sets as `onIsReadyToDisplay`.
    public typealias Readiness = @MainActor @Sendable (_ message: InAppMessage, _ scheduleID: String) -> Bool

    public let engine: LifecycleEngine
    var records: [String: Airship18Record] = [:]
    /// The schedules that are being cancelled, because their messages were discarded.
    var discarded: Set<String> = []
    /// The schedules that no longer existed when their messages failed.
    var gone: Set<String> = []
    /// The adapter that the SDK has just found ready: the SDK asks about its message next (AM-049).
    weak var askedAdapter: Airship18BridgedAdapter?
    /// The message of the last yes.
    weak var letThrough: Airship18Record?
    private let ownViewTypes: Set<CustomDisplayAdapterType>
    private let pageTypes: Set<CustomDisplayAdapterType>
    private var factories: [CustomDisplayAdapterType: Factory] = [:]
    private(set) weak var automation: (any InAppAutomation)?
    private(set) weak var messaging: (any InAppMessaging)?
    private var sceneChoice: Airship18SceneChoice?
    /// Whether it is being attached, and waits for the previous bridge to detach.
    private var isOnItsWay = false

    /// The app's own delegate, which gets every call of the SDK's delegate, and decides together with the handler; held
    /// weakly. Initially the SDK's delegate when the bridge was attached.
    public weak var displayDelegate: (any InAppMessageDisplayDelegate)?
    /// The app's own scene delegate; held weakly. Initially the SDK's when the bridge was attached.
    public weak var sceneDelegate: (any InAppMessageSceneDelegate)?
    /// The app's own closure, which decides instead of its delegate (AM-002); held strongly. Initially the SDK's when
    /// the bridge was attached.
    public var onIsReadyToDisplay: Readiness?

    /// Makes a bridge. Attach it with `attach(to:)`.
    /// - Parameters:
    ///   - handler: the handler to drive; held strongly.
    ///   - ownViewTypes: the display types whose messages are shown with the handler's own views
    ///     (`PresentationPlan.customView`) or by the app's adapters. The SDK's views of these types are not available,
    ///     because the SDK needs the decision when it prepares a message (AM-015). A message of these types with
    ///     neither a view nor an adapter fails.
    ///   - pageTypes: the display types whose messages are shown as the bridge's own web pages, if there is neither a
    ///     view nor an adapter for them. The SDK's views of these types are not available, nor are its themes, its
    ///     waiting for the network and its scripts for pages. In return the handler is told of clicks, links and the
    ///     way of dismissal, can listen to pages, and can dismiss and hide (`CapabilityTable.airship18Pages`). For
    ///     banners, modals, full screens and HTML: a custom message has no content that could be shown.
    public init(
        _ handler: any InAppMessageHandler,
        showingOwnViewsFor ownViewTypes: Set<CustomDisplayAdapterType> = [],
        showingPagesFor pageTypes: Set<CustomDisplayAdapterType> = []
    ) {
        self.ownViewTypes = ownViewTypes
        self.pageTypes = pageTypes.subtracting([.custom])
        engine = LifecycleEngine(
            capabilities: !self.pageTypes.isEmpty
                ? .airship18Pages : ownViewTypes.isEmpty ? .airship18WithoutViews : .airship18,
            traits: EngineTraits(
                dismissalWaitsForPresentation: true, unexplainedDismissal: .unspecified,
                queuesDisplays: true, pages: .airship),
            handler: handler)
        engine.driver = self
    }

    // MARK: Attaching

    /// Attaches the bridge to `Airship.inAppAutomation`, which exists after take-off; see `attach(to:)`.
    @discardableResult
    public func attach() -> Self {
        attach(to: Airship.inAppAutomation)
    }

    /// Attaches the bridge between the SDK and the app, and keeps it alive until it is detached. A previously attached
    /// bridge is detached; attaching the same one again has no effect. Attach before the first message can be
    /// triggered: the handler is not asked about a message that is already displayed.
    @discardableResult
    public func attach(to automation: any InAppAutomation) -> Self {
        let new = automation.inAppMessaging
        if messaging === new { return self }
        detach()
        if let previous = BridgeRetainer.retain(self, for: new) as? Airship18Bridge {
            // First, because it removes the message on the screen.
            isOnItsWay = true
            previous.leave()
            engine.takePlace(of: previous.engine)
            // Its handler may have attached a bridge when it was told. Another one has replaced this one; this one is
            // already attached.
            guard isOnItsWay else { return self }
        }
        isOnItsWay = false
        self.automation = automation
        messaging = new
        sceneChoice = Airship18SceneChoice(self)
        let given = (displayDelegate, sceneDelegate)
        claim()
        // Objects that the app has set on the bridge itself stay if the SDK had none.
        displayDelegate = displayDelegate ?? given.0
        sceneDelegate = sceneDelegate ?? given.1
        for type in wrappedTypes { register(type) }
        engine.attached()
        // Apps often set their delegates directly afterwards.
        MainThread.async { [weak self] in self?.claim() }
        return self
    }

    /// Detaches the bridge from the SDK and releases it; the app's delegates, closure and factory blocks are restored.
    /// Messages that are on the screen, about to appear or held fail with `detached`: a held one is no longer held
    /// back, and the SDK displays it when it next checks it. The handler's own view is removed.
    public func detach() {
        guard let old = messaging else { return }
        leave()
        BridgeRetainer.release(self, of: old)
    }

    private func leave() {
        isOnItsWay = false
        guard let old = messaging else { return }
        claim()
        old.displayDelegate = displayDelegate
        old.sceneDelegate = sceneDelegate
        if let onIsReadyToDisplay { old.onIsReadyToDisplay = onIsReadyToDisplay }
        for type in wrappedTypes { old.setCustomAdapter(forType: type, factoryBlock: factory(of: type)) }
        messaging = nil
        automation = nil
        sceneChoice = nil
        let adapters = records.values.compactMap(\.adapter)
        // Messages on the screen and hidden messages fail there.
        engine.detach()
        // Nothing holds them back any more: the SDK continues without a refusal.
        for message in engine.heldMessages {
            engine.fail(
                message, MessageFailure(.detached, "The bridge was detached while the message was held."))
        }
        for adapter in adapters { adapter.close(with: .userDismissed) }
    }

    /// Puts the bridge in front of the objects that the app has set on the SDK since.
    func claim() {
        guard let messaging, let sceneChoice else { return }
        if let closure = messaging.onIsReadyToDisplay {
            onIsReadyToDisplay = closure
            messaging.onIsReadyToDisplay = nil
        }
        if messaging.displayDelegate !== self {
            displayDelegate = messaging.displayDelegate
            messaging.displayDelegate = self
        }
        if messaging.sceneDelegate !== sceneChoice {
            sceneDelegate = messaging.sceneDelegate
            messaging.sceneDelegate = sceneChoice
        }
    }

    // MARK: Factory blocks

    /// Sets the block that makes the adapters of a kind of message: the bridge wraps them, and therefore is told how a
    /// message was dismissed. Before or after the bridge is attached.
    ///
    /// - Parameters:
    ///   - forType: the kind of the messages.
    ///   - factoryBlock: called on the main actor, once for each preparation (AM-015). Kept.
    public func setCustomAdapter(forType: CustomDisplayAdapterType, factoryBlock: @escaping Factory) {
        factories[forType] = factoryBlock
        register(forType)
    }

    /// The types of messages whose adapters the bridge makes.
    private var wrappedTypes: Set<CustomDisplayAdapterType> {
        let adopted = adoptedParts?.factories ?? [:]
        return ownViewTypes.union(pageTypes).union(factories.keys).union(adopted.keys)
    }

    private func register(_ type: CustomDisplayAdapterType) {
        let unwrapped = factory(of: type)
        messaging?.setCustomAdapter(forType: type) { [weak self] arguments in
            // The SDK calls it on the main actor, although its type does not state that (AM-015).
            guard MainThread.isCurrent, let bridge = self else { return unwrapped(arguments) }
            return MainThread.assume { bridge.makeAdapter(of: type, arguments) }
        }
    }

    /// The app's own block; without one, a block that returns nil.
    private func factory(of type: CustomDisplayAdapterType) -> Factory {
        factories[type] ?? { _ in nil }
    }

    private func makeAdapter(
        of type: CustomDisplayAdapterType, _ arguments: DisplayAdapterArgs
    ) -> (any CustomDisplayAdapter)? {
        claim()
        let factory = adoptedParts?.factories[type] ?? factory(of: type)
        let inner = factory(arguments)
        let showsPage = inner == nil && pageTypes.contains(type)
        guard inner != nil || showsPage || ownViewTypes.contains(type) else { return nil }
        return Airship18BridgedAdapter(self, arguments, inner: inner, showsPage: showsPage)
    }

    /// The parts of the adopted delegate for this SDK, if the handler has one: it is called directly, as the SDK calls
    /// it.
    var adoptedParts: Adopted18Parts? {
        (engine.handler as? any Adopted18PartsOwner)?.parts
    }

    /// Returns the adapter that was asked last, and clears it.
    func takeAskedAdapter() -> Airship18BridgedAdapter? {
        defer { askedAdapter = nil }
        return askedAdapter
    }
}
