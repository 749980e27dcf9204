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

/// The call logs of the rules, section 2.13, one test each.
@Suite("Reference logs", .timeLimit(.minutes(20))) @MainActor struct ReferenceLogTests {
    private let shown = [
        "main E(Trigger)", "main H(trigger|)", "bg D.shouldShowMessage(msg-1)=true", "bg E(Display)",
        "bg H(display|)", "bg D.onShow(msg-1)", "main view inserted",
    ]
    private let dismissed = [
        "main view removed", "main H(dismiss|)", "main E(Dismiss)", "main D.onDismiss(msg-1)",
    ]

    private func shownWorld() throws -> (TestWorld, FullscreenMessage) {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let message = try #require(world.delegate.messages.first)
        return (world, message)
    }

    @Test("2.13.1 a message is shown") func normal() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        #expect(world.takeTrace() == shown)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.13.2 Message.dismiss() tracks at the call and on completion") func dismissByMessage() throws {
        let (world, message) = try shownWorld()
        let parent = try #require(message.parent)
        let trace = world.trace { parent.dismiss() }
        #expect(trace == ["main E(Dismiss)"] + dismissed)
        #expect(parent.view == nil)
    }

    @Test("2.13.3 a second message conflicts") func conflict() throws {
        let (world, _) = try shownWorld()
        let trace = try world.trace { try world.host.trigger(json: Payloads.proposition("msg-2")) }
        #expect(
            trace == [
                "main E(Trigger)", "main H(trigger|)", "bg E(SuppressDisplay Conflict)",
                "bg H(suppressDisplay|Conflict)",
            ])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.13.4 a suppressed message is shown later") func suppressThenShow() throws {
        let world = TestWorld(answers: false)
        try world.trigger(Payloads.proposition())
        #expect(
            world.takeTrace() == [
                "main E(Trigger)", "main H(trigger|)", "bg D.shouldShowMessage(msg-1)=false",
                "bg E(SuppressDisplay SuppressedByAppDeveloper)",
                "bg H(suppressDisplay|SuppressedByAppDeveloper)",
            ])
        let parent = try #require(world.delegate.messages.first?.parent)
        let view = try headlessPage(parent.view)
        let later = world.trace { parent.show() }
        #expect(later == Array(shown.suffix(4)))
        #expect(view.loadCount == 1)
    }

    @Test("2.13.5 a link tracks, opens, and dismisses") func link() throws {
        let (world, _) = try shownWorld()
        let url = try #require(URL(string: "adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org"))
        let trace = world.trace { world.stage.user.openLink(url) }
        #expect(
            trace == [
                "main E(Interact a)", "main H(interact|a)", "main open https://e.org",
                "main D.urlLoaded(adbinapp://dismiss?interaction=a&link=https%3A%2F%2Fe.org)",
            ] + dismissed)
    }

    @Test("2.13.6 a plain link is handled by the page") func plainLink() throws {
        let (world, _) = try shownWorld()
        let url = try #require(URL(string: "https://example.org/"))
        #expect(world.trace { world.stage.user.openLink(url) } == [])
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test("2.13.7 a tap on the backdrop dismisses") func backdrop() throws {
        let (world, _) = try shownWorld()
        #expect(world.trace { world.stage.user.tapOutside() } == dismissed)
    }

    @Test("2.13.8 hide, show and dismiss") func hideShowDismiss() throws {
        let (world, message) = try shownWorld()
        #expect(world.trace { message.hide() } == ["main view removed"])
        #expect(
            world.trace { message.show() } == [
                "bg D.shouldShowMessage(msg-1)=true", "bg E(Display)", "bg H(display|)", "bg D.onShow(msg-1)",
                "main view inserted",
            ])
        #expect(world.trace { message.dismiss() } == dismissed)
    }

    @Test("2.13.9 an empty page is announced but never shown nor dismissed") func emptyPayload() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(content: ""))
        #expect(world.takeTrace() == Array(shown.dropLast()))
        #expect(world.stage.visibleSurfaces == [])
        let message = try #require(world.delegate.messages.first)
        #expect(world.trace { message.dismiss() } == [])
        try world.trigger(Payloads.proposition("msg-2"))
        #expect(world.stage.visibleSurfaces == ["msg-2"])
    }

    @Test("2.13.10 without a delegate the message is shown") func noDelegate() throws {
        let stage = HeadlessStage()
        stage.run { MobileCore.messagingDelegate = RecordingDelegate() }
        try AdobeIOSHost(stage: stage).trigger(json: Payloads.proposition())
        stage.runUntilIdle()
        #expect(stage.trace == shown.filter { !$0.contains("D.") })
    }
}
