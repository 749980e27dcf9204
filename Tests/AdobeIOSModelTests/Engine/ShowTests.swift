import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

@Suite("Showing", .timeLimit(.minutes(20))) @MainActor struct ShowTests {
    private func suppressed(_ answers: Bool...) throws -> (TestWorld, FullscreenMessage) {
        let world = TestWorld()
        let first = RecordingDelegate(answers: [false])
        world.stage.run { MobileCore.messagingDelegate = first }
        try world.trigger(Payloads.proposition())
        world.stage.run { MobileCore.messagingDelegate = world.delegate }
        _ = world.takeTrace()
        return (world, try #require(first.messages.first))
    }

    @Test("AI-020 which calls ask the delegate", arguments: [true, false]) func entryPoints(_ control: Bool)
        throws
    {
        let (world, message) = try suppressed()
        let trace = world.trace { message.show(withMessagingDelegateControl: control) }
        #expect(trace.contains("bg D.shouldShowMessage(msg-1)=true") == control)
        #expect(trace.contains("bg D.onShow(msg-1)"))
    }

    @Test("AI-020 Showable.show() asks, Message.show() does not") func showables() throws {
        let (world, message) = try suppressed()
        let showable: any Showable = message
        #expect(world.trace { showable.show() }.first == "bg D.shouldShowMessage(msg-1)=true")
        _ = world.trace { message.dismiss() }
        #expect(world.trace { message.parent?.show() }.first == "bg E(Display)")
    }

    @Test("AI-021 nothing happens inside the call") func asynchronous() throws {
        let (world, message) = try suppressed()
        world.stage.run { message.parent?.show() }
        #expect(world.takeTrace() == [])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("AI-030 the web view exists and loads inside the gate, off the main thread") func viewInGate()
        throws
    {
        let world = TestWorld()
        let view = Locked<UIView?>(nil)
        world.delegate.inShouldShow = { message in
            view.withLock { $0 = message.parent?.view }
            #expect(message.webView === message.parent?.view)
            #expect(!MainThread.isCurrent)
        }
        try world.trigger(Payloads.proposition(content: "<p>hello</p>"))
        let webView = try headlessPage(view.current)
        #expect(webView.loadedHTML == "<p>hello</p>")
        #expect(webView.loadCount == 1)
        #expect(webView.superview != nil)
        #expect(webView.window != nil)
    }

    @Test("AI-031 a second show neither loads nor passes the main thread") func reshow() throws {
        let (world, message) = try suppressed()
        let view = try headlessPage(message.webView)
        let trace = world.trace { message.show() }
        #expect(trace.first == "bg D.shouldShowMessage(msg-1)=true")
        #expect(message.webView === view)
        #expect(view.loadCount == 1)
    }

    @Test("AI-032 AI-033 a conflict is reported to the listener only, before any gate") func conflict() throws
    {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let message = try world.makeMessage(listener: RecordingListener())
        for control in [true, false] {
            let trace = world.trace { message.show(withMessagingDelegateControl: control) }
            #expect(trace.suffix(2) == ["bg L.onShowFailure", "bg L.onError(Conflict)"])
            #expect(!trace.contains { $0.contains("D.") })
        }
    }

    @Test("AI-034 a refusal is reported to the listener only, and leaves the monitor free") func refusal()
        throws
    {
        let world = TestWorld(answers: false)
        let message = try world.makeMessage(listener: RecordingListener())
        #expect(
            world.trace { message.show() } == [
                "main L.overrideUrlLoad(bundle)", "bg D.shouldShowMessage(-)=false",
                "bg L.onShowFailure", "bg L.onError(SuppressedByAppDeveloper)",
            ])
        try world.trigger(Payloads.proposition())
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-035 the listener receives onShow before the delegate, both before the view appears")
    func order()
        throws
    {
        let world = TestWorld()
        world.delegate.inOnShow = { message in
            let stage = HeadlessStage.current
            #expect(!stage.log.entries.contains { $0.name == "view inserted" })
            #expect(message.webView != nil)
        }
        let message = try world.makeMessage(listener: RecordingListener())
        #expect(
            world.trace { message.show() }.suffix(3) == [
                "bg L.onShow", "bg D.onShow(-)", "main view inserted",
            ])
    }

    @Test("AI-036 showing a displayed message is a conflict") func showTwice() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        #expect(
            world.trace { message.parent?.show() } == [
                "bg E(SuppressDisplay Conflict)", "bg H(suppressDisplay|Conflict)",
            ])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("AI-037 a show that failed is not repeated") func noRetry() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition("a"))
        try world.trigger(Payloads.proposition("b"))
        let first = try #require(world.delegate.messages.first)
        _ = world.trace { first.dismiss() }
        world.stage.advance(seconds: 3600)
        #expect(world.takeTrace() == [])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("AI-041 a message that nothing retains is not shown; a campaign's message is retained")
    func released()
        throws
    {
        let world = TestWorld()
        var message: FullscreenMessage? = try world.makeMessage(listener: RecordingListener())
        weak let probe = message
        world.stage.run { message?.show() }
        message = nil
        world.stage.runUntilIdle()
        #expect(probe == nil)
        #expect(world.takeTrace() == [])

        let parent = Locked<Weak>(Weak())
        world.delegate.inShouldShow = { message in parent.withLock { $0.message = message.parent } }
        try world.trigger(Payloads.proposition())
        #expect(parent.withLock { $0.message } != nil)
    }

    @Test(
        "AI-041 a message that the app releases inside onShow is not inserted, and causes no more callbacks")
    func releasedInOnShow() throws {
        /// Retains the message until it is on its way to the screen.
        final class Keeper: FullscreenMessageDelegate, Sendable {
            let message = Locked<FullscreenMessage?>(nil)

            func onShow(message: FullscreenMessage) {
                HeadlessStage.current.log.record(.note, from: "L", "onShow")
                self.message.withLock { $0 = nil }
            }
            func onDismiss(message: FullscreenMessage) {
                HeadlessStage.current.log.record(.note, from: "L", "onDismiss")
            }
            func onShowFailure() { HeadlessStage.current.log.record(.note, from: "L", "onShowFailure") }
            func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool { true }
        }
        let world = TestWorld()
        let keeper = Keeper()
        world.stage.run { MobileCore.messagingDelegate = nil }
        keeper.message.withLock { $0 = try? world.makeMessage(listener: keeper) }
        let probe = WeakMessage(message: keeper.message.withLock { $0 })
        #expect(probe.message != nil)
        #expect(world.trace { keeper.message.withLock { $0?.show() } } == ["bg L.onShow"])
        #expect(probe.message == nil)
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("AI-041 the messages of a stage are released with the stage") func stageEnds() throws {
        let parent = Locked<Weak>(Weak())
        weak var stageProbe: HeadlessStage?
        try autoreleasing {
            let stage = HeadlessStage()
            stageProbe = stage
            let delegate = WeakKeeper(parent)
            stage.run { MobileCore.messagingDelegate = delegate }
            try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
            stage.runUntilIdle()
            #expect(parent.withLock { $0.message } != nil)
        }
        #expect(stageProbe == nil)
        #expect(parent.withLock { $0.message } == nil)
    }

    @Test("AI-042 without a display animation a takeover message gets no backdrop") func noBackdrop() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(mobile: #"{ "uiTakeover": true }"#))
        let view = try #require(world.delegate.messages.first?.webView)
        #expect(view.superview is UIWindow)
        #expect(view.superview?.subviews.count == 1)
        _ = world.takeTrace()
        world.stage.user.tapOutside()
        #expect(world.takeTrace() == ["main error Nothing on the screen takes this: tap outside the message"])

        let other = TestWorld()
        try other.trigger(Payloads.proposition())
        let backdrop = try #require(other.delegate.messages.first?.webView?.superview)
        #expect(backdrop.superview is UIWindow)
        #expect(backdrop.subviews.count == 1 && backdrop.superview?.subviews.count == 1)
    }

    @Test("two stages share nothing") func twoStages() throws {
        let one = TestWorld()
        let two = TestWorld(answers: false)
        try one.trigger(Payloads.proposition("a"))
        try two.trigger(Payloads.proposition("b"))
        #expect(one.stage.visibleSurfaces == ["a"])
        #expect(two.stage.visibleSurfaces == [])
        #expect(one.delegate.messages.count == 1)
        #expect(one.stage.run { ServiceProvider.shared } !== two.stage.run { ServiceProvider.shared })
    }

    @Test("1.5 another UI service has another monitor") func otherService() throws {
        final class Wrapper: UIService {
            let inner: any UIService
            init(_ inner: any UIService) { self.inner = inner }
            func createFullscreenMessage(
                payload: String, listener: (any FullscreenMessageDelegate)?, isLocalImageUsed: Bool
            ) -> any FullscreenPresentable {
                inner.createFullscreenMessage(
                    payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed)
            }
            func createFloatingButton(
                listener: any FloatingButtonDelegate
            ) -> any FloatingButtonPresentable { inner.createFloatingButton(listener: listener) }
        }
        let world = TestWorld()
        let fresh = HeadlessStage().run { ServiceProvider.shared.uiService }
        world.stage.run { ServiceProvider.shared.uiService = Wrapper(fresh) }
        let old = TestWorld()
        try old.trigger(Payloads.proposition())
        let message = try world.makeMessage(listener: nil)
        let second = try world.makeMessage(listener: nil)
        #expect(world.trace { message.show() }.contains("main view inserted"))
        #expect(!world.trace { second.show() }.contains("main view inserted"))
    }

    private struct WeakMessage {
        weak var message: FullscreenMessage?
    }

    private struct Weak {
        weak var message: Message?
    }

    private final class WeakKeeper: MessagingDelegate {
        private let parent: Locked<Weak>
        init(_ parent: Locked<Weak>) { self.parent = parent }
        func onShow(message: any Showable) {}
        func onDismiss(message: any Showable) {}
        func shouldShowMessage(message: any Showable) -> Bool {
            parent.withLock { $0.message = (message as? FullscreenMessage)?.parent }
            return true
        }
    }

    @Test(
        "AI-030 the window is hidden before the first message and after the last, and shown in between, twice"
    )
    func window() throws {
        let world = TestWorld()
        for _ in 0..<2 {
            try world.trigger(Payloads.proposition())
            let message = try #require(world.delegate.messages.last)
            let view = try #require(message.webView)
            let window: UIWindow? = view.window
            #expect(window?.isHidden == false)
            _ = world.trace { message.dismiss() }
            #expect(window?.isHidden == true && view.window == nil)
        }
    }
}

/// Releases the objects that `body` creates before it returns.
func autoreleasing(_ body: () throws -> Void) rethrows {
    #if canImport(ObjectiveC)
        try autoreleasepool { try body() }
    #else
        try body()
    #endif
}
