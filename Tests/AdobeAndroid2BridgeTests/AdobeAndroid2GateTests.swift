import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BrazeBridge
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import OldDelegates
import PlatformStandIns
import Testing

@MainActor @Suite(.realTime, .timeLimit(.minutes(20))) struct AdobeAndroid2GateTests {
    @Test("INV-4 the fallback answers for a handler that blocks the main thread, and its late answer is kept")
    func lateAnswer() async throws {
        let stage = HeadlessStage(.realTime)
        let host = AdobeAndroid2Host(stage: stage)
        let handler = RecordingHandler()
        let bridge = AdobeAndroid2Bridge(
            handler, gatePolicy: GatePolicy(timeout: 0.05, fallback: .hold, lateAnswer: .keep))
        let list = DiagnosticList()
        bridge.diagnostics = { list.items.append($0) }
        let gate = RelayedGate(bridge, isPrompt: true)
        stage.run { MobileCore.setMessagingDelegate(gate) }
        // The handler answers only after the SDK has continued without it.
        handler.onDecide = { _ in
            gate.isAsked.signal()
            gate.hasGoneOn.waitInTime()
        }
        try host.trigger(json: android2Payload())
        // While other tests keep the main thread busy, Adobe may give up creating the web view (A2-031).
        await stage.idle()
        try await eventually("the gate is asked") {
            !gate.answers.current.isEmpty
        } otherwise: {
            try host.trigger(json: android2Payload())
            await stage.idle()
        }
        #expect(handler.calls == ["decide m1"])
        #expect(gate.answers.current == [false])
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        #expect(list.items.map(\.code) == [.lateAnswer])
    }

    @Test("INV-4 while the main thread is blocked no handler is asked, and the fallback answers")
    func blocked()
        throws
    {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        let handler = RecordingHandler()
        let bridge = AdobeAndroid2Bridge(
            handler, gatePolicy: GatePolicy(timeout: 0.01, fallback: .show))
        let list = DiagnosticList()
        bridge.diagnostics = { list.items.append($0) }
        let gate = RelayedGate(bridge, isPrompt: false)
        stage.run { MobileCore.setMessagingDelegate(gate) }
        // Blocks the main thread in front of the question until the SDK has its answer.
        gate.beforeAsking = { [hasGoneOn = gate.hasGoneOn] in MainThread.async { hasGoneOn.waitInTime() } }
        try host.trigger(json: android2Payload())
        stage.runUntilIdle()
        #expect(handler.calls == ["prepare m1", "willPresent m1", "didPresent m1"])
        #expect(gate.answers.current == [true])
        #expect(list.items.map(\.code) == [.lateAnswer])
        #expect(stage.visibleSurfaces == ["m1"])
    }

    @Test("A2-036 the gate is on the executor, and the handler on the main thread") func threads() throws {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        let handler = RecordingHandler()
        handler.onDecide = { _ in #expect(MainThread.isCurrent) }
        let gate = RelayedGate(AdobeAndroid2Bridge(handler), isPrompt: false)
        gate.beforeAsking = { #expect(!MainThread.isCurrent) }
        stage.run { MobileCore.setMessagingDelegate(gate) }
        try host.trigger(json: android2Payload())
        stage.runUntilIdle()
        #expect(gate.answers.current == [true])
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2AttachmentTests {
    let stage = HeadlessStage()

    @Test(
        "A2-001 the SDK holds an attached bridge and releases a detached one, also while a message is on the screen"
    )
    func detached() throws {
        weak var weakBridge: AdobeAndroid2Bridge?
        weak var weakHandler: RecordingHandler?
        weak var weakMessage: CompatMessage?
        let host = AdobeAndroid2Host(stage: stage)
        do {
            let handler = RecordingHandler()
            weakBridge = stage.run { AdobeAndroid2Bridge(handler).attach() }
            weakHandler = handler
            try host.trigger(json: android2Payload())
            stage.runUntilIdle()
            weakMessage = handler.messages.first
            #expect(handler.calls.last == "didPresent m1")
            handler.clear()
            let bridge = try #require(weakBridge)
            bridge.detach()
            bridge.detach()
            #expect(handler.calls == ["didFail(detached) m1"])
            handler.clear()
        }
        #expect(weakBridge == nil)
        #expect(weakHandler == nil)
        #expect(weakMessage == nil)
        #expect(stage.run { MobileCore.getMessagingDelegate() } == nil)
        stage.user.close()
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test(
        "INV-5 what an adopted delegate loses is said when the bridge is attached, before the first message")
    func saidWhenAttached() {
        let adopted = AdoptedBrazeDelegate(OldBrazeDelegate())
        let said = DiagnosticList()
        adopted.diagnostics = said.sink
        let bridge = stage.run { AdobeAndroid2Bridge(adopted).attach() }
        #expect(said.items.map { "\($0.shape) \($0.code)" } == ["adobeAndroid2 notAdopted"])
        stage.run { bridge.detach() }
    }

    @Test("INV-7 bridge, handler and messages are released with the stage") func stageGoesAway() throws {
        weak var weakBridge: AdobeAndroid2Bridge?
        weak var weakMessage: CompatMessage?
        do {
            let stage = HeadlessStage()
            let host = AdobeAndroid2Host(stage: stage)
            let handler = RecordingHandler()
            handler.decision = .hold
            weakBridge = stage.run { AdobeAndroid2Bridge(handler).attach() }
            try host.trigger(json: android2Payload())
            stage.runUntilIdle()
            weakMessage = weakBridge?.heldMessages.first
            #expect(weakMessage != nil)
        }
        #expect(weakBridge == nil)
        #expect(weakMessage == nil)
    }

    @Test("A2-002 a bridge that replaces another one, and a bridge that was replaced") func replaced()
        throws
    {
        let host = AdobeAndroid2Host(stage: stage)
        let (old, new) = (RecordingHandler(), RecordingHandler())
        let first = stage.run { AdobeAndroid2Bridge(old).attach() }
        try host.trigger(json: android2Payload())
        stage.runUntilIdle()
        let list = DiagnosticList()
        let second = stage.run { AdobeAndroid2Bridge(new).attach() }
        second.diagnostics = { list.items.append($0) }
        #expect(old.calls.last == "didFail(detached) m1")
        first.detach()
        #expect(stage.run { MobileCore.getMessagingDelegate() } === second)
        old.clear()
        stage.user.close()
        stage.runUntilIdle()
        #expect(old.calls.isEmpty)
        #expect(new.calls.isEmpty)
        #expect(list.items.map(\.code) == [.strayCallback, .strayCallback])
        try host.trigger(json: android2Payload("m2"))
        stage.runUntilIdle()
        #expect(new.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        stage.run { MobileCore.setMessagingDelegate(OldAndroid2Delegate()) }
        second.detach()
        #expect(stage.run { MobileCore.getMessagingDelegate() } is OldAndroid2Delegate)
        #expect(new.calls.last == "didFail(detached) m2")
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2PageTests {
    let stage = HeadlessStage()
    let host: AdobeAndroid2Host
    let handler = RecordingHandler()

    init() {
        host = AdobeAndroid2Host(stage: stage)
        let handler = handler
        stage.run { _ = AdobeAndroid2Bridge(handler).attach() }
    }

    private func trigger() throws -> CompatMessage {
        try host.trigger(json: android2Payload())
        stage.runUntilIdle()
        return try #require(handler.messages.first)
    }

    private func page(of message: CompatMessage) throws -> AdobeAndroid2Model.WebView {
        try #require(message.native(as: (any FullscreenMessage).self)?.getWebView())
    }

    @Test("A2-094 a script runs without a registered function, and its result is read") func evaluate() throws
    {
        let message = try trigger()
        let page = try page(of: message)
        page.answerScripts { ["a": #"{"n": [1, true]}"#, "b": "null", "c": "not JSON"][$0] }
        var results: [String] = []
        try stage.run {
            for script in ["a", "b", "c", "d"] {
                try message.evaluateJavaScript(script) { result in
                    #expect(MainThread.isCurrent)
                    switch result {
                    case .success(let value):
                        results.append("\(script) \(value.map { "\($0)" } ?? "nothing")")
                    case .failure(let error): results.append("\(script) \(error.code)")
                    }
                }
            }
        }
        stage.runUntilIdle()
        #expect(page.evaluatedScripts == ["a", "b", "c", "d"])
        let object = ContentValue.object(["n": [1, true]])
        #expect(results == ["a \(object)", "b nothing", "c script", "d nothing"])
    }

    @Test("A2-038 a script for a message that is not on the screen throws") func evaluateTooEarly() throws {
        handler.decision = .hold
        let message = try trigger()
        #expect(
            throws: CompatError(
                .wrongPhase, "", capability: .evaluateScript, shape: .adobeAndroid2, messageID: "m1")
        ) { try message.evaluateJavaScript("a") }
        #expect(try page(of: message).evaluatedScripts == [])
    }

    @Test(
        "A2-090 A2-091 a listener receives the page's calls on the main thread; a second one with the name throws"
    )
    func listen() throws {
        var heard: [String] = []
        handler.onDecide = { message in
            try? message.onScriptMessage("bridge") { value in
                #expect(MainThread.isCurrent)
                heard.append(value.map { "\($0)" } ?? "nothing")
            }
        }
        let message = try trigger()
        stage.page.post("bridge", json: #""hello""#)
        stage.page.post("bridge", json: "{}")
        stage.runUntilIdle()
        #expect(heard == ["\(ContentValue.string("hello"))", "nothing"])
        for name in ["bridge", "", " ", "\u{1}\n "] {
            #expect(
                throws: CompatError(
                    .script, "", capability: .scriptMessages, shape: .adobeAndroid2, messageID: "m1")
            ) { try message.onScriptMessage(name) { _ in } }
        }
        // Neither a sign nor another space is blank for Java.
        for name in ["!", "\u{A0}"] { try message.onScriptMessage(name) { _ in } }
    }

    @Test("A2-055 a dismissed message has no page to listen to") func listenTooLate() throws {
        let message = try trigger()
        stage.user.close()
        stage.runUntilIdle()
        #expect(
            throws: CompatError(
                .wrongPhase, "", capability: .scriptMessages, shape: .adobeAndroid2, messageID: "m1")
        ) { try message.onScriptMessage("bridge") { _ in } }
    }
}

/// Forwards to a bridge, and signals when the SDK got its answer.
///
/// `@unchecked Sendable`: the mutable state is set before the test begins, the rest is constant and Sendable.
private final class RelayedGate: AdobeAndroid2Model.MessagingDelegate, @unchecked Sendable {
    let isAsked = DispatchSemaphore(value: 0)
    let hasGoneOn = DispatchSemaphore(value: 0)
    let answers = Locked<[Bool]>([])
    var beforeAsking: @Sendable () -> Void = {}
    private let bridge: AdobeAndroid2Bridge
    private let isPrompt: Bool

    /// - Parameter isPrompt: whether the time limit starts only when the handler has been asked.
    init(_ bridge: AdobeAndroid2Bridge, isPrompt: Bool) {
        self.bridge = bridge
        self.isPrompt = isPrompt
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        beforeAsking()
        var queue = MainThread.scheduler
        if isPrompt, let base = queue { queue = PromptQueue(base: base, isAsked: isAsked) }
        let answer = MainThread.$scheduler.withValue(queue) { bridge.shouldShowMessage(message) }
        answers.withLock { $0.append(answer) }
        hasGoneOn.signal()
        return answer
    }

    func onShow(_ message: any FullscreenMessage) { bridge.onShow(message) }
    func onDismiss(_ message: any FullscreenMessage) { bridge.onDismiss(message) }
    func urlLoaded(_ url: String, _ message: any FullscreenMessage) { bridge.urlLoaded(url, message) }
}
