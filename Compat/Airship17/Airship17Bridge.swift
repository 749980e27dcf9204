public import Airship17Model
import Foundation
public import InAppCore

/// Connects a handler to Airship's SDK for iOS, 13 to 17: it is an `InAppMessagingDelegate` that drives an
/// `InAppMessageHandler`.
///
/// ```swift
/// Airship17Bridge(handler).attach()
/// ```
///
/// Main actor, therefore Sendable. The SDK calls `extend` and asks for the coordinator on a background thread. The
/// bridge switches to the main thread and waits as long as `gatePolicy` allows (AS-013).
///
/// The delegate of this SDK has no gate, so the bridge has three parts:
/// - as the delegate it asks the handler in `extend`, the first step of a message's preparation (AS-001, AS-010);
/// - its own display coordinator makes a held message wait (AS-026);
/// - an adapter around the real one cancels a discarded message (AS-020) and shows custom views.
///
/// It replaces no object of the app. The app's delegate, set on the manager before or after the bridge is attached,
/// still gets every call, and the coordinator that it chooses is asked too; a delegate that is set later is noticed at
/// the next message. Factory blocks are different, because the SDK does not return them: the app's blocks for the types
/// that the bridge wraps must be passed to the bridge's `setFactoryBlock(_:for:)`. A block for another type stays on
/// the manager.
///
/// Differences of this SDK from others:
/// - the decision about a message is made when it is prepared, possibly long before it can appear (AS-007);
/// - discarding deletes the schedule, so the campaign never returns (AS-020);
/// - the SDK's own views cannot be dismissed by code, so `dismiss()` works only for custom views (AS-005);
/// - the SDK reports how a message was dismissed; it is not derived (AS-042).
@MainActor public final class Airship17Bridge: NSObject, BackgroundGateBridge {
    public let engine: LifecycleEngine
    let app = AppParts()
    let records = Airship17Records()
    public nonisolated let lockedGatePolicy: Locked<GatePolicy>
    private let wrappedTypes: [InAppMessageDisplayType]
    private var sceneChoice: Airship17SceneChoice?
    private var madeCount = 0
    /// Whether it is being attached, and waits for the previous bridge to detach.
    private var isOnItsWay = false

    /// Makes a bridge. Attach it with `attach()`.
    /// - Parameters:
    ///   - handler: the handler to drive; held strongly.
    ///   - gatePolicy: how long the SDK's thread waits for the handler.
    ///   - wrappedTypes: the display types whose adapters the bridge wraps, which requires their factory blocks
    ///     (AS-017). Add `.custom` to show custom messages with the handler's own views. Leave out a type whose block
    ///     the app sets on the manager itself: gate, hold and events still work there, but custom views and `dismiss()`
    ///     do not.
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

    /// The app's own delegate, which gets every call of the SDK's delegate; held weakly. Initially the manager's
    /// delegate when the bridge was attached. Any thread.
    public nonisolated var delegate: (any InAppMessagingDelegate)? {
        get { app.delegate }
        set { app.delegate = newValue }
    }

    /// The app's own scene delegate; held weakly. Initially the scene manager's delegate when the bridge was attached.
    /// Any thread.
    public nonisolated var sceneDelegate: (any InAppMessageSceneDelegate)? {
        get { app.sceneDelegate }
        set { app.sceneDelegate = newValue }
    }

    /// Sets the block that makes the adapters of a display type: the bridge wraps them. For a type that the bridge does
    /// not wrap the block has no effect. Any thread, before or after the bridge is attached.
    ///
    /// - Parameters:
    ///   - factory: called on a background thread, once for each preparation (AS-013, AS-018). Kept.
    ///   - displayType: the type of the messages.
    public nonisolated func setFactoryBlock(
        _ factory: @escaping (InAppMessage) -> any InAppMessageAdapterProtocol,
        for displayType: InAppMessageDisplayType
    ) {
        app.setFactory(factory, for: displayType)
    }

    /// Attaches the bridge to `InAppAutomation.shared`; see `attach(to:)`.
    ///
    /// - Throws: `CompatError` with the code `notStarted` before Airship has taken off, when there is no object to
    ///   attach to.
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

    /// Attaches the bridge between the SDK and the app, and keeps it alive until it is detached. A previously attached
    /// bridge is detached; attaching the same one again has no effect. Attach before the first message can be
    /// triggered: the handler is not asked about messages that are already prepared.
    @discardableResult
    public func attach(to automation: InAppAutomation) -> Self {
        let manager = automation.inAppMessageManager
        if app.manager === manager { return self }
        detach()
        if let previous = BridgeRetainer.retain(self, for: manager) as? Airship17Bridge {
            // First, because it removes the message on the screen.
            isOnItsWay = true
            previous.leave()
            engine.takePlace(of: previous.engine)
            // Its handler may have attached a bridge when it was told. Another one has replaced this one; this one is
            // already attached.
            guard isOnItsWay else { return self }
        }
        isOnItsWay = false
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

    /// Detaches the bridge from the SDK and releases it; the app's delegates and factory blocks are restored. A message
    /// on the screen or about to appear fails with `detached`, and a custom view is removed; held messages stay held as
    /// long as the bridge exists.
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

    // MARK: Delegates that others may replace

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

    /// The parts of the adopted delegate for this SDK, if the handler has one: it is called directly, as the SDK calls
    /// it.
    var adoptedParts: Adopted17Parts? {
        (engine.handler as? any Adopted17PartsOwner)?.parts
    }

    // MARK: Messages

    /// The schedule of a message. It is looked up when the message is prepared, and reported by the SDK from
    /// `willPresent` on. Nil if it was not found before that.
    public func scheduleID(of message: CompatMessage) -> String? {
        records.find(message)?.scheduleID
    }

    /// Tracks a message that was not seen before.
    ///
    /// Its id is that of its schedule. If the schedule is not known, the id is the message's name, or made up by the
    /// bridge.
    /// - Parameter schedules: the schedules that contain such a message; of several, one without a tracked message is
    ///   used.
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

    /// A discarded message is kept until the SDK releases it, to prevent that it appears.
    public func release(_ message: CompatMessage) {
        guard message.phase == .discarded else { return records.remove(message) }
        records.find(message)?.isDiscarded = true
    }

    /// Deletes the schedule of an unwanted message. The SDK does that later. Only here the schedule is looked up, by
    /// the message that it contains.
    func cancelSchedule(of record: Airship17Record) {
        let message = record.message
        guard let current = app.automation else {
            return engine.report(
                .actionFailed, message, "discard: the bridge is not attached, so the SDK keeps the schedule.")
        }
        let id = record.scheduleID
        // The message is immutable, and the SDK's entry point may be called on any thread.
        let (original, automation) = (Carried(record.original), Carried(current))
        automation.value.getMessageSchedules { [weak self] schedules in
            let original = original.value
            let match =
                schedules.first { $0.identifier == id } ?? schedules.first { $0.message === original }
                ?? schedules.first { $0.message == original }
            guard let match else { self?.reportNotCancelled(message); return }
            automation.value.cancelSchedule(withID: match.identifier) { [weak self] isCancelled in
                if isCancelled {
                    self?.reportCancelled(message)
                } else {
                    self?.reportNotCancelled(message)
                }
            }
        }
    }

    /// Reports that the SDK has deleted the schedule of a discarded message. Any thread.
    nonisolated func reportCancelled(_ message: CompatMessage) {
        onMain(message, ()) { bridge, message, _ in bridge.engine.campaignDeleted(message) }
    }

    /// Reports that the SDK keeps a discarded message, which waits in vain. The SDK answers on the main thread.
    private nonisolated func reportNotCancelled(_ message: CompatMessage) {
        onMain(message, ()) { bridge, message, _ in
            bridge.engine.report(
                .actionFailed, message,
                "discard: its schedule was not found. The SDK keeps it and does not display it until the next launch."
            )
        }
    }
}

extension CompatError.Code {
    /// The SDK has not been started, so there is no object to attach to.
    public nonisolated static let notStarted = CompatError.Code("notStarted")
}
