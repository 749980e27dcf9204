import Airship17Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@MainActor @Suite("The page's bridge", .timeLimit(.minutes(20))) struct HTMLBridgeTests {
    final class Commands: NSObject, JavaScriptCommandDelegate {
        private(set) weak var webView: WKWebView?

        func perform(_ command: JavaScriptCommand, webView: WKWebView) -> Bool {
            self.webView = webView
            note("command \(command.name ?? "nil") \(command.arguments) \(command.options)")
            return command.name == "known"
        }
    }

    private func showing(_ commands: Commands?, limit: Int = 1) throws -> TestWorld {
        let world = TestWorld()
        world.host.javaScriptCommandDelegate = commands
        _ = try world.trigger(HostPayloads.schedule(message: HostPayloads.html(), limit: limit))
        return world
    }

    private func link(_ world: TestWorld, _ url: String) throws -> [String] {
        let url = try #require(URL(string: url))
        return world.trace { world.stage.user.openLink(url) }
    }

    /// Opens the URL that `UAirship.dismiss` navigates to.
    private func dismiss(_ world: TestWorld, _ text: String) throws -> [String] {
        let argument = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        return try link(world, "uairship://dismiss/\(argument)")
    }

    @Test("6.1 UAirship.close dismisses") func close() throws {
        let world = try showing(nil)
        #expect(
            try link(world, "uairship://close")
                == ["main resolution s user_dismissed", "main D.finished(h s user_dismissed)"])
        for call in ["close", "UAirship.close"] {
            let other = try showing(nil)
            #expect(
                other.trace { other.stage.page.post(call) }
                    == ["main resolution s user_dismissed", "main D.finished(h s user_dismissed)"])
        }
    }

    @Test("AS-081 the page is in a headless view, which loads it once") @MainActor func view()
        throws
    {
        let commands = Commands()
        let world = try showing(commands)
        _ = try link(world, "uairship://other")
        let page = try headlessPage(commands.webView)
        #expect(page.loadedRequest?.url == page.url && page.url?.scheme == "https" && page.loadCount == 1)
    }

    @Test(
        "AS-090, AS-091, AS-095 the types of resolutions",
        arguments: [
            (#"{"type":"message_click"}"#, "message_click"), (#"{"type":"timed_out"}"#, "timed_out"),
            (#"{"type":"user_dismissed"}"#, "user_dismissed"),
            (#"{"type":"message_click","button_info":{"id":"x"}}"#, "message_click"),
            (
                #"{"type":"button_click","button_info":{"id":"a/b?","label":{"text":"É /%"}}}"#,
                "button_click a/b?"
            ),
        ])
    func types(_ json: String, _ resolution: String) throws {
        let world = try showing(nil)
        #expect(
            try dismiss(world, json)
                == ["main resolution s \(resolution)", "main D.finished(h s \(resolution))"])
    }

    nonisolated static let malformed = [
        #"{"type":"Button_Click"}"#, #"{"type":"tapped"}"#, #"{"type":3}"#, "{}", "[]", "3", #""text""#,
        "null",
        "undefined", "{", #"{"type":"button_click"}"#, #"{"type":"button_click","button_info":{}}"#,
        #"{"type":"button_click","button_info":{"id":"","label":{"text":"OK"}}}"#,
        #"{"type":"button_click","button_info":{"id":"ok"}}"#,
    ]

    @Test(
        "AS-090, AS-092, AS-093, AS-094 any other value is logged, and the message stays on screen",
        arguments: malformed)
    func bad(_ json: String) throws {
        let commands = Commands()
        let world = try showing(commands)
        #expect(try dismiss(world, json) == ["main error dismiss without a resolution"])
        let good = #"{"type":"button_click","button_info":{"id":"ok","label":{"text":"OK"}}}"#
        #expect(
            try dismiss(world, good)
                == ["main resolution s button_click ok", "main D.finished(h s button_click ok)"])
    }

    @Test("AS-094 dismiss without any argument") func noArgument() throws {
        let world = try showing(nil)
        #expect(try link(world, "uairship://dismiss") == ["main error dismiss without a resolution"])
        #expect(
            world.trace { world.stage.page.post("dismiss", json: "undefined") }
                == ["main error dismiss without a resolution"])
    }

    @Test("AS-095, AS-097 a cancel button of the page deletes the schedule; its actions do not run")
    func cancelButton() throws {
        let world = try showing(nil, limit: 0)
        let json = """
            {"type":"button_click","button_info":{"id":"nowhere","behavior":"cancel","label":{"text":"No"},
            "actions":{"toast_action":"x"}}}
            """
        #expect(
            world.trace { world.stage.page.post("dismiss", json: json) }
                == ["main resolution s button_click nowhere", "main D.finished(h s button_click nowhere)"])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-096 only the first argument counts") func firstArgument() throws {
        let world = try showing(nil)
        #expect(
            try link(world, "uairship://dismiss/%7B%22type%22%3A%22timed_out%22%7D/second")
                == ["main resolution s timed_out", "main D.finished(h s timed_out)"])
    }

    @Test("AS-093, 6.1 other commands are passed to the app, those of the SDK are not") func commands() throws
    {
        let commands = Commands()
        let world = try showing(commands)
        #expect(
            try link(world, "uairship://known/a%2Fb/c?x=1&x=2")
                == [#"main command known ["a/b", "c"] ["x": ["1", "2"]]"#])
        #expect(
            try link(world, "uairship://other")
                == ["main command other [] [:]", "main page command that nobody takes"])
        #expect(try link(world, "uairship://named_user?id=x") == ["main page command"])
        #expect(try link(world, "https://example.com/next") == ["main page navigates"])
    }

    @Test("6.1 calls of a page that is not allowed have no effect") func notAllowed() throws {
        let commands = Commands()
        let world = try showing(commands)
        world.host.setURLAllowList { _, scope in scope != .javaScriptInterface }
        let refused = ["main error call from a page that is not allowed"]
        #expect(try link(world, "uairship://close") == refused)
        #expect(try link(world, "uairship://known") == refused)
        #expect(try dismiss(world, #"{"type":"timed_out"}"#) == refused)
    }

    @Test("6.1 the app's command delegate is held weakly") func weakDelegate() throws {
        let world = TestWorld()
        var commands: Commands? = Commands()
        world.host.javaScriptCommandDelegate = commands
        #expect(world.host.javaScriptCommandDelegate != nil)
        commands = nil
        #expect(world.host.javaScriptCommandDelegate == nil)
    }
}
