import AdobeAndroidOnJava
import Foundation
import InAppContracts
import JavaMachine

/// Plays every scenario of a generation twice, on the model alone and through a virtual machine, and compares the traces.
@MainActor enum Play<Played: Generation> {
    private static var shape: ShapeKit { Played.kit }

    /// - Parameter list: the file that gets the names of the scenarios, with the reason for those that cannot be played; those
    ///   whose names end with `-policies` and `-capabilities` get the traces of handlers of their own.
    /// - Returns: whether all traces are equal and all checks pass.
    static func run(list: String) throws -> Bool {
        try Played.World.register()
        if let contracted = Played.self as? any ContractGeneration.Type { try Contracts.register(contracted) }
        let names = shape.scenarios.keys.sorted()
        let outcomes = try names.map { ($0, try compare($0)) }
        let differing = outcomes.filter { $0.1 == .different }.count
        print(
            "\(names.count) scenarios, \(names.count - differing) with the same trace as on the model alone")
        try write(outcomes.map { name, outcome in name + outcome.note }, to: list)
        let checks = checks(list: list)
        let failing = checks.filter { !passes($0.name, $0.check) }.count
        print("\(names.count - differing + checks.count - failing) passed, \(differing + failing) failed")
        return differing + failing == 0
    }

    private static func compare(_ name: String) throws -> Comparison {
        let scenario = try Scenario(json: Data((shape.scenarios[name] ?? "").utf8), for: [shape])
        return try compare(name) { kit in
            scenario.isRealTime ? try RealTimePlay.lines(scenario, on: kit) : try lines(scenario, on: kit)
        }
    }

    private static func write(_ lines: [String], to path: String) throws {
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
    }

    private static func lines(_ scenario: Scenario, on kit: ShapeKit) throws -> [String] {
        try ScenarioRunner.run(scenario, on: kit, subject: .scriptedHandler).trace.events.map(\.description)
    }

    private static func checks(list: String) -> [BorderCheck] {
        let plays: [(kind: String, who: String, play: @MainActor (ShapeKit) throws -> [String])] = [
            (
                "policies", "a handler behind the whole stack of policies",
                { try PolicyPlay(on: $0, campaigns: shape).lines() }
            ),
            (
                "capabilities", "a handler that uses all that the bridge can do",
                { try CapabilityPlay(on: $0, campaigns: shape).lines() }
            ),
        ]
        let ofHandlers = plays.map { kind, who, play -> BorderCheck in
            (
                "\(who) has the same trace",
                {
                    guard try compare(kind, play) == .same else {
                        throw JavaMachineError("the traces differ")
                    }
                    try write(play(shape), to: "\(list)-\(kind)")
                }
            )
        }
        return Border.all(Played.self) + ofHandlers
    }

    private static func passes(_ name: String, _ check: @MainActor () throws -> Void) -> Bool {
        do {
            try check()
            print("-- \(name)")
            return true
        } catch {
            print("-- FAILED: \(name): \(error)")
            return false
        }
    }

    private static func compare(
        _ name: String, _ play: (ShapeKit) throws -> [String]
    ) throws -> Comparison {
        let expected = Outcome { try play(shape) }
        let found = try Worlds.withNew(Played.World.self) { _ in Outcome { try play(Played.machine) } }
        if expected == found { return expected.failure.map(Comparison.failing) ?? .same }
        print("-- \(name): expected, then found")
        for change in found.lines.difference(from: expected.lines) {
            switch change {
            case .remove(let line, let text, _): print("  - \(line): \(text)")
            case .insert(let line, let text, _): print("  + \(line): \(text)")
            }
        }
        return .different
    }
}

/// The comparison of a scenario's results on the model alone and through the machine. A value.
private enum Comparison: Equatable {
    case same, different
    /// Both fail for this reason: the version does not support it.
    case failing(String)

    var note: String {
        if case .failing(let reason) = self { " (fails on both: \(reason))" } else { "" }
    }
}

/// The lines of a trace, or the reason why there is none. A value.
private struct Outcome: Equatable {
    var lines: [String]
    var failure: String?

    init(_ body: () throws -> [String]) {
        do {
            lines = try body()
        } catch {
            failure = "\(error)"
            lines = ["\(error)"]
        }
    }
}
