public import Foundation
import HeadlessStage
import PlatformStandIns

/// Registers the app's delegate and sets up the SDK.
public final class MobileCore: NSObject, Sendable {
    private override init() {}

    /// The app's delegate. Set-only: reading it does not compile, as with the SDK (rules, 1.2).
    ///
    /// Forwards to `ServiceProvider.shared`, which holds it weakly (AI-001); the last assignment wins and
    /// nil removes it (AI-002). Any thread.
    public static var messagingDelegate: (any MessagingDelegate)? {
        @available(*, unavailable, message: "The delegate can be set but not read.")
        get { ServiceProvider.shared.messagingDelegate }
        set { ServiceProvider.shared.messagingDelegate = newValue }
    }
}

/// Calls that apps make when they start the SDK, and while it runs, apart from setting the delegate. In the model each
/// call is written to the current stage's log and has no effect that a delegate could see. Any thread.
extension MobileCore {
    /// Starts extensions. In the model nothing needs to be started.
    /// - Parameters:
    ///   - extensions: the extensions' classes, such as `Messaging.self`.
    ///   - completion: called later, on a background thread.
    public static func registerExtensions(_ extensions: [NSObject.Type], _ completion: (() -> Void)? = nil) {
        let names = extensions.map { "\($0)" }.joined(separator: ", ")
        AdobeLog.note("MobileCore.registerExtensions", ["extensions": names])
        callLater(completion)
    }

    /// Starts every extension that the app is linked with. In the model nothing needs to be started. The completion
    /// handler is uncertain.
    /// - Parameters:
    ///   - appId: the environment's id.
    ///   - completion: called later, on a background thread.
    public static func initialize(appId: String, _ completion: (() -> Void)? = nil) {
        AdobeLog.note("MobileCore.initialize", ["appId": appId])
        callLater(completion)
    }

    static func callLater(_ completion: (() -> Void)?) {
        guard let completion else { return }
        let carried = Carried(completion)
        HeadlessStage.current.onBackground { carried.value() }
    }

    /// Selects the configuration. In the model there is none.
    /// - Parameter appId: the environment's id.
    public static func configureWith(appId: String) {
        AdobeLog.note("MobileCore.configureWith", ["appId": appId])
    }

    /// Changes parts of the configuration. In the model there is none.
    /// - Parameter configDict: the new values, by name.
    public static func updateConfigurationWith(configDict: [String: Any]) {
        AdobeLog.note("MobileCore.updateConfigurationWith", ["configDict": AdobeLog.text(configDict)])
    }

    /// Sets how much is logged (`Log.logFilter`). The stage's log keeps everything.
    /// - Parameter level: the level.
    public static func setLogLevel(_ level: LogLevel) {
        Log.logFilter = level
        AdobeLog.note("MobileCore.setLogLevel", ["level": "\(level)"])
    }

    /// The app has come to the foreground.
    /// - Parameter additionalContextData: additional data for the session's reports.
    public static func lifecycleStart(additionalContextData: [String: Any]?) {
        AdobeLog.note(
            "MobileCore.lifecycleStart", ["additionalContextData": AdobeLog.text(additionalContextData)])
    }

    /// The app has left the foreground. Public code calls it together with `lifecycleStart`; the facts do not mention
    /// it.
    public static func lifecyclePause() {
        AdobeLog.note("MobileCore.lifecyclePause")
    }

    /// Tracks a user action. It can trigger campaigns; in the model the host decides.
    /// - Parameters:
    ///   - action: the action.
    ///   - data: additional data.
    public static func track(action: String?, data: [String: Any]?) {
        AdobeLog.note("MobileCore.track", ["action": action ?? "nil", "data": AdobeLog.text(data)])
    }

    /// Tracks the current screen. It can trigger campaigns; in the model the host decides.
    /// - Parameters:
    ///   - state: the screen.
    ///   - data: additional data.
    public static func track(state: String?, data: [String: Any]?) {
        AdobeLog.note("MobileCore.track", ["state": state ?? "nil", "data": AdobeLog.text(data)])
    }

    /// Sends an event to the SDK's extensions. In the model there are none; the host decides what triggers.
    /// - Parameter event: the event.
    public static func dispatch(event: Event) {
        AdobeLog.note(
            "MobileCore.dispatch",
            [
                "name": event.name, "type": event.type, "source": event.source,
                "data": AdobeLog.text(event.data),
            ])
    }

    /// Sends an event and waits for a response. In the model the call is logged, and there is no response.
    /// - Parameters:
    ///   - event: the event.
    ///   - timeout: how long to wait, in seconds. The model does not wait.
    ///   - responseCallback: called later, on a background thread, with nil.
    public static func dispatch(
        event: Event, timeout: TimeInterval = 1, responseCallback: @escaping (Event?) -> Void
    ) {
        dispatch(event: event)
        callLater { responseCallback(nil) }
    }

    /// Registers a listener for events. In the model the call is logged, and no event arrives.
    /// - Parameters:
    ///   - type: the event type.
    ///   - source: the event source.
    ///   - listener: called with each event.
    public static func registerEventListener(
        type: String, source: String, listener: @escaping EventListener
    ) {
        AdobeLog.note("MobileCore.registerEventListener", ["type": type, "source": source])
    }

    /// Sets the push token of the device. In the model the call is only logged.
    /// - Parameter deviceToken: the token from the system; nil to remove it.
    public static func setPushIdentifier(_ deviceToken: Data?) {
        AdobeLog.note(
            "MobileCore.setPushIdentifier", ["bytes": deviceToken.map { "\($0.count)" } ?? "nil"])
    }

    /// Resets the user's identities. In the model there are none.
    public static func resetIdentities() {
        AdobeLog.note("MobileCore.resetIdentities")
    }
}
