import AdobeAndroidOnJava
import Foundation
import InAppContracts
import JavaMachine

/// Plays every scenario of a generation twice, on the model alone and through a virtual machine, and compares the traces.
@MainActor enum Play<Played: Generation> {
    private static var shape: ShapeKit { Played.kit }

    /// - Parameter list: the file that gets the names of the scenarios that were played, and of those that were not;
    ///   one whose name ends with `-policies` gets the trace of the handler behind policies.
    /// - Returns: whether all traces are equal and all checks pass.
    static func run(list: String) throws -> Bool {
        try Played.World.register()
        try Contracts.register(Played.self)
        var differing = 0
        var played: [String] = []
        var leftOut: [String] = []
        for (name, text) in shape.scenarios.sorted(by: { $0.key < $1.key }) {
            let scenario = try Scenario(json: Data(text.utf8), for: [shape])
            guard !scenario.isRealTime else {
                leftOut.append("\(name) (on the model only: in real time)")
                continue
            }
            played.append(name)
            if try !compare(name, { try play(scenario, on: $0) }) { differing += 1 }
        }
        print(
            "\(played.count) scenarios, \(played.count - differing) with the same trace as on the model alone"
        )
        try write(played + leftOut, to: list)
        let checks = checks(list: list)
        let failing = checks.filter { !passes($0.name, $0.check) }.count
        print("\(played.count - differing + checks.count - failing) passed, \(differing + failing) failed")
        return differing + failing == 0
    }

    private static func write(_ lines: [String], to path: String) throws {
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: path))
    }

    private static func play(_ scenario: Scenario, on kit: ShapeKit) throws -> [String] {
        try ScenarioRunner.run(scenario, on: kit, subject: .scriptedHandler).trace.events.map(\.description)
    }

    private static func checks(list: String) -> [BorderCheck] {
        var checks = Border.all(Played.self)
        checks.append(
            (
                "a handler behind the whole stack of policies has the same trace",
                {
                    let isSame = try compare("policies") { kit in
                        try PolicyPlay(on: kit, campaigns: shape).lines()
                    }
                    if !isSame { throw JavaMachineError("the traces differ") }
                    let lines = try PolicyPlay(on: shape, campaigns: shape).lines()
                    try write(lines, to: "\(list)-policies")
                }
            ))
        if Border.hasKotlin {
            checks.append(
                (
                    "a Kotlin delegate's report is that of the Swift spelling",
                    { try Border.kotlinReports(Played.self) }
                ))
        } else {
            print("-- left out: Kotlin's delegates, which were not compiled")
        }
        return checks
    }

    private static func passes(_ name: String, _ check: @MainActor () throws -> Void) -> Bool {
        do {
            try check()
            print("-- \(name)")
            return true
        } catch {
            print("-- NOT SO: \(name): \(error)")
            return false
        }
    }

    /// Whether both traces are equal.
    /// - Throws: what playing on the model alone throws.
    private static func compare(_ name: String, _ play: (ShapeKit) throws -> [String]) throws -> Bool {
        let expected = try play(shape)
        let found = try Worlds.withNew(Played.World.self) { _ in outcome { try play(Played.machine) } }
        if expected == found { return true }
        print("-- \(name): expected, then found")
        for change in found.difference(from: expected) {
            switch change {
            case .remove(let line, let text, _): print("  - \(line): \(text)")
            case .insert(let line, let text, _): print("  + \(line): \(text)")
            }
        }
        return false
    }

    /// The lines of the trace, or the reason why there is none.
    private static func outcome(_ body: () throws -> [String]) -> [String] {
        do { return try body() } catch { return ["\(error)"] }
    }
}
