import Foundation
import HeadlessStage

/// How much the SDK writes into the console.
public enum LogLevel: Int, Sendable, CaseIterable, Comparable {
    /// Errors only.
    case error = 0
    /// Warnings too.
    case warning = 1
    /// What helps to find mistakes too.
    case debug = 2
    /// Everything.
    case trace = 3

    /// Whether one level lets less through than another.
    public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The SDK's console, which apps write into too. Headless it is the current stage's log, whatever the level that
/// `MobileCore.setLogLevel` was given. Any thread.
///
/// Sendable: there are no instances.
public class Log: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is sound: the class has no state, and no instance of it is ever made.
    private override init() {}

    /// What is written at most; errors at first. It counts for a logging service of the app's own
    /// (`ServiceProvider.loggingService`): the stage's log keeps everything. A variable, as in the SDK, where Swift 6
    /// refuses it unguarded; here it is one a stage, behind a lock. Any thread.
    public static var logFilter: LogLevel {
        get { ServiceProvider.shared.logFilter.current }
        set { ServiceProvider.shared.logFilter.withLock { $0 = newValue } }
    }

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
        guard level <= logFilter else { return }
        ServiceProvider.shared.loggingService.log(level: level, label: label, message: message)
    }
}

/// What this model writes into a stage's log.
enum AdobeLog {
    /// How the model signs its lines.
    static let source = "AdobeIOS"
    /// The name of the events that go to the Edge network (AI-113).
    static let edgeEvent = "Messaging interaction event"
    /// The name of the events that write the device's history (AI-115).
    static let historyEvent = "Write IAM event to history"
}

extension AdobeLog {
    /// Writes down that an app called a member that does nothing else headless.
    static func note(_ member: String, _ details: [String: String] = [:]) {
        HeadlessStage.current.log.record(.note, from: source, member, details)
    }

    /// A value of the app's as the log shows it: JSON where it has a form for the value.
    static func text(_ value: [String: Any]?) -> String {
        guard let value else { return "nil" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try? encoder.encode(JSONValue(value))
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
    }
}
