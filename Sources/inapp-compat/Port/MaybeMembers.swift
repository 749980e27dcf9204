import Foundation

/// Members of missing types that are used as optionals, as in `if let user = Session.shared.user()`: the compiler's
/// errors show where.
struct MaybeMembers: Sendable, Hashable {
    private(set) var properties: Set<String> = []
    private(set) var functions: Set<String> = []

    /// Reads the compiler's errors.
    /// - Parameter files: the texts that it has read, by number.
    mutating func take(_ complaints: String, in files: [String]) {
        for line in complaints.split(separator: "\n") where line.range(of: "'MissingValue'") != nil {
            let isBinding =
                line.range(of: "error: initializer for conditional binding must have Optional type") != nil
            let isChain = line.range(of: "error: cannot use optional chaining on non-optional value") != nil
            guard isBinding || isChain,
                let place = line.firstMatch(#"File\d+\.swift:\d+:\d+"#)
            else { continue }
            let numbers = line[place].split { !$0.isNumber }.compactMap { Int($0) }
            guard numbers.count == 3, numbers[0] < files.count else { continue }
            let lines = files[numbers[0]].split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.indices.contains(numbers[1] - 1) else { continue }
            let text = lines[numbers[1] - 1]
            let column = text.utf8.index(
                text.startIndex, offsetBy: max(0, numbers[2] - 1), limitedBy: text.endIndex)
            take(text, at: column ?? text.endIndex, isBinding: isBinding)
        }
    }

    private mutating func take(_ line: Substring, at place: Substring.Index, isBinding: Bool) {
        guard isBinding else { return takeLast(of: line[..<place]) }
        guard let start = line[place...].firstMatch(" = ")?.upperBound else { return }
        var depth = 0
        var end = start
        while end < line.endIndex {
            let character = line[end]
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if depth < 0 || depth == 0 && ", {".contains(character) { break }
            end = line.index(after: end)
        }
        takeLast(of: line[start..<end])
    }

    /// Records the member at the end of an expression.
    private mutating func takeLast(of text: Substring) {
        var rest = text
        let isCall = rest.last == ")"
        if isCall {
            var depth = 0
            repeat {
                if rest.last == ")" { depth += 1 }
                if rest.last == "(" { depth -= 1 }
                rest = rest.dropLast()
            } while depth > 0 && !rest.isEmpty
        }
        let name = String(rest.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
        guard name.first?.isLetter == true, rest.dropLast(name.count).last == "." else { return }
        if isCall { functions.insert(name) } else { properties.insert(name) }
    }

    /// Declarations of these members, for the stub of a missing type.
    /// - Parameters:
    ///   - prefix: a prefix for each member, such as `static `.
    ///   - setter: the beginning of the setter, for types whose values have one.
    func text(_ prefix: String = "", setter: String = "set") -> String {
        properties.subtracting(functions).sorted().map {
            "    public \(prefix)var `\($0)`: MissingValue? { get { MissingValue() } \(setter) {} }\n"
        }.joined()
            + functions.sorted().map {
                "    public \(prefix)var `\($0)`: MaybeFunction { MaybeFunction() }\n"
            }.joined()
    }

    /// The stub of such a function's type.
    static let function = """
        @dynamicCallable public struct MaybeFunction: Sendable {
            @discardableResult public func dynamicallyCall(
                withKeywordArguments arguments: KeyValuePairs<String, Any?>
            ) -> MissingValue? { MissingValue() }
        }

        """
}
