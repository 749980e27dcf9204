import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCommand
import InAppCompat
import InAppContracts
import LanternContracts
import LanternModel
import Testing

@Suite("Lantern, an external shape", .timeLimit(.minutes(20))) @MainActor struct LanternTests {
    nonisolated static let rules = ShapeKit.lantern.rules
    nonisolated static let (vetoes, didPresent) = (
        EventPattern.delegate("vetoes"), EventPattern.delegate("didPresent")
    )
    nonisolated static let didDismiss = EventPattern.delegate("didDismiss")

    /// The traces of hosts that break a rule, and the texts that report it.
    nonisolated static let mutants: [String: [Mutant]] = [
        "001": [Mutant("shown", .duplicate(vetoes), "expected 1 × delegate vetoes, found 2")],
        "002": [Mutant("shown", .thread(vetoes, .main), "delegate vetoes on the background thread")],
        "003": [Mutant("shown", .thread(didPresent, .background), "delegate didPresent on the main thread")],
        "004": [Mutant("shown", .thread(didDismiss, .background), "delegate didDismiss on the main thread")],
        "005": [
            Mutant("shown", .drop(vetoes), "expected delegate vetoes before sdk shown"),
            Mutant("shown", .drop(didPresent), "expected delegate didPresent directly after sdk shown"),
        ],
        "006": [
            Mutant("vetoed", .drop(.sdk("vetoed")), "expected 1 × sdk vetoed, found 0"),
            Mutant("vetoed", .insert(.delegate, "didPresent"), "expected no delegate didPresent"),
        ],
        "007": [
            Mutant("shown-later", .duplicate(vetoes), "expected 1 × delegate vetoes, found 2"),
            Mutant("shown-later", .drop(.sdk("shown")), "expected sdk shown directly after sdk vetoed"),
        ],
        "008": [
            Mutant("busy", .drop(.sdk("busy")), "expected 1 × sdk busy(card: b), found 0"),
            Mutant("busy", .duplicate(didPresent), "expected 1 × delegate didPresent, found 2"),
        ],
        "009": [
            Mutant("shown", .set(didDismiss, "reason", "code"), "with reason: user, found code"),
            Mutant("outside", .set(didDismiss, "reason", "code"), "with reason: user, found code"),
        ],
        "010": [Mutant("button", .set(didDismiss, "reason", "user"), "reason: button:go, found user")],
        "011": [
            Mutant(
                "button", .move(didDismiss, after: .sdk("openedURL")), "expected delegate didDismiss before")
        ],
        "012": [Mutant("closed", .set(didDismiss, "reason", "user"), "with reason: code, found user")],
        "013": [Mutant("shown", .duplicate(didDismiss), "expected delegate didPresent before")],
        "014": [
            Mutant("released", .insert(.delegate, "didDismiss"), "expected no delegate didDismiss"),
            Mutant("released", .drop(.sdk("closed")), "expected sdk closed, which is missing"),
        ],
        "015": [Mutant("tapped", .set(didDismiss, "reason", "user"), "with reason: card, found user")],
    ]

    @Test("A rule holds on the host, and rejects its mutants", arguments: rules)
    func rule(_ rule: Rule) throws {
        let traces = try HostContract.traces(on: .lantern)
        #expect(rule.result(in: traces).status == .passed)
        let mutants = try #require(Self.mutants[String(rule.id.dropFirst(3))])
        for mutant in mutants {
            #expect(try mutant.objection(of: rule, traces: traces) == nil, "\(rule.id) \(mutant)")
        }
    }

    @Test("Every pair with a built-in shape holds", arguments: [ShapeKit].builtIn + [.lantern])
    func pairs(_ other: ShapeKit) throws {
        for (host, delegate) in [(ShapeKit.lantern, other), (other, .lantern)] {
            let report = try PairContract.report(on: PairContract.Pair(host: host, delegate: delegate))
            #expect(report.isSuccess && report.counts[.passed, default: 0] > 0, "\(report)")
        }
    }

    @Test(
        "Every promise is kept in the stories with a built-in shape, or impossible by a capability",
        arguments: [ShapeKit].builtIn.hosts + [.lantern])
    func stories(_ other: ShapeKit) throws {
        let delegates = [ShapeKit].builtIn + [.lantern]
        let pairs = [(ShapeKit.lantern, other), (other, .lantern)].filter { delegates.contains($0.1) }
        for (host, delegate) in pairs {
            let report = try StoryContract.report(host: host, delegate: delegate)
            #expect(report.isSuccess, "\(report.name): \(report.failures)")
            #expect(report.keptCount == Self.kept[report.name], "\(report.name): \(report.keptCount)")
        }
    }

    /// The number of kept promises, by pair.
    nonisolated static let kept = [
        "adobeIOS/lantern": 33, "adobeAndroid2/lantern": 26, "adobeAndroid3/lantern": 26,
        "braze/lantern": 42, "airship17/lantern": 28, "airship18/lantern": 38, "lantern/lantern": 12,
        "lantern/adobeIOS": 12, "lantern/adobeAndroid2": 12, "lantern/adobeAndroid3": 12,
        "lantern/braze": 12, "lantern/airship17": 11, "lantern/airship18": 8,
        "lantern/airship18Pages": 12,
    ]

    @Test("A delegate that keeps the contract") func verify() {
        final class Silent: LanternDelegate {}
        let report = LanternContract.verify { Silent() }
        #expect(report.isSuccess && report.contract.counts[.passed] == 4, "\(report)")
    }

    @Test("eject writes the bridge for the real SDK, without the parts that need the model") func eject()
        async throws
    {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tool = CommandLineTool(name: "lantern-tool", shapes: [.lantern])
        let outcome = await tool.run(
            "eject", "lantern", "--package", package.path, "--output", folder.path)
        #expect(outcome.code == 0 && outcome.errors == "")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["LanternBridge.swift", "LanternCapabilities.swift", "LanternContent.swift"])
        let text = try String(
            contentsOf: folder.appendingPathComponent("LanternBridge.swift"), encoding: .utf8)
        #expect(text.hasPrefix("// Made by InAppCompat"))
        #expect(text.contains("from Sources/LanternBridge/LanternBridge.swift, for LanternKit."))
        #expect(text.contains("public import LanternKit") && !text.contains("LanternModel"))
    }

    @Test(
        "An invalid payload is refused with a reason, and nothing happens",
        arguments: [
            ("{\"id\": \"\"}", "\"id\" is \"\", expected a string that is not empty"),
            ("{\"id\": \"a\", \"title\": 1}", "\"title\" is 1, expected a string"),
        ])
    func payload(_ json: String, _ words: String) {
        let stage = HeadlessStage()
        let error = #expect(throws: PayloadError.self) { try LanternHost(stage: stage).trigger(json: json) }
        #expect(error?.description == words)
        #expect(stage.log.entries.isEmpty)
    }
}
