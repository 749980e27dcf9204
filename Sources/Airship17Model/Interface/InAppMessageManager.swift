import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Prepares messages and displays them with adapters, when coordinators permit it.
///
/// Part of `InAppAutomation`; nothing else makes one. Not Sendable, as in the SDK; mutable state is protected by a
/// lock. The delegate and the factory blocks are called on the thread that the rules state. Any thread.
public final class InAppMessageManager: NSObject, RetainerOwner {
    typealias Factory = (InAppMessage) -> (any InAppMessageAdapterProtocol)?

    /// The default pause after a message, in seconds (AS-030). Some versions of the SDK have 0.
    static let defaultDisplayInterval: TimeInterval = 30

    private struct State {
        weak var delegate: (any InAppMessagingDelegate)?
        var factories: [InAppMessageDisplayType: Factory] = [:]
        var prepared: [String: PreparedMessage] = [:]
    }

    /// Keeps the objects that bridges attach to the manager.
    package let retainer = Retainer()
    private let state: Locked<State>
    let installation: Installation
    let pipeline: PreparePipeline
    let defaultCoordinator: InAppMessageDefaultDisplayCoordinator
    let immediateCoordinator: InAppMessageImmediateDisplayCoordinator
    /// The cache of messages' files.
    public let assetManager: InAppMessageAssetManager
    /// The owner of this manager.
    private let owner = Locked(WeakAutomation())

    init(_ installation: Installation) {
        self.installation = installation
        state = Locked(State(factories: BuiltInAdapters.factories()))
        pipeline = PreparePipeline(installation.link)
        assetManager = InAppMessageAssetManager(installation.assets)
        defaultCoordinator = installation.link.run { InAppMessageDefaultDisplayCoordinator() }
        immediateCoordinator = installation.link.run { InAppMessageImmediateDisplayCoordinator() }
        super.init()
        defaultCoordinator.displayInterval = displayInterval
    }

    /// The app's delegate; held weakly (AS-051).
    public var delegate: (any InAppMessagingDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The pause after each message of the default coordinator, in seconds (AS-031).
    ///
    /// The coordinator gets the exact value. The value that is returned, and kept for the next launch, is in whole
    /// seconds: 2.5 reads back as 2 (AS-033). A value outside the integer range is clamped to it.
    public var displayInterval: TimeInterval {
        get { installation.settings[\.displayInterval].map(TimeInterval.init) ?? Self.defaultDisplayInterval }
        set {
            installation.settings[\.displayInterval] = Int(clamping: newValue)
            defaultCoordinator.displayInterval = newValue
        }
    }

    /// Sets the block that makes the adapters of a display type; the last block for a type wins, and replaces the SDK's
    /// own adapter (AS-017).
    ///
    /// - Parameters:
    ///   - factory: called on a background thread, once for each preparation (AS-013, AS-018), with the message after
    ///     `extend`. Kept.
    ///   - displayType: the type of the messages.
    public func setFactoryBlock(
        _ factory: @escaping (InAppMessage) -> any InAppMessageAdapterProtocol,
        for displayType: InAppMessageDisplayType
    ) {
        setFactory(factory, for: displayType)
    }

    func setFactory(_ factory: Factory?, for displayType: InAppMessageDisplayType) {
        let old = state.withLock { state in
            let old = state.factories[displayType]
            state.factories[displayType] = factory
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// Runs an app's set-up code, and returns the factory blocks that it sets.
    /// - Throws: what `setUp` throws.
    package func factories(
        setBy setUp: () throws -> Void
    ) rethrows -> [InAppMessageDisplayType: (InAppMessage) -> (any InAppMessageAdapterProtocol)?] {
        let before = state.withLock { state in
            defer { state.factories = [:] }
            return state.factories
        }
        defer { state.withLock { $0.factories.merge(before) { own, _ in own } } }
        try setUp()
        return state.withLock { $0.factories }
    }

    /// Checks every waiting message again, later, on the main thread (AS-027). Late versions only.
    public func notifyDisplayConditionsChanged() {
        automation?.engine.conditionsChanged()
    }

    var automation: InAppAutomation? {
        get { owner.withLock { $0.automation } }
        set { owner.withLock { $0.automation = newValue } }
    }

    // MARK: Prepared messages

    func factory(for displayType: InAppMessageDisplayType) -> Factory? {
        state.withLock { $0.factories[displayType] }
    }

    func prepared(_ scheduleID: String) -> PreparedMessage? {
        state.withLock { $0.prepared[scheduleID] }
    }

    /// Sets or removes the prepared message. The old one is released outside the lock.
    func setPrepared(_ message: PreparedMessage?, for scheduleID: String) {
        let old = state.withLock { state in
            let old = state.prepared[scheduleID]
            state.prepared[scheduleID] = message
            return old
        }
        withExtendedLifetime(old) {}
    }
}

@available(*, unavailable) extension InAppMessageManager: Sendable {}

private struct WeakAutomation {
    weak var automation: InAppAutomation?
}

extension Int {
    /// The integer part of a number of seconds, clamped to the integer range.
    fileprivate init(clamping seconds: TimeInterval) {
        self = Int(exactly: seconds.rounded(.towardZero)) ?? (seconds > 0 ? .max : seconds < 0 ? .min : 0)
    }
}

/// The delegate that an app implements to take part in the display of messages. Every method has a default.
///
/// The SDK holds its delegate weakly (AS-051) and isolates nothing: each method states its thread. A main-actor class
/// conforms with `@preconcurrency`. It must then not implement `extend` and `displayCoordinator`, because those are
/// called on a background thread (AS-013).
///
/// The SDK's header also has `scene(for:defaultScene:)` in this protocol. The SDK never calls it (AS-041), so it is not
/// a requirement here: a method of that name compiles and is not called. `InAppMessageSceneManager` asks its own
/// delegate.
public protocol InAppMessagingDelegate: NSObjectProtocol {
    /// Lets the app change a message when it is prepared. It is the first step of each preparation, including a
    /// repeated one, and always gets the message as it was scheduled (AS-010, AS-011). The default returns the message
    /// unchanged.
    ///
    /// Background thread (AS-013).
    /// - Parameter message: the message as it was scheduled.
    /// - Returns: the message to be used from now on.
    func extend(_ message: InAppMessage) -> InAppMessage

    /// Chooses the coordinator that decides when the message may be displayed: once for each preparation (AS-015). The
    /// default chooses by the message's display behavior. If a delegate implements the method and returns nil, the
    /// default coordinator is used whatever that behavior is (AS-014).
    ///
    /// Background thread (AS-013).
    /// - Parameter message: the message after `extend`.
    /// - Returns: the coordinator, which the SDK holds until the message is gone; nil for the default one.
    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?

    /// Whether the message may be displayed now; asked after everything else was ready (AS-026). Late versions only;
    /// the name follows from the Objective-C selector. After a refusal it is asked again when something else changes,
    /// or after `notifyDisplayConditionsChanged()` (AS-027). The default is true.
    ///
    /// Main thread.
    /// - Parameter message: the message after `extend`.
    func isMessageReady(forDisplay message: InAppMessage) -> Bool

    /// The message's adapter is about to display it (AS-037). The default does nothing.
    ///
    /// Main thread.
    /// - Parameters:
    ///   - message: the message after `extend`.
    ///   - scheduleID: the identifier of its schedule.
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String)

    /// The message's adapter has reported how the display ended (AS-042). The default does nothing.
    ///
    /// Called on the thread on which the adapter reported.
    /// - Parameters:
    ///   - message: the message after `extend`.
    ///   - scheduleID: the identifier of its schedule.
    ///   - resolution: the resolution that the adapter reported (AS-044).
    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution)
}

/// Default implementations.
extension InAppMessagingDelegate {
    /// The message, unchanged.
    public func extend(_ message: InAppMessage) -> InAppMessage {
        LeftOutCallback.runs(for: self)
        return message
    }

    /// A marker that only the SDK understands: no coordinator was chosen (AS-014). It is never ready; code that
    /// forwards to another delegate can pass it on.
    public func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        LeftOutCallback.runs(for: self)
        return UnchosenCoordinator.shared
    }

    /// True.
    public func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        LeftOutCallback.runs(for: self)
        return true
    }

    /// Does nothing.
    public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        LeftOutCallback.runs(for: self)
    }

    /// Does nothing.
    public func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) { LeftOutCallback.runs(for: self) }
}

/// Distinguishes a delegate without `displayCoordinator(for:)` from one that returns nil (AS-014). Objective-C does
/// that by checking whether the method exists. Sendable: it has no state.
final class UnchosenCoordinator: NSObject, InAppMessageDisplayCoordinator, Sendable {
    static let shared = UnchosenCoordinator()
    var isReady: Bool { false }
}

/// The result of a step of a message's preparation (AS-020). The raw values are the SDK's.
public enum InAppMessagePrepareResult: UInt, Sendable {
    /// The next step follows; after the last one the message waits until it may be displayed.
    case success = 0
    /// The same step is repeated after 30, then 60, then 120 seconds, and every 120 seconds from then on.
    case retry = 1
    /// The schedule is deleted and nothing is displayed.
    case cancel = 2
    /// The whole preparation starts again at once, with the message as it was scheduled.
    case invalidate = 3
}

// The names with the SDK's prefix, used by Swift in versions 13 and 14, and by Objective-C in all versions.

/// The name of `InAppMessageManager` in Objective-C.
public typealias UAInAppMessageManager = InAppMessageManager
/// The name of `InAppMessagingDelegate` in Objective-C.
public typealias UAInAppMessagingDelegate = InAppMessagingDelegate
/// The name of `InAppMessagePrepareResult` in Objective-C.
public typealias UAInAppMessagePrepareResult = InAppMessagePrepareResult
