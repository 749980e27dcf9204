public import Airship18Model  // Shows AirshipAutomation.
import Foundation
public import InAppCore

/// Plugs a handler into Airship's SDK for iOS, 18 to 20: it is an `InAppMessageDisplayDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// Airship18Bridge(handler).attach(to: Airship.inAppAutomation)
/// ```
///
/// Main actor, therefore Sendable.
///
/// The SDK asks its delegate last of all, each time that conditions change (AM-001, AM-003): the handler is asked the
/// first time, and what it has answered is remembered. A held message is not ready; `show()` makes it ready and
/// says that conditions have changed.
///
/// It takes nobody's place. The app's delegate that is set when the bridge is attached goes on hearing everything, and
/// decides with the handler; so does the closure `onIsReadyToDisplay`, which is asked in the delegate's place as the SDK
/// would (AM-002). The bridge moves the closure to itself, because the SDK asks nobody else while it has one. What the app
/// sets later belongs on the bridge (`displayDelegate`, `sceneDelegate`, `onIsReadyToDisplay`): on the SDK it takes the
/// bridge's place until that notices: one turn of the main thread after it was attached, when an adapter of the bridge's is
/// made or asked, which the SDK does before it asks a delegate (AM-049), and at the next display.
///
/// Factory blocks are another matter, because the SDK gives none back: give the app's to
/// `setCustomAdapter(forType:factoryBlock:)` of the bridge, which then also hears how a message went away. A block that
/// is set on the SDK stays there and works, without that.
///
/// What the SDK does differently from others:
/// - a message cannot be changed any more when it is set off;
/// - it does not say how a message went away (AM-008): only an adapter knows, like those that show the bridge's own pages;
/// - a control group gets the calls of a display in which nothing appears (AM-011): the handler hears that it failed;
/// - a yes may be followed by nothing (AM-050): the handler hears that it failed, too;
/// - nobody is told that a schedule is gone (AM-065): a held message is found to have failed when it is shown, or when the SDK
///   lets go of an adapter that the bridge has wrapped;
/// - discarding deletes the schedule, so that the campaign never comes back.
@MainActor public final class Airship18Bridge: MessageBridge {
    /// Makes adapters: what an app gives to `setCustomAdapter(forType:factoryBlock:)`.
    public typealias Factory = @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?
    /// Decides whether a message may be displayed now: what an app sets as `onIsReadyToDisplay`.
    public typealias Readiness = @MainActor @Sendable (_ message: InAppMessage, _ scheduleID: String) -> Bool

    public let engine: LifecycleEngine
    var records: [String: Airship18Record] = [:]
    /// The schedules that are being cancelled, because their messages were discarded.
    var discarded: Set<String> = []
    /// The schedules that were not there any more when their messages failed.
    var gone: Set<String> = []
    /// The adapter that the SDK has just found ready: whose message it asks about next (AM-049).
    weak var askedAdapter: Airship18BridgedAdapter?
    /// The message that the last yes was about.
    weak var letThrough: Airship18Record?
    private let ownViewTypes: Set<CustomDisplayAdapterType>
    private let pageTypes: Set<CustomDisplayAdapterType>
    private var factories: [CustomDisplayAdapterType: Factory] = [:]
    private(set) weak var automation: (any InAppAutomation)?
    private(set) weak var messaging: (any InAppMessaging)?
    private var sceneChoice: Airship18SceneChoice?
    /// Whether it is being attached, and waits for the one before to leave.
    private var isOnItsWay = false

    /// The app's own delegate, which hears everything that the SDK tells its delegate, and decides with the handler;
    /// held weakly. What the SDK had when the bridge was attached.
    public weak var displayDelegate: (any InAppMessageDisplayDelegate)?
    /// The app's own choice of scenes; held weakly. What the SDK had when the bridge was attached.
    public weak var sceneDelegate: (any InAppMessageSceneDelegate)?
    /// The app's own closure, which decides in the place of its delegate (AM-002); held strongly. What the SDK had when
    /// the bridge was attached.
    public var onIsReadyToDisplay: Readiness?

    /// Makes a bridge. Attach it with `attach(to:)`.
    /// - Parameters:
    ///   - handler: who decides and listens; held strongly.
    ///   - ownViewTypes: the display types whose messages are shown with the handler's own views
    ///     (`PresentationPlan.customView`) or by the app's adapters: the SDK's views of these types are given up, because
    ///     the SDK wants to know when it prepares a message (AM-015). A message of these types for which there is neither
    ///     view nor adapter fails.
    ///   - pageTypes: the display types whose messages are shown as web pages of the bridge's own, where there is neither
    ///     view nor adapter for them. The SDK's views of these types are given up, and with them its themes, its waiting for
    ///     the network and the scripts that it offers to pages; in return the handler hears of clicks and links and how a
    ///     message went away, listens to pages, and can dismiss and hide (`CapabilityTable.airship18Pages`). Banners,
    ///     modals, full screens and HTML: a custom message has no content that could be shown.
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

    /// Attaches the bridge to `Airship.inAppAutomation`, which is there after take-off; see `attach(to:)`.
    @discardableResult
    public func attach() -> Self {
        attach(to: Airship.inAppAutomation)
    }

    /// Puts the bridge between the SDK and the app, and keeps it alive until it is detached. A bridge that was attached
    /// before is detached; attaching the same one again changes nothing. Attach before the first message can be set off:
    /// one that is displayed already is not asked about.
    @discardableResult
    public func attach(to automation: any InAppAutomation) -> Self {
        let new = automation.inAppMessaging
        if messaging === new { return self }
        detach()
        if let previous = BridgeRetainer.retain(self, for: new) as? Airship18Bridge {
            // First, because it takes away what is up.
            isOnItsWay = true
            previous.leave()
            engine.takePlace(of: previous.engine)
            // Its handler may have attached another bridge when it heard of it: that one has taken this one's place.
            guard isOnItsWay else { return self }
            isOnItsWay = false
        }
        self.automation = automation
        messaging = new
        sceneChoice = Airship18SceneChoice(self)
        let given = (displayDelegate, sceneDelegate)
        claim()
        // What the app has given to the bridge itself stays where the SDK had nothing.
        displayDelegate = displayDelegate ?? given.0
        sceneDelegate = sceneDelegate ?? given.1
        for type in wrappedTypes { register(type) }
        engine.attached()
        // Apps often set their delegates right after.
        MainThread.async { [weak self] in self?.claim() }
        return self
    }

    /// Takes the bridge off the SDK and lets go of it; the app's delegates, closure and factory blocks are back in their
    /// places. Messages that are up, on their way or held fail with `detached`: nobody keeps a held one back any more, and the
    /// SDK displays it when it looks at it next. A view of the handler's own is taken away.
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
        // What is up or hidden fails there.
        engine.detach()
        // Nobody keeps them back any more: the SDK goes on without a no.
        for message in engine.heldMessages {
            engine.fail(
                message, MessageFailure(.detached, "The bridge was detached while the message was held."))
        }
        for adapter in adapters { adapter.close(with: .userDismissed) }
    }

    /// Puts the bridge in front of what the app has set on the SDK since.
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

    /// Sets what makes the adapters of a kind of message: the bridge wraps what it makes, and so hears how a message went
    /// away. Before or after the bridge is attached.
    ///
    /// - Parameters:
    ///   - forType: the kind of the messages.
    ///   - factoryBlock: called on the main actor, once each preparation (AM-015). Kept.
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
            // The SDK calls it on the main actor, although its type does not say so (AM-015).
            guard MainThread.isCurrent, let bridge = self else { return unwrapped(arguments) }
            return MainThread.assume { bridge.makeAdapter(of: type, arguments) }
        }
    }

    /// The app's own block; one that makes nothing where it has none.
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

    /// A delegate for this SDK that is the handler: it is called directly, as the SDK calls it.
    var adoptedParts: Adopted18Parts? {
        (engine.handler as? any Adopted18PartsOwner)?.parts
    }

    /// The adapter that was asked last, once.
    func takeAskedAdapter() -> Airship18BridgedAdapter? {
        defer { askedAdapter = nil }
        return askedAdapter
    }
}
