import Foundation

/// Section 3, below the declarations.
public enum AirshipJSON: Codable, Equatable, Sendable, Hashable {
    case string(String)
    case number(Double)
    case object([String: AirshipJSON])
    case array([AirshipJSON])
    case bool(Bool)
    case null

    public init(from decoder: any Decoder) throws { self = standIn() }
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

extension AirshipJSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByNilLiteral
{
    public init(stringLiteral value: String) { self = standIn() }
    public init(floatLiteral value: Double) { self = standIn() }
    public init(integerLiteral value: Int) { self = standIn() }
    public init(booleanLiteral value: Bool) { self = standIn() }
    public init(arrayLiteral elements: AirshipJSON...) { self = standIn() }
    public init(dictionaryLiteral elements: (String, AirshipJSON)...) { self = standIn() }
    public init(nilLiteral: ()) { self = standIn() }
}

public final class JSONPredicate: NSObject, Sendable, Codable {
    public init(from decoder: any Decoder) throws { super.init() }
    public func encode(to encoder: any Encoder) throws { standIn() }
    public init(json: Any?) throws { super.init() }
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate { standIn() }
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate { standIn() }
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate { standIn() }
}
