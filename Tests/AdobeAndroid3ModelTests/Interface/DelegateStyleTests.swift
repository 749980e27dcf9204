import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import Testing

/// Lets whole apps run.
@Suite("Typical apps", .timeLimit(.minutes(20))) @MainActor struct DelegateStyleTests {
    private let world = TestWorld()
    private let triggered = ["main E(trigger)", "main H(trigger|)"]
    private let attached = ["main view attached", "main E(display)", "main H(display|)"]
    private let dismissed = ["main E(dismiss)", "main H(dismiss|)", "main container removed"]
    private let suppressed = [
        "main E(suppressDisplay SuppressedByAppDeveloper)",
        "main H(suppressDisplay|SuppressedByAppDeveloper)",
    ]

    /// An app that the system has started, and its first screen.
    private func startApp() -> (BistroApplication, MenuActivity) {
        let app = BistroApplication()
        let menu = MenuActivity(app)
        _ = world.trace {
            app.onCreate()
            menu.onCreate()
            menu.onResume()
        }
        world.host.resumeActivity(menu)
        return (app, menu)
    }

    @Test("1.1 an app sets up the SDK: every call is in the log, the completion is called later") func setUp()
    {
        let app = BistroApplication()
        let menu = MenuActivity(app)
        let trace = world.trace {
            app.onCreate()
            menu.onCreate()
            menu.onResume()
            #expect(MobileCore.getApplication() === app)
            #expect(MobileCore.getLogLevel() == .verbose)
            menu.onPause()
        }
        #expect(
            trace == [
                "main MobileCore.setApplication", "main MobileCore.setLogLevel",
                "main MobileCore.registerExtensions",
                "main MobileCore.trackState", "main MobileCore.setApplication",
                "main MobileCore.lifecycleStart",
                "main MobileCore.lifecyclePause", "bg MobileCore.configureWithAppID",
                "bg Messaging.refreshInAppMessages",
            ])
        #expect(world.stage.run { DefaultPresentationUtilityProvider().getApplication() } === app)
    }

    @Test(
        "A3-040, A3-041, A3-111 a message is kept while an order is placed, shown later, and answered by script"
    )
    func keptForLater() throws {
        let (app, menu) = startApp()
        #expect(
            world.trace { menu.onOrderTapped() } == [
                "main MobileCore.trackAction", "main MobileCore.dispatchEvent",
            ])
        #expect(
            try world.trace { try world.host.trigger(json: Payloads.proposition()) }
                == triggered + ["main E(trigger)"] + suppressed)
        #expect(app.gatekeeper.saved?.id == "msg-1")
        // A greeting sent in `onShow` is lost: the page comes later (A3-115).
        #expect(world.trace { menu.onOrderDone() } == attached + ["main web view created"])
        #expect(app.gatekeeper.counts == ["shown": 1])
        let answered = world.trace { world.stage.page.post("choose", json: #""soup""#) }
        #expect(answered == dismissed)
        #expect(app.gatekeeper.choices == ["soup"])
        #expect(app.gatekeeper.counts == ["shown": 1, "dismissed": 1])
        // The same campaign again: the same message, the same delegate, the handler of the last gate (A3-045).
        #expect(
            try world.trace { try world.host.trigger(json: Payloads.proposition()) }
                == triggered + attached + ["main web view created"])
        _ = world.trace { world.stage.page.post("choose", json: #""salad""#) }
        #expect(app.gatekeeper.choices == ["soup", "salad"])
    }

    @Test("A3-081, A3-083, A3-092 the app routes links, and some of them dismiss") func links() throws {
        let (app, _) = startApp()
        let router = DeepLinkRouter()
        world.stage.run { ServiceProvider.getInstance().getUriService().setUriHandler(router) }
        _ = try world.trace { try world.host.trigger(json: Payloads.proposition()) }
        #expect(
            world.trace {
                world.host.navigatePage(to: "adbinapp://x?link=bistro%3A%2F%2Ftable%2F7%3Fa%3D1%26b%3D2")
            }
                == ["main open intent://table/7?a=1&b=2"])
        let left = world.trace { world.host.navigatePage(to: "https://bistro.example/menu/today") }
        #expect(left == ["main open https://bistro.example/menu/today"] + dismissed)
        #expect(router.routes == ["bistro://table/7?a=1&b=2"])
        #expect(
            app.gatekeeper.openedLinks == [
                "adbinapp://x?link=bistro%3A%2F%2Ftable%2F7%3Fa%3D1%26b%3D2",
                "https://bistro.example/menu/today",
            ])
    }

    @Test("A3-005, A3-031, A3-120 the app's own alert and button together with messages") func helpDesk()
        throws
    {
        let (app, _) = startApp()
        let desk = world.stage.run { HelpDesk() }
        _ = try world.trace { try desk.start() }
        _ = try world.trace { try world.host.trigger(json: Payloads.proposition()) }
        #expect(world.stage.visibleSurfaces == ["presentation-1", "msg-1"])
        #expect(try world.trace { try desk.ask() } == [])
        #expect(desk.question.log == ["waits"])
        _ = world.trace { world.host.pressBack() }
        _ = world.trace { world.stage.user.tapMessage() }
        #expect(desk.question.log == ["waits", "shown"])
        #expect(
            try world.trace { try world.host.trigger(json: Payloads.proposition("msg-2")) }
                == triggered + ["main E(suppressDisplay Conflict)", "main H(suppressDisplay|Conflict)"])
        _ = world.trace { world.stage.user.tapButton("positive") }
        #expect(desk.question.log == ["waits", "shown", "waiter", "dismissed"])
        _ = world.trace { world.stage.user.swipe(.left) }
        #expect(desk.button?.getState() == .hidden)
        #expect(app.gatekeeper.counts == ["shown": 3, "hidden": 1, "dismissed": 2])
    }

    @Test("A3-010, A3-100 hiding and dismissing inside onShow, without automatic tracking") func impatient()
        throws
    {
        world.register(ImpatientDelegate())
        #expect(
            try world.trace { try world.host.trigger(json: Payloads.proposition()) }
                == triggered + attached + [
                    "main E(interact seen)", "main web view created", "main H(dismiss|)",
                    "main container removed",
                ])
        #expect(world.stage.visibleSurfaces == [])
    }
}
