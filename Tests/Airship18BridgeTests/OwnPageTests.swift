import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// Messages that the bridge shows as pages of its own.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OwnPageTests {
    private static let all: Set<CustomDisplayAdapterType> = [.banner, .modal, .fullscreen, .html, .custom]
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]
    private static let banner = Airship18World.schedule(
        "m1",
        #"""
        {"name": "m1", "display_type": "banner",
         "display": {"body": {"text": "x"}, "duration": 30, "placement": "top",
                     "actions": {"open_external_url_action": "https://e.org"}}}
        """#)
    private static let html = Airship18World.schedule(
        "m1", #"{"name": "m1", "display_type": "html", "display": {"url": "https://e.org/page"}}"#)

    @Test(
        "AM-089 custom messages have no pages: a bridge that shows pages for no other type cannot hide messages"
    )
    func customAlone() {
        let types: [Set<CustomDisplayAdapterType>] = [[], [.custom], [.custom, .html]]
        let canHide = types.map { types in
            let bridge = Airship18Bridge(RecordingHandler(), showingPagesFor: types)
            if case .unavailable = bridge.engine.capabilities.support(of: .hide) { return false }
            return true
        }
        #expect(canHide == [false, false, true])
    }

    private func world() -> Airship18World { Airship18World(showingPagesFor: Self.all) }

    private func actions(_ world: Airship18World) -> [String] {
        world.stage.log.entries.filter { $0.name.hasPrefix("action") }.map {
            "\($0.name) \($0.details["attributedTo"] ?? "")"
        }
    }

    @Test(
        "AM-074, AM-081 the handler is asked about a click on a page; the click ends the display, then its actions run"
    )
    func click() throws {
        let world = world()
        try world.trigger(Airship18World.modal("m1", display: Airship18World.goButton))
        world.run { world.stage.user.tapButton("go") }
        #expect(
            world.calls == Self.shown + [
                "shouldPerform(button go -> https://e.org) m1", "willDismiss m1",
                "didDismiss(button go clicked) m1",
            ])
        #expect(actions(world) == ["action open_external_url_action m1"])
        #expect(world.findings == [])
    }

    @Test("AM-081 a click that the handler has taken ends the display without its actions")
    func clickTaken() throws {
        let world = world()
        world.handler.leavesClicksToSDK = false
        try world.trigger(Airship18World.modal("m1", display: Airship18World.goButton))
        world.run { world.stage.user.tapButton("go") }
        #expect(world.calls.last == "didDismiss(button go clicked) m1")
        #expect(actions(world) == [])
    }

    @Test(
        "AM-078, AM-081 the handler is asked about a tap on a banner, and its actions run unless the handler has taken it",
        arguments: [true, false])
    func bannerTap(isLeft: Bool) throws {
        let world = world()
        world.handler.leavesClicksToSDK = isLeft
        try world.trigger(Self.banner)
        world.run { world.stage.user.tapMessage() }
        #expect(
            world.calls == Self.shown + [
                "shouldPerform(body -> https://e.org) m1", "willDismiss m1", "didDismiss(message clicked) m1",
            ])
        #expect(actions(world) == (isLeft ? ["action open_external_url_action m1"] : []))
        #expect(world.findings == [])
    }

    @Test("AM-008, AM-078 to AM-082 a page reports how its message was dismissed")
    func ends() throws {
        let ways: [(String, @MainActor (Airship18World) -> Void, String)] = [
            (Self.banner, { $0.stage.user.swipe(.up) }, "dismissed by the user"),
            (Self.banner, { $0.stage.user.tapMessage() }, "message clicked"),
            (Self.banner, { $0.stage.advance(by: .seconds(31)) }, "timed out"),
            (Self.html, { $0.stage.user.close() }, "dismissed by the user"),
            (Airship18World.modal("m1"), { $0.stage.user.close() }, "dismissed by the user"),
        ]
        for (payload, way, text) in ways {
            let world = world()
            try world.trigger(payload)
            world.run { way(world) }
            #expect(world.calls.last == "didDismiss(\(text)) m1")
            #expect(world.findings == [])
        }
    }

    @Test("AM-080, AM-082 a swipe in the other direction and a tap outside close nothing")
    func stays() throws {
        let world = world()
        try world.trigger(Self.banner)
        world.stage.user.swipe(.down)
        world.stage.user.tapOutside()
        #expect(world.calls == Self.shown)
    }

    @Test(
        "AM-084 a link to another page keeps the message and is reported to the handler; the SDK's own links close it"
    )
    func links() throws {
        let world = world()
        try world.trigger(Self.html)
        let elsewhere = try #require(URL(string: "https://e.org/terms"))
        world.run { world.stage.user.openLink(elsewhere) }
        #expect(world.calls == Self.shown + ["didLoad(https://e.org/terms) m1"])
        let close = try #require(URL(string: "uairship://close"))
        world.run { world.stage.user.openLink(close) }
        #expect(world.calls.last == "didDismiss(dismissed by the user) m1")
    }

    @Test("The page exists while the handler is asked, and listens and answers from then on")
    func scripts() throws {
        let world = world()
        let heard = Locked<[String]>([])
        world.handler.onDecide = { message in
            for listener in ["first", "second"] {
                try? message.onScriptMessage("app") { value in
                    heard.withLock { $0.append("\(listener) \(value?.string ?? "")") }
                }
            }
            (try? headlessPage(message.view))?.scriptEvaluator = { _ in .success(7) }
        }
        try world.trigger(Self.html)
        world.stage.page.finishLoading()
        world.run { world.stage.page.post("app", json: "\"hello\"") }
        #expect(heard.current == ["second hello"])
        let answer = Locked<String>("")
        try world.run {
            try world.message().evaluateJavaScript("1") { result in
                let value = try? result.get()
                answer.withLock { $0 = "\(value?.int ?? 0)" }
            }
        }
        #expect(answer.current == "7")
    }

    @Test("AM-030 a hidden message appears again, and the next one waits in the meantime")
    func hidden() throws {
        let world = world()
        try world.trigger(Airship18World.modal("m1"))
        try world.run { try world.message().hide() }
        try world.trigger(Airship18World.modal("m2"))
        #expect(world.calls == Self.shown + ["didHide m1"])
        #expect(try world.message().view?.window?.isHidden == true)
        try world.run { try world.message().show() }
        #expect(world.calls.suffix(2) == ["willPresent m1", "didPresent m1"])
        #expect(try world.message().view?.window?.isHidden == false)
        world.close()
        #expect(world.calls.contains("didDismiss(dismissed by the user) m1"))
        #expect(world.calls.last == "didPresent m2")
    }

    @Test("A hidden message is dismissed, or fails when the bridge is detached; both end its display")
    func hiddenEnds() throws {
        for isDetached in [false, true] {
            let world = world()
            try world.trigger(Airship18World.modal("m1"))
            try world.run { try world.message().hide() }
            try world.run {
                if isDetached { world.bridge.detach() } else { try world.message().dismiss() }
            }
            #expect(
                world.calls.last
                    == (isDetached ? "didFail(detached) m1" : "didDismiss(dismissed by the app) m1"))
            let delegate = OldDelegate()
            world.run { world.messaging.displayDelegate = delegate }
            world.run { world.bridge.detach() }
            try world.trigger(Airship18World.modal("m2"))
            #expect(delegate.calls == ["isReady m2", "will m2"])
        }
    }

    @Test("A message is dismissed inside willPresent")
    func dismissedEarly() throws {
        let world = world()
        world.handler.onWillPresent = { try? $0.dismiss() }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
    }

    @Test("AM-002 a closure that the app sets on the SDK later is noticed before the next question")
    func setLate() throws {
        let world = world()
        let asked = Locked(0)
        world.run {
            world.messaging.onIsReadyToDisplay = { _, _ in
                asked.withLock { $0 += 1 }; return true
            }
        }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown)
        #expect(asked.current == 1)
        #expect(world.findings == [])
    }

    @Test(
        "AM-002 a delegate that the app sets right after the bridge was attached is noticed by the next turn")
    func setAtOnce() throws {
        let world = Airship18World(attached: false)
        let delegate = OldDelegate()
        world.run {
            world.bridge.attach()
            world.messaging.displayDelegate = delegate
        }
        try world.trigger(Airship18World.modal("m1"))
        #expect(world.calls == Self.shown)
        #expect(delegate.calls == ["isReady m1", "will m1"])
        #expect(world.findings == [])
    }

    @Test(
        "AM-015 of two adapters for a type that also has pages, the later one is asked, also when the bridge is detached"
    )
    func twice() throws {
        let world = world()
        let (first, second, other) = (OldAdapter(), OldAdapter(), OldAdapter())
        for adapter in [first, second] { world.bridge.setCustomAdapter(forType: .modal) { _ in adapter } }
        world.bridge.setCustomAdapter(forType: .fullscreen) { _ in other }
        try world.trigger(Airship18World.modal("m1"))
        world.run { second.end(.userDismissed) }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the user) m1"])
        world.run { world.bridge.detach() }
        try world.trigger(Airship18World.modal("m2"))
        world.run { second.end(.userDismissed) }
        #expect(second.calls == ["isReady", "display", "isReady", "display"])
        #expect(first.calls == [] && other.calls == [] && world.handler.messages.map(\.id) == ["m1"])
    }

    @Test(
        "The app's adapters and the handler's views take precedence over pages; layouts and custom messages have no pages"
    )
    func precedence() throws {
        let world = world()
        let adapter = OldAdapter()
        world.bridge.setCustomAdapter(forType: .modal) { _ in adapter }
        try world.trigger(Airship18World.modal("m1"))
        #expect(adapter.calls == ["isReady", "display"])
        #expect(throws: CompatError.self) { try world.message().hide() }
        world.run { adapter.end(.userDismissed) }
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(
            Airship18World.schedule(
                "m2", #"{"name": "m2", "display_type": "banner", "display": {"body": {"text": "x"}}}"#))
        #expect(try world.message("m2").view === view)
    }

    @Test("INV-5 the event that a message is hidden is derived, because no SDK callback reports it")
    func hiddenIsDerived() throws {
        let world = world()
        let events = world.bridge.events.record()
        try world.trigger(Airship18World.modal("m1"))
        try world.run { try world.message().hide() }
        let hidden = try #require(events.soFar.last)
        #expect(hidden.kind == .didHide && hidden.isDerived)
    }

    /// Of each script of a message's page, the line that measures a swipe.
    private func swipeScripts(_ payload: String) throws -> [String] {
        let world = world()
        try world.trigger(payload)
        let page = try #require(try world.message().view as? WKWebView)
        return page.configuration.userContentController.userScripts.map { script in
            #expect(script.injectionTime == .atDocumentEnd && script.isForMainFrameOnly)
            let moved = script.source.components(separatedBy: .newlines).first { $0.contains("const moved") }
            return moved?.trimmingCharacters(in: .whitespaces) ?? "no movement"
        }
    }

    @Test("AM-080 only the page of a banner looks for swipes, towards the banner's edge")
    func swipes() throws {
        let bottom = Self.banner.replacingOccurrences(
            of: #""placement": "top""#, with: #""placement": "bottom""#)
        #expect(
            try swipeScripts(Self.banner) == [
                "const moved = -(event.changedTouches[0].screenY - start);"
            ])
        #expect(try swipeScripts(bottom) == ["const moved = (event.changedTouches[0].screenY - start);"])
        #expect(try swipeScripts(Airship18World.modal("m1")) == [])
        #expect(try swipeScripts(Self.html) == [])
    }
}
