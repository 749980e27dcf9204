import Foundation

/// The app's own types that the given files use and do not have: empty ones stand for them.
struct MissingTypes: Sendable {
    private var types: Set<String> = []
    private var values: Set<String> = []
    private var wrappers: Set<String> = []

    /// Their names, sorted.
    var names: [String] { types.union(values).union(wrappers).sorted() }

    /// Takes what the compiler complains of.
    /// - Returns: whether there was something new.
    mutating func take(_ complaints: String) -> Bool {
        let before = names
        for name in Self.names(#"cannot find type '(\w+)' in scope"#, complaints) { types.insert(name) }
        for name in Self.names(#"unknown attribute '(\w+)'"#, complaints) { wrappers.insert(name) }
        for name in Self.names(#"cannot find '(\w+)' in scope"#, complaints) {
            if name.first?.isUppercase == true { types.insert(name) } else { values.insert(name) }
        }
        types.subtract(wrappers)
        return names != before
    }

    private static func names(_ pattern: String, _ text: String) -> Set<String> {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let range = NSRange(text.startIndex..., in: text)
        return Set(
            expression.matches(in: text, range: range).compactMap {
                Range($0.range(at: 1), in: text).map { String(text[$0]) }
            })
    }

    /// Swift for all of them.
    var text: String {
        guard !names.isEmpty else { return "" }
        let preface = """
            // Empty stands for types of the app that were not among the files. Delete this file in the app.
            #if canImport(UIKit)
                import UIKit
            #else
                import Foundation
                import PlatformStandIns
            #endif

            @dynamicMemberLookup @dynamicCallable struct MissingValue {
                subscript(dynamicMember name: String) -> MissingValue { self }
                subscript<Value>(dynamicMember name: String) -> Value { missing() }
                @discardableResult func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>)
                    -> MissingValue
                { self }
                func dynamicallyCall<Value>(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Value { missing() }
                private func missing<Value>() -> Value { preconditionFailure("A type of the app is missing.") }
            }

            """
        return preface + wrappers.sorted().map(Self.wrapper).joined()
            + types.sorted().map(Self.type).joined()
            + values.sorted().map { "nonisolated(unsafe) let \($0) = MissingValue()\n" }.joined()
    }

    private static func wrapper(_ name: String) -> String {
        """
        @propertyWrapper struct \(name)<Value> {
            var wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }

        """
    }

    private static func type(_ name: String) -> String {
        let ends = ["Delegate", "Protocol", "Object", "Observer", "ing", "able", "ible", "DataSource"]
        if ["View", "App", "Scene", "PreviewProvider"].contains(name) || ends.contains(where: name.hasSuffix)
        {
            return "protocol \(name): AnyObject {}\n"
        }
        let parent =
            name.hasSuffix("ViewController")
            ? "UIViewController" : name.hasSuffix("View") ? "UIView" : "NSObject"
        return """
            @dynamicMemberLookup class \(name): \(parent) {
                static subscript(dynamicMember name: String) -> MissingValue { MissingValue() }
                static subscript<Value>(dynamicMember name: String) -> Value { MissingValue()[dynamicMember: name] }
                subscript(dynamicMember name: String) -> MissingValue { MissingValue() }
                subscript<Value>(dynamicMember name: String) -> Value { MissingValue()[dynamicMember: name] }
            }

            """
    }
}
