import HeadlessStage
import Testing

@Suite("Elements of a page", .timeLimit(.minutes(20))) struct PageElementTests {
    /// The effects of taps on the elements of a page.
    private func words(_ html: String) -> [String] {
        PageElement.all(in: html).map { element in
            let effect =
                switch element.effect {
                case .link(let link, let target): "goes to \(link)" + (target.map { " in \($0)" } ?? "")
                case .call(let name, let json): "calls \(name) with \(json)"
                case .unknown: "unknown"
                }
            return "\(element.id ?? "-") | \(element.title) | \(effect)"
        }
    }

    @Test("links with any quotes, entities, inner tags, and a target") func links() {
        #expect(
            words(
                #"""
                <a id="one" href="https://e.org/a?b=1&amp;c=2">Buy <b>now</b></a>
                <A HREF='shop://cart' target='_blank'>The
                   cart</A><a href=shop://plain>Plain</a><a name="x">No link</a><abbr title="a">not one</abbr>
                """#) == [
                    "one | Buy now | goes to https://e.org/a?b=1&c=2",
                    "- | The cart | goes to shop://cart in _blank", "- | Plain | goes to shop://plain",
                    "- | No link | unknown",
                ])
    }

    @Test("buttons that open a URL, that call native code, or whose script is not understood")
    func buttons() {
        #expect(
            words(
                #"""
                <button id="go" onclick="location.href = 'shop://sale'">Go</button>
                <button onclick="window.open('https://e.org')">Open</button>
                <button onclick="brazeBridge.logClick('1');">Count</button>
                <input type="button" value="Close" onclick="UAirship.close()">
                <button onclick="first(); second()">Both</button><button>Nothing</button>
                """#) == [
                    "go | Go | goes to shop://sale", "- | Open | goes to https://e.org",
                    #"- | Count | calls brazeBridge.logClick with "1""#,
                    "- | Close | calls UAirship.close with null", "- | Both | unknown",
                    "- | Nothing | unknown",
                ])
    }

    @Test("an id is preferred to a title, and a title to the vendor's attribute; a missing element is nil")
    func named() {
        let html = #"""
            <a href="v://3">vendor</a><a href="v://2">x</a><a id="x" href="v://1">y</a>
            """#
        func link(_ name: String) -> String? {
            PageElement.named(name, in: html) { $0 == "v://3" && ["z", "x"].contains(name) }?.link
        }
        #expect(link("x") == "v://1" && link("y") == "v://1" && link("vendor") == "v://3")
        #expect(link("z") == "v://3" && link("other") == nil)
        #expect(PageElement.all(in: "").isEmpty)
    }
}
