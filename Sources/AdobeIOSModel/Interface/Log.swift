import Foundation
import HeadlessStage

/// How much the SDK writes to the console.
public enum LogLevel: Int, Sendable, CaseIterable, Comparable {
    /// Errors only.
    case error = 0
    /// Also warnings.
    case warning = 1
    /// Also debugging information.
    case debug = 2
    /// Everything.
    case trace = 3

    /// Whether the first level is less detailed than the second.
    public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The SDK's console log, to which apps can also write. In the model it is the current stage's log, regardless of the
/// level that `MobileCore.setLogLevel` was given. Any thread.
///
/// Sendable: there are no instances.
public class Log: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is sound: the class has no state and no instances.
    private override init() {}

    /// The most detailed level that is logged; initially errors. It applies to the app's own logging service
    /// (`ServiceProvider.loggingService`): the stage's log keeps everything. It is a variable, as in the SDK, where
    /// Swift 6 rejects it as unprotected; here there is one per stage, protected by a lock. Any thread.
    public static var logFilter: LogLevel {
        get { ServiceProvider.shared.logFilter.current }
        set { ServiceProvider.shared.logFilter.withLock { $0 = newValue } }
    }

    /// Logs a detailed step.
    /// - Parameters:
    ///   - label: the source.
    ///   - message: what happened.
    public static func trace(label: String, _ message: String) { record(.trace, label, message) }

    /// Logs debugging information.
    /// - Parameters:
    ///   - label: the source.
    ///   - message: what happened.
    public static func debug(label: String, _ message: String) { record(.debug, label, message) }

    /// Logs a possible error.
    /// - Parameters:
    ///   - label: the source.
    ///   - message: what happened.
    public static func warning(label: String, _ message: String) { record(.warning, label, message) }

    /// Logs an error.
    /// - Parameters:
    ///   - label: the source.
    ///   - message: what happened.
    public static func error(label: String, _ message: String) { record(.error, label, message) }

    private static func record(_ level: LogLevel, _ label: String, _ message: String) {
        AdobeLog.note("Log.\(level)", ["label": label, "message": message])
        guard level <= logFilter else { return }
        ServiceProvider.shared.loggingService.log(level: level, label: label, message: message)
    }
}

/// The lines that this model writes to a stage's log.
enum AdobeLog {
    /// The source of the model's log lines.
    static let source = "AdobeIOS"
    /// The name of the events sent to the Edge network (AI-113).
    static let edgeEvent = "Messaging interaction event"
    /// The name of the events that write the device's event history (AI-115).
    static let historyEvent = "Write IAM event to history"
}

extension AdobeLog {
    /// Logs a call of a member that does nothing else in the model.
    static func note(_ member: String, _ details: [String: String] = [:]) {
        HeadlessStage.current.log.record(.note, from: source, member, details)
    }

    /// A value from the app as shown in the log: as JSON if the value can be encoded.
    static func text(_ value: [String: Any]?) -> String {
        guard let value else { return "nil" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try? encoder.encode(JSONValue(value))
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
    }
}
