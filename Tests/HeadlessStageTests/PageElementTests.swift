import HeadlessStage
import Testing

@Suite("Elements of a page", .timeLimit(.minutes(20))) struct PageElementTests {
    /// The effects of taps on the elements of a page.
    private func words(_ html: String) -> [String] {
        PageElement.all(in: html).map { "\($0.id ?? "-") | \($0.title) | \(words($0.effect))" }
    }

    private func words(_ effect: PageElement.Effect) -> String {
        switch effect {
        case .link(let link, let target): "goes to \(link)" + (target.map { " in \($0)" } ?? "")
        case .call(let name, let json): "calls \(name) with \(json)"
        case .several(let effects): effects.map(words).joined(separator: ", then ")
        case .unknown: "unknown"
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
                <button onclick="first(if (a) { b() })">Odd</button><button>Nothing</button>
                """#) == [
                    "go | Go | goes to shop://sale", "- | Open | goes to https://e.org",
                    #"- | Count | calls brazeBridge.logClick with "1""#,
                    "- | Close | calls UAirship.close with null", "- | Odd | unknown",
                    "- | Nothing | unknown",
                ])
    }

    @Test("several calls of one tap, and a script before its link; a script that prevents the link")
    func several() {
        #expect(
            words(
                #"""
                <button onclick="brazeBridge.logClick('a;b'); brazeBridge.closeMessage(); return false;">Both</button>
                <a href="shop://cart" onclick='brazeBridge.logClick("1")'>Cart</a>
                <a href="shop://no" onclick="event.preventDefault(); brazeBridge.closeMessage()">Stay</a>
                <a href="#" onclick="UAirship.close()">Hash</a><a href="javascript:brazeBridge.closeMessage()">Script</a>
                <a href="shop://odd" onclick="if (x) { y() }">Odd</a>
                <button onclick="count(1); x = 2">Half</button>
                """#) == [
                    #"- | Both | calls brazeBridge.logClick with "a;b", then calls brazeBridge.closeMessage with null"#,
                    #"- | Cart | calls brazeBridge.logClick with "1", then goes to shop://cart"#,
                    "- | Stay | calls brazeBridge.closeMessage with null",
                    "- | Hash | calls UAirship.close with null",
                    "- | Script | calls brazeBridge.closeMessage with null", "- | Odd | goes to shop://odd",
                    "- | Half | unknown",
                ])
    }

    @Test("other elements with a script; an image's text, and a label; a bracket in an attribute")
    func otherElements() {
        #expect(
            words(
                #"""
                <div id="card" onclick="brazeBridge.closeMessage()">A <b>card</b></div><div>none</div>
                <a href="shop://a"><img src="a.png" alt="Buy"></a><button aria-label="Close" onclick="UAirship.close()"></button><a title="a > b" href="shop://b">B</a><p data-onclick="x()">no</p>
                """#) == [
                    "card | A card | calls brazeBridge.closeMessage with null", "- | Buy | goes to shop://a",
                    "- | Close | calls UAirship.close with null", "- | B | goes to shop://b",
                ])
    }

    @Test("what a user does not see or cannot tap is not found")
    func notThere() {
        #expect(
            words(
                #"""
                <!-- <a href="v://1">old</a> --><script>x = "<a href='v://2'>made</a>"</script>
                <STYLE>a { }</STYLE><template><a href="v://3">later</a></template>
                <button disabled onclick="a()">off</button><button disabled="" onclick="a()">off</button>
                <a href="v://4" hidden>hidden</a><a href="v://5" style="color:red; display: none">none</a>
                <input type="hidden" value="h" onclick="a()"><button title="not disabled" onclick="a()">on</button>
                """#) == ["- | on | calls a with null"])
    }

    @Test("every part of a tap is played, and a script that is not understood is said in the log")
    func taps() throws {
        let stage = HeadlessStage()
        var lines: [String] = []
        func tap(_ name: String) -> Bool {
            let html = #"""
                <a id="all" href="shop://x" target="t" onclick="a(1); b()">x</a><button id="odd" onclick="if (a) { b() }">y</button>
                """#
            return stage.run {
                PageElement.named(name, in: html) { _ in false }?.tap { link, target in
                    lines.append("\(link) \(target ?? "-")")
                    return false
                } call: { function, json in
                    lines.append("\(function) \(json)")
                    return function == "a"
                } ?? false
            }
        }
        #expect(tap("all") && lines == ["a 1", "b null", "shop://x t"])
        #expect(stage.log.entries.isEmpty)
        #expect(!tap("odd") && lines.count == 3)
        #expect(
            stage.log.entries.map(\.name) == [
                "The page has odd, but its script is not played: page.post(_:json:) says what it calls."
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
