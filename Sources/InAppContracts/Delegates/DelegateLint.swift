import Foundation
public import InAppCompat

/// Finds delegate methods that look like a requirement and are none: because every requirement has a
/// default, they compile, and they are never called.
///
/// It reads source text, which is where such a method can be found out: at run time it does not exist for
/// the protocol. It knows a declaration from its name and argument labels and does not type-check.
public enum DelegateLint {
    /// A method that is never called.
    public struct Finding: Sendable, Hashable, CustomStringConvertible {
        /// The line of the declaration, from 1.
        public let line: Int
        /// The method as declared, in the form `urlLoaded(_:)`.
        public let declared: String
        /// The requirement that was probably meant.
        public let meant: String
        /// The shape whose requirement that is.
        public let shape: Shape

        public var description: String {
            "line \(line): \(declared) is never called by \(shape); did you mean \(meant)?"
        }
    }

    /// The requirements of each shape's delegate, in the form `name(label:label:)`.
    static let requirements: [(shape: Shape, methods: [String])] = [
        (
            .adobeIOS,
            [
                "onShow(message:)", "onDismiss(message:)", "shouldShowMessage(message:)",
                "urlLoaded(_:byMessage:)",
            ]
        ),
        (
            .braze,
            [
                "inAppMessage(_:displayChoiceForMessage:)", "inAppMessage(_:prepareWith:)",
                "inAppMessage(_:willPresent:view:)", "inAppMessage(_:didPresent:view:)",
                "inAppMessage(_:willDismiss:view:)", "inAppMessage(_:didDismiss:view:)",
                "inAppMessage(_:shouldProcess:buttonId:message:view:)",
            ]
        ),
    ]

    /// The near misses in a Swift source text, in order.
    /// - Parameter shapes: only these shapes' requirements; nil takes them all. A name that several shapes
    ///   share is a near miss only if it fits none of them.
    public static func findings(in source: String, for shapes: [Shape]? = nil) -> [Finding] {
        let relevant = requirements.filter { shapes?.contains($0.shape) ?? true }
        return declarations(in: source).compactMap { declaration in
            let known = relevant.flatMap { entry in entry.methods.map { (entry.shape, $0) } }
            guard !known.contains(where: { $0.1 == declaration.signature }) else { return nil }
            let name = declaration.signature.prefix { $0 != "(" }
            let candidates = known.filter { $0.1.prefix { $0 != "(" } == name }
            let nearest = candidates.min {
                distance($0.1, declaration.signature) < distance($1.1, declaration.signature)
            }
            return nearest.map {
                Finding(line: declaration.line, declared: declaration.signature, meant: $0.1, shape: $0.0)
            }
        }
    }

    // MARK: Reading declarations

    private static func declarations(in source: String) -> [(line: Int, signature: String)] {
        let text = withoutComments(source)
        var found: [(line: Int, signature: String)] = []
        var rest = text[...]
        while let function = rest.range(of: "func ") {
            let line = text[..<function.lowerBound].count { $0 == "\n" } + 1
            rest = rest[function.upperBound...]
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let after = rest.dropFirst(name.count)
            guard after.first == "(", let labels = labels(of: after) else { continue }
            found.append((line, "\(name)(" + labels.map { "\($0):" }.joined() + ")"))
        }
        return found
    }

    /// The argument labels of a parameter list that starts with its parenthesis; nil if it does not end.
    private static func labels(of text: Substring) -> [String]? {
        var depth = 0
        var parameters: [String] = [""]
        for character in text {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            default: break
            }
            if depth == 0 { return parameters.compactMap(label) }
            if character == "," && depth == 1 {
                parameters.append("")
            } else {
                parameters[parameters.count - 1].append(character)
            }
        }
        return nil
    }

    private static func label(of parameter: String) -> String? {
        parameter.trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "(")))
            .split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "\n" }).first.map(String.init)
    }

    private static func withoutComments(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line) }
            .joined(separator: "\n")
    }

    /// How many characters have to change to make one signature the other.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let change = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
