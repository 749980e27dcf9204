import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("The SDK's own views", .timeLimit(.minutes(20))) struct ViewTests {
    private func ended(_ id: String, _ name: String, _ type: String = "user_dismissed") -> [String] {
        ["resolution \(id) \(type)", "D.finished(\(name) \(id))"]
    }

    private func world(_ version: Airship18Version = .v20, _ message: String) throws -> TestWorld {
        let world = TestWorld(version)
        _ = try world.trigger(Payloads.schedule("s", message, limit: 0))
        return world
    }

    @Test("AM-078 a banner's tap: dismissed, then its actions; without actions nothing") func bannerTap()
        throws
    {
        let world = try world(.v20, Payloads.banner(more: #", "actions": {"tap": 1}"#))
        #expect(
            world.trace { world.stage.user.tapMessage() } == ended("s", "b") + ["action tap=1 for nobody"])
        let plain = try self.world(.v20, Payloads.banner())
        #expect(plain.trace { plain.stage.user.tapMessage() } == [])
        #expect(plain.trace { plain.stage.user.close() }.first?.hasPrefix("error") ?? false)
    }

    @Test("AM-077, AM-079 the end of a banner's duration is a dismissal, from 18.13 on") func bannerTime()
        throws
    {
        let message = Payloads.banner(more: #", "duration": 5"#)
        let world = try world(.v20, message)
        world.stage.app.state = .inactive
        #expect(world.advance(4.9) == [])
        #expect(world.advance(0.1) == ended("s", "b"))
        let old = try self.world(Airship18Version(18, 12), message)
        #expect(old.advance(3600) == [])
        let negative = try self.world(.v20, Payloads.banner(more: #", "duration": -5"#))
        #expect(negative.advance(0.1) == ended("s", "b"))
        let endless = try self.world(.v20, Payloads.banner())
        #expect(endless.advance(86_400) == [])
    }

    @Test("AM-080 a swipe towards the banner's own edge") func bannerSwipe() throws {
        let world = try world(.v20, Payloads.banner())
        #expect(world.trace { world.stage.user.swipe(.down) }.first?.hasPrefix("error") ?? false)
        #expect(world.trace { world.stage.user.swipe(.up) } == ended("s", "b"))
    }

    @Test("AM-081 the dismissal first, then the actions; a second tap runs only those") func buttons() throws
    {
        let world = try world(.v20, Payloads.banner())
        #expect(
            world.trace {
                world.stage.onMain {
                    world.stage.user.tapButton("ok")
                    world.stage.user.tapButton("ok")
                }
            } == [
                "dismissed again", "resolution s button_click ok", "D.finished(b s)",
                "action tag=\"ok\" for nobody",
                "action tag=\"ok\" for nobody",
            ])
    }

    @Test("AM-009, AM-029 a button that cancels") func cancelButton() async throws {
        let world = try world(.v20, Payloads.banner())
        #expect(world.trace { world.stage.user.tapButton("never") } == ended("s", "b", "button_click never"))
        #expect(try await !world.isStored("s"))
    }

    @Test("AM-082 close button and footer; nothing outside") func modal() throws {
        let world = try world(.v20, Payloads.modal())
        #expect(world.trace { world.stage.user.tapOutside() }.first?.hasPrefix("error") ?? false)
        #expect(world.trace { world.stage.user.tapButton("legal") } == ended("s", "m", "button_click legal"))
        _ = world.send(Own.event)
        #expect(world.trace { world.stage.user.close() } == ended("s", "m"))
    }

    @Test("AM-082, AM-087 extenders run at each display of the SDK's own views, on a copy") func themes()
        throws
    {
        let world = TestWorld()
        world.onMain {
            $0.themeManager.htmlThemeExtender = { message, theme in
                note("theme of \(message.name) \(theme.hideDismissIcon) \(theme.maxWidth)")
                theme.hideDismissIcon = true
                theme.maxWidth = 1
            }
            $0.themeManager.modalThemeExtender = { message, _ in note("theme of \(message.name)") }
        }
        let display = [
            "D.isReady(h s)=true", "D.will(h s)", "display s", "theme of h false 420.0", "page load",
        ]
        #expect(try world.trigger(Payloads.schedule("s", Payloads.html(), limit: 0)) == display)
        #expect(world.trace { world.stage.user.close() }.first?.hasPrefix("error") ?? false)
        #expect(world.trace { world.stage.page.post("close") } == ended("s", "h"))
        #expect(world.send(Own.event) == display)
        #expect(world.trace { world.stage.page.post("close") } == ended("s", "h"))
        #expect(try world.trigger(Payloads.schedule("c")) == shown(id: "c"))
    }

    @Test(
        "AM-084 elements of a page that its URL contains, by id and title; functions by the names that pages use"
    )
    func pageElements() throws {
        let page =
            "<button id='bye' onclick='UAirship.close()'>Bye</button><a href='uairship://close'>Link</a><a "
            + "href='https://example.com/terms'>Terms</a>"
        let data =
            "data:text/html;charset=utf-8,"
            + (page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        let message = #"{"name": "h", "display_type": "html", "display": {"url": "\#(data)"}}"#
        for name in ["bye", "Bye", "Link"] {
            let world = try world(.v20, message)
            #expect(world.trace { world.stage.user.tapButton(name) } == ended("s", "h"))
            #expect(world.trace { world.stage.user.tapButton(name) }.first?.hasPrefix("error") ?? false)
        }
        let world = try world(.v20, message)
        #expect(world.trace { world.stage.user.tapButton("Terms") } == ["page navigates"])
        #expect(world.trace { world.stage.user.tapButton("other") }.first?.hasPrefix("error") ?? false)
        #expect(world.trace { world.stage.page.post("UAirship.close") } == ended("s", "h"))
        let far = try self.world(.v20, Payloads.html())
        #expect(far.trace { far.stage.user.tapButton("bye") }.first?.hasPrefix("error") ?? false)
    }

    @Test("AM-083 a page that fails to load is loaded again after 10 s, without end") func reload() throws {
        let world = try world(.v20, Payloads.html())
        for _ in 0..<3 {
            #expect(
                world.trace { world.stage.page.failLoading("gone") } == ["error page failed to load: gone"])
            #expect(world.advance(9.9) == [])
            #expect(world.advance(0.1) == ["page load"])
        }
        #expect(world.trace { world.stage.page.finishLoading() } == [])
        #expect(world.trace { world.stage.user.close() } == ended("s", "h"))
        #expect(world.advance(60) == [])
    }

    @Test("AM-040, AM-084 close, and dismiss from 19.8 on; before that the app receives it") func bridge()
        throws
    {
        for (version, isKnown) in [(Airship18Version(19, 7), false), (Airship18Version(19, 8), true)] {
            let world = try world(version, Payloads.html())
            world.host.setPageCommandHandler { url in
                note("app takes \(url.host ?? "")")
                return true
            }
            #expect(
                world.trace { world.stage.page.post("dismiss", json: #"{"type": "button_click"}"#) }
                    == (isKnown ? ended("s", "h") : ["app takes dismiss"]))
            guard !isKnown else { continue }
            #expect(world.trace { world.stage.page.post("other") } == ["app takes other"])
            #expect(world.trace { world.stage.page.post("close") } == ended("s", "h"))
        }
    }

    @Test("AM-040 only allowed pages may call; AM-083 the page itself is displayed without a check")
    func allowList()
        throws
    {
        let world = TestWorld()
        world.host.setURLAllowList { _, _ in false }
        _ = try world.trigger(Payloads.schedule("s", Payloads.html()))
        #expect(
            world.trace { world.stage.page.post("close") } == ["error call from a page that is not allowed"])
        #expect(world.trace { world.stage.user.close() } == ended("s", "h"))
    }

    @Test("AM-084 extras and actions of a page") func extras() throws {
        for (extra, text) in [
            (#", "extra": {"k": "v"}"#, #"{"k":"v"}"#), ("", "{}"), (#", "extra": 1"#, "{}"),
        ] {
            let world = try world(.v20, Payloads.html(more: extra))
            world.stage.log.removeAll()
            world.stage.page.post("getMessageExtras")
            world.stage.runUntilIdle()
            #expect(world.stage.log.entries.map { $0.details["json"] } == [text])
            #expect(
                world.trace { world.stage.page.post("run-actions", json: #"{"a": 1}"#) } == [
                    "action a=1 for s"
                ])
        }
    }

    @Test("AM-090, AM-089 layouts: never a custom adapter; versions 1 and 2") func layouts() throws {
        for (version, isValid) in [(1, true), (2, true), (3, false)] {
            let world = TestWorld()
            let layout = """
                {"name": "l", "display_type": "layout", "display": {"layout": {"version": \(version)}}}
                """
            #expect(
                try world.trigger(Payloads.schedule("s", layout))
                    == (isValid
                        ? ["D.isReady(l s)=true", "D.will(l s)", "display s"]
                        : ["error not prepared: content that is not valid"]))
        }
    }
}
