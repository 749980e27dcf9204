import InAppCompat
import Testing

@testable import InAppContracts

@MainActor @Suite struct PairContractTests {
    @Test("An adopted delegate's own rules hold under every host, or are skipped with a reason")
    func pairs() throws {
        #expect(PairContract.pairs.count == CapabilityTable.shapes.count * CapabilityTable.shapes.count)
        for pair in PairContract.pairs {
            let report = try PairContract.report(on: pair)
            #expect(report.isSuccess, "\(report)")
            #expect((report.counts[.passed] ?? 0) >= 5)
            for result in report.results where result.status == .skipped {
                #expect(!result.explanation.isEmpty, "\(pair): \(result.id)")
            }
        }
    }

    @Test("What is listed as impossible in a pair is a rule of that delegate, and does not hold there")
    func limits() throws {
        for pair in PairContract.pairs {
            let listed = PairLimits.all.filter { $0.pair == pair }.map(\.rule)
            guard !listed.isEmpty else { continue }
            let report = try PairContract.report(on: pair, heedsLimits: false)
            for id in listed {
                let result = try #require(report[id])
                #expect(result.isFailure, "\(pair): \(id) \(result.status)")
            }
        }
    }

    @Test("AI-030 a gate that is asked on the main thread is found out in a pair")
    func brokenThread() throws {
        let rule = try #require(RuleBook.rules.first { $0.id == "AI-061" })
        let wrong = Trace([
            TraceEvent(
                time: 0, thread: .main, source: .delegate, name: "shouldShowMessage",
                arguments: [.init("message", "m1")], answer: "true")
        ])
        let result = rule.resultEverywhere(in: ["wrong": wrong])
        #expect(result.status == .failed)
        #expect(
            result.violations.first?.complaint
                == "expected delegate shouldShowMessage on the background thread")
    }
}
