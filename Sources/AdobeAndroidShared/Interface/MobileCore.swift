package import HeadlessStage
import PlatformStandIns

/// The calls with which an app sets up the SDK. Any thread.
///
/// The rules cover only the delegate, which `AdobeAndroid2Model` adds. The other members are those that apps commonly
/// call, as far as known: each call is written to the stage's log, and has no other effect that a delegate could see.
public enum MobileCore: Sendable {}

/// The values that set-up code has given the SDK. One per stage.
///
/// `@unchecked Sendable` is sound: all state is protected by a lock. The app's object is not Sendable by type: it is
/// only returned.
package final class SetUp: @unchecked Sendable {
    struct State {
        var application: Application? = Application()
        var logLevel = LoggingMode.error
        var privacyStatus = MobilePrivacyStatus.unknown
    }

    let state = Locked(State())

    private init() {}

    /// The set-up of a stage.
    package static func of(_ stage: HeadlessStage) -> SetUp {
        stage.shared(SetUp.self) { SetUp() }
    }

    static var current: SetUp { of(.current) }

    /// The app. There is one even before `MobileCore.setApplication` is called, for tests without set-up code.
    package var application: Application? { state.withLock { $0.application } }
}

extension MobileCore {
    /// Tracks a user action. The call is recorded in the stage's log.
    /// - Parameters:
    ///   - action: the name of the action.
    ///   - contextData: additional data.
    public static func trackAction(_ action: String, _ contextData: [String: String]?) {
        SetUpLog.analytics("trackAction", ["action": action].merging(contextData ?? [:]) { $1 })
    }

    /// Tracks the current screen. The call is recorded in the stage's log.
    /// - Parameters:
    ///   - state: the screen's name.
    ///   - contextData: additional data.
    public static func trackState(_ state: String, _ contextData: [String: String]?) {
        SetUpLog.analytics("trackState", ["state": state].merging(contextData ?? [:]) { $1 })
    }

    /// Sends an event to every extension of the SDK. No extension listens here: only the host triggers campaigns.
    public static func dispatchEvent(_ event: Event) {
        SetUpLog.note(
            "dispatchEvent",
            ["name": event.getName(), "type": event.getType(), "source": event.getSource()])
    }

    /// A session begins, usually because an activity has come to the front.
    /// - Parameter additionalContextData: additional data to report.
    public static func lifecycleStart(_ additionalContextData: [String: String]?) {
        SetUpLog.note("lifecycleStart", additionalContextData ?? [:])
    }

    /// The session pauses, usually because the activity is no longer in front.
    public static func lifecyclePause() {
        SetUpLog.note("lifecyclePause")
    }
}

extension MobileCore {
    /// Sets the app.
    /// - Parameter application: the app; held strongly.
    public static func setApplication(_ application: Application) {
        SetUp.current.state.set(\.application, application)
        SetUpLog.note("setApplication")
    }

    /// The app. On a stage there is one even before `setApplication(_:)` is called.
    public static func getApplication() -> Application? { SetUp.current.application }

    /// Sets how much is logged.
    public static func setLogLevel(_ mode: LoggingMode) {
        SetUp.current.state.withLock { $0.logLevel = mode }
        SetUpLog.note("setLogLevel", ["mode": "\(mode)"])
    }

    /// How much is logged.
    public static func getLogLevel() -> LoggingMode { SetUp.current.state.withLock { $0.logLevel } }

    /// Starts extensions of the SDK.
    /// - Parameters:
    ///   - extensions: the extensions, such as `Messaging.EXTENSION`.
    ///   - completionCallback: called later, on a background thread, with nil.
    public static func registerExtensions(
        _ extensions: [Extension.Type], _ completionCallback: AdobeCallback<Any>?
    ) {
        SetUpLog.note("registerExtensions", ["count": "\(extensions.count)"])
        answer(completionCallback, nil)
    }

    /// Selects the configuration.
    /// - Parameter appId: the environment's id.
    public static func configureWithAppID(_ appId: String) {
        SetUpLog.note("configureWithAppID", ["appId": appId])
    }

    /// Selects a configuration file among the app's assets.
    /// - Parameter fileName: the file's name.
    public static func configureWithFileInAssets(_ fileName: String) {
        SetUpLog.note("configureWithFileInAssets", ["fileName": fileName])
    }

    /// Selects a configuration file.
    /// - Parameter filePath: the file's path.
    public static func configureWithFileInPath(_ filePath: String) {
        SetUpLog.note("configureWithFileInPath", ["filePath": filePath])
    }

    /// Changes parts of the configuration.
    /// - Parameter configMap: the new values, by name.
    public static func updateConfiguration(_ configMap: [String: Any]) {
        SetUpLog.note("updateConfiguration", configMap.mapValues { "\($0)" })
    }

    /// Reverts every change of the configuration.
    public static func clearUpdatedConfiguration() {
        SetUpLog.note("clearUpdatedConfiguration")
    }

    /// Sets whether the user permits reports.
    public static func setPrivacyStatus(_ privacyStatus: MobilePrivacyStatus) {
        SetUp.current.state.withLock { $0.privacyStatus = privacyStatus }
        SetUpLog.note("setPrivacyStatus", ["status": privacyStatus.rawValue])
    }

    /// Gets whether the user permits reports.
    /// - Parameter callback: called later, on a background thread.
    public static func getPrivacyStatus(_ callback: @escaping AdobeCallback<MobilePrivacyStatus>) {
        answer(callback, SetUp.current.state.withLock { $0.privacyStatus })
    }

    /// Resets the user's identities.
    public static func resetIdentities() {
        SetUpLog.note("resetIdentities")
    }

    /// Sets the push token of the device.
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

/// How much the SDK writes to Android's log. The model writes nothing there.
public enum LoggingMode: Int, Sendable, CaseIterable {
    /// Errors only.
    case error = 0
    /// Also warnings.
    case warning = 1
    /// Also debugging information.
    case debug = 2
    /// Everything.
    case verbose = 3
}

/// Whether the user permits reports.
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

/// The records of set-up code in a stage's log: the call and its arguments.
enum SetUpLog {
    static func note(_ call: String, from source: String = "MobileCore", _ details: [String: String] = [:]) {
        HeadlessStage.current.log.record(.note, from: source, call, details)
    }

    /// Records a call that reports to the vendor's servers.
    static func analytics(_ call: String, _ details: [String: String]) {
        HeadlessStage.current.log.record(.analytics, from: "MobileCore", call, details)
    }
}

/// A function that gets a value: in the SDK, an interface with the single method `call(value)`.
public typealias AdobeCallback<Value> = (Value?) -> Void
