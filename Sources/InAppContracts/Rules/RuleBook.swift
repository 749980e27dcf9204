public import InAppCompat

/// Where the rules of a shape are stated: says once what all of them have in common.
public protocol RuleBook {
    /// The shape that makes the promises.
    static var shape: SDKShape { get }
    /// The major version of the SDK that they were read from.
    static var majorVersion: Int { get }
    /// The sources that leave room for doubt.
    static var unsureSources: [String] { get }
}

extension RuleBook {
    /// States a rule of the shape. One whose source leaves room for doubt is unsure and does not bind, as is one
    /// that is said to be unsure.
    ///
    /// - Parameters:
    ///   - id: the number, as in `XY-018`.
    ///   - statement: the promise, in a sentence or two.
    ///   - intent: what somebody who writes a delegate gets out of it.
    ///   - source: where the promise was found.
    ///   - level: how binding it is; nil for what follows from how sure it is.
    ///   - isUnsure: whether it is in doubt, whatever its source.
    ///   - testability: what can be done about it headless.
    public static func rule(
        _ id: String, _ statement: String, intent: String, source: String, level: Rule.Level? = nil,
        isUnsure: Bool = false, _ testability: Rule.Testability
    ) -> Rule {
        let isUnsure = isUnsure || unsureSources.contains(source)
        return Rule(
            id, shape: shape, majorVersion: majorVersion, level: level ?? (isUnsure ? .should : .must),
            statement, intent: intent, source: source, isUnsure: isUnsure, testability)
    }
}
