// These stand in for types that were not among the files, so that the handler compiles without them. Delete this file in
// the app, which has the types.
#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import PlatformStandIns
#endif

@dynamicMemberLookup @dynamicCallable
public struct MissingValue: Hashable, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, Sendable
{
  public init() {}
  public init(stringLiteral value: String) {}
  public init(integerLiteral value: Int) {}
  public init(booleanLiteral value: Bool) {}
  public subscript(dynamicMember name: String) -> MissingValue {
    get { self }
    nonmutating set {}
  }
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { MissingValue.any() }
    nonmutating set {}
  }
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> MissingValue { self }
  public func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any?>)
    -> Value
  {
    MissingValue.any()
  }
  /// A harmless value: nothing, or an empty value. If there is none, the program stops, because only the type itself
  /// knows its values.
  static func any<Value>() -> Value {
    if let nothing = Any?.none as? Value { return nothing }
    let empty: [Any] = [
      MissingValue(), (), "", 0, 0.0, false, [Any](), [AnyHashable: Any](),
      Date(timeIntervalSince1970: 0),
    ]
    for value in empty { if let value = value as? Value { return value } }
    preconditionFailure("\(Value.self) of the app is missing.")
  }
}

public func ~= <Value>(pattern: Value, value: MissingValue) -> Bool { false }

@dynamicMemberLookup @dynamicCallable open class Notes: NSObject {
  public static subscript(dynamicMember name: String) -> MissingValue {
    get { MissingValue() }
    set {}
  }
  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { MissingValue.any() }
    set {}
  }
  public subscript(dynamicMember name: String) -> MissingValue {
    get { MissingValue() }
    set {}
  }
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { MissingValue.any() }
    set {}
  }

  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> MissingValue { MissingValue() }
}
