import BuiltInShapes
import Foundation
import InAppCompat
import ModelTesting
import Testing

@testable import InAppContracts

/// Items wait concurrently; their results are in order.
@Suite("Side by side", .realTime, .timeLimit(.minutes(20))) @MainActor struct SideBySideTests {
    private struct Trouble: Error, Equatable { let place: Int }

    @Test("STAGE an item may wait for a later one, and the results are in the order of the items")
    func order() async throws {
        let (ends, end) = AsyncStream.makeStream(of: Int.self)
        let began = Locked<[Int]>([])
        let results = try await SideBySide.map([2, 1, 0]) { item in
            began.withLock { $0.append(item) }
            if item == 0 { end.finish() }
            if item == 2 { for await _ in ends {} }
            return "\(item)"
        }
        #expect(results == ["2", "1", "0"])
        #expect(Set(began.current) == [0, 1, 2])
        #expect(try await SideBySide.map([]) { (item: Int) in item } == [])
    }

    @Test("STAGE an error is thrown after the other items have ended")
    func failure() async {
        let ended = Locked<[Int]>([])
        await #expect(throws: Trouble(place: 1)) {
            _ = try await SideBySide.map(Array(0..<4)) { item in
                if item == 1 { throw Trouble(place: item) }
                for _ in 0..<item { await Task.yield() }
                ended.withLock { $0.append(item) }
                return item
            }
        }
        #expect(ended.current.sorted() == [0, 2, 3])
    }

    @Test("STAGE reports of several shapes are in order, and include the rules about real threads")
    func reports() async throws {
        let kits = [ShapeKit].builtIn
        let reports = try await HostContract.reports(on: kits)
        #expect(reports.map(\.subject) == kits.map { "host of \($0)" })
        for (report, kit) in zip(reports, kits) {
            #expect(report.isSuccess, "\(report.markdown)")
            #expect(report.results.map(\.id) == kit.rules.map(\.id))
        }
        let alone = try await HostContract.report(
            on: .airship18, and: HostContract.realTimeTraces(on: .airship18))
        #expect(reports.last?.results.map(\.status) == alone.results.map(\.status))
    }

    @Test(
        "STAGE a shape that is played twice at a time keeps every rule about real threads: each scenario has its own SDK"
    )
    func twice() async throws {
        let kits = [ShapeKit].builtIn + [ShapeKit].builtIn.reversed()
        let played = try await SideBySide.map(kits) { try await HostContract.realTimeTraces(on: $0) }
        for (kit, traces) in zip(kits, played) {
            let rules = kit.rules.filter { $0.check?.realTime.isEmpty == false }
            #expect(!rules.isEmpty)
            for rule in rules {
                let result = rule.result(in: traces)
                #expect(result.status == .passed, "\(rule.id) \(result.violations)")
            }
        }
    }

    @Test("STAGE only the requested rules are reported")
    func someRules() async throws {
        let reports = try await HostContract.reports(on: .builtIn, only: ["BZ-036"])
        #expect(reports.flatMap(\.results).map(\.id) == ["BZ-036"])
        #expect(reports.filter { !$0.results.isEmpty }.map(\.subject) == ["host of braze"])
    }

    @Test("STAGE a scenario in real time that cannot be played fails the shape, and names the step")
    func unplayable() async throws {
        let text = #"""
            {"name": "n", "shape": "braze", "time": "real", "payloads": {},
             "steps": [{"together": [{"app": "discardContext", "message": "nobody"}]}]}
            """#
        let kit = ShapeKit.braze
        let broken = ShapeKit(
            title: kit.title, capabilities: kit.capabilities, driver: kit.driver, adopt: kit.adopt,
            rules: kit.rules, scenarios: kit.scenarios.merging(["broken": text]) { $1 },
            requirements: kit.requirements, port: kit.port, campaigns: kit.campaigns)
        await #expect {
            _ = try await HostContract.reports(on: [.adobeIOS, broken])
        } throws: {
            let error = $0 as? ScenarioError
            return error?.code == .stepFailed && error?.keyPath == "steps[0].together[0]"
        }
    }
}
