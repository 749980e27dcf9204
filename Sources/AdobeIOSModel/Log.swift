import Foundation
import HeadlessStage

/// How much the SDK writes into the console.
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

/// The SDK's console, which apps write into too. Headless it is the current stage's log, whatever the level that
/// `MobileCore.setLogLevel` was given. Any thread.
///
/// Sendable: there are no instances.
public class Log: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is sound: the class has no state, and no instance of it is ever made.
    private override init() {}

    /// Writes what happens step by step.
    /// - Parameters:
    ///   - label: who writes.
    ///   - message: what happened.
    public static func trace(label: String, _ message: String) { record(.trace, label, message) }

    /// Writes what helps to find mistakes.
    /// - Parameters:
    ///   - label: who writes.
    ///   - message: what happened.
    public static func debug(label: String, _ message: String) { record(.debug, label, message) }

    /// Writes what may be a mistake.
    /// - Parameters:
    ///   - label: who writes.
    ///   - message: what happened.
    public static func warning(label: String, _ message: String) { record(.warning, label, message) }

    /// Writes what went wrong.
    /// - Parameters:
    ///   - label: who writes.
    ///   - message: what happened.
    public static func error(label: String, _ message: String) { record(.error, label, message) }

    private static func record(_ level: LogLevel, _ label: String, _ message: String) {
        AdobeLog.note("Log.\(level)", ["label": label, "message": message])
    }
}
