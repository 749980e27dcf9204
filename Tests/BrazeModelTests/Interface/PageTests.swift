import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@MainActor @Suite("BZ-142 to BZ-144 BZ-155 BZ-156: pages", .timeLimit(.minutes(20)))
struct PageTests {
    let fixture = Fixture()
    private let folder = URL(string: "file:///assets/")!

    private var page: BrazeInAppMessageUI.HtmlView? { fixture.ui.messageView?.html }

    @Test("BZ-142 the web view is set up once, and each end of a load logs another impression")
    func finishesTwice() throws {
        var configured = 0
        fixture.delegate.prepare = { $0.attributes?.html?.configure = { _ in configured += 1 } }
        fixture.show(fixture.spied(.html("H")))
        let web = try #require(page?.webView)
        page?.setupWebView()
        #expect(page?.webView === web && configured == 1)
        load()
        web.reload()
        load()
        #expect(
            fixture.lines.dropFirst(4) == [
                "impression(H)", "didPresent(H)", "error(extraLogImpression)", "didPresent(H)",
            ])
    }

    @Test(
        "BZ-143 BZ-155 a page with assets is a file, which is loaded two turns of the main queue after it was written"
    )
    func loadsFile() {
        var loads: [Int] = []
        let stage = fixture.stage
        let count: @MainActor @Sendable () -> Void = { [ui = fixture.ui] in
            loads.append((ui.messageView?.html?.webView as? HeadlessWebView)?.loadCount ?? -1)
        }
        fixture.delegate.onWillPresent = { _ in
            stage.onBackground {
                stage.onMain {
                    count();
                    stage.onMain {
                        count(); stage.onMain(count)
                    }
                }
            }
        }
        fixture.show(
            .html(.init(message: "<p/>", baseURL: folder, assetURLs: [picture])).named("H"))
        #expect(loads == [0, 0, 1])
        #expect(page?.webView?.url?.isFileURL == true)
    }

    @Test("BZ-143 a page without assets is text, and is loaded inside present")
    func loadsText() {
        fixture.ui.present(message: .html("H"))
        fixture.delegate.onWillPresent = { [ui = fixture.ui] _ in
            #expect((ui.messageView?.html?.webView as? HeadlessWebView)?.loadCount == 0)
        }
        fixture.stage.runUntilIdle()
        let web = page?.webView as? HeadlessWebView
        #expect(web?.loadCount == 1 && web?.loadedHTML == "<p/>")
        #expect(web?.url?.absoluteString == "https://iamcache.braze")
    }

    @Test("BZ-144 how the web view is set up, by animation", arguments: [true, false])
    func webView(slides: Bool) throws {
        fixture.delegate.prepare = {
            $0.attributes?.html?.animation = slides ? .slide : .fade
            $0.attributes?.html?.allowInspector = slides
        }
        fixture.show(.html("H", legacy: true))
        let web = try #require(page?.webView)
        #expect(web.alpha == (slides ? 1 : 0))
        if #available(iOS 16.4, macCatalyst 16.4, macOS 13.3, *) { #expect(web.isInspectable == slides) }
        #expect(!web.isOpaque && !web.scrollView.bounces && !web.allowsLinkPreview)
        let first = page?.initialAccessibilityElement as? UIView
        #expect(first != nil && first !== page && first?.superview === page)
        load()
        #expect(web.alpha == 1)
    }

    @Test(
        "BZ-155 a dismissal removes the web view and stops the load after willDismiss, and leaves touches enabled"
    )
    func takesPageOut() throws {
        fixture.show(fixture.spied(.html("H")))
        let view = try #require(page)
        let web = try #require(view.webView)
        var wasIn = false
        fixture.delegate.onWillDismiss = { _ in wasIn = web.superview === view && web.isLoading }
        fixture.ui.dismiss()
        #expect(wasIn && web.superview == nil && !web.isLoading)
        #expect(view.isUserInteractionEnabled && view.webView === web)
    }

    @Test("BZ-155 a page that finishes inside willDismiss is still counted, and the message leaves twice")
    func finishesInWillDismiss() {
        fixture.show(fixture.spied(.html("H")))
        fixture.delegate.onWillDismiss = { [stage = fixture.stage] _ in stage.page.finishLoading() }
        fixture.trace.removeAll()
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        #expect(
            fixture.lines == [
                "willDismiss(H)", "impression(H)", "willDismiss(H)", "didPresent(H)", "didDismiss(H)",
            ])
    }

    @Test("BZ-155 a view that is shown again uses its web view again")
    func cachedView() throws {
        let view = fixture.stage.run {
            BrazeInAppMessageUI.HtmlView(message: .init(message: "<p/>", baseURL: folder))
        }
        fixture.delegate.prepare = { $0.customView = view }
        fixture.show(fixture.spied(.html("H")))
        load()
        let web = try #require(view.webView)
        fixture.ui.dismiss()
        fixture.stage.runUntilIdle()
        fixture.trace.removeAll()
        fixture.show(fixture.spied(.html("I")))
        #expect(view.webView === web && web.superview === view)
        load()
        #expect(fixture.lines.suffix(2) == ["impression(I)", "didPresent(I)"])
    }

    @Test(
        "BZ-156 navigations to nowhere are cancelled, then asked about",
        arguments: [
            ("about:blank", false, true), ("https://example.com/x", true, false), ("file:///x", true, false),
            ("shop://x", true, true), ("https://iamcache.braze/offer", false, true),
        ])
    func links(address: String, opensWindow: Bool, dismisses: Bool) throws {
        fixture.show(fixture.spied(.html("H")))
        load()
        let web = try #require(page?.webView as? HeadlessWebView)
        let url = try #require(URL(string: address))
        let trace = fixture.trace
        trace.removeAll()
        web.navigate(to: url, target: opensWindow ? .newWindow : .mainFrame) {
            trace.note($0 == .cancel ? "cancelled" : "allowed")
        }
        fixture.stage.runUntilIdle()
        let end = dismisses ? ["willDismiss(H)", "didDismiss(H)"] : []
        #expect(
            fixture.lines == [
                "cancelled", "shouldProcess(\(address), body, H)", "process(\(address), H)",
            ] + end)
    }

    @Test("BZ-156 the page's own load and those of embedded frames are allowed")
    func ownLoads() throws {
        fixture.show(fixture.spied(.html("H")))
        load()
        let web = try #require(page?.webView as? HeadlessWebView)
        fixture.trace.removeAll()
        var policies: [WKNavigationActionPolicy] = []
        let own = try #require(URL(string: "https://iamcache.braze"))
        web.navigate(to: own, type: .other) { policies.append($0) }
        web.navigate(to: folder, type: .other) { policies.append($0) }
        web.navigate(to: site, target: .innerFrame) { policies.append($0) }
        #expect(policies == [.allow, .allow, .allow] && fixture.lines == [])
    }

    private func load() {
        fixture.stage.page.finishLoading()
        fixture.stage.runUntilIdle()
    }
}
