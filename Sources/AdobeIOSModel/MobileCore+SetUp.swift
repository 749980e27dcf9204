public import Foundation
import HeadlessStage

/// How much the SDK writes into the console. Headless it writes nothing.
public enum LogLevel: Int, Sendable, CaseIterable {
    /// Errors only.
    case error = 0
    /// Warnings too.
    case warning = 1
    /// What helps to find mistakes too.
    case debug = 2
    /// Everything.
    case trace = 3
}

/// What apps write beside the delegate when they start the SDK. The rules do not cover these names: they
/// compile, and do nothing that a delegate could see.
extension MobileCore {
    /// Starts extensions. Headless nothing needs starting.
    /// - Parameters:
    ///   - extensions: the extensions' classes, such as `Messaging.self`.
    ///   - completion: called later, on a background thread.
    public static func registerExtensions(_ extensions: [NSObject.Type], _ completion: (() -> Void)? = nil) {
        guard let completion else { return }
        let carried = Carried(completion)
        HeadlessStage.current.onBackground { carried.value() }
    }

    /// Names the configuration to use. Headless there is none.
    /// - Parameter appId: the environment's id.
    public static func configureWith(appId: String) {}

    /// Sets how much is logged. Headless nothing is.
    /// - Parameter level: the level.
    public static func setLogLevel(_ level: LogLevel) {}
}
