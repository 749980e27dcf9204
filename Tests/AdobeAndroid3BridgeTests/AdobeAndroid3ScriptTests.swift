import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3ScriptTests {
    let world = AdobeAndroid3World()
    private let results = ResultList()

    private func evaluate(_ script: String, in message: CompatMessage) throws {
        let results = results
        try message.evaluateJavaScript(script) { results.add($0) }
    }

    private func error(_ code: CompatError.Code, _ capability: Capability) -> CompatError {
        CompatError(code, "", capability: capability, shape: .adobeAndroid3, messageID: "m1")
    }

    @Test("A3-114, A3-115 a script of didPresent runs in the page, as it was written, and answers once")
    func evaluate() throws {
        world.host.setScriptResult { "<\($0)>" }
        world.handler.onDidPresent = { try? evaluate("1 + 1 % 2; '%41+'", in: $0) }
        try world.trigger()
        #expect(results.lines == ["<1 + 1 % 2; '%41+'>"])
        world.stage.advance(by: .seconds(5))
        #expect(results.lines == ["<1 + 1 % 2; '%41+'>"])
    }

    @Test(
        "A3-114 without a page a script fails: immediately if the message is not on the screen, otherwise after some time"
    )
    func noPage() throws {
        world.handler.decision = .hold
        try world.trigger()
        #expect(throws: error(.wrongPhase, .evaluateScript)) { try evaluate("1", in: world.message()) }
        try world.run { try world.message().show() }
        #expect(throws: error(.script, .evaluateScript)) { try evaluate("", in: world.message()) }
        world.run { world.host.destroyActivity() }
        try world.run { try evaluate("1", in: world.message()) }
        #expect(results.lines == [])
        world.stage.advance(by: .seconds(3))
        #expect(results.lines == ["script"])
    }

    @Test(
        "A3-111 to A3-113 the last listener receives the page's calls on the main actor, also after it is shown again"
    )
    func scriptMessages() throws {
        let posted = ResultList()
        world.handler.onDecide = { message in
            try? message.onScriptMessage("app") { _ in posted.add(.success("first")) }
            try? message.onScriptMessage("app") { posted.add(.success($0)) }
        }
        try world.trigger()
        world.run { world.stage.page.post("app", json: #""hello""#) }
        try world.run { try world.message().hide() }
        try world.run { try world.message().show() }
        world.run { world.stage.page.post("app", json: #""again""#) }
        #expect(posted.lines == ["hello", "again"])
    }

    @Test("A3-111 a listener hears what its message said at last, and nothing of the campaign's next message")
    func lastWords() throws {
        let posted = ResultList()
        world.handler.onDecide = { message in
            try? message.onScriptMessage("app") { posted.add(.success($0)) }
        }
        try world.trigger()
        try world.run {
            world.stage.page.post("app", json: #""goodbye""#)
            try world.message().dismiss()
        }
        #expect(world.handler.calls.last == "didDismiss(dismissed by the app) m1")
        #expect(posted.lines == ["goodbye"])
        world.handler.onDecide = nil
        world.handler.clear()
        try world.trigger()
        world.run { world.stage.page.post("app", json: #""hello""#) }
        #expect(world.handler.calls.last == "didPresent m1" && posted.lines == ["goodbye"])
    }

    @Test("A3-116 the SDK's own name cannot be listened to")
    func reservedName() throws {
        try world.trigger()
        #expect(throws: error(.reservedName, .scriptMessages)) {
            try world.message().onScriptMessage("inAppContentHeightHandler") { _ in }
        }
    }
}

@MainActor @Suite(.realTime, .timeLimit(.minutes(20))) struct AdobeAndroid3RealTimeTests {
    @Test(
        "INV-4 in real time a message is held, shown, called by the page and dismissed, all on the main actor"
    )
    func realTime() async throws {
        let stage = HeadlessStage(.realTime)
        let host = AdobeAndroid3Host(stage: stage)
        let handler = RecordingHandler()
        handler.decision = .hold
        let posted = ResultList()
        handler.onDecide = { try? $0.onScriptMessage("app") { posted.add(.success($0)) } }
        let bridge = stage.run { AdobeAndroid3Bridge(handler).attach() }
        defer { bridge.detach() }
        try host.trigger(json: AdobeAndroid3World.payload("m1"))
        await stage.idle()
        _ = try stage.run { try bridge.showNext() }
        await stage.idle()
        stage.page.post("app", json: #""hello""#)
        await stage.idle()
        try stage.run { try #require(handler.messages.first).dismiss() }
        await stage.idle()
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the app) m1",
            ])
        #expect(posted.lines == ["hello"])
    }
}

/// Collects the results of scripts.
@MainActor private final class ResultList {
    private(set) var lines: [String] = []

    func add(_ result: Result<ContentValue?, CompatError>) {
        switch result {
        case .success(let value): lines.append(value?.string ?? "nil")
        case .failure(let error): lines.append(error.code.name)
        }
    }
}
