import HeadlessStage
import PlatformStandIns

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
