import BrazeBridge
import BuiltInShapes
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// How often callbacks were called, and what a kit knows about them.
@Suite("Uses of callbacks", .timeLimit(.minutes(20))) struct CallbackUseTests {
    private static let traces = [
        "one": Trace(short: [
            "delegate didPresent a", "delegate shouldProcess a true", "listener didPresent a",
        ]),
        "two": Trace(short: [
            "delegate shouldProcess a false", "delegate shouldProcess b true", "delegate zoom a",
            "delegate alarm a",
        ]),
    ]

    private func uses(missing: Set<String>?) -> [String] {
        [CallbackUse](of: .braze, in: Self.traces, missing: missing).map { use in
            let answers = use.answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            return "\(use.name) \(use.times) \(use.isImplemented.map { "\($0)" } ?? "-") \(answers)"
        }
    }

    @Test("KIT All callbacks of the shape are listed in its order, then the others by name")
    func all() {
        let known = ShapeKit.braze.delegateCallbacks
        let counts = [
            "didPresent": ("1", "[]"), "shouldProcess": ("3", #"["false 1", "true 2"]"#),
        ]
        func expected(_ isImplemented: String, others: String, missing: Set<String> = []) -> [String] {
            known.map { name in
                let (times, answers) = missing.contains(name) ? ("0", "[]") : counts[name] ?? ("0", "[]")
                return "\(name) \(times) \(missing.contains(name) ? "false" : isImplemented) \(answers)"
            } + ["alarm 1 \(others) []", "zoom 1 \(others) []"]
        }
        #expect(known.contains("didPresent") && known.contains("shouldProcess"))
        #expect(uses(missing: nil) == expected("-", others: "-"))
        #expect(uses(missing: []) == expected("true", others: "true"))
        #expect(
            uses(missing: ["didPresent"]) == expected("true", others: "true", missing: ["didPresent"]))
    }

    @Test("KIT An only answer is one that was given more than once, and no other")
    func onlyAnswer() {
        func only(_ times: Int, _ answers: [String: Int]) -> String? {
            CallbackUse(name: "gate", times: times, isImplemented: nil, answers: answers).onlyAnswer
        }
        #expect(only(2, ["now": 2]) == "now" && only(3, ["now": 3]) == "now")
        #expect(only(1, ["now": 1]) == nil && only(2, ["now": 1, "later": 1]) == nil && only(2, [:]) == nil)
    }

    @Test("KIT A callback is missing if none of the methods that traces print under its name is declared")
    func missing() {
        let kit = ShapeKit.braze
        let gate = "inAppMessage(_:displayChoiceForMessage:)"
        let missing = kit.callbacks(notAmong: [gate, "other()"])
        #expect(missing == Set(kit.delegateCallbacks).subtracting(["displayChoiceForMessage"]))
        #expect(kit.callbacks(notAmong: []) == Set(kit.delegateCallbacks))
        #expect(
            kit.rule(of: gate) != nil && kit.rule(of: gate) == kit.rule(ofCallback: "displayChoiceForMessage")
        )
        #expect(kit.rule(of: "other()") == nil && kit.rule(ofCallback: "displayChoice") == nil)
    }

    @Test("KIT Standard campaigns are found by their names, and a click has a gesture if its link is a URL")
    func campaigns() throws {
        let texts = ["news", "sale", "coupon"]
        let campaigns = StandardCampaigns(
            news: Array("news".utf8), sale: Array("sale".utf8), coupon: Array("coupon".utf8),
            clickOnSale: .button("x"), clickOnCoupon: .link(""))
        #expect(texts.map { campaigns[$0].map { String(decoding: $0, as: UTF8.self) } } == texts)
        #expect(campaigns["other"] == nil)
        #expect(campaigns.clickOnSale.gesture == .tapButton("x") && campaigns.clickOnCoupon.gesture == nil)
        let url = try #require(URL(string: "shop://cart"))
        #expect(StandardCampaigns.Click.link("shop://cart").gesture == .openLink(url))
    }

    @Test("KIT A delegate's hosts are its own shape as it is, and every set-up of the others")
    func hosts() {
        let names = { (delegate: ShapeKit) in [ShapeKit].builtIn.hosts(of: delegate).map(\.name) }
        let all = [ShapeKit].builtIn.hosts.map(\.name)
        #expect(names(.braze) == all)
        #expect(names(.airship18) == all.filter { $0 != "airship18Pages" })
        #expect(names(.airship18Pages) == all.filter { $0 != "airship18" })
    }

    @Test("KIT A result has the calls of the delegate, of the handler and of the host apart")
    func results() {
        let sources = ["delegate", "listener", "handler", "adopted", "sdk", "stage", "app", "user"]
        let result = ScenarioResult(
            scenario: "n", shape: .braze, trace: Trace(short: sources.map { "\($0) call" }), diagnostics: [])
        #expect(result.delegateTrace.calls == ["delegate call", "listener call"])
        #expect(result.handlerTrace.calls == ["handler call"])
        #expect(result.hostTrace.calls == ["sdk call", "stage call"])
    }

    @Test("KIT Of two entries that name a member the first one counts, and the names are split")
    func ledger() {
        let entries = [
            LedgerEntry(.action, advice: "First.", members: "A.b\n  A.c"),
            LedgerEntry(.action, advice: "Second.", members: "A.c A.d"),
        ]
        let ledger = Ledger(entries)
        #expect(ledger.entries.map(\.members) == [["A.b", "A.c"], ["A.c", "A.d"]])
        #expect(
            ["A.b", "A.c", "A.d", "A.e"].map { ledger[$0]?.advice } == ["First.", "First.", "Second.", nil])
        #expect(LedgerName([.gate], "A.b  A.c").members == ["A.b", "A.c"])
    }
}
