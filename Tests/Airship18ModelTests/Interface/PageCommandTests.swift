import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Links of pages that the SDK treats as commands.
@MainActor @Suite("Commands of pages", .timeLimit(.minutes(20))) struct PageCommandTests {
    private func page(_ version: Airship18Version = .v20) throws -> TestWorld {
        let world = TestWorld(version)
        world.host.setPageCommandHandler { url in
            note("app takes \(url.host ?? "")")
            return true
        }
        _ = try world.trigger(Payloads.schedule("s", Payloads.html("h")))
        return world
    }

    private func follow(_ link: String, in world: TestWorld) throws -> [String] {
        let url = try #require(URL(string: link))
        return world.trace { world.stage.user.openLink(url) }
    }

    @Test("AM-146 the values of basic actions are texts, or null without a value")
    func basicActions() throws {
        let world = try page()
        #expect(
            try follow("uairship://run-basic-actions?b=1&a=two%20words&none", in: world) == [
                "action b=\"1\" for s", "action a=\"two words\" for s", "action none=null for s",
            ])
    }

    @Test("AM-146 the values of actions are JSON") func actions() throws {
        let world = try page()
        #expect(
            try follow("uairship://run-actions?a=%7B%22x%22%3A1%7D&b", in: world)
                == [#"action a={"x":1} for s"#, "action b=null for s"])
        #expect(try follow("uairship://run-actions?a=%7B", in: world) == ["error page command unreadable"])
    }

    @Test("AM-146 an action with a callback") func callback() throws {
        let world = try page()
        #expect(
            try follow("uairship://run-action-cb/share/%22a%2Fb%22/done-1", in: world)
                == [#"action share="a/b" for s"#, "page called back"])
    }

    @Test("AM-146 several links in one, of which one closes") func several() throws {
        let world = try page()
        let links = ["uairship://run-basic-actions?a=1", "uairship://close"].compactMap {
            $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        }
        #expect(
            try follow("uairship://multi?\(links.joined(separator: "&"))", in: world)
                == ["action a=\"1\" for s", "resolution s user_dismissed", "D.finished(h s)"])
    }

    @Test("AM-146 the app receives commands that the SDK does not know") func unknown() throws {
        let world = try page()
        #expect(try follow("uairship://other/x", in: world) == ["app takes other"])
    }

    @Test("AM-147 the situation of a page's actions; a runner keeps the situation that is passed to it")
    func situations() throws {
        let world = try page()
        let situations = { world.stage.log.entries.compactMap { $0.details["situation"] } }
        world.stage.log.removeAll()
        world.stage.user.openLink(try #require(URL(string: "uairship://run-basic-actions?a=1")))
        world.stage.runUntilIdle()
        #expect(situations() == ["webViewInvocation"])
        _ = try world.trigger(Payloads.schedule("t", Payloads.custom(behavior: "immediate")))
        let runner = try #require(world.adapters[\.arguments].last?.actionRunner)
        world.stage.log.removeAll()
        world.onMain { _ in
            StageTask.start(on: HeadlessStage.current) {
                let arguments = ActionArguments(string: "x", situation: .foregroundInteractiveButton)
                _ = await runner.run(actionName: "a", arguments: arguments)
                await runner.run(actions: ["b": 1])
            }
        }
        #expect(situations() == ["foregroundInteractiveButton", "automation"])
    }

    @Test("AM-150 some links are opened outside, from 20 on") func outside() throws {
        for (version, isOutside) in [(Airship18Version.v19, false), (.v20, true)] {
            let world = try page(version)
            let links = ["tel:123", "mailto:a@b.c", "https://maps.apple.com/?q=x"]
            for link in links + ["https://example.com/x"] {
                world.stage.user.openLink(try #require(URL(string: link)))
                world.stage.runUntilIdle()
            }
            #expect(world.stage.log.openedURLs.map(\.absoluteString) == (isOutside ? links : []))
        }
    }

    @Test("AM-148 modal and fullscreen pictures extend beyond the padding, pictures of banners do not")
    func mediaPadding() throws {
        let world = TestWorld()
        world.onMain {
            $0.themeManager.modalThemeExtender = { _, theme in
                note("modal \(theme.media.padding.leading) \(theme.media.padding.trailing)")
            }
            $0.themeManager.bannerThemeExtender = { _, theme in
                note("banner \(theme.media.padding.leading) \(theme.media.padding.trailing)")
            }
        }
        #expect(try world.trigger(Payloads.schedule("s", Payloads.modal())).last == "modal -24.0 -24.0")
        _ = world.trace { world.stage.user.close() }
        #expect(try world.trigger(Payloads.schedule("t", Payloads.banner())).last == "banner 0.0 0.0")
    }

    @Test("AM-151 the leading digits of a colour are read") func colours() {
        for (text, other) in [
            ("#12zz56", "#000012"), ("#FFzz", nil), ("#zz", nil), ("#12345678", "12345678"),
        ] {
            let color = InAppMessageColor(hexColorString: text).color
            #expect(color == other.map { InAppMessageColor(hexColorString: $0).color } ?? .clear)
        }
    }
}
