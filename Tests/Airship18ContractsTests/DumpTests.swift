import Airship18Contracts
import InAppContracts
import RuleTesting
import Testing
import Foundation
@MainActor struct DumpTests {
    @Test func dump() throws {
        for (name, text) in ShapeKit.airship18.scenarios.sorted(by: { $0.key < $1.key }) {
            do {
                let scenario = try Scenario(json: Data(text.utf8), for: [.airship18])
                guard !scenario.isRealTime else { continue }
                let trace = try ScenarioRunner.run(scenario, on: .airship18).trace
                print("=== \(name)")
                for (e, c) in zip(trace.events, trace.calls) { print("  [\(e.time)] \(c)" + (e.observed.isEmpty ? "" : "  {\(e.observed.map { "\($0.name)=\($0.value)" }.joined(separator: " "))}")) }
            } catch { print("=== \(name) ERROR \(error)") }
        }
    }
}
