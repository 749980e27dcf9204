import AdobeIOSBridge
import BrazeBridge
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import RuleTesting
import Testing

@testable import InAppContracts

/// Of each list that the kit takes, the second element counts as well as the first.
@MainActor @Suite("Second elements in the kit", .timeLimit(.minutes(20))) struct SecondElementTests {
    private enum Book: RuleBook {
        static let shape = SDKShape.braze
        static let majorVersion = 7
        static let unsureSources: [String] = []
    }

    private func rule(_ id: String, _ check: RuleCheck) -> Rule {
        Book.rule(
            id, "Statement of \(id).", intent: "Intent.", source: "[S]", level: nil, isUnsure: false,
            .checked(check))
    }

    private let slideup = #"{"type": "SLIDEUP", "trigger_id": "s", "message": "Hello"}"#

    // MARK: Scenarios

    @Test("KIT A reaction in two callbacks does two actions in each")
    func reactions() throws {
        let reaction = ScenarioReaction(
            in: "prepareWith", "didPresent", times: 2,
            do: [.user(.tapButton("8")), .user(.tapButton("9"))])
        var scenario = try Scenario(
            json: Data(
                #"{"name": "n", "shape": "braze", "payloads": {"s": \#(slideup)}, "steps": [{"trigger": "s"}]}"#
                    .utf8), for: [.adobeIOS, .braze])
        scenario.reactions = [reaction, ScenarioReaction(in: "didPresent", do: [.user(.close)])]
        let result = try ScenarioRunner.run(scenario, on: .braze)
        let told = result.trace.filtered(to: [.delegate, .user]).events
        #expect(
            told.map { $0.source == .user ? $0.call : $0.name } == [
                "displayChoiceForMessage", "prepareWith", "tapButton(id: 8)", "tapButton(id: 9)",
                "willPresent", "didPresent", "tapButton(id: 8)", "tapButton(id: 9)", "close",
            ])
    }

    @Test("KIT A scenario of two shapes is played on each, and on its first by default")
    func kits() throws {
        let scenario = Scenario(name: "n", kits: [.braze, .adobeIOS], steps: [])
        #expect(scenario.kits == [.braze, .adobeIOS])
        #expect(try ScenarioRunner.run(scenario).shape == .braze)
        #expect(try ScenarioRunner.run(scenario, on: .adobeIOS).shape == .adobeIOS)
    }

    @Test("KIT A scenario may use each of two steps of the app")
    func appSteps() throws {
        let text = #"{"name": "n", "shape": "braze", "steps": [{"app": "pays"}, {"app": "leaves"}]}"#
        let scenario = try Scenario(json: Data(text.utf8), for: [.braze], appSteps: ["pays", "leaves"])
        #expect(scenario.steps.count == 2)
        for step in ["pays", "leaves"] {
            #expect(throws: ScenarioError.self) {
                try Scenario(json: Data(text.utf8), for: [.braze], appSteps: [step])
            }
        }
    }

    @Test("KIT A script's answers follow one another, and the last is repeated")
    func answers() {
        var script = DelegateScript(gate: [.hold, .discard])
        #expect((1...3).map { _ in script.gate.next(for: "a") } == [.hold, .discard, .discard])
    }

    @Test("KIT A call has both of its parameters")
    func parameters() {
        let call = CallSignature(.app, "tracks", parameters: [.message, .value], about: "Told.")
        #expect(call.parameters.map(\.name) == ["message", "value"])
    }

    @Test("KIT A recorder writes two arguments and two observations")
    func recorded() {
        let recorder = TraceRecorder(stage: HeadlessStage())
        recorder.call(
            .delegate, "asked", [.init("message", "a"), .init("view", "none")],
            observed: [.init("visible", "false"), .init("stack", "b")])
        let answer = recorder.call(
            .delegate, "asked", [], observed: [.init("visible", "true"), .init("stack", "c")],
            describe: { (answer: Bool) in "\(answer)" }
        ) { true }
        #expect(answer)
        #expect(
            recorder.trace.lines == [
                "  0.00 main delegate asked(message: a, view: none) [visible: false, stack: b]",
                "  0.00 main delegate asked -> true [visible: true, stack: c]",
            ])
    }

    // MARK: Rules

    @Test("KIT Each expectation of a part, of every trace and in real time counts")
    func expectations() {
        let told = EventPattern(.delegate, "told")
        let (occurs, never) = (Expectation.occurs(told), Expectation.never(told))
        let traces = ["one": Trace(short: ["delegate told a"])]
        func status(_ check: RuleCheck) -> RuleResult.Status { rule("X-1", check).result(in: traces).status }
        for (second, expected) in [(occurs, RuleResult.Status.passed), (never, .failed)] {
            let part = RuleCheck.Part(scenario: "one", expectations: [occurs, second])
            #expect(status(RuleCheck(parts: [part], everywhere: [])) == expected)
            let whole = RuleCheck.Part(scenario: "one", expectations: [occurs])
            #expect(status(RuleCheck(parts: [whole], everywhere: [occurs, second])) == expected)
        }
        let real = RuleCheck(
            parts: [], everywhere: [],
            realTime: [.init(scenario: "a", expectations: []), .init(scenario: "b", expectations: [])])
        #expect(real.realTime.map(\.scenario) == ["a", "b"])
    }

    @Test("KIT A host's report has each of two rules that are asked for")
    func onlyTwo() throws {
        let report = try HostContract.report(on: .braze, only: ["BZ-036", "BZ-050"])
        #expect(report.results.map(\.id) == ["BZ-036", "BZ-050"])
    }

    @Test("KIT Each excuse of a promise counts")
    func excuses() {
        let (opens, closes) = (EventPattern.delegate("opens"), EventPattern.delegate("closes"))
        let promise = Whenever(
            opens, unlessAny: [.delegate("one"), .delegate("two")], then: .comes(closes))
        for excuse in ["one", "two"] {
            #expect(
                promise.outcome(in: Trace(short: ["delegate opens a", "delegate \(excuse) b"]))
                    == .notExercised)
        }
        #expect(promise.outcome(in: Trace(short: ["delegate opens a", "delegate three b"])) != .notExercised)
    }

    @Test("KIT Each clause of a promise counts")
    func clauses() {
        let clauses = ["one", "two"].map { word in
            Whenever(.delegate(word), then: .comes(.delegate("then")))
        }
        let rules = [rule("X-1", .everywhere())].concerning(
            promises: ["X-1": [clauses[0], clauses[1]]], sdkAlone: [:])
        let promise = rules[0].promise ?? []
        func status(_ lines: String...) -> PromiseResult.Status {
            PromiseResult(rules[0], promise, in: ["s": Trace(short: lines)]).status
        }
        #expect(status("delegate one a", "delegate two a", "delegate then a") == .kept)
        #expect(status("delegate then a", "delegate two a", "delegate then a", "delegate one a") == .broken)
        #expect(status("delegate one a", "delegate then a", "delegate two a") == .broken)
        #expect(status("delegate then a") == .notExercised([clauses[0].description, clauses[1].description]))
    }

    @Test("KIT What a delegate cannot be given is said of two rules, and a host stands in for two roles")
    func limits() {
        let native = AdoptionLimit.needsNative(.gate, .view, for: "X-1", "X-2")
        #expect(native.rules == ["X-1", "X-2"] && native.cause == .needsNative(anyOf: [.gate, .view]))
        let needs = AdoptionLimit.needs(.gate, .view, for: "X-1", "X-2")
        #expect(needs.rules == ["X-1", "X-2"] && needs.cause == .needs(anyOf: [.gate, .view]))
        let host = StoryHost(campaign: { _, _ in nil }, gesture: { _, _ in nil })
        #expect(host.standingIn(for: .control, .urgent).standIns == [.control, .urgent])
        let room = StoryRoom(host: host, needs: [native, needs]) { _, _, _ in throw ScenarioError.unseen("s")
        }
        #expect(room.needs.map(\.cause) == [native.cause, needs.cause])
    }

    // MARK: Reports

    @Test("KIT A ledger's entry names each capability that it needs")
    func needs() {
        let entry = LedgerEntry(
            .action, needs: [.hide, .track], rules: ["X-1", "X-2"], advice: "Do it.", members: "a() b()")
        let ledger = Ledger(
            modules: ["One", "Two"],
            speech: [LedgerName([.hide, .track], "a()"), LedgerName([.view], "c()")],
            [entry, LedgerEntry(.setUp, advice: "Once.", members: "c()")])
        #expect(
            ledger.modules == ["One", "Two"]
                && ledger.speech.map(\.capabilities) == [[.hide, .track], [.view]])
        let text = LedgerDocument.text(on: ShapeKit.braze.with(ledger: ledger))
        for word in ["`hide`, `track`", "X-1", "X-2", "`a()`", "`b()`", "`c()`"] {
            #expect(text.contains(word), "\(word)")
        }
    }

    @Test("KIT A page has both sections; a column has both rules and both remarks")
    func pages() {
        let page = ReportPage("Title", sections: ["<h2>One</h2>", "<h2>Two</h2>"], contents: [])
        #expect(page.html.contains("<h2>One</h2>\n<h2>Two</h2>"))
        let rules = ["X-1", "X-2"].map { rule($0, .everywhere()) }
        let column = SwimLane.Column("c", Trace(), rules: rules, remarks: ["First.", "Second."])
        let html = SwimLane("s", about: "Told.", columns: [column]).html
        for word in ["Statement of X-1", "Statement of X-2", "First.", "Second."] {
            #expect(html.contains(word), "\(word)")
        }
    }

    @Test("KIT A table of calls counts under each delegate's own SDK; a guide has each other set-up")
    func pairs() throws {
        let pairs = [ShapeKit.adobeIOS, .airship18].map {
            PairReport(host: .braze, delegate: $0, results: [], traces: [:])
        }
        let own = [ShapeKit.adobeIOS, .airship18].map {
            PairReport(host: $0, delegate: $0, results: [], traces: ["s": Trace()])
        }
        let table = PairTable(pairs, own: [own[0], own[1]])
        #expect([.adobeIOS, .airship18].allSatisfy { table.calls(.braze, $0) != nil })
        func setUp(_ name: String) -> PairReport {
            let kit = ShapeKit.braze.settingUp(
                BridgeSetUp(
                    name: name, title: name, arguments: "is\(name): true",
                    capabilities: ShapeKit.braze.capabilities, attach: ShapeKit.braze.attach))
            return PairReport(host: kit, delegate: .adobeIOS, results: [], traces: [:])
        }
        let guide = PairGuide(pairs[0], others: [setUp("Quiet"), setUp("Loud")]).markdown
        #expect(guide.contains("isQuiet: true") && guide.contains("isLoud: true"))
    }

    @Test("KIT Files beneath each of two places are searched")
    func places() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let places = try ["a", "b"].map { name in
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try "class D: MessagingDelegate {\n    func onShown(message: Showable) {}\n}".write(
                to: place.appendingPathComponent("D.swift"), atomically: true, encoding: .utf8)
            return place.path
        }
        let lint = DelegateLint([.braze, .adobeIOS])
        let found = try lint.errors(beneath: [places[0], places[1]])
        #expect(found.map { String($0.prefix { $0 != ":" }) } == places.map { $0 + "/D.swift" })
    }
}
