import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-091 BZ-092: the links of a page", .timeLimit(.minutes(20)))
struct HtmlClickTests {
    let fixture = Fixture()

    @Test(
        "BZ-091 a link with an accepted button id: click, shouldProcess, process, dismissal",
        arguments: ["0", "1"])
    func linkWithButton(id: String) {
        let link = "https://example.com/?abButtonId=\(id)"
        show(.html("H"))
        fixture.stage.user.openLink(URL(string: link)!)
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "click(\(id), H)", "shouldProcess(\(link), \(id), H)", "process(\(link), H)",
                "willDismiss(H)", "didDismiss(H)",
            ])
    }

    @Test("BZ-091 another button id is an error, and no click")
    func linkWithOtherButton() {
        let link = "https://example.com/?abButtonId=2"
        show(.html("H"))
        fixture.stage.user.openLink(URL(string: link)!)
        #expect(fixture.lines.first?.hasPrefix("error(webViewQuery") == true)
        #expect(
            fixture.lines.dropFirst() == [
                "shouldProcess(\(link), body, H)", "process(\(link), H)", "willDismiss(H)",
            ])
    }

    @Test("BZ-091 a link without id is a click on the body only for legacy HTML or by attribute")
    func bodyClicks() {
        for (isLegacy, isAutomatic) in [(false, false), (true, false), (false, true)] {
            fixture.delegate.prepare = { $0.attributes?.html?.automaticBodyClicks = isAutomatic }
            show(.html("H", legacy: isLegacy))
            fixture.stage.user.openLink(site)
            fixture.stage.runUntilIdle()
            let click = isLegacy || isAutomatic ? ["click(body, H)"] : []
            #expect(
                fixture.lines == click + [
                    "shouldProcess(\(site), body, H)", "process(\(site), H)", "willDismiss(H)",
                    "didDismiss(H)",
                ])
        }
    }

    @Test("BZ-091 Braze's own links and script calls do not ask")
    func privateLinks() {
        show(.html("H"))
        fixture.stage.page.post("logClick", json: #""1""#)
        fixture.stage.user.openLink(URL(string: "appboy://close")!)
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["click(1, H)", "willDismiss(H)", "didDismiss(H)"])
    }

    @Test("BZ-091 a script's click with an empty id is one on the body")
    func scriptBodyClick() {
        show(.html("H"))
        fixture.stage.page.post("logClick", json: #""""#)
        fixture.stage.page.post("closeMessage")
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["click(body, H)", "willDismiss(H)", "didDismiss(H)"])
    }

    @Test("BZ-092 a link with a target leaves the message open, and what it triggers is parked")
    func transientLink() {
        fixture.onProcess = { [ui = fixture.ui] in ui.present(message: .slideup("A")) }
        show(.html("H", #"<a href="https://example.com/offer" target="_blank">Offer</a>"#))
        fixture.stage.user.openLink(site)
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["shouldProcess(\(site), body, H)", "process(\(site), H)"])
        #expect(fixture.stackIds == ["A"])
        #expect(fixture.ui.messageView != nil)
    }

    @Test("BZ-092 without linkTargetSupport, or for an app's own scheme, the message closes")
    func transientLinkCloses() {
        let own = URL(string: "myapp://offer")!
        for (link, isSupported) in [(site, false), (own, true)] {
            fixture.delegate.prepare = { $0.attributes?.html?.linkTargetSupport = isSupported }
            show(.html("H", "<a target='_blank' href='\(link)'>Offer</a>"))
            fixture.stage.user.openLink(link)
            fixture.stage.runUntilIdle()
            #expect(fixture.lines.last == "didDismiss(H)")
        }
    }

    @Test("BZ-091 a button of a page is the link with its id")
    func tapButton() {
        show(.html("H", #"<a class="x" href="https://example.com/?a=b&amp;abButtonId=1">Yes</a>"#))
        fixture.stage.user.tapButton("0")
        #expect(fixture.lines == [])
        fixture.stage.user.tapButton("1")
        #expect(fixture.lines.first == "click(1, H)")
    }

    @Test("BZ-084 a page's close button only dismisses")
    func close() {
        show(.html("H"))
        fixture.stage.user.close()
        fixture.stage.runUntilIdle()
        #expect(fixture.lines == ["willDismiss(H)", "didDismiss(H)"])
    }

    /// Shows a message whose page has loaded, then forgets the callbacks.
    private func show(_ message: Braze.InAppMessage) {
        fixture.show(fixture.spied(message))
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
    }
}
