public import Airship17Model
import Foundation
public import InAppCore

/// Plugs a handler into Airship's SDK for iOS, 13 to 17: it is an `InAppMessagingDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// Airship17Bridge(handler).attach()
/// ```
///
/// Main actor, therefore Sendable. The SDK asks for `extend` and for the coordinator on a background thread; the
/// bridge hops to the main thread and waits, as long as `gatePolicy` allows (AS-013).
///
/// The delegate of this SDK has no gate, so the bridge stands in three places at once:
/// - as the delegate it asks the handler in `extend`, the first step of a message's preparation (AS-001, AS-010);
/// - a display coordinator of its own keeps a held message waiting (AS-026);
/// - an adapter around the real one cancels what is discarded (AS-020) and shows custom views.
///
/// It takes nobody's place. The app's delegate, set on the manager before or after the bridge is attached, goes on
/// hearing everything, and the coordinator that it chooses is asked too; one that is set later is noticed at the next
/// message. Factory blocks are another matter, because the SDK gives none back: those of the app for the types that the
/// bridge wraps belong in `setFactoryBlock(_:for:)` of the bridge. A block for another type stays on the manager.
///
/// What the SDK does differently from others:
/// - a message is decided about when it is prepared, which may be long before it can appear (AS-007);
/// - discarding deletes the schedule, so that the campaign never comes back (AS-020);
/// - nothing makes the SDK's own views go away, so `dismiss()` works for custom views only (AS-005);
/// - how a message went away is told, not derived (AS-042).
@MainActor public final class Airship17Bridge: NSObject, BackgroundGateBridge {
    public let engine: LifecycleEngine
    let app = AppParts()
    let records = Airship17Records()
    public nonisolated let lockedGatePolicy: Locked<GatePolicy>
    private let wrappedTypes: [InAppMessageDisplayType]
    private var sceneChoice: Airship17SceneChoice?
    private var madeCount = 0
    /// Whether it is being attached, and waits for the one before to leave.
    private var isOnItsWay = false

    /// Makes a bridge. Attach it with `attach()`.
    /// - Parameters:
    ///   - handler: who decides and listens; held strongly.
    ///   - gatePolicy: how long the SDK's thread waits for the handler.
    ///   - wrappedTypes: the display types whose adapters the bridge wraps, which takes their factory blocks (AS-017).
    ///     Add `.custom` to show custom messages with views of the handler's own. Leave out a type whose block the app
    ///     sets on the manager itself: gate, hold and events work there too, custom views and `dismiss()` do not.
    public init(
        _ handler: any InAppMessageHandler, gatePolicy: GatePolicy = GatePolicy(),
        wrapping wrappedTypes: [InAppMessageDisplayType] = [.banner, .modal, .fullScreen, .HTML]
    ) {
        lockedGatePolicy = Locked(gatePolicy)
        self.wrappedTypes = wrappedTypes
        engine = LifecycleEngine(
            capabilities: .airship17,
            traits: EngineTraits(
                dismissalWaitsForPresentation: true, unexplainedDismissal: .userDismissed,
                queuesDisplays: true, pages: .airship),
            handler: handler)
        super.init()
        engine.driver = self
    }

    /// The app's own delegate, which hears everything that the SDK tells its delegate; held weakly. What the manager
    /// had when the bridge was attached. Any thread.
    public nonisolated var delegate: (any InAppMessagingDelegate)? {
        get { app.delegate }
        set { app.delegate = newValue }
    }

    /// The app's own choice of scenes; held weakly. What the scene manager had when the bridge was attached. Any
    /// thread.
    public nonisolated var sceneDelegate: (any InAppMessageSceneDelegate)? {
        get { app.sceneDelegate }
        set { app.sceneDelegate = newValue }
    }

    /// Sets what makes the adapters of a display type: the bridge wraps what it makes. For a type that the bridge does
    /// not wrap the block has no effect. Any thread, before or after the bridge is attached.
    ///
    /// - Parameters:
    ///   - factory: called on a background thread, once each preparation (AS-013, AS-018). Kept.
    ///   - displayType: the type of the messages.
    public nonisolated func setFactoryBlock(
        _ factory: @escaping (InAppMessage) -> any InAppMessageAdapterProtocol,
        for displayType: InAppMessageDisplayType
    ) {
        app.setFactory(factory, for: displayType)
    }

    /// Attaches the bridge to `InAppAutomation.shared`; see `attach(to:)`.
    ///
    /// - Throws: `CompatError` with the code `notStarted` before Airship has taken off, when there is nothing to attach to.
    @discardableResult
    public func attach() throws -> Self {
        guard let automation = InAppAutomation.shared as InAppAutomation? else {
            throw CompatError(
                .notStarted,
                "Airship has not taken off; attach the bridge after that, and before the first message can be triggered.",
                shape: .airship17)
        }
        return attach(to: automation)
    }

    /// Puts the bridge between the SDK and the app, and keeps it alive until it is detached. A bridge that was attached
    /// before is detached; attaching the same one again changes nothing. Attach before the first message can be triggered: one that is prepared already is not asked
    /// about.
    @discardableResult
    public func attach(to automation: InAppAutomation) -> Self {
        let manager = automation.inAppMessageManager
        if app.manager === manager { return self }
        detach()
        if let previous = BridgeRetainer.retain(self, for: manager) as? Airship17Bridge {
            // First, because it takes away what is up.
            isOnItsWay = true
            previous.leave()
            engine.takePlace(of: previous.engine)
            // Its handler may have attached another bridge when it heard of it: that one has taken this one's place.
            guard isOnItsWay else { return self }
            isOnItsWay = false
        }
        app.enter(automation, InAppMessageSceneManager.shared)
        sceneChoice = Airship17SceneChoice(self)
        claimDelegate()
        claimScenes()
        for type in wrappedTypes {
            manager.setFactoryBlock(
                { [weak self] message in
                    self?.makeAdapter(for: message) ?? Airship17BridgedAdapter.adapter(for: message)
                }, for: type)
        }
        engine.attached()
        return self
    }

    /// Takes the bridge off the SDK and lets go of it; the app's delegates and factory blocks are back in their places.
    /// A message that is up or on its way fails with `detached`, and a custom view is taken away; held messages stay
    /// held as long as somebody keeps the bridge.
    public func detach() {
        guard let manager = app.manager else { return }
        leave()
        BridgeRetainer.release(self, of: manager)
    }

    private func leave() {
        isOnItsWay = false
        guard let manager = app.manager, let scenes = app.sceneManager else { return }
        if manager.delegate === self { manager.delegate = app.delegate }
        if let sceneChoice, scenes.delegate === sceneChoice { scenes.delegate = app.sceneDelegate }
        sceneChoice = nil
        for type in wrappedTypes {
            let factory = app.factory(for: type)
            manager.setFactoryBlock(
                { factory?($0) ?? Airship17BridgedAdapter.adapter(for: $0) }, for: type)
        }
        app.leave()
        let visible = engine.visibleMessages.compactMap { records.find($0)?.adapter }
        engine.detach()
        for adapter in visible { adapter.close(with: .userDismissed()) }
    }

    // MARK: Places that others may take

    /// Puts the bridge in front of a delegate that the app has set on the manager since.
    nonisolated func claimDelegate() {
        guard let manager = app.manager, manager.delegate !== self else { return }
        app.delegate = manager.delegate
        manager.delegate = self
    }

    /// Puts the bridge in front of a scene delegate that the app has set since.
    func claimScenes() {
        guard let manager = app.sceneManager, manager.delegate !== sceneChoice else { return }
        app.sceneDelegate = manager.delegate
        manager.delegate = sceneChoice
    }

    /// A delegate for this SDK that is the handler: it is called directly, as the SDK calls it.
    var adoptedParts: Adopted17Parts? {
        (engine.handler as? any Adopted17PartsOwner)?.parts
    }

    // MARK: Messages

    /// The schedule of a message: looked for when the message is prepared, and told by the SDK from `willPresent` on. Nil for
    /// one that was not found before that.
    public func scheduleID(of message: CompatMessage) -> String? {
        records.find(message)?.scheduleID
    }

    /// Follows a message that was not seen before.
    ///
    /// Its id is that of its schedule. Where that is not known, it is its name, or one that the bridge makes up.
    /// - Parameter schedules: those that hold such a message; of several it is one of which no message is followed.
    func makeRecord(
        for original: InAppMessage, _ extended: InAppMessage, of schedules: [String]
    ) -> Airship17Record {
        let schedule =
            schedules.count > 1 ? schedules.first { !records.isFollowing($0) } : schedules.first
        let id = schedule ?? schedules.first
        let message = engine.makeMessage(id: id ?? madeUpID(for: extended), native: extended)
        message.name = extended.name
        let record = Airship17Record(message, original, extended)
        record.scheduleID = id
        records.insert(record)
        return record
    }

    private func madeUpID(for message: InAppMessage) -> String {
        madeCount += 1
        guard let name = message.name else { return "airship-\(madeCount)" }
        return records.isFollowing(name) ? "\(name)-\(madeCount)" : name
    }

    /// What is discarded is remembered until the SDK lets go of it, so that it is kept from appearing.
    public func release(_ message: CompatMessage) {
        guard message.phase == .discarded else { return records.remove(message) }
        records.find(message)?.isDiscarded = true
    }

    /// Deletes the schedule of a message that is not wanted any more. The SDK does that later, and only here is the
    /// schedule looked for: by the message that it holds.
    func cancelSchedule(of record: Airship17Record) {
        guard let current = app.automation else { return }
        let id = record.scheduleID
        // The message is immutable, and the SDK's entry point takes calls on any thread.
        let (original, automation) = (Carried(record.original), Carried(current))
        automation.value.getMessageSchedules { schedules in
            let original = original.value
            let match =
                schedules.first { $0.identifier == id } ?? schedules.first { $0.message === original }
                ?? schedules.first { $0.message == original }
            guard let match else { return }
            automation.value.cancelSchedule(withID: match.identifier, completionHandler: nil)
        }
    }
}

extension CompatError.Code {
    /// The SDK has not been started, so that there is nothing to attach to.
    public nonisolated static let notStarted = CompatError.Code("notStarted")
}
