public import Foundation
import HeadlessStage
import PlatformStandIns

/// Where an app registers its delegate and sets up the SDK.
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

/// What apps write beside the delegate when they start the SDK, and while it runs. Headless each call is written
/// into the current stage's log, and does nothing that a delegate could see. Any thread.
extension MobileCore {
    /// Starts extensions. Headless nothing needs starting.
    /// - Parameters:
    ///   - extensions: the extensions' classes, such as `Messaging.self`.
    ///   - completion: called later, on a background thread.
    public static func registerExtensions(_ extensions: [NSObject.Type], _ completion: (() -> Void)? = nil) {
        let names = extensions.map { "\($0)" }.joined(separator: ", ")
        AdobeLog.note("MobileCore.registerExtensions", ["extensions": names])
        callLater(completion)
    }

    /// Starts every extension that the app is linked with. Headless nothing needs starting. The completion
    /// handler is unsure.
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

    /// Names the configuration to use. Headless there is none.
    /// - Parameter appId: the environment's id.
    public static func configureWith(appId: String) {
        AdobeLog.note("MobileCore.configureWith", ["appId": appId])
    }

    /// Changes parts of the configuration. Headless there is none.
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
    /// - Parameter additionalContextData: what reports about the session carry.
    public static func lifecycleStart(additionalContextData: [String: Any]?) {
        AdobeLog.note(
            "MobileCore.lifecycleStart", ["additionalContextData": AdobeLog.text(additionalContextData)])
    }

    /// The app has left the foreground. Public code calls it beside `lifecycleStart`; the facts do not name it.
    public static func lifecyclePause() {
        AdobeLog.note("MobileCore.lifecyclePause")
    }

    /// Tracks what the user did. Campaigns may be triggered by it; headless the host decides.
    /// - Parameters:
    ///   - action: what was done.
    ///   - data: the particulars.
    public static func track(action: String?, data: [String: Any]?) {
        AdobeLog.note("MobileCore.track", ["action": action ?? "nil", "data": AdobeLog.text(data)])
    }

    /// Tracks where the user is. Campaigns may be triggered by it; headless the host decides.
    /// - Parameters:
    ///   - state: the screen.
    ///   - data: the particulars.
    public static func track(state: String?, data: [String: Any]?) {
        AdobeLog.note("MobileCore.track", ["state": state ?? "nil", "data": AdobeLog.text(data)])
    }

    /// Sends an event to the SDK's extensions. Headless there are none; the host decides what triggers.
    /// - Parameter event: the event.
    public static func dispatch(event: Event) {
        AdobeLog.note(
            "MobileCore.dispatch",
            [
                "name": event.name, "type": event.type, "source": event.source,
                "data": AdobeLog.text(event.data),
            ])
    }

    /// Sends an event and asks for the answer. Headless it is written into the stage's log, and nobody answers.
    /// - Parameters:
    ///   - event: the event.
    ///   - timeout: how long to wait, in seconds. Headless it is not waited.
    ///   - responseCallback: called later, on a background thread, with nil.
    public static func dispatch(
        event: Event, timeout: TimeInterval = 1, responseCallback: @escaping (Event?) -> Void
    ) {
        dispatch(event: event)
        callLater { responseCallback(nil) }
    }

    /// Wants to hear of events. Headless it is written into the stage's log, and none comes.
    /// - Parameters:
    ///   - type: what they are about.
    ///   - source: what kind of event they are.
    ///   - listener: would be called with each.
    public static func registerEventListener(
        type: String, source: String, listener: @escaping EventListener
    ) {
        AdobeLog.note("MobileCore.registerEventListener", ["type": type, "source": source])
    }

    /// Says where push notifications reach the device. Headless it is written into the stage's log, and nothing is done.
    /// - Parameter deviceToken: what the system gave the app; nil when there is none any more.
    public static func setPushIdentifier(_ deviceToken: Data?) {
        AdobeLog.note(
            "MobileCore.setPushIdentifier", ["bytes": deviceToken.map { "\($0.count)" } ?? "nil"])
    }

    /// Makes the user somebody else. Headless there is nobody.
    public static func resetIdentities() {
        AdobeLog.note("MobileCore.resetIdentities")
    }
}
