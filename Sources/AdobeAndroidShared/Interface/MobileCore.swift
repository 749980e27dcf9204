package import HeadlessStage
import PlatformStandIns

/// Where an app sets up the SDK. Any thread.
///
/// The rules cover the delegate only, which `AdobeAndroid2Model` adds. The rest is what apps write beside it, as
/// far as known: each call stands in the stage's log, and has no other effect that a delegate could see.
public enum MobileCore: Sendable {}

/// What set-up code has told the SDK. One a stage.
///
/// `@unchecked Sendable` is sound: everything is behind a lock. The app's object is not Sendable by type: it is
/// handed back only.
package final class SetUp: @unchecked Sendable {
    struct State {
        var application: Application? = Application()
        var logLevel = LoggingMode.error
        var privacyStatus = MobilePrivacyStatus.unknown
    }

    let state = Locked(State())

    private init() {}

    /// What is set up on a stage.
    package static func of(_ stage: HeadlessStage) -> SetUp {
        stage.shared(SetUp.self) { SetUp() }
    }

    static var current: SetUp { of(.current) }

    /// The app. One is there even before `MobileCore.setApplication` was called, for tests that do not set up.
    package var application: Application? { state.withLock { $0.application } }
}

extension MobileCore {
    /// Reports something that the user did. The record stands in the stage's log.
    /// - Parameters:
    ///   - action: what it was.
    ///   - contextData: the particulars.
    public static func trackAction(_ action: String, _ contextData: [String: String]?) {
        SetUpLog.analytics("trackAction", ["action": action].merging(contextData ?? [:]) { $1 })
    }

    /// Reports where the user is. The record stands in the stage's log.
    /// - Parameters:
    ///   - state: the screen's name.
    ///   - contextData: the particulars.
    public static func trackState(_ state: String, _ contextData: [String: String]?) {
        SetUpLog.analytics("trackState", ["state": state].merging(contextData ?? [:]) { $1 })
    }

    /// Tells every part of the SDK something. No part listens here: an event that a campaign waits for does not
    /// trigger it, the host does.
    public static func dispatchEvent(_ event: Event) {
        SetUpLog.note(
            "dispatchEvent",
            ["name": event.getName(), "type": event.getType(), "source": event.getSource()])
    }

    /// A session begins, as a rule because an activity has come to the front.
    /// - Parameter additionalContextData: what to report with it.
    public static func lifecycleStart(_ additionalContextData: [String: String]?) {
        SetUpLog.note("lifecycleStart", additionalContextData ?? [:])
    }

    /// The session pauses, as a rule because the activity is no longer in front.
    public static func lifecyclePause() {
        SetUpLog.note("lifecyclePause")
    }
}

extension MobileCore {
    /// Tells the SDK the app.
    /// - Parameter application: the app; held strongly.
    public static func setApplication(_ application: Application) {
        SetUp.current.state.set(\.application, application)
        SetUpLog.note("setApplication")
    }

    /// The app. On a stage there is one before `setApplication(_:)` was called, too.
    public static func getApplication() -> Application? { SetUp.current.application }

    /// Sets how much is logged.
    public static func setLogLevel(_ mode: LoggingMode) {
        SetUp.current.state.withLock { $0.logLevel = mode }
        SetUpLog.note("setLogLevel", ["mode": "\(mode)"])
    }

    /// How much is logged.
    public static func getLogLevel() -> LoggingMode { SetUp.current.state.withLock { $0.logLevel } }

    /// Starts parts of the SDK.
    /// - Parameters:
    ///   - extensions: the parts, such as `Messaging.EXTENSION`.
    ///   - completionCallback: called later, on a background thread, with nothing.
    public static func registerExtensions(
        _ extensions: [Extension.Type], _ completionCallback: AdobeCallback<Any>?
    ) {
        SetUpLog.note("registerExtensions", ["count": "\(extensions.count)"])
        answer(completionCallback, nil)
    }

    /// Names the configuration to use.
    /// - Parameter appId: the environment's id.
    public static func configureWithAppID(_ appId: String) {
        SetUpLog.note("configureWithAppID", ["appId": appId])
    }

    /// Names a file among the app's assets with the configuration to use.
    /// - Parameter fileName: the file's name.
    public static func configureWithFileInAssets(_ fileName: String) {
        SetUpLog.note("configureWithFileInAssets", ["fileName": fileName])
    }

    /// Names a file with the configuration to use.
    /// - Parameter filePath: where it is.
    public static func configureWithFileInPath(_ filePath: String) {
        SetUpLog.note("configureWithFileInPath", ["filePath": filePath])
    }

    /// Changes parts of the configuration.
    /// - Parameter configMap: the new values, by name.
    public static func updateConfiguration(_ configMap: [String: Any]) {
        SetUpLog.note("updateConfiguration", configMap.mapValues { "\($0)" })
    }

    /// Takes back every change of the configuration.
    public static func clearUpdatedConfiguration() {
        SetUpLog.note("clearUpdatedConfiguration")
    }

    /// Sets whether the user lets the SDK report.
    public static func setPrivacyStatus(_ privacyStatus: MobilePrivacyStatus) {
        SetUp.current.state.withLock { $0.privacyStatus = privacyStatus }
        SetUpLog.note("setPrivacyStatus", ["status": privacyStatus.rawValue])
    }

    /// Asks whether the user lets the SDK report.
    /// - Parameter callback: called later, on a background thread.
    public static func getPrivacyStatus(_ callback: @escaping AdobeCallback<MobilePrivacyStatus>) {
        answer(callback, SetUp.current.state.withLock { $0.privacyStatus })
    }

    /// Forgets who the user is.
    public static func resetIdentities() {
        SetUpLog.note("resetIdentities")
    }

    /// Names the device for push notifications.
    /// - Parameter pushIdentifier: the device's token; nil for none.
    public static func setPushIdentifier(_ pushIdentifier: String?) {
        SetUpLog.note("setPushIdentifier", ["pushIdentifier": pushIdentifier ?? ""])
    }

    private static func answer<Value>(_ callback: AdobeCallback<Value>?, _ value: (any Sendable)?) {
        guard let callback = callback.map(Carried.init) else { return }
        HeadlessStage.current.onBackground { callback.value(value as? Value) }
    }
}

extension Messaging {
    /// Calls back later, on a background thread.
    /// - Parameter value: makes the value, on that thread.
    package static func answer<Value>(
        _ callback: AdobeCallback<Value>?, _ value: @escaping @Sendable () -> Value?
    ) {
        guard let callback = callback.map(Carried.init) else { return }
        HeadlessStage.current.onBackground { callback.value(value()) }
    }
}

/// How much the SDK writes into Android's log. Headless it writes nothing there.
public enum LoggingMode: Int, Sendable, CaseIterable {
    /// Errors only.
    case error = 0
    /// Warnings too.
    case warning = 1
    /// What helps to find mistakes too.
    case debug = 2
    /// Everything.
    case verbose = 3
}

/// Whether the user lets the SDK report.
public enum MobilePrivacyStatus: String, Sendable, CaseIterable {
    /// Reports are sent.
    case optIn = "optedin"
    /// Nothing is sent.
    case optOut = "optedout"
    /// Reports wait for the user's decision.
    case unknown = "optunknown"

    /// The name in configurations.
    public func getValue() -> String { rawValue }
}

/// What set-up code leaves in a stage's log: the call and its arguments.
enum SetUpLog {
    static func note(_ call: String, from source: String = "MobileCore", _ details: [String: String] = [:]) {
        HeadlessStage.current.log.record(.note, from: source, call, details)
    }

    /// Writes down what is for the vendor's servers.
    static func analytics(_ call: String, _ details: [String: String]) {
        HeadlessStage.current.log.record(.analytics, from: "MobileCore", call, details)
    }
}

/// A function that gets a value: the SDK's interface with the one method `call(value)`.
public typealias AdobeCallback<Value> = (Value?) -> Void
