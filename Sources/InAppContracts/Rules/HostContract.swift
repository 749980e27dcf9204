import Foundation

/// Checks a shape's headless host against the rules, which are what a delegate may rely on.
///
/// Main actor: the scenarios are played there, each on a stage of its own.
@MainActor public enum HostContract {
    /// Plays every scenario of a shape with a recording delegate and checks the traces against the rules.
    /// - Parameters:
    ///   - kit: the shape.
    ///   - ids: checks only these rules; nil checks them all.
    ///   - realTime: the result of `realTimeTraces(on:)`, whose traces are checked as well.
    /// - Throws: `ScenarioError` for a scenario that cannot be read or played.
    public static func report(
        on kit: ShapeKit, only ids: Set<String>? = nil, and realTime: [String: Trace] = [:]
    ) throws -> ContractReport {
        let traces = try traces(on: kit).merging(realTime) { $1 }
        let rules = kit.rules.filter { ids?.contains($0.id) ?? true }
        return ContractReport(subject: "host of \(kit)", results: rules.map { $0.result(in: traces) })
    }

    /// The traces of every scenario of a shape in virtual time, by name.
    public static func traces(
        on kit: ShapeKit, subject: () -> ScenarioSubject = { .scriptedDelegate }
    ) throws -> [String: Trace] {
        var traces: [String: Trace] = [:]
        for (name, scenario) in try scenarios(of: kit) where !scenario.isRealTime {
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
        let realTime = try await SideBySide.map(kits) { try await realTimeTraces(on: $0) }
        return try zip(kits, realTime).map { try report(on: $0, only: ids, and: $1) }
    }

    /// The traces of a shape's scenarios in real time, with real threads, by name. The scenarios are played side by
    /// side, each on a stage of its own.
    /// - Throws: `ScenarioError` for a scenario that cannot be read or played.
    public static func realTimeTraces(on kit: ShapeKit) async throws -> [String: Trace] {
        let scenarios = try scenarios(of: kit).filter(\.value.isRealTime)
        let traces = try await SideBySide.map(Array(scenarios)) { name, scenario in
            (name, try await ScenarioRunner.play(scenario, on: kit).trace)
        }
        return Dictionary(uniqueKeysWithValues: traces)
    }

    private static func scenarios(of kit: ShapeKit) throws -> [String: Scenario] {
        try kit.scenarios.mapValues { try Scenario(json: Data($0.utf8), for: [kit]) }
    }
}
