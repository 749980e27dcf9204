import BrazeBridge
import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// The results of promises in short traces that are made by hand, and the tables of such results.
@Suite("Tables of promises", .timeLimit(.minutes(20))) struct PairTableTests {
    private static func rule(_ id: String) -> Rule {
        Rule(
            id, shape: .braze, majorVersion: 1, "Statement of \(id).", intent: "Intent.", source: "[S]",
            .outOfScope("Nobody sees it."))
    }

    private static func call(_ name: String) -> TraceEvent {
        TraceEvent(time: 0, thread: .main, source: .delegate, name: name)
    }

    private static let ended = Trace([call("shown"), call("gone")])
    private static let endless = Trace([call("shown")])
    private static let clause = Whenever(.delegate("shown"), then: .comes(.delegate("gone")))

    private static func result(_ id: String, in traces: [String: Trace]) -> PromiseResult {
        PromiseResult(rule(id), [clause], in: traces)
    }

    private static let kept = result("X-1", in: ["ended": ended, "idle": Trace()])
    private static let broken = result("X-2", in: ["ended": ended, "endless": endless])
    private static let idle = result("X-3", in: ["idle": Trace()])
    private static let lost = ["X-4", "X-5"].map { PromiseResult.impossible(rule($0), .gate, "No gate.") }
    private static let unseen = PromiseResult.impossible(rule("X-6"), .didHide, "Not told.")

    @Test(
        "A promise is kept, broken, impossible, or exercised by no story; the second and the last are failures"
    )
    func statuses() {
        #expect(Self.kept.status == .kept && Self.kept.isKept && !Self.kept.isFailure)
        #expect(Self.kept.stories == ["ended"] && Self.kept.violations.isEmpty)
        #expect(Self.broken.status == .broken && !Self.broken.isKept && Self.broken.isFailure)
        #expect(Self.broken.stories == ["ended", "endless"])
        #expect(
            Self.broken.violations == [
                PromiseResult.Violation(
                    story: "endless",
                    complaint: "whenever delegate shown, delegate gone occurs later; it is missing",
                    trace: Self.endless)
            ])
        #expect(Self.idle.status == .notExercised(["whenever delegate shown, delegate gone occurs later"]))
        #expect(!Self.idle.isKept && Self.idle.isFailure && Self.idle.stories.isEmpty)
        #expect(Self.unseen.status == .impossible(.didHide, reason: "Not told."))
        #expect(!Self.unseen.isKept && !Self.unseen.isFailure)
    }

    private static func report(_ host: ShapeKit, _ results: [PromiseResult]) -> PairReport {
        PairReport(host: host, delegate: .adobeIOS, results: results, traces: [:])
    }

    @Test("A report counts what is kept, and fails with a promise that is broken or not exercised")
    func reports() {
        let report = Self.report(.braze, [Self.kept, Self.broken, Self.idle, Self.unseen])
        #expect(report.name == "adobeIOS/braze" && report.keptCount == 1 && report.keptShare == 0.25)
        #expect(report.failures.map(\.id) == ["X-2", "X-3"] && !report.isSuccess)
        #expect(Self.report(.braze, [Self.kept, Self.unseen]).isSuccess)
        #expect(Self.report(.braze, []).keptShare == 0)
    }

    @Test("The table has a row for each delegate, and lists below it what each host lacks")
    func markdown() {
        let table = PairTable([
            Self.report(.braze, [Self.kept, Self.lost[0], Self.unseen, Self.lost[1]]),
            Self.report(.airship17, [Self.kept, Self.broken]),
        ])
        #expect(
            table.markdown == """
                | delegate | braze | airship17 |
                | --- | --- | --- |
                | adobeIOS | 1/4 | 1/2 broken |

                Under braze:

                - \(Capability.gate.name): No gate. (X-4, X-5)
                - \(Capability.didHide.name): Not told. (X-6)
                """)
        #expect(!table.isSuccess)
        #expect(table.losses.map(\.host) == [.braze, .braze])
        #expect(table.losses.map(\.rules) == [["X-4", "X-5"], ["X-6"]])
    }

    @Test("A host that lacks nothing has no list")
    func nothingLost() {
        let table = PairTable([Self.report(.braze, [Self.kept])])
        #expect(
            table.markdown == """
                | delegate | braze |
                | --- | --- |
                | adobeIOS | 1/1 |
                """)
        #expect(table.isSuccess && table.losses.isEmpty)
    }

    @Test("Of two reports about the same pair the first one counts, in the table and for the calls")
    func twice() {
        func reports(_ host: ShapeKit, _ results: [[PromiseResult]]) -> [PairReport] {
            results.enumerated().map { place, results in
                let trace = Trace(Array(repeating: Self.call("shown"), count: place + 1))
                return PairReport(host: host, delegate: .adobeIOS, results: results, traces: ["one": trace])
            }
        }
        let table = PairTable(
            reports(.braze, [[Self.kept], [Self.broken]]), own: reports(.adobeIOS, [[], []]))
        #expect(table.rows == [["delegate", "braze"], ["adobeIOS", "1/1"]])
        #expect(table.callRows == [["delegate", "braze"], ["adobeIOS", "1/1"]])
    }
}
