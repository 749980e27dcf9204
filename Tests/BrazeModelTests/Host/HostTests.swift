import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("The host", .timeLimit(.minutes(20)))
struct HostTests {
    let stage = HeadlessStage()
    let payload = #"{"type": "SLIDEUP", "message": "Hello", "trigger_id": "A"}"#

    @Test("A payload becomes a message on the default user interface")
    func triggers() throws {
        let host = BrazeHost(stage: stage)
        let trace = Trace()
        let delegate = RecordingDelegate(trace)
        host.ui.delegate = delegate
        try host.trigger(json: payload)
        stage.runUntilIdle()
        #expect(trace.lines == ["displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)"])
        #expect(stage.log.entries(of: .analytics).map(\.name) == ["impression"])
        #expect(stage.visibleSurfaces == ["A"])
        stage.user.tapMessage()
        stage.runUntilIdle()
        #expect(
            trace.lines.dropFirst(4) == ["shouldProcess(none, body, A)", "willDismiss(A)", "didDismiss(A)"])
    }

    @Test("BZ-033 a host told to attach no context triggers local messages")
    func withoutContext() throws {
        let host = BrazeHost(stage: stage)
        host.attachesContext = false
        try host.trigger(json: payload)
        #expect(host.ui.messageView != nil)
        stage.runUntilIdle()
        #expect(stage.log.entries(of: .error).map(\.name) == ["noContextLogImpression"])
    }

    @Test(
        "An invalid payload throws, and nothing happens",
        arguments: ["", "[]", #"{"type": 3}"#, "null"])
    func malformed(json: String) {
        let host = BrazeHost(stage: stage)
        #expect(throws: PayloadError.self) { try host.trigger(json: json) }
        #expect(stage.log.entries == [])
    }

    @Test("The host drives the Braze and the presenter that the app created")
    func usesTheAppsBraze() throws {
        let braze = stage.run { Braze(configuration: .init(apiKey: "key", endpoint: "endpoint")) }
        let ui = stage.run { BrazeInAppMessageUI() }
        braze.inAppMessagePresenter = ui
        let host = BrazeHost(stage: stage)
        #expect(host.braze === braze)
        #expect(host.ui === ui)
        try host.trigger(json: payload)
        stage.runUntilIdle()
        #expect(ui.messageView != nil)
    }

    @Test("BZ-043 a message is bound to the user for whom it was triggered")
    func bindsUser() throws {
        let host = BrazeHost(stage: stage)
        host.braze.changeUser(userId: "a")
        var behaviour: Braze.InAppMessage.Context.UserIDMatchBehavior?
        let delegate = RecordingDelegate(Trace())
        delegate.choice = { message in
            behaviour = message.context?.userIDMatchBehavior
            return .discard
        }
        host.ui.delegate = delegate
        try host.trigger(json: payload)
        #expect(behaviour == .enforce(userID: "a"))
    }

    @Test("A host may be called from any thread")
    func anyThread() {
        let host = BrazeHost(stage: stage)
        let trace = Trace()
        let delegate = RecordingDelegate(trace)
        host.ui.delegate = delegate
        let json = payload
        stage.onBackground { try? host.trigger(json: json) }
        stage.runUntilIdle()
        #expect(trace.lines == ["displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)"])
    }

    @Test("Two stages are independent")
    func twoStages() throws {
        let stages = [HeadlessStage(), HeadlessStage()]
        let hosts = stages.map { BrazeHost(stage: $0) }
        let traces = [Trace(), Trace()]
        let delegates = traces.map { RecordingDelegate($0) }
        for (host, delegate) in zip(hosts, delegates) { host.ui.delegate = delegate }
        try hosts[0].trigger(json: payload)
        hosts[1].trigger(.slideup("B"))
        hosts[1].trigger(.slideup("C"))
        stages[1].runUntilIdle()
        #expect(traces[0].lines == ["displayChoice(A)"])
        stages[0].runUntilIdle()
        stages[0].user.tapMessage()
        stages[0].runUntilIdle()
        #expect(
            traces[0].lines == [
                "displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)",
                "shouldProcess(none, body, A)", "willDismiss(A)", "didDismiss(A)",
            ])
        #expect(
            traces[1].lines == [
                "displayChoice(B)", "displayChoice(C)", "prepareWith(C)", "willPresent(C)", "didPresent(C)",
            ])
        #expect(hosts[0].ui.messageView == nil && hosts[1].ui.messageView != nil)
    }
}
