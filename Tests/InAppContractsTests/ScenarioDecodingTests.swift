import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import RuleTesting
import Testing

/// Reading scenario files.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ScenarioDecodingTests {
    private func error(_ json: String) -> ScenarioError? {
        #expect(throws: ScenarioError.self) { try Scenario(json: Data(json.utf8), for: .builtIn) }
    }

    /// A scenario with one step, and additional members.
    private func scenario(step: String, more: String = "") -> String {
        #"{"name": "n", "shape": "braze", "payloads": {"p": {}}, \#(more) "steps": [\#(step)]}"#
    }

    /// The folders with scenario files, one for each test target.
    private nonisolated static let folders =
        ["InAppContracts", "AdobeIOSContracts", "AdobeAndroid2Contracts", "AdobeAndroid3Contracts"]
        + ["BrazeContracts", "Airship17Contracts"]

    @Test("Every file can be read, and is the same after a round trip", arguments: folders)
    func roundTrip(folder: String) throws {
        let files = ScenarioFiles(of: folder + "Tests")
        let decoder = JSONDecoder()
        decoder.userInfo[try #require(CodingUserInfoKey.shapeKits)] = [ShapeKit].builtIn
        #expect(try !files.names.isEmpty)
        for file in try files.names {
            let scenario = try files.load(file, for: .builtIn)
            #expect(try Scenario(json: Data(scenario.jsonText.utf8), for: .builtIn) == scenario)
            #expect(try decoder.decode(Scenario.self, from: JSONEncoder().encode(scenario)) == scenario)
        }
    }

    @Test("Without known shapes a scenario cannot name one")
    func noShapes() {
        #expect {
            try JSONDecoder().decode(Scenario.self, from: Data(scenario(step: #""runUntilIdle""#).utf8))
        } throws: {
            ($0 as? ScenarioError)?.keyPath == "shape"
        }
    }

    @Test(
        "Every kind of step can be read, and is the same after a round trip",
        arguments: [
            #"{"trigger": "p"}"#, #""runUntilIdle""#, #"{"advance": 1.5}"#, #"{"advance": 0}"#,
            #"{"trigger": "p", "settle": false}"#,
            #"{"user": "tapButton", "id": "0"}"#, #"{"user": "swipe", "direction": "up"}"#,
            #"{"user": "openLink", "url": "https://e.org"}"#, #"{"user": "tapMessage"}"#,
            #"{"user": "tapOutside"}"#, #"{"user": "swipeAway"}"#, #"{"page": "finishLoading"}"#,
            #"{"page": "failLoading", "reason": "no"}"#,
            #"{"page": "post", "name": "x", "body": {"a": [1, null]}}"#,
            #"{"app": "presentNext"}"#, #"{"app": "presentRaw", "payload": "p"}"#,
            #"{"host": "attachesContext", "value": false}"#, #"{"handler": "showNext"}"#,
            #"{"handler": "hide", "message": "m"}"#,
            #"{"screen": {"orientation": "landscapeLeft", "style": "dark"}}"#,
            #"{"screen": {"rotate": "portraitUpsideDown", "vertical": "compact"}}"#,
            #"{"appState": "background"}"#, #"{"hasRootViewController": false}"#,
            #"{"isNetworkReachable": true}"#,
        ])
    func steps(step: String) throws {
        let read = try Scenario(json: Data(scenario(step: step).utf8), for: .builtIn)
        #expect(read.steps.count == 1)
        #expect(try Scenario(json: Data(read.jsonText.utf8), for: .builtIn) == read)
    }

    @Test("Every change of a screen is read, and written again")
    func screen() throws {
        let change =
            #"{"horizontal":"regular","idiom":"pad","orientation":"landscapeLeft","rotate":"portraitUpsideDown","#
            + #""style":"dark","vertical":"compact"}"#
        let read = try Scenario(
            json: Data(scenario(step: #"{"screen":\#(change)}"#).utf8), for: .builtIn)
        #expect(read.jsonText.contains(#""steps":[{"screen":\#(change)}]"#))
    }

    @Test("Scripts and reactions can be read in every form")
    func scripts() throws {
        let json = scenario(
            step: #"{"trigger": "p"}"#,
            more: #"""
                "script": {"gate": {"a": ["hold", "show"], "*": "discard"}, "perform": [false, true]},
                "reactions": [{"in": ["willPresent", "displayChoiceForMessage"], "message": "a", "times": 2,
                               "do": [{"app": "dismiss"}]}],
                """#)
        let read = try Scenario(json: Data(json.utf8), for: .builtIn)
        #expect(read.script.gate.byMessage == ["a": [.hold, .show]])
        #expect(read.script.gate.any == [.discard])
        #expect(read.script.perform.any == [false, true])
        #expect(read.reactions[0].callbacks == ["willPresent", "displayChoiceForMessage"])
        #expect(read.reactions[0].actions == [.call(ShapeCall(.app, "dismiss"))])
        #expect(try Scenario(json: Data(read.jsonText.utf8), for: .builtIn) == read)
    }

    @Test(
        "Errors name the key path, what was found and what was expected",
        arguments: [
            ("", "notJSON", ""), ("[1, 2", "notJSON", ""), ("[]", "wrongType", ""), ("null", "wrongType", ""),
            ("{}", "missing", "name"), (#"{"name": 1}"#, "wrongType", "name"),
            (#"{"name": "n", "steps": []}"#, "missing", "shapes"),
            (#"{"name": "n", "shape": "ios", "steps": []}"#, "invalidValue", "shape"),
            (#"{"name": "n", "shapes": [], "steps": []}"#, "invalidValue", "shapes"),
            (#"{"name": "n", "shapes": ["braze", 3], "steps": []}"#, "wrongType", "shapes[1]"),
            (#"{"name": "n", "shape": "braze"}"#, "missing", "steps"),
            (#"{"name": "n", "shape": "braze", "step": [], "steps": []}"#, "unknownKey", "step"),
            (
                #"{"name": "n", "shapes": ["braze", "adobeIOS"], "payloads": {"p": {"braze": {}}}, "steps": []}"#,
                "missing", "payloads.p.adobeIOS"
            ),
        ])
    func wholeFiles(json: String, code: String, keyPath: String) {
        let found = error(json)
        #expect(found?.code.name == code)
        #expect(found?.keyPath == keyPath)
    }

    @Test(
        "Errors in steps name the step",
        arguments: [
            ("3", "wrongType", "steps[0]"), (#""stop""#, "invalidValue", "steps[0]"),
            ("{}", "invalidValue", "steps[0]"),
            (#"{"trigger": "p", "advance": 1}"#, "invalidValue", "steps[0]"),
            (#"{"trigger": "q"}"#, "invalidValue", "steps[0].trigger"),
            (#"{"advance": -1}"#, "invalidValue", "steps[0].advance"),
            (#"{"advance": "1"}"#, "wrongType", "steps[0].advance"),
            (#"{"user": "poke"}"#, "invalidValue", "steps[0].user"),
            (#"{"user": "tapButton"}"#, "missing", "steps[0].id"),
            (#"{"user": "swipe", "direction": "in"}"#, "invalidValue", "steps[0].direction"),
            (#"{"app": "messageShow", "message": "m"}"#, "invalidValue", "steps[0].app"),
            (#"{"app": "attachesContext", "value": true}"#, "invalidValue", "steps[0].app"),
            (#"{"app": "changeUser"}"#, "missing", "steps[0].userId"),
            (#"{"app": "presentNext", "settle": 1}"#, "wrongType", "steps[0].settle"),
            (#"{"app": "presentNext", "setle": false}"#, "unknownKey", "steps[0].setle"),
            (#"{"handler": "show"}"#, "missing", "steps[0].message"),
            (#"{"screen": {"orientation": "up"}}"#, "invalidValue", "steps[0].screen.orientation"),
        ])
    func badSteps(step: String, code: String, keyPath: String) {
        let found = error(scenario(step: step))
        #expect(found?.code.name == code)
        #expect(found?.keyPath == keyPath)
    }

    @Test(
        "Errors in scripts and reactions name the place",
        arguments: [
            (#""script": {"gate": "later"},"#, "script.gate"),
            (#""script": {"gate": {"a": ["show", 1]}},"#, "script.gate.a[1]"),
            (#""script": {"perform": "yes"},"#, "script.perform"),
            (#""reactions": [{"in": "onShow", "do": []}],"#, "reactions[0].in"),
            (#""reactions": [{"in": "willPresent", "do": ["runUntilIdle"]}],"#, "reactions[0].do[0]"),
            (#""reactions": [{"in": "willPresent", "times": 0, "do": []}],"#, "reactions[0].times"),
        ])
    func badScripts(more: String, keyPath: String) {
        #expect(error(scenario(step: #"{"trigger": "p"}"#, more: more))?.keyPath == keyPath)
    }

    @Test("A scenario for two shapes has the calls that both know, with the same parameters")
    func callsOfTwo() throws {
        let text = { (call: String) in
            #"{"name": "n", "shapes": ["airship17", "airship18"], "steps": [\#(call)]}"#
        }
        let names = { (kit: ShapeKit) in
            Dictionary(
                uniqueKeysWithValues: kit.driver.calls.filter { $0.origin == .app }.map { ($0.name, $0) })
        }
        let (one, other) = (names(.airship17), names(.airship18))
        let both = one.filter { other[$0.key]?.parameters == $0.value.parameters }.keys
        #expect(!both.isEmpty && both.count < one.count && both.count < other.count)
        let found = error(text(#"{"app": "nothing of the kind"}"#))?.description ?? ""
        #expect(
            found.hasPrefix(
                #"steps[0].app: found "nothing of the kind", expected one of \#(both.sorted().joined(separator: ", "))."#
            ), "\(found)")
        let plain = try #require(both.first { one[$0]?.parameters.isEmpty == true })
        let scenario = try Scenario(json: Data(text(#"{"app": "\#(plain)"}"#).utf8), for: .builtIn)
        #expect(scenario.steps.map(\.action) == [.call(ShapeCall(.app, plain))])
        for name in Set(one.keys).union(other.keys).subtracting(both) {
            #expect(error(text(#"{"app": "\#(name)"}"#))?.keyPath == "steps[0].app", "\(name)")
        }
    }

    @Test("A driver's call is found by its name, in a table and in a list")
    func namedCalls() {
        for kit in [ShapeKit].builtIn {
            for call in kit.driver.calls { #expect(kit.driver.call(named: call.name) == call) }
            #expect(kit.driver.call(named: "nothing of the kind") == nil)
        }
        #expect(ListDriver.call(named: "b") == ListDriver.calls[1])
        #expect(ListDriver.call(named: "c") == nil)
    }

    @Test("The error's description says what was found and what was expected")
    func wording() {
        #expect(
            error(scenario(step: #"{"trigger": "q"}"#))?.description
                == #"steps[0].trigger: found "q", expected one of p."#)
    }
}

/// A driver with a list of calls, and no table.
private final class ListDriver: ShapeDriver {
    static let shape = SDKShape("list")
    static let callbacks: [String] = []
    static let calls = [
        CallSignature(.app, "a", about: "the first"), CallSignature(.host, "b", about: "the second"),
        CallSignature(.app, "b", about: "never found"),
    ]

    private let inner: any ShapeDriver

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        inner = ShapeKit.braze.driver.init(recorder, payload: payload)
    }

    var host: any HeadlessHost { inner.host }
    func attach(_ script: DelegateScript) { inner.attach(script) }
    func attach(delegate: AnyObject) throws { try inner.attach(delegate: delegate) }
    func attach(handler: any InAppMessageHandler) -> any MessageBridge { inner.attach(handler: handler) }
    func perform(_ call: ShapeCall) throws { try inner.perform(call) }
}
