public import InAppCompat

/// The document that lists a shape's rules. It is kept in the shape's folder.
public enum ContractsDocument {
    /// The whole document.
    public static func text(on kit: ShapeKit) -> String {
        let rules = kit.rules
        let observable = rules.filter { if case .outOfScope = $0.testability { false } else { true } }
        let checked = observable.filter { $0.check != nil }
        let body = rules.flatMap(lines).joined(separator: "\n").trimmedEnd
        return """
            # The rules: \(kit.title)

            Made by `inapp-compat contracts --document --shape \(kit)`; do not edit. Each rule is a promise of the
            vendor's SDK that a delegate may rely on, in our own words, with its source. `unsure` marks a
            rule whose source leaves room for doubt; it never fails a host.

            \(rules.count) rules, \(observable.count) of them observable by an app's code, \(checked.count) checked.

            \(body)

            """
    }

    private static func lines(_ rule: Rule) -> [String] {
        let level = rule.isUnsure ? "\(rule.level.rawValue), unsure" : rule.level.rawValue
        return [
            "## \(rule.id)", "", "\(rule.statement)", "", "- Intent: \(rule.intent)", "- Level: \(level)",
            "- Source: \(rule.source)", "- \(testability(rule))",
        ] + concern(rule) + [""]
    }

    private static func concern(_ rule: Rule) -> [String] {
        switch rule.concern {
        case nil: []
        case .promise: ["- Concerns: the delegate, under every host"]
        case .sdkAlone(let matter): ["- Concerns: the SDK alone (\(matter))"]
        }
    }

    private static func testability(_ rule: Rule) -> String {
        switch rule.testability {
        case .checked(let check):
            let names =
                (check.parts + check.realTime).map(\.scenario)
                + (check.everywhere.isEmpty ? [] : ["every scenario"])
            return "Checked in: " + names.joined(separator: ", ")
        case .untestable(let reason): return "Not testable headless: \(reason)"
        case .outOfScope(let reason): return "Out of scope: \(reason)"
        }
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.hasSuffix("\n") { text = text.dropLast() }
        return String(text)
    }
}

/// Builds scenarios as JSON text, as a shape's library contains them.
public enum ScenarioText {
    /// A scenario's name and its text.
    public typealias Named = (String, String)

    /// Builds a scenario.
    /// - Parameters:
    ///   - name: its name.
    ///   - about: what it shows, in a sentence.
    ///   - shape: the shape that it is for.
    ///   - payloads: the campaigns, as JSON text by name.
    ///   - gate: the answers of the gate, as JSON text; nil to always answer yes.
    ///   - reactions: what happens inside callbacks, each as JSON text.
    ///   - steps: the steps, each as JSON text.
    public static func scenario(
        _ name: String, _ about: String, on shape: SDKShape, payloads: [String: String], gate: String?,
        reactions: [String] = [], steps: [String]
    ) -> Named {
        let campaigns = payloads.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        let script = gate.map { "\n  \"script\": { \"gate\": \($0) }," } ?? ""
        return (
            name,
            """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "\(shape.name)",
              "payloads": { \(campaigns.joined(separator: ", ")) },\(script)
              "reactions": [\(reactions.joined(separator: ", "))],
              "steps": [
                \(steps.joined(separator: ",\n    "))
              ]
            }
            """
        )
    }
}

extension String {
    /// The step, as JSON text, after which the stage does not run until it is idle.
    public var unsettled: String {
        "{ \"settle\": false," + dropFirst()
    }
}
