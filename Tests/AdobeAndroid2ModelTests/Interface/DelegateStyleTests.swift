import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

/// Lets whole apps run.
@Suite("Typical apps", .timeLimit(.minutes(20))) @MainActor struct DelegateStyleTests {
    private let world = TestWorld()

    private func startApp() -> HotelApplication {
        let app = HotelApplication()
        _ = world.trace { app.onCreate() }
        return app
    }

    private func trigger(_ id: String = "msg-1") throws -> [String] {
        try world.trace { try world.host.trigger(json: Payloads.proposition(id)) }
    }

    private let shown = [
        "ui fragment shown", "ui T(display)", "ui MobileCore.trackAction", "ui HTML loaded",
    ]
    /// The app has no `onDismiss`: the SDK's default implementation, which logs, is called.
    private let gone = ["ui MessagingDelegate.onDismiss is not implemented", "ui fragment dismissed"]

    @Test("1.2 an app sets up the SDK: every call is in the log, the completion is called later") func setUp()
    {
        let app = HotelApplication()
        let lobby = LobbyActivity()
        let trace = world.trace {
            app.onCreate()
            lobby.onCreate()
            lobby.onResume()
            lobby.onPause()
            #expect(MobileCore.getApplication() === app)
            #expect(MobileCore.getMessagingDelegate() === app.concierge)
        }
        #expect(
            trace == [
                "ui MobileCore.setApplication", "ui MobileCore.setLogLevel",
                "ui MobileCore.registerExtensions",
                "ui MobileCore.lifecycleStart", "ui Messaging.refreshInAppMessages",
                "ui MobileCore.lifecyclePause", "bg MobileCore.updateConfiguration",
                "bg MobileCore.configureWithFileInAssets",
            ])
    }

    @Test(
        "A2-020, A2-037, A2-090 messages are kept during check-in and shown later, without automatic tracking"
    )
    func keptForLater() throws {
        let app = startApp()
        app.concierge.isCheckingIn = true
        #expect(try trigger() == ["ui T(trigger)", "ui web view created"])
        #expect(try trigger("msg-2") == ["ui T(trigger)", "ui web view created"])
        #expect(app.concierge.waiting.map { $0.getId() } == ["msg-1", "msg-2"])
        let later = shown.filter { $0 != "ui T(display)" }
        #expect(world.trace { app.concierge.checkInDone() } == later)
        // The handler was registered in the gate, on the web view that is shown now.
        #expect(
            world.trace { world.stage.page.post("wish", json: #""towels""#) }
                == ["bg T(interact towels)"] + gone)
        #expect(world.trace { app.concierge.checkInDone() } == later)
        #expect(world.stage.visibleSurfaces == ["msg-2"])
        #expect(app.concierge.wishes == ["towels"])
        #expect(app.concierge.waiting.isEmpty)
    }

    @Test("A2-052, A2-072, A2-075 the app routes links, and most of them dismiss") func links() throws {
        let app = startApp()
        #expect(try trigger() == ["ui T(trigger)", "ui web view created"] + shown)
        let stay = try #require(URL(string: "adbinapp://x?link=hotel%3Aspa#stay"))
        #expect(world.trace { world.stage.user.openLink(stay) } == ["ui open https://hotel.example/spa"])
        let leave = try #require(URL(string: "adbinapp://dismiss?interaction=ok"))
        // The delegate dismisses a message that is already leaving: that is reported once (A2-053).
        #expect(
            world.trace { world.stage.user.openLink(leave) }
                == ["ui T(interact ok)", "ui T(dismiss)"] + gone)
        #expect(app.concierge.urls == [stay.absoluteString, leave.absoluteString])
    }

    @Test("A2-005, A2-040, A2-042, A2-210, A2-212 the app's own alert and button together with messages")
    func reception() throws {
        _ = startApp()
        let reception = world.stage.run { Reception() }
        _ = world.trace { reception.open() }
        _ = try trigger()
        _ = world.trace { reception.warn() }
        #expect(reception.log == ["alert refused"])
        _ = world.trace { world.host.pressBack() }
        _ = world.trace {
            world.stage.user.tapMessage()
            world.stage.user.tapMessage()
        }
        #expect(reception.log == ["alert refused", "bell", "bell", "alert refused", "alert"])
        #expect(try trigger("msg-2") == ["ui T(trigger)", "ui web view created"])
        _ = world.trace { world.host.pressBack() }
        _ = world.trace { reception.close() }
        #expect(reception.log.last == "alert left")
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test(
        "A2-086, A2-213, A2-217 a tap outside the app's own message dismisses it, and so does a swipe that is mapped to empty text"
    )
    func card() throws {
        _ = startApp()
        let reception = world.stage.run { Reception() }
        _ = world.trace { reception.showCard() }
        #expect(world.stage.visibleSurfaces == ["message"])
        _ = world.trace { world.stage.user.tapOutside() }
        _ = world.trace { reception.showCard() }
        _ = world.trace { world.stage.user.swipe(.down) }
        #expect(reception.log == ["card", "link adbinapp://dismiss", "card gone", "card", "card gone"])
        #expect(reception.card?.getWebView() == nil)
        #expect(world.stage.visibleSurfaces == [])
    }
}
