import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3, below the declarations.
public enum AirshipJSON: Codable, Equatable, Sendable, Hashable {
    case string(String)
    case number(Double)
    case object([String: AirshipJSON])
    case array([AirshipJSON])
    case bool(Bool)
    case null

    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
    public func unWrap() -> AnyHashable? { standIn() }
    public var string: String? { standIn() }
    public var object: [String: AirshipJSON]? { standIn() }
    public var array: [AirshipJSON]? { standIn() }
    public var double: Double? { standIn() }
    public var bool: Bool? { standIn() }
    public var isNull: Bool { standIn() }
    public var isObject: Bool { standIn() }
    public var isArray: Bool { standIn() }
    public var isString: Bool { standIn() }
    public var isNumber: Bool { standIn() }
    public var isBool: Bool { standIn() }
}

#if !EARLIEST
    extension AirshipJSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
        ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
        ExpressibleByNilLiteral
    {
        public init(stringLiteral value: String) { self = standInValue() }
        public init(floatLiteral value: Double) { self = standInValue() }
        public init(integerLiteral value: Int) { self = standInValue() }
        public init(booleanLiteral value: Bool) { self = standInValue() }
        public init(arrayLiteral elements: AirshipJSON...) { self = standInValue() }
        public init(dictionaryLiteral elements: (String, AirshipJSON)...) { self = standInValue() }
        public init(nilLiteral: ()) { self = standInValue() }
    }
#endif

public final class JSONPredicate: NSObject, Sendable, Codable {
    public init(from decoder: any Decoder) throws { super.init() }
    public func encode(to encoder: any Encoder) throws { standIn() }
    public convenience init(json: Any?) throws { self.init(jsonMatcher: try JSONMatcher(json: json)) }
    public init(jsonMatcher: JSONMatcher) { super.init() }
    public func evaluate(json: AirshipJSON) -> Bool { standIn() }
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate { standIn() }
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate { standIn() }
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate { standIn() }
}

/// Of its members the facts name none; this one is inferred.
public final class JSONMatcher: NSObject, Sendable {
    public init(json: Any?) throws { super.init() }
}
