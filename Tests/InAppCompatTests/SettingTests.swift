import Foundation
import HeadlessStage
import InAppCompat
import InAppPages
import PlatformStandIns
import Testing

/// Settings that no other test varies.
@MainActor @Suite("Settings", .timeLimit(.minutes(20))) struct SettingTests {
    @Test("CAP-2 a cap counts by the app's own clock, if it has one")
    func clock() {
        var now: TimeInterval = 0
        let bench = ManyBench { Cap($0, [.day(1)], now: { now }) }
        bench.close(bench.offer("A", on: bench.braze))
        bench.stage.advance(by: .seconds(90_000))
        #expect(bench.offer("B", on: bench.braze).phase == .discarded)
        now = 86_400
        #expect(bench.offer("C", on: bench.braze).phase == .presented)
    }

    @Test(
        "HandlerGroup: new members are asked from the next message on, and the former ones are not"
    )
    func members() {
        let bench = Bench()
        let (first, second) = (RecordingHandler(bench.trace), RecordingHandler(bench.trace))
        (first.name, second.name) = ("first ", "second ")
        let group = HandlerGroup([first])
        bench.engine.handler = group
        bench.run { bench.ask(bench.message("A")) }
        group.members = [second, first]
        bench.run { bench.ask(bench.message("B")) }
        group.members = []
        bench.run { bench.ask(bench.message("C")) }
        bench.expect(
            "first decide A", "answer show A", "second decide B", "first decide B", "answer show B",
            "answer show C")
    }

    @Test("An error says where it was created") func place() {
        let error = CompatError(.wrongPhase, "Too early.", file: "Shop/Cart.swift", line: 12)
        #expect(error.file == "Shop/Cart.swift" && error.line == 12)
        #expect(CompatError(.wrongPhase, "Too early.").file.hasSuffix("SettingTests.swift"))
    }

    @Test("The border of a button's theme is part of it") func border() throws {
        var theme = ButtonThemeContent()
        theme.border = ColorContent(argb: 0xFF01_0203)
        #expect(theme != ButtonThemeContent())
        let read = try JSONDecoder().decode(
            ButtonThemeContent.self, from: JSONEncoder().encode(theme))
        #expect(read == theme)
    }

    @Test("A page's links use the vendor's format, and are encoded as often as its SDK decodes them")
    func links() throws {
        var links = PageWriter.Links(
            dismissal: "app://go", interaction: "did", destination: "to", decodings: 2,
            interactionDecodings: 2)
        var content = MessageContent(layout: .modal)
        content.buttons = [
            ButtonContent(
                id: "a b", text: "Go",
                effect: .open(try #require(URL(string: "shop://c?x=1")), inWebView: false))
        ]
        func page() -> String { PageWriter(links: links).html(content) }
        #expect(
            page().contains(#"href="app://go?did=a%2520b&amp;to=shop%253A%252F%252Fc%253Fx%253D1""#),
            "\(page())")
        #expect(page().contains(#"class="close" href="app://go""#))
        links.close = "app://shut"
        links.dismissal = "app://leave"
        links.interaction = "act"
        links.destination = "url"
        links.decodings = 1
        links.interactionDecodings = 1
        #expect(page().contains(#"href="app://leave?act=a%20b&amp;url=shop%3A%2F%2Fc%3Fx%3D1""#), "\(page())")
        #expect(page().contains(#"class="close" href="app://shut""#))
    }

    @Test("A view fills the screen, covers a part of it, or has a window of that size")
    func viewPlaces() {
        let part = CGRect(x: 10, y: 20, width: 100, height: 50)
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        stage.run {
            let screen = UIScreen.main.bounds
            let places: [(CustomViewWindow.Place, window: CGRect, view: CGSize)] = [
                (.wholeScreen, screen, screen.size), (.onBackdrop { _ in part }, screen, part.size),
                (.alone { _ in part }, part, part.size),
            ]
            for (place, windowFrame, size) in places {
                let view = UIView(frame: .zero)
                let window = CustomViewWindow(view, in: nil, level: nil, place: place)
                window.show {}
                #expect(view.window?.frame == windowFrame)
                #expect(view.frame.size == size)
                window.close()
                #expect(view.window == nil)
            }
        }
    }
}
