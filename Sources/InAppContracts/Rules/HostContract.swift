import Foundation

/// Checks a shape's headless host against the rules, which are what a delegate may rely on.
///
/// Main actor: the scenarios are played there, each on a stage of its own.
@MainActor public enum HostContract {
    /// Plays the scenarios of a shape with a recording delegate and checks the traces against the rules.
    /// - Parameters:
    ///   - kit: the shape.
    ///   - ids: checks only these rules, in the scenarios that concern them; nil checks them all.
    ///   - realTime: the result of `realTimeTraces(on:)`, whose traces are checked as well.
    /// - Throws: `ScenarioError` for a scenario that cannot be read or played.
    public static func report(
        on kit: ShapeKit, only ids: Set<String>? = nil, and realTime: [String: Trace] = [:]
    ) throws -> ContractReport {
        let rules = kit.rules.filter { ids?.contains($0.id) ?? true }
        let needed = ids == nil ? nil : scenarios(for: rules)
        let traces = try traces(on: kit, of: needed) { .scriptedDelegate }.merging(realTime) { $1 }
        return ContractReport(subject: "host of \(kit)", results: rules.map { $0.result(in: traces) })
    }

    /// The traces of every scenario of a shape in virtual time, by name.
    public static func traces(
        on kit: ShapeKit, subject: () -> ScenarioSubject = { .scriptedDelegate }
    ) throws -> [String: Trace] {
        try traces(on: kit, of: nil, subject: subject)
    }

    private static func traces(
        on kit: ShapeKit, of names: Set<String>?, subject: () -> ScenarioSubject
    ) throws -> [String: Trace] {
        var traces: [String: Trace] = [:]
        for (name, scenario) in try scenarios(of: kit, named: names) where !scenario.isRealTime {
            traces[name] = try ScenarioRunner.run(scenario, on: kit, subject: subject()).trace
        }
        return traces
    }

    /// The reports of several shapes, in their order. They include the scenarios in real time with real threads, which
    /// are played side by side.
    /// - Parameters:
    ///   - kits: the shapes.
    ///   - ids: checks only these rules; nil checks them all.
    /// - Throws: `ScenarioError` for a scenario that cannot be read or played.
    public static func reports(
        on kits: [ShapeKit], only ids: Set<String>? = nil
    ) async throws -> [ContractReport] {
        let realTime = try await SideBySide.map(kits) { kit in
            let chosen = ids.map { ids in kit.rules.filter { ids.contains($0.id) } }
            return try await realTimeTraces(on: kit, of: chosen.flatMap(scenarios(for:)))
        }
        return try zip(kits, realTime).map { try report(on: $0, only: ids, and: $1) }
    }

    /// The traces of a shape's scenarios in real time, with real threads, by name. The scenarios are played side by
    /// side, each on a stage of its own.
    /// - Throws: `ScenarioError` for a scenario that cannot be read or played.
    public static func realTimeTraces(on kit: ShapeKit) async throws -> [String: Trace] {
        try await realTimeTraces(on: kit, of: nil)
    }

    private static func realTimeTraces(
        on kit: ShapeKit, of names: Set<String>?
    ) async throws -> [String: Trace] {
        let scenarios = try scenarios(of: kit, named: names).filter(\.value.isRealTime)
        let traces = try await SideBySide.map(Array(scenarios)) { name, scenario in
            (name, try await ScenarioRunner.play(scenario, on: kit).trace)
        }
        return Dictionary(uniqueKeysWithValues: traces)
    }

    /// The scenarios that some rules have to do with; nil where that is every one.
    private static func scenarios(for rules: [Rule]) -> Set<String>? {
        let checks = rules.compactMap(\.check)
        guard checks.allSatisfy(\.everywhere.isEmpty) else { return nil }
        return Set(checks.flatMap { $0.parts + $0.realTime }.map(\.scenario))
    }

    private static func scenarios(of kit: ShapeKit, named names: Set<String>?) throws -> [String: Scenario] {
        try kit.scenarios.filter { names?.contains($0.key) ?? true }
            .mapValues { try Scenario(json: Data($0.utf8), for: [kit]) }
    }
}
