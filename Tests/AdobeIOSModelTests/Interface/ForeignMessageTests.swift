import HeadlessStage
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// Messages that another host shows, as an adopted delegate receives them.
@MainActor @Suite("Foreign messages", .timeLimit(.minutes(20))) struct ForeignMessageTests {
    private final class Host: ForeignMessageHost {
        let calls = Locked<[String]>([])
        private func note(_ text: String) { calls.withLock { $0.append(text) } }

        func webView(of message: FullscreenMessage) -> UIView? {
            note("webView")
            return nil
        }
        func show(_ message: FullscreenMessage, withMessagingDelegateControl delegateControl: Bool) {
            note("show \(delegateControl)")
        }
        func show(released message: Message) { note("show released \(message.id)") }
        func hide(_ message: FullscreenMessage) { note("hide") }
        func dismiss(_ message: FullscreenMessage) { note("dismiss") }
        func track(
            _ interaction: String?, withEdgeEventType eventType: MessagingEdgeEventType, of message: Message
        ) { note("track \(interaction ?? "-") \(eventType)") }
        func recordDisplay(of message: Message) { note("recordDisplay") }
        func handleJavascriptMessage(_ name: String, released message: Message) {
            note("handle \(name) released \(message.id)")
        }
        func handleJavascriptMessage(
            _ name: String, of message: FullscreenMessage, withHandler handler: @escaping (Any?) -> Void
        ) { note("handle \(name)") }
    }

    @Test("every member of a foreign message reaches its host, and nothing else happens") func forwarded()
        throws
    {
        let stage = HeadlessStage()
        let host = Host()
        let message = Message(id: "m", html: "<p>", metadata: ["a": 1], host: host, stage: stage)
        defer { message.takeApart() }
        let view = try #require(message.presentable)
        #expect(view.parent === message)
        #expect(view.html == "<p>")
        message.show()
        view.show()
        view.hide()
        view.dismiss()
        message.dismiss()
        message.dismiss(suppressAutoTrack: true)
        message.track("tap", withEdgeEventType: .interact)
        message.recordDisplay()
        message.handleJavascriptMessage("name") { _ in }
        #expect(message.view == nil)
        stage.runUntilIdle()
        #expect(
            host.calls.current == [
                "show false", "show true", "hide", "dismiss", "track - dismiss", "dismiss", "dismiss",
                "track tap interact", "recordDisplay", "handle name", "webView",
            ])
        #expect(stage.log.entries == [])
    }

    @Test("AI-077 show() of a foreign message that was taken apart still reaches its host")
    func shownWhenTakenApart() {
        let host = Host()
        let message = Message(id: "m", html: "", host: host, stage: HeadlessStage())
        message.takeApart()
        #expect(message.presentable == nil)
        message.show()
        message.dismiss()
        #expect(host.calls.current == ["show released m"])
    }

    @Test(
        "what an app asks of a foreign message that was taken apart reaches its host, and nothing else happens"
    )
    func askedWhenTakenApart() {
        let stage = HeadlessStage()
        let host = Host()
        let message = Message(id: "m", html: "", host: host, stage: stage)
        message.takeApart()
        message.track("tap", withEdgeEventType: .interact)
        message.recordDisplay()
        message.handleJavascriptMessage("name") { _ in }
        stage.runUntilIdle()
        #expect(host.calls.current == ["track tap interact", "recordDisplay", "handle name released m"])
        #expect(stage.log.entries == [])
    }

    @Test("a foreign message is released when it was taken apart") func takenApart() {
        weak var probe: Message?
        autoreleasing {
            let message = Message(id: "m", html: "", host: Host(), stage: HeadlessStage())
            probe = message
            message.takeApart()
        }
        #expect(probe == nil)
    }

    @Test("a stage that ends in the middle of an animation leaves nothing behind") func abandoned() throws {
        weak var probe: HeadlessStage?
        try autoreleasing {
            let stage = HeadlessStage()
            probe = stage
            let host = AdobeIOSHost(stage: stage)
            try host.trigger(json: Payloads.proposition())
            stage.runUntilIdle()
            stage.user.close()
            stage.advance(seconds: 0.1)
            try host.trigger(json: Payloads.proposition("msg-2"))
        }
        #expect(probe == nil)
    }
}
