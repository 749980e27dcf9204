import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// What can no longer happen to a page or a view when its message has ended, or ends in a callback.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OwnPageEndTests {
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test("INV-3 what a page does after its message was dismissed is not reported")
    func afterEnd() throws {
        let world = Airship18World(showingPagesFor: [.modal])
        try world.trigger(Airship18World.modal("m1", display: Airship18World.goButton))
        let message = try world.message()
        let page = try #require(PlayedPage(message.view as? WKWebView))
        let links = try ["inapp-message://click?button=go", "inapp-message://close", "https://e.org/terms"]
            .map { try #require(URL(string: $0)) }
        try world.run {
            try message.dismiss()
            for link in links { page.navigate(to: link) }
        }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(world.stage.log.entries.filter { $0.name.hasPrefix("action") }.isEmpty)
    }

    @Test(
        "AM-030 a hidden message that is dismissed, or detached, when it is about to be shown again stays off the screen",
        arguments: [true, false])
    func endsAgain(isDetached: Bool) throws {
        let world = Airship18World(showingPagesFor: [.modal])
        try world.trigger(Airship18World.modal("m1"))
        let message = try world.message()
        let view = try #require(message.view)
        try world.run { try message.hide() }
        world.handler.onWillPresent = { [bridge = world.bridge] message in
            if isDetached { bridge.detach() } else { try? message.dismiss() }
        }
        try world.run { try message.show() }
        let dismissed = ["didPresent m1", "willDismiss m1", "didDismiss(dismissed by the app) m1"]
        #expect(
            world.calls.dropFirst(5) == ["willPresent m1"]
                + (isDetached ? ["didFail(detached) m1"] : dismissed))
        #expect(view.window == nil && world.stage.visibleSurfaces == [])
        #expect(world.findings == [])
    }

    @Test("AM-030 a hidden message that is being dismissed cannot be shown again, which is an error")
    func shownTooLate() throws {
        let world = Airship18World(showingPagesFor: [.modal])
        try world.trigger(Airship18World.modal("m1"))
        let message = try world.message()
        try world.run { try message.hide() }
        try world.run {
            try message.dismiss()
            #expect(
                throws: CompatError(
                    .wrongPhase, "", capability: .showLater, shape: .airship18, messageID: "m1")
            ) { try message.show() }
        }
        #expect(
            world.calls.suffix(3) == [
                "didHide m1", "willDismiss m1", "didDismiss(dismissed by the app) m1",
            ])
        #expect(world.findings == [])
    }

    @Test(
        "INV-3 a page or a view whose bridge is detached when it is about to appear does not appear",
        arguments: [true, false])
    func detached(isPage: Bool) throws {
        let types: Set<CustomDisplayAdapterType> = [.modal]
        let world = Airship18World(
            showingOwnViewsFor: isPage ? [] : types, showingPagesFor: isPage ? types : [])
        let view = UIView(frame: .zero)
        if !isPage { world.handler.onPrepare = { plan, _ in plan.customView = view } }
        world.handler.onWillPresent = { [bridge = world.bridge] _ in bridge.detach() }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown.dropLast() + ["didFail(detached) m1"])
        #expect(view.window == nil && world.stage.visibleSurfaces == [])
        let windows = world.stage.scenes.all.compactMap(\.windowScene).flatMap(\.windows)
        #expect(windows.filter { !$0.isHidden }.isEmpty)
    }

    @Test("AM-081 a button without actions runs none, although the banner has some")
    func buttonOfBanner() throws {
        let world = Airship18World(showingPagesFor: [.banner])
        try world.trigger(
            Airship18World.schedule(
                "m1",
                #"""
                {"name": "m1", "display_type": "banner",
                 "display": {"body": {"text": "x"}, "actions": {"open_external_url_action": "https://e.org"},
                             "buttons": [{"id": "no", "label": {"text": "No"}}]}}
                """#))
        world.run { world.stage.user.tapButton("no") }
        #expect(
            world.calls == Self.shown + [
                "shouldPerform(button no) m1", "willDismiss m1", "didDismiss(button no clicked) m1",
            ])
        #expect(world.stage.log.entries.filter { $0.name.hasPrefix("action") }.isEmpty)
    }

    @Test(
        "AM-081 the buttons of every kind of page are known, and their actions run",
        arguments: ["banner", "modal", "fullscreen"])
    func kinds(_ kind: String) throws {
        let world = Airship18World(showingPagesFor: [.banner, .modal, .fullscreen])
        try world.trigger(
            Airship18World.schedule(
                "m1",
                #"""
                {"name": "m1", "display_type": "\#(kind)",
                 "display": {"body": {"text": "x"}\#(Airship18World.goButton)}}
                """#))
        world.run { world.stage.user.tapButton("go") }
        #expect(world.calls.last == "didDismiss(button go clicked) m1")
        #expect(
            world.stage.log.entries.map(\.name).filter { $0.hasPrefix("action") } == [
                "action open_external_url_action"
            ])
    }

    @Test("AM-084 a page that has followed a link is dismissed by whoever dismisses it afterwards")
    func afterLink() throws {
        for isByApp in [true, false] {
            let world = Airship18World(showingPagesFor: [.modal])
            try world.trigger(Airship18World.modal("m1"))
            let link = try #require(URL(string: "https://e.org/terms"))
            world.run { world.stage.user.openLink(link) }
            if isByApp { try world.run { try world.message().dismiss() } } else { world.close() }
            #expect(
                world.calls.suffix(3) == [
                    "didLoad(https://e.org/terms) m1", "willDismiss m1",
                    "didDismiss(dismissed by the \(isByApp ? "app" : "user")) m1",
                ])
        }
    }

    @Test("AM-081 of two buttons with one identifier the first one's actions run")
    func sameID() throws {
        let world = Airship18World(showingPagesFor: [.modal])
        let button = { (action: String) in
            #"{"id": "go", "label": {"text": "Go"}, "actions": {"\#(action)": "shop://x"}}"#
        }
        try world.trigger(
            Airship18World.modal(
                "m1",
                display:
                    #", "buttons": [\#(button("deep_link_action")), \#(button("open_external_url_action"))]"#
            ))
        world.run { world.stage.user.tapButton("go") }
        #expect(world.calls.suffix(3).first == "shouldPerform(button go -> shop://x) m1")
        #expect(
            world.stage.log.entries.map(\.name).filter { $0.hasPrefix("action") } == [
                "action deep_link_action"
            ])
    }
}
