import Airship18Bridge
import Airship18Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A plan's window level and time, with the views that take them and with those that do not.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OwnPlanTests {
    private static let banner = Airship18World.schedule(
        "m1",
        #"{"name": "m1", "display_type": "banner", "display": {"body": {"text": "x"}, "duration": 30}}"#)

    /// A world whose handler plans a level and a time.
    private func world(
        views: Set<CustomDisplayAdapterType> = [], pages: Set<CustomDisplayAdapterType> = [],
        level: UIWindow.Level? = nil, autoClose: Double? = nil, view: UIView? = nil
    ) -> Airship18World {
        let world = Airship18World(showingOwnViewsFor: views, showingPagesFor: pages)
        world.handler.onPrepare = { plan, _ in
            plan.windowLevel = level
            plan.autoClose = autoClose
            plan.customView = view
        }
        return world
    }

    @Test(
        "The handler's own view and a page are at the level of the plan, and in front of the app's windows without one",
        arguments: [true, false])
    func levels(isPage: Bool) throws {
        let types: Set<CustomDisplayAdapterType> = [.modal]
        for level in [UIWindow.Level.alert, nil] {
            let world = world(
                views: isPage ? [] : types, pages: isPage ? types : [], level: level,
                view: isPage ? nil : UIView(frame: .zero))
            try world.trigger(Airship18World.modal("m1"))
            let window = try #require(try world.message().view?.window)
            #expect(window.windowLevel == level ?? .normal + 1)
            #expect(world.findings == [])
        }
    }

    @Test("AM-079 a plan's time replaces the banner's own on a page")
    func time() throws {
        let world = world(pages: [.banner], autoClose: 9)
        try world.trigger(Self.banner)
        world.stage.advance(by: .seconds(8))
        #expect(world.calls.last == "didPresent m1")
        world.stage.advance(by: .seconds(2))
        #expect(world.calls.last == "didDismiss(timed out) m1")
        #expect(world.findings == [])
    }

    @Test(
        "The SDK's own views and the app's adapters take neither a level nor a time, which is reported once",
        arguments: [true, false])
    func reported(isWrapped: Bool) throws {
        let world = world(level: .alert, autoClose: 9)
        if isWrapped { world.bridge.setCustomAdapter(forType: .modal) { _ in OldAdapter() } }
        for id in ["m1", "m2"] {
            try world.trigger(Airship18World.modal(id))
            world.stage.advance(by: .seconds(10))
            #expect(world.calls.last == "didPresent \(id)")
            if isWrapped { try world.run { try world.message(id).dismiss() } } else { world.close() }
        }
        #expect(
            world.findings == [
                "planNotApplied: windowLevel: the SDK's views choose their own.",
                "planNotApplied: autoClose: only the handler's own views and the bridge's pages close automatically.",
            ])
    }

    @Test("Without a level and a time nothing is reported", arguments: [true, false])
    func silent(isWrapped: Bool) throws {
        let world = world()
        if isWrapped { world.bridge.setCustomAdapter(forType: .modal) { _ in OldAdapter() } }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls.last == "didPresent m1")
        #expect(world.findings == [])
    }
}
