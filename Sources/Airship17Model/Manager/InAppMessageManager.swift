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
