import HeadlessStage
import PlatformStandIns

/// The SDK's services. One a process in the SDK; one a stage here. Any thread: what changes is behind a lock.
public final class ServiceProvider {
    struct State {
        var messagingDelegate: (any MessagingDelegate)?
        /// What an app of version 2.0.0 registered.
        var firstDelegate: (any FullscreenMessageDelegate)?
        var isFirstShape = false
        var hasApplicationContext = true
    }

    let state = Locked(State())
    private let uiService: AndroidUIService

    private init(_ stage: HeadlessStage) {
        uiService = AndroidUIService(stage: stage)
    }

    /// The services of the current stage. Any thread.
    public static func getInstance() -> ServiceProvider { of(.current) }

    /// The services of a stage.
    static func of(_ stage: HeadlessStage) -> ServiceProvider {
        stage.shared(Carried<ServiceProvider>.self) { Carried(ServiceProvider(stage)) }.value
    }

    /// Sets the app's delegate (A2-001). Any thread.
    /// - Parameter messageDelegate: held strongly; nil lets every message pass the gate (A2-003).
    public func setMessageDelegate(_ messageDelegate: (any MessagingDelegate)?) {
        setSlot(messageDelegate, nil)
    }

    /// The app's delegate. Any thread.
    public func getMessageDelegate() -> (any MessagingDelegate)? {
        state.withLock { $0.messagingDelegate }
    }

    /// Sets what decides which URI opens what, as `UIService.setURIHandler(_:)` does. Any thread.
    /// - Parameter uriHandler: held strongly; nil leaves all to the system.
    public func setURIHandler(_ uriHandler: (any URIHandler)?) {
        uiService.setURIHandler(uriHandler)
    }

    /// What makes messages, alerts and floating buttons. Any thread.
    public func getUIService() -> any UIService { uiService }

    /// Whether a delegate of either version is registered.
    var hasDelegate: Bool { state.withLock { $0.messagingDelegate != nil || $0.firstDelegate != nil } }

    /// Fills the one slot. What was in it is let go of when the lock is free again, so that the end of its
    /// life may run code that asks for the lock.
    func setSlot(_ delegate: (any MessagingDelegate)?, _ first: (any FullscreenMessageDelegate)?) {
        _ = state.withLock { state in
            let old = (state.messagingDelegate, state.firstDelegate)
            (state.messagingDelegate, state.firstDelegate) = (delegate, first)
            return old
        }
    }
}

@available(*, unavailable) extension ServiceProvider: Sendable {}
