import Foundation
import InAppContracts
import Testing

/// The rules of Adobe's shape for iOS, held against the headless host.
@Suite("Adobe iOS rules") @MainActor struct AdobeIOSRuleTests {
    /// A rule as a test case: its number and what it says.
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: Rule
        var testDescription: String { "\(rule.id) \(rule.statement)" }
    }

    /// Every number that the facts about the SDK give.
    nonisolated static let numbers = [
        "001", "002", "003", "004", "005", "006", "007", "010", "011", "012", "013", "014", "020", "021",
        "030",
        "031", "032", "033", "034", "035", "036", "037", "038", "039", "040", "041", "042", "050", "051",
        "052",
        "053", "054", "060", "061", "062", "063", "070", "071", "072", "073", "074", "075", "076", "077",
        "078",
        "079", "080", "081", "082", "083", "090", "091", "092", "093", "094", "095", "096", "097", "098",
        "099",
        "100", "110", "111", "112", "113", "114", "115", "116", "120", "121", "122", "123", "124", "125",
        "126",
        "130",
    ]

    nonisolated static let rules = RuleBook.chapter(on: .adobeIOS)?.rules ?? []

    /// The traces of every scenario, played once.
    static let traces = Result { try HostContract.traces(on: .adobeIOS) }

    @Test("every rule of the facts is there, once and in order, and no other") func complete() {
        #expect(Self.numbers.count == 76)
        #expect(Self.rules.map(\.id) == Self.numbers.map { "AI-\($0)" })
    }

    @Test("a rule holds on the host, or says why it is not checked", arguments: rules.map(Case.init))
    func rule(_ test: Case) throws {
        let rule = test.rule
        let result = rule.result(in: try Self.traces.get())
        switch rule.testability {
        case .checked:
            // Unsure rules never fail a host, but this host keeps them.
            #expect(result.status == .passed, "\(result.words)")
        case .untestable(let reason):
            #expect(result.status == .untestable && reason.count > 20)
        case .outOfScope(let reason):
            #expect(result.status == .outOfScope && reason.count > 20)
        }
        #expect(rule.shape == .adobeIOS && rule.majorVersion == 5)
        #expect(!rule.statement.isEmpty && !rule.intent.isEmpty && !rule.source.isEmpty)
    }

    @Test(
        "each scenario that a check names exists, and each part of it is exercised",
        arguments: rules.map(Case.init))
    func parts(_ test: Case) throws {
        let traces = try Self.traces.get()
        for part in test.rule.check?.parts ?? [] {
            let trace = try #require(traces[part.scenario])
            for expectation in part.expectations {
                #expect(expectation.outcome(in: trace) == .met, "\(part.scenario): \(expectation)")
            }
        }
    }

    @Test("every scenario serves a rule, or all of them") func scenarios() {
        let named = Self.rules.compactMap(\.check).flatMap { $0.parts + $0.realTime }.map(\.scenario)
        let unnamed = Set((RuleBook.chapter(on: .adobeIOS)?.scenarios ?? [:]).keys).subtracting(named)
        #expect(unnamed == ["re-entrant"])
    }

    @Test("the host passes as a whole, with nearly every observable rule checked") func report() throws {
        let report = try HostContract.report(on: .adobeIOS)
        #expect(report.isSuccess, "\(report)")
        #expect(report.coverage >= 0.85)
        #expect(report.counts == [.passed: 73, .untestable: 2, .outOfScope: 1])
    }
}
