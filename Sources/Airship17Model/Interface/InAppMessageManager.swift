import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Prepares messages and displays them: through adapters, when coordinators let it.
///
/// Part of `InAppAutomation`; nothing else makes one. Not Sendable, as in the SDK; what changes is behind a lock. The
/// delegate and the factory blocks are called on whichever thread a rule names. Any thread.
public final class InAppMessageManager: NSObject, RetainerOwner {
    typealias Factory = (InAppMessage) -> (any InAppMessageAdapterProtocol)?

    /// The pause after a message unless the app sets one, in seconds (AS-030). Some versions of the SDK have 0.
    static let defaultDisplayInterval: TimeInterval = 30

    private struct State {
        weak var delegate: (any InAppMessagingDelegate)?
        var factories: [InAppMessageDisplayType: Factory] = [:]
        var prepared: [String: PreparedMessage] = [:]
    }

    /// What bridges keep with the manager.
    package let retainer = Retainer()
    private let state: Locked<State>
    let installation: Installation
    let pipeline: PreparePipeline
    let defaultCoordinator: InAppMessageDefaultDisplayCoordinator
    let immediateCoordinator: InAppMessageImmediateDisplayCoordinator
    /// What is cached for messages.
    public let assetManager: InAppMessageAssetManager
    /// Whose manager this is.
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

    /// What the app wants to say about messages; held weakly (AS-051).
    public var delegate: (any InAppMessagingDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The pause after each message of the default coordinator, in seconds (AS-031).
    ///
    /// The coordinator gets what is set; what is read, and kept for the next launch, are whole seconds: 2.5 reads back
    /// as 2 (AS-033). What does not fit an integer is kept as the nearest one that does.
    public var displayInterval: TimeInterval {
        get { installation.settings[\.displayInterval].map(TimeInterval.init) ?? Self.defaultDisplayInterval }
        set {
            installation.settings[\.displayInterval] = Int(clamping: newValue)
            defaultCoordinator.displayInterval = newValue
        }
    }

    /// Sets what makes the adapters of the messages of a display type; the last one set for a type counts, and takes
    /// the place of the SDK's own (AS-017).
    ///
    /// - Parameters:
    ///   - factory: called on a background thread, once each preparation (AS-013, AS-018), with the message as `extend`
    ///     left it. Kept.
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

    /// Has every waiting message looked at again, later, on the main thread (AS-027). Late versions only.
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

    /// Remembers what was prepared, or forgets it. What was there goes away outside the lock.
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
    /// The integer part of a number of seconds; the nearest integer there is for what has none.
    fileprivate init(clamping seconds: TimeInterval) {
        self = Int(exactly: seconds.rounded(.towardZero)) ?? (seconds > 0 ? .max : seconds < 0 ? .min : 0)
    }
}

/// What an app implements to take part in the display of messages. Every method has a default.
///
/// The SDK holds its delegate weakly (AS-051) and isolates nothing: each method names its thread. A class of the main
/// actor conforms with `@preconcurrency`, and must then leave `extend` and `displayCoordinator` alone, for those are
/// called on a background thread (AS-013).
///
/// The SDK's header also has `scene(for:defaultScene:)` in this protocol. The SDK never calls it (AS-041), so that it
/// is no requirement here: a method of that name compiles and is not called. `InAppMessageSceneManager` asks its own
/// delegate.
public protocol InAppMessagingDelegate: NSObjectProtocol {
    /// Lets the app change a message when it is prepared: the first step of each preparation, also of a repeated one,
    /// always with the message as it was scheduled (AS-010, AS-011). The default gives it back.
    ///
    /// Background thread (AS-013).
    /// - Parameter message: the message as it was scheduled.
    /// - Returns: what takes its place from here on.
    func extend(_ message: InAppMessage) -> InAppMessage

    /// Chooses who decides when the message may be displayed: once each preparation (AS-015). The default chooses by
    /// the message's display behavior; a delegate that implements the method and answers nil gets the default
    /// coordinator whatever that behavior is (AS-014).
    ///
    /// Background thread (AS-013).
    /// - Parameter message: the message as `extend` left it.
    /// - Returns: the coordinator, which the SDK holds until the message is gone; nil for the default one.
    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?

    /// Asks, after everything else was ready, whether the message may be displayed now (AS-026). Late versions only;
    /// the name follows from the Objective-C selector. A no is asked about again when something else changes, or after
    /// `notifyDisplayConditionsChanged()` (AS-027). The default is true.
    ///
    /// Main thread.
    /// - Parameter message: the message as `extend` left it.
    func isMessageReady(forDisplay message: InAppMessage) -> Bool

    /// The message's adapter is about to be told to display it (AS-037). The default does nothing.
    ///
    /// Main thread.
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - scheduleID: the identifier of its schedule.
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String)

    /// The message's adapter has reported how the display ended (AS-042). The default does nothing.
    ///
    /// On the thread on which the adapter reported.
    /// - Parameters:
    ///   - message: the message as `extend` left it.
    ///   - scheduleID: the identifier of its schedule.
    ///   - resolution: the object that the adapter gave (AS-044).
    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution)
}

/// What happens without an implementation.
extension InAppMessagingDelegate {
    /// The message, unchanged.
    public func extend(_ message: InAppMessage) -> InAppMessage {
        LeftOutCallback.runs(for: self)
        return message
    }

    /// A mark that only the SDK understands: nothing was chosen (AS-014). It is never ready; code that forwards to
    /// another delegate can pass it on.
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

/// Tells a delegate without `displayCoordinator(for:)` from one that answers nil (AS-014), which Objective-C does by
/// asking whether the method is there. Sendable: it has no state.
final class UnchosenCoordinator: NSObject, InAppMessageDisplayCoordinator, Sendable {
    static let shared = UnchosenCoordinator()
    var isReady: Bool { false }
}

/// How a step of a message's preparation ended (AS-020). The raw values are the SDK's.
public enum InAppMessagePrepareResult: UInt, Sendable {
    /// On to the next step; after the last one the message waits until it may be displayed.
    case success = 0
    /// The same step again, after 30, then 60, then 120 seconds, and every 120 seconds from then on.
    case retry = 1
    /// The schedule is deleted and nothing is displayed.
    case cancel = 2
    /// The whole preparation starts again at once, with the message as it was scheduled.
    case invalidate = 3
}

// The names with the SDK's prefix: Swift in versions 13 and 14, Objective-C throughout.

/// The name of `InAppMessageManager` in Objective-C.
public typealias UAInAppMessageManager = InAppMessageManager
/// The name of `InAppMessagingDelegate` in Objective-C.
public typealias UAInAppMessagingDelegate = InAppMessagingDelegate
/// The name of `InAppMessagePrepareResult` in Objective-C.
public typealias UAInAppMessagePrepareResult = InAppMessagePrepareResult
