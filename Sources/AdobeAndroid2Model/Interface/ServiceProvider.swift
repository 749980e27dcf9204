import HeadlessStage
import PlatformStandIns

/// The SDK's services: one instance per process in the SDK, one per stage here. Any thread: mutable state is protected
/// by a lock.
public final class ServiceProvider {
    struct State {
        var messagingDelegate: (any MessagingDelegate)?
        /// The delegate of an app of version 2.0.0.
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

    /// Sets the handler that decides what opens a URI, as `UIService.setURIHandler(_:)` does. Any thread.
    /// - Parameter uriHandler: held strongly; nil leaves all URIs to the system.
    public func setURIHandler(_ uriHandler: (any URIHandler)?) {
        uiService.setURIHandler(uriHandler)
    }

    /// The service that makes messages, alerts and floating buttons. Any thread.
    public func getUIService() -> any UIService { uiService }

    /// Whether a delegate of either version is registered.
    var hasDelegate: Bool { state.withLock { $0.messagingDelegate != nil || $0.firstDelegate != nil } }

    /// Sets the slot. The old delegate is released after the lock is unlocked, because its deinitialiser may take the
    /// lock.
    func setSlot(_ delegate: (any MessagingDelegate)?, _ first: (any FullscreenMessageDelegate)?) {
        _ = state.withLock { state in
            let old = (state.messagingDelegate, state.firstDelegate)
            (state.messagingDelegate, state.firstDelegate) = (delegate, first)
            return old
        }
    }
}

@available(*, unavailable) extension ServiceProvider: Sendable {}

/// Makes the views that the SDK shows (rules, 1.6). Not bound to an actor.
public protocol UIService: AnyObject {
    /// Shows an alert, unless a message or an alert is displayed (A2-040) or it has no button (A2-211). Any
    /// thread.
    ///
    /// The monitor is occupied when this returns: a second alert fails at once (A2-210).
    /// - Parameters:
    ///   - alertSetting: the texts of the alert.
    ///   - alertListener: gets the callbacks.
    func showAlert(_ alertSetting: AlertSetting, _ alertListener: (any AlertListener)?)

    /// Opens a URL outside the app. Any thread.
    /// - Parameter url: the URL.
    /// - Returns: false when it is blank (A2-218) or there is no activity.
    @discardableResult
    func showUrl(_ url: String) -> Bool

    /// Sets the handler that decides what opens a URI. Any thread.
    /// - Parameter uriHandler: held strongly; nil leaves all URIs to the system.
    func setURIHandler(_ uriHandler: (any URIHandler)?)

    /// The intent that opens a URI. Any thread.
    /// - Parameter uri: the URI.
    func getIntentWithURI(_ uri: String) -> Intent?

    /// Makes a floating button. Any thread.
    /// - Parameter buttonListener: gets the callbacks.
    /// - Returns: nil without an activity.
    func createFloatingButton(_ buttonListener: any FloatingButtonListener) -> (any FloatingButton)?

    /// Shows a system notification. It only records the call in the stage's log, because notifications are outside the
    /// in-app API. Any thread.
    /// - Parameter notificationSetting: the content and time.
    func showLocalNotification(_ notificationSetting: NotificationSetting)

    /// Makes a full-screen message. Any thread.
    /// - Parameters:
    ///   - html: the page.
    ///   - fullscreenMessageDelegate: gets the callbacks for this one message; held strongly.
    ///   - isLocalImageUsed: ignored; images come from the map of local assets if there is one (A2-216).
    ///   - messageSettings: the appearance settings.
    /// - Returns: nil without a listener.
    func createFullscreenMessage(
        _ html: String, _ fullscreenMessageDelegate: (any FullscreenMessageDelegate)?,
        _ isLocalImageUsed: Bool, _ messageSettings: MessageSettings?
    ) -> (any FullscreenMessage)?
}
