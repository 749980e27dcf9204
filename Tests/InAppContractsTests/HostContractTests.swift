import BrazeBridge
import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// Which scenarios are played for some of a host's rules.
@MainActor @Suite("Rules of a host", .timeLimit(.minutes(20))) struct HostContractTests {
    private func rule(_ id: String, _ check: RuleCheck) -> Rule {
        Rule(
            id, shape: .braze, majorVersion: 1, "Statement.", intent: "Intent.", source: "[S]",
            .checked(check))
    }

    /// Braze with two scenarios that can be played, one of them in real time, and one that cannot be read.
    private func kit() -> ShapeKit {
        func scenario(_ time: String) -> String {
            #"{"name": "n", "shape": "braze", "time": "\#(time)", "steps": [{"app": "look"}]}"#
        }
        let looks = InAppContracts.Expectation.occurs(EventPattern(.app, "look"))
        let braze = ShapeKit.braze
        return ShapeKit(
            title: braze.title, capabilities: braze.capabilities, driver: braze.driver, adopt: braze.adopt,
            rules: [
                rule("X-1", .scenario("one", looks)),
                rule("X-2", RuleCheck(parts: [], everywhere: []).and(realTime: "real", looks)),
                rule("X-3", .scenario("one", looks).and(everywhere: looks)),
                rule("X-4", .scenario("broken", looks)),
            ], scenarios: ["one": scenario("virtual"), "real": scenario("real"), "broken": "{}"],
            requirements: braze.requirements, port: braze.port, campaigns: braze.campaigns)
    }

    private func played(_ ids: String...) -> [String] {
        do {
            return try HostContract.report(on: kit(), only: Set(ids)).results.map { "\($0.id) \($0.status)" }
        } catch {
            return ["\(error)"]
        }
    }

    @Test("Only the scenarios of the wanted rules are played, unless one of them is about every trace")
    func wanted() async throws {
        #expect(played("X-1") == ["X-1 passed"])
        #expect(played("X-1", "X-2") == ["X-1 passed", "X-2 notExercised"])
        let unreadable = ["name: missing, expected a string."]
        #expect(played("X-3") == unreadable)
        #expect(played("X-1", "X-4") == unreadable)
        #expect(played() == [])
        let reports = try await HostContract.reports(on: [kit()], only: ["X-1", "X-2"])
        #expect(reports.map(\.subject) == ["host of braze"])
        #expect(reports.flatMap(\.results).map { "\($0.id) \($0.status)" } == ["X-1 passed", "X-2 passed"])
    }
}
