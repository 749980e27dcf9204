/// Types for notifications, observation, logging and plugins.
extension OutsideTypes {
    static let notifications = [
        "UNUserNotificationCenterDelegate": "public protocol UNUserNotificationCenterDelegate: AnyObject {}",
        "UNUserNotificationCenter": """
        public final class UNUserNotificationCenter: NSObject {
            public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
            public weak var delegate: (any UNUserNotificationCenterDelegate)?
        }
        """,
        "UNNotificationPresentationOptions": """
        public struct UNNotificationPresentationOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let badge = UNNotificationPresentationOptions(rawValue: 1)
            public static let sound = UNNotificationPresentationOptions(rawValue: 2)
            public static let alert = UNNotificationPresentationOptions(rawValue: 4)
            public static let list = UNNotificationPresentationOptions(rawValue: 8)
            public static let banner = UNNotificationPresentationOptions(rawValue: 16)
        }
        """,
    ]

    static let observing = [
        "NSKeyValueObservation": """
        public final class NSKeyValueObservation: NSObject {
            public func invalidate() {}
        }
        public struct ObservedChangeStandIn<Value> {
            public let newValue: Value?
            public let oldValue: Value?
        }
        public struct ObservingOptionsStandIn: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let new = ObservingOptionsStandIn(rawValue: 1)
            public static let old = ObservingOptionsStandIn(rawValue: 2)
            public static let initial = ObservingOptionsStandIn(rawValue: 4)
            public static let prior = ObservingOptionsStandIn(rawValue: 8)
        }
        extension NSObjectProtocol {
            public func observe<Value>(
                _ keyPath: KeyPath<Self, Value>, options: ObservingOptionsStandIn = [],
                changeHandler: @escaping (Self, ObservedChangeStandIn<Value>) -> Void
            ) -> NSKeyValueObservation { NSKeyValueObservation() }
        }
        """
    ]

    static let logging = [
        "Logger": """
        public struct OSLogPrivacy: Sendable {
            public static let auto = OSLogPrivacy()
            public static let `public` = OSLogPrivacy()
            public static let `private` = OSLogPrivacy()
            public static let sensitive = OSLogPrivacy()
        }
        public struct OSLogMessage: ExpressibleByStringInterpolation {
            public struct StringInterpolation: StringInterpolationProtocol {
                public init(literalCapacity: Int, interpolationCount: Int) {}
                public mutating func appendLiteral(_ literal: String) {}
                public mutating func appendInterpolation<Value>(
                    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
                ) {}
            }
            public init(stringLiteral value: String) {}
            public init(stringInterpolation: StringInterpolation) {}
        }
        public struct Logger: Sendable {
            public init(subsystem: String = "", category: String = "") {}
            public func trace(_ text: OSLogMessage) {}
            public func debug(_ text: OSLogMessage) {}
            public func info(_ text: OSLogMessage) {}
            public func notice(_ text: OSLogMessage) {}
            public func warning(_ text: OSLogMessage) {}
            public func error(_ text: OSLogMessage) {}
            public func critical(_ text: OSLogMessage) {}
            public func fault(_ text: OSLogMessage) {}
        }
        """,
        "OSLog": """
        public final class OSLog: NSObject {
            public static let `default` = OSLog(subsystem: "", category: "")
            public init(subsystem: String, category: String) {}
        }
        """,
        "OSLogType": "public enum OSLogType: Sendable { case `default`, info, debug, error, fault }",
        "os_log": """
        public func os_log(
            _ text: StaticString, log: OSLog = .default, type: OSLogType = .default, _ values: Any?...
        ) {}
        public func os_log(_ type: OSLogType, log: OSLog = .default, _ text: StaticString, _ values: Any?...) {}
        """,
    ]

    static let capacitor = [
        "CAPPlugin": """
        open class CAPPlugin: NSObject {
            open func load() {}
            public func notifyListeners(_ name: String, data: [String: Any]?) {}
            public func notifyListeners(_ name: String, data: [String: Any]?, retainUntilConsumed: Bool) {}
        }
        """,
        "CAPBridgedPlugin": "public protocol CAPBridgedPlugin: AnyObject {}",
        "CAPPluginReturnPromise": "public let CAPPluginReturnPromise: String? = nil",
        "CAPPluginReturnNone": "public let CAPPluginReturnNone: String? = nil",
        "CAPPluginReturnCallback": "public let CAPPluginReturnCallback: String? = nil",
        "CAPPluginMethod": """
        open class CAPPluginMethod: NSObject {
            public init(name: String, returnType: String?) {}
        }
        """,
        "CAPPluginCall": """
        open class CAPPluginCall: NSObject {
            public func getString(_ key: String) -> String? { nil }
            public func getString(_ key: String, _ other: String) -> String { other }
            public func getBool(_ key: String) -> Bool? { nil }
            public func getBool(_ key: String, _ other: Bool) -> Bool { other }
            public func getInt(_ key: String) -> Int? { nil }
            public func getDouble(_ key: String) -> Double? { nil }
            public func getObject(_ key: String) -> [String: Any]? { nil }
            public func getArray(_ key: String) -> [Any]? { nil }
            public func resolve() {}
            public func resolve(_ data: [String: Any]) {}
            public func reject(_ text: String, _ code: String? = nil, _ error: (any Error)? = nil) {}
        }
        """,
    ]
}
