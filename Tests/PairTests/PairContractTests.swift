import AdobeIOSContracts
import BuiltInShapes
import InAppCompat
import ModelTesting
import Testing

@testable import InAppContracts

@MainActor @Suite(.timeLimit(.minutes(20))) struct PairContractTests {
    /// How many rules of the delegate hold in each pair, by host; the delegates in the order of the table. A delegate
    /// is checked against every rule of its own under its own SDK, elsewhere against those about every trace.
    nonisolated static let passed: [ShapeKit: [Int]] = [
        .adobeIOS: [83, 6, 6, 11, 7, 2],
        .adobeAndroid2: [6, 64, 6, 11, 5, 2],
        .adobeAndroid3: [6, 6, 81, 11, 7, 2],
        .braze: [6, 6, 6, 78, 7, 2],
        .airship17: [6, 6, 6, 11, 80, 2],
        .airship18: [5, 5, 5, 9, 7, 136],
        .airship18Pages: [6, 6, 6, 11, 7, 0],
    ]

    private static var played: [PairContract.Pair: [String: Trace]] = [:]

    /// The traces of a pair, played once.
    private static func traces(on pair: PairContract.Pair) throws -> [String: Trace] {
        if let known = played[pair] { return known }
        let traces = try PairContract.traces(on: pair)
        played[pair] = traces
        return traces
    }

    /// A host and a delegate that it drives. A plain run plays every delegate under its own SDK, and one of two pairs in each row and
    /// column of the table.
    private static func pair(_ host: ShapeKit, _ delegate: ShapeKit) -> PairContract.Pair? {
        let kits = [ShapeKit].builtIn
        let hosts = kits.hosts(of: delegate)
        let place = kits.firstIndex(of: delegate) ?? 0
        guard hosts.contains(host),
            host == delegate || LongRun.share(of: hosts, one: 2, from: place).contains(host)
        else { return nil }
        return PairContract.Pair(host: host, delegate: delegate)
    }

    @Test("Every shape drives a delegate of every shape") func complete() {
        let kits = [ShapeKit].builtIn
        // Airship 18 counts as two hosts, one of which is for delegates of other shapes.
        #expect(Set(PairContract.pairs(of: kits)).count == kits.count * kits.count + kits.count - 1)
    }

    @Test("Two shapes make four pairs, each with its report") func reports() throws {
        let reports = try StoryContract.reports(of: [.adobeAndroid2, .adobeIOS])
        #expect(
            reports.map(\.name) == [
                "adobeAndroid2/adobeAndroid2", "adobeAndroid2/adobeIOS", "adobeIOS/adobeAndroid2",
                "adobeIOS/adobeIOS",
            ])
        #expect(reports.allSatisfy { !$0.results.isEmpty && !$0.traces.isEmpty })
    }

    @Test(
        "An adopted delegate's own rules hold under every host, or are skipped with a reason",
        arguments: [ShapeKit].builtIn.hosts, [ShapeKit].builtIn)
    func pairs(_ host: ShapeKit, _ delegate: ShapeKit) throws {
        guard let pair = Self.pair(host, delegate) else { return }
        let report = PairContract.report(of: try Self.traces(on: pair), on: pair)
        #expect(report.isSuccess, "\(report)")
        let place = try #require([ShapeKit].builtIn.firstIndex(of: delegate))
        #expect(report.counts[.passed] == Self.passed[host]?[place], "\(pair)")
        for result in report.results where result.status == .skipped {
            #expect(!result.explanation.isEmpty, "\(pair): \(result.id)")
        }
    }

    @Test(
        "Each rule listed as impossible in a pair is a rule of that delegate, and does not hold there",
        arguments: [ShapeKit].builtIn.hosts, [ShapeKit].builtIn)
    func limits(_ host: ShapeKit, _ delegate: ShapeKit) throws {
        guard let pair = Self.pair(host, delegate) else { return }
        let listed = pair.limitedRules
        guard !listed.isEmpty else { return }
        let report = PairContract.report(
            of: try Self.traces(on: pair), on: pair, only: Set(listed), heedsLimits: false)
        for id in listed {
            let result = try #require(report[id])
            #expect(result.isFailure, "\(pair): \(id) \(result.status)")
        }
    }

    @Test("AI-030 a gate that is asked on the main thread is detected in a pair")
    func brokenThread() throws {
        let rule = try #require(ShapeKit.adobeIOS.rules.first { $0.id == "AI-061" })
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
