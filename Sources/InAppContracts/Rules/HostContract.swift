import Foundation
public import InAppCompat

/// Holds a shape's headless host against the rules: what a delegate may rely on.
///
/// Main actor: scenarios are played there, each on a stage of its own.
@MainActor public enum HostContract {
    /// Plays every scenario of a shape with a recording delegate and holds the traces against the rules.
    /// - Parameter ids: only these rules; nil takes them all.
    /// - Throws: `ScenarioError` for a scenario that cannot be read or played.
    public static func report(on shape: Shape, only ids: Set<String>? = nil) throws -> ContractReport {
        let traces = try traces(on: shape)
        let rules = (RuleBook.chapter(on: shape)?.rules ?? []).filter { ids?.contains($0.id) ?? true }
        return ContractReport(subject: "host of \(shape)", results: rules.map { $0.result(in: traces) })
    }

    /// The traces of every scenario of a shape, by name.
    public static func traces(
        on shape: Shape, subject: () -> ScenarioSubject = { .scriptedDelegate }
    ) throws -> [String: Trace] {
        try (RuleBook.chapter(on: shape)?.scenarios ?? [:]).mapValues { text in
            let scenario = try Scenario(json: Data(text.utf8))
            return try ScenarioRunner.run(scenario, on: shape, subject: subject()).trace
        }
    }
}
