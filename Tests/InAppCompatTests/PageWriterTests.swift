import Foundation
import InAppCompat
import InAppPages
import Testing

/// Pages that are written for SDKs that show nothing else, letter by letter.
@Suite("Written pages", .timeLimit(.minutes(20))) struct PageWriterTests {
    private let writer = PageWriter(
        links: PageWriter.Links(dismissal: "app://go", interaction: "did", destination: "to"))
    private let cart = MessageAction.Effect.open(URL(string: "shop://cart")!, inWebView: false)

    @Test("INV-5 a page has the content's picture, texts, buttons, colours and language, escaped")
    func full() {
        var content = MessageContent(layout: .modal)
        content.language = "de"
        content.graphic = URL(string: "https://e.org/a?b=1&c=2").map {
            .image($0, description: "A \"picture\"")
        }
        content.header = TextContent("1 < 2", alignment: .center)
        content.body = TextContent("Text", alignment: .trailing)
        content.buttons = [
            ButtonContent(id: "1", text: "OK & go", effect: cart), ButtonContent(id: "2", text: "No"),
        ]
        content.clickEffect = cart
        var (light, dark) = (ThemeContent(), ThemeContent())
        (light.background, light.text, dark.background) = (0xFF11_2233, 0x80FF_FFFF, 0xFF00_0000)
        content.themes = ["light": light, "dark": dark, "other": ThemeContent()]
        #expect(
            writer.html(content)
                == #"<!doctype html><html lang="de"><head><meta charset="utf-8"><style>"#
                + "body{background:rgba(17,34,51,1.000);color:rgba(255,255,255,0.502)}"
                + "@media (prefers-color-scheme:dark){body{background:rgba(0,0,0,1.000)}}</style></head><body>"
                + #"<img src="https://e.org/a?b=1&amp;c=2" alt="A &quot;picture&quot;">"#
                + #"<h1 style="text-align:center">1 &lt; 2</h1><p style="text-align:end">Text</p>"#
                + #"<a class="button" href="app://go?did=1&amp;to=shop%3A%2F%2Fcart">OK &amp; go</a>"#
                + #"<a class="button" href="app://go?did=2">No</a>"#
                + #"<a class="close" href="app://go">&times;</a></body></html>"#)
    }

    @Test("INV-5 a page without buttons is one link if the message can be clicked; empty texts are left out")
    func link() {
        var content = MessageContent(layout: .modal)
        content.graphic = .icon(">")
        content.header = TextContent("")
        content.body = TextContent("Hi", alignment: .leading)
        let inner =
            #"<span class="icon">&gt;</span><p style="text-align:start">Hi</p>"#
            + #"<a class="close" href="app://go">&times;</a>"#
        let start = #"<!doctype html><html><head><meta charset="utf-8"></head><body>"#
        #expect(writer.html(content) == start + inner + "</body></html>")
        content.clickEffect = cart
        #expect(
            writer.html(content)
                == start + #"<a href="app://go?did=body&amp;to=shop%3A%2F%2Fcart">"# + inner
                + "</a></body></html>")
        content.page = PageContent(html: "<p>Own</p>")
        #expect(writer.html(content) == "<p>Own</p>")
    }

    @Test("INV-5 a page shows no header, body, picture or language that a content does not have")
    func absent() {
        var content = MessageContent(layout: .modal)
        content.body = TextContent("Hi")
        let html = writer.html(content)
        func shown(_ content: MessageContent) -> [ContentField] {
            [.header, .body, .graphic, .language].filter { writer.shows($0, of: content, in: html) }
        }
        #expect(shown(content) == [.body])
        #expect(shown(MessageContent(layout: .modal)) == [])
        (content.header, content.graphic, content.language) = (TextContent("There"), .icon(">"), "de")
        #expect(shown(content) == [.body])
    }

    @Test("INV-5 a page shows colours only in its style, is an image only without texts, and shows no frame")
    func styles() {
        var content = MessageContent(layout: .modal)
        var theme = ThemeContent()
        theme.background = 0xFF11_2233
        let color = "rgba(17,34,51,1.000)"
        for (theme, html, isShown) in [
            (theme, "<style>\(color)</style>", true), (theme, color, false),
            (theme, "<style></style>", false),
            (ThemeContent(), "<style></style>", true), (ThemeContent(), "", false),
        ] {
            content.themes = ["light": theme]
            #expect(writer.shows(.themes, of: content, in: html) == isShown)
        }
        let texts = [
            ("<img>", true), ("<h1>A</h1>", false), ("<p>B</p>", false), ("<h1>A</h1><p>B</p>", false),
        ]
        for (html, isImageOnly) in texts {
            #expect(writer.shows(.isImageOnly, of: content, in: html) == isImageOnly)
        }
        let html = writer.html(content)
        for field in [ContentField.layout, .autoClose, .orientation, .edge, .page, .frame, .motion, .extras] {
            #expect(!writer.shows(field, of: content, in: html))
        }
    }

    @Test(
        "INV-5 a ported page carries what it shows, and the edge by its frame; a page of one's own carries nothing"
    )
    func carried() {
        var original = MessageContent(layout: .banner)
        (original.edge, original.header) = (.top, TextContent("Hi"))
        var ported = MessageContent(layout: .web)
        func carried() -> [ContentField] {
            ContentField.allCases.filter { writer.carries($0, of: original, in: ported) }
        }
        #expect(carried() == [])
        ported.page = PageContent(html: "<h1>Hi</h1><a href=\"app://go?did=body\">")
        #expect(carried() == [.header, .buttons, .clickEffect])
        ported.frame = FrameContent(imitating: original)
        #expect(carried() == [.header, .buttons, .clickEffect, .edge])
        ported.frame?.vertical = .bottom
        #expect(carried() == [.header, .buttons, .clickEffect])
        original.page = PageContent(html: "<h1>Hi</h1>")
        #expect(carried() == [])
    }
}
