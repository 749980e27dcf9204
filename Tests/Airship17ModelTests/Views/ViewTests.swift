import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Built-in views", .timeLimit(.minutes(20))) struct ViewTests {
    /// A world in which a message is on the screen, after its entry; its schedule is `s`.
    private func world(showing message: String) throws -> TestWorld {
        let world = TestWorld()
        let trace = try world.trigger(HostPayloads.schedule(message: message))
        #expect(trace.contains("main display s"))
        return world
    }

    private func tap(_ world: TestWorld, _ gesture: UserGesture) -> [String] {
        world.trace { world.stage.user.perform(gesture) }
    }

    private func end(_ name: String, _ type: String) -> [String] {
        ["main resolution s \(type)", "main D.finished(\(name) s \(type))"]
    }

    @Test("AS-080 a banner's whole life") func banner() throws {
        let world = TestWorld()
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.banner())) == [
                "bg D.extend(b)", "bg D.displayCoordinator(b)", "main D.isMessageReady(b)=true",
                "main D.will(b s)",
                "main display s",
            ])
        world.stage.run { MainThread.async { note("\(world.stage.visibleSurfaces)") } }
        #expect(world.trace {} == [#"main ["b"]"#])
        #expect(world.advance(29.9) == [])
        #expect(world.advance(0.5) == end("b", "timed_out"))
        #expect(
            tap(world, .tapMessage) == ["main error Nothing on the screen takes this: tap on the message"])
    }

    @Test("AS-080 the duration begins again when the app becomes active") func restart() throws {
        let world = try world(showing: HostPayloads.banner(duration: 10))
        #expect(world.advance(9) == [])
        world.stage.app.state = .inactive
        #expect(world.advance(60) == [])
        world.stage.app.state = .active
        #expect(world.advance(9.9) == [])
        #expect(world.advance(0.1 + 0.3) == end("b", "timed_out"))
    }

    @Test("AS-080 a tap runs the content's actions") func tapped() throws {
        let world = try world(showing: HostPayloads.banner())
        #expect(
            tap(world, .tapMessage) == [#"main action toast_action="body""#] + end("b", "message_click"))
        #expect(world.advance(60) == [])
    }

    @Test("AS-080 a tap without actions is a message click, too") func tappedPlain() throws {
        let plain = #"{"name": "b", "display_type": "banner", "display": {"body": {"text": "Hi"}}}"#
        let world = try world(showing: plain)
        #expect(tap(world, .tapMessage) == end("b", "message_click"))
    }

    @Test(
        "AS-080 a swipe towards its own edge dismisses it",
        arguments: ["top", "bottom"], UserGesture.SwipeDirection.allCases)
    func swiped(_ placement: String, _ direction: UserGesture.SwipeDirection) throws {
        let world = try world(showing: HostPayloads.banner(placement: placement))
        let isOwn = direction == (placement == "top" ? .up : .down)
        #expect(
            tap(world, .swipe(direction))
                == (isOwn
                    ? end("b", "user_dismissed")
                    : ["main error Nothing on the screen takes this: swipe \(direction.rawValue)"]))
    }

    @Test("AS-080 the end of its scene dismisses it") func scene() throws {
        let world = TestWorld()
        let scene = StageScene("own")
        world.stage.scenes.set([scene])
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.banner()))
        #expect(world.trace { world.stage.scenes.disconnect(scene) } == end("b", "user_dismissed"))
    }

    @Test("AS-080, AS-045 a button runs its actions", arguments: ["banner", "modal", "fullscreen"])
    func button(_ type: String) throws {
        let isBanner = type == "banner"
        let name = isBanner ? "b" : "m"
        let world = try world(showing: isBanner ? HostPayloads.banner() : HostPayloads.modal(type: type))
        #expect(
            tap(world, .tapButton("ok"))
                == [#"main action add_tags_action="ok""#] + end(name, "button_click ok"))
    }

    @Test("AS-043 a cancel button of a built-in view deletes the schedule") func cancelButton() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.modal(), limit: 0))
        #expect(tap(world, .tapButton("never")) == end("m", "button_click never"))
        #expect(world.storedIDs() == [])
    }

    @Test(
        "2.6 modals and full screens have a close button, and a footer", arguments: ["modal", "fullscreen"])
    func immersive(_ type: String) throws {
        let first = try world(showing: HostPayloads.modal(type: type))
        #expect(
            tap(first, .tapButton("none")) == [
                "main error Nothing on the screen takes this: tap on button none"
            ])
        #expect(first.advance(3600) == [])
        #expect(tap(first, .close) == end("m", "user_dismissed"))
        let second = try world(showing: HostPayloads.modal(type: type))
        #expect(tap(second, .tapButton("legal")) == end("m", "button_click legal"))
    }

    @Test("2.6 a built-in view ends once, whatever the user does in the meantime") func once() throws {
        let world = try world(showing: HostPayloads.banner())
        let trace = world.trace {
            world.stage.onMain {
                world.stage.user.tapButton("ok")
                world.stage.user.tapMessage()
                world.stage.user.swipeAway()
            }
        }
        #expect(trace.filter { $0.contains("D.finished") } == ["main D.finished(b s button_click ok)"])
        #expect(trace.filter { $0.contains("action") } == [#"main action add_tags_action="ok""#])
    }

    @Test("AS-081 the close button of an HTML message") func html() throws {
        let world = try world(showing: HostPayloads.html())
        #expect(tap(world, .close) == end("h", "user_dismissed"))
    }

    @Test("AS-081 elements of a page that its URL contains, by id and title; another URL's page is not known")
    func pageElements() throws {
        let page =
            "<button id='bye' onclick='UAirship.close()'>Bye</button><a href='uairship://close'>Link</a>"
        let coded = Data(page.utf8).base64EncodedString()
        for name in ["bye", "Bye", "Link"] {
            let world = try world(showing: HostPayloads.html(url: "data:text/html;base64,\(coded)"))
            #expect(tap(world, .tapButton("other")).first?.contains("error") ?? false)
            #expect(tap(world, .tapButton(name)) == end("h", "user_dismissed"))
        }
        let far = try world(showing: HostPayloads.html())
        #expect(tap(far, .tapButton("bye")).first?.contains("error") ?? false)
    }

    @Test("AS-081 a page stays on screen while its schedule is stored and prepared again")
    func storedAnew() throws {
        let world = TestWorld()
        _ = try world.schedule(HostPayloads.html(), id: "h") { $0.limit = 0 }
        #expect(world.send(event).last == "main page load")
        _ = try world.schedule(HostPayloads.html(), id: "h") { $0.limit = 0 }
        #expect(world.send(event) == ["bg D.extend(h)", "bg D.displayCoordinator(h)"])
        #expect(Array(tap(world, .close).prefix(2)) == finishing("h", id: "h"))
    }

    @Test("AS-081 a page that fails is loaded again after 20 seconds; the message stays on screen")
    func reload() throws {
        let world = try world(showing: HostPayloads.html())
        #expect(world.trace { world.stage.page.failLoading() } == ["main error page failed to load"])
        #expect(world.advance(19.9) == [])
        #expect(world.advance(0.1) == ["main page load"])
        #expect(world.trace { world.stage.page.finishLoading() } == [])
        #expect(tap(world, .close) == end("h", "user_dismissed"))
        #expect(world.advance(60) == [])
    }

    @Test("1.6 an adapter for another kind of content cancels the schedule") func wrongContent() throws {
        let world = TestWorld()
        world.manager.setFactoryBlock({ InAppMessageModalAdapter.adapter(for: $0) }, for: .banner)
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.banner(), limit: 0))
                == ["bg D.extend(b)", "bg D.displayCoordinator(b)", "main error wrong display content"])
        #expect(world.storedIDs() == [])
    }

    @Test("5.1 a factory can give a built-in adapter with a style of its own") func style() throws {
        let world = TestWorld()
        world.manager.setFactoryBlock(
            { message in
                let adapter = InAppMessageHTMLAdapter.adapter(for: message)
                let style = InAppMessageHTMLStyle()
                style.additionalPadding = Padding(20, 20, 0, 0)
                adapter.style = style
                note("styled")
                return adapter
            }, for: .HTML)
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.html())) == [
                "bg D.extend(h)", "bg styled", "bg D.displayCoordinator(h)", "main D.isMessageReady(h)=true",
                "main D.will(h s)", "main display s", "main page load",
            ])
    }
}
