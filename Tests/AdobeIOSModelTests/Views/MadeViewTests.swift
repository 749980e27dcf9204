import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// The configuration of a web view, its position, and the effects of its page.
@Suite("Web views and how they are created", .timeLimit(.minutes(20))) @MainActor struct MadeViewTests {
    private func shown(
        _ settings: MessageSettings, isLocalImageUsed: Bool = false
    ) throws -> (TestWorld, FullscreenMessage, HeadlessWebView) {
        let world = TestWorld()
        let message = try world.makeMessage(
            listener: RecordingListener(), isLocalImageUsed: isLocalImageUsed, settings: settings)
        _ = world.trace { message.show() }
        return (world, message, try headlessPage(message.webView))
    }

    private func moving(_ entry: MessageAnimation, _ exit: MessageAnimation) -> MessageSettings {
        MessageSettings().setDisplayAnimation(entry).setDismissAnimation(exit)
    }

    @Test("AI-150 radius, takeover and links are fixed when the view is created, until the next view")
    func fixed() throws {
        let world = TestWorld()
        let settings = moving(.bottom, .none).setUiTakeover(true).setCornerRadius(7)
            .setGestures(URL(string: "adbinapp://other?interaction=old").map { [.swipeUp: $0] })
        let message = try world.makeMessage(
            listener: RecordingListener(swallowing: "adbinapp://other?interaction=old"), settings: settings)
        world.delegate.inShouldShow = { message in
            message.settings?.setUiTakeover(false).setCornerRadius(1)
                .setGestures(URL(string: "https://new.org").map { [.swipeUp: $0] })
        }
        _ = world.trace { message.show() }
        let view = try headlessPage(message.webView)
        #expect(view.scrollView.layer.cornerRadius == 7 && !(view.superview is UIWindow))
        #expect(
            world.trace { world.stage.user.swipe(.up) }.last
                == "main D.urlLoaded(adbinapp://other?interaction=old)")
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        let next = try headlessPage(message.webView)
        #expect(next.scrollView.layer.cornerRadius == 1 && next.superview is UIWindow)
    }

    @Test("AI-152 a view that was faded out stays transparent until it enters with an animation") func faded()
        throws
    {
        let settings = moving(.bottom, .fade).setUiTakeover(true).setBackdropOpacity(0.5)
        let (world, message, view) = try shown(settings)
        var opacity: CGFloat = -1
        let backdrop = view.superview
        #expect(backdrop?.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &opacity) == true)
        #expect(opacity == 0.5)
        _ = world.trace { message.hide() }
        #expect(backdrop?.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &opacity) == true)
        #expect(view.alpha == 0 && opacity == 0)
        settings.setDisplayAnimation(MessageAnimation.none)
        _ = world.trace { message.show() }
        #expect(view.alpha == 0 && view.superview is UIWindow)
        #expect(world.trace { world.stage.user.close() }.first?.contains("error") == true)
        _ = world.trace { message.hide() }
        settings.setDisplayAnimation(.left)
        _ = world.trace { message.show() }
        #expect(view.alpha == 1)
    }

    @Test(
        "AI-153 a takeover that enters without an animation and leaves with one stays",
        arguments: [true, false])
    func staysBehind(_ hides: Bool) throws {
        let (world, message, view) = try shown(moving(.none, .bottom).setUiTakeover(true))
        _ = world.trace { if hides { message.hide() } else { message.dismiss() } }
        #expect(view.superview is UIWindow)
        #expect(view.frame == CGRect(x: 0, y: hides ? 0 : 844, width: 390, height: 844))
        #expect((message.webView === view) == hides)
        #expect(world.stage.visibleSurfaces.count == 1)
    }

    @Test("AI-154 with local images the page is loaded from a file of the SDK, the same for the same page")
    func localImages() throws {
        let (_, _, view) = try shown(MessageSettings(), isLocalImageUsed: true)
        let name = try #require(view.loadedBaseURL).lastPathComponent
        #expect(name.hasPrefix("temp_") && name.hasSuffix(".html") && view.url?.isFileURL == true)
        let (_, _, again) = try shown(MessageSettings(), isLocalImageUsed: true)
        #expect(again.loadedBaseURL == view.loadedBaseURL)
    }

    @Test("AI-156 another load that finishes first is not the initial one") func initialLoad() throws {
        let (world, message, view) = try shown(MessageSettings())
        view.load(URLRequest(url: try #require(URL(string: "https://e.org"))))
        #expect(world.trace { view.finishLoading() } == [])
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        #expect(
            world.trace { _ = try? headlessPage(message.webView).finishLoading() } == [
                "main L.webViewDidFinishInitialLoading"
            ])
    }

    @Test("AI-157 a message follows the window until dismiss() is called, even without effect") func follows()
        throws
    {
        let (world, message, view) = try shown(moving(.fade, .none))
        _ = world.trace { message.hide() }
        world.stage.screen.size = CGSize(width: 100, height: 200)
        #expect(view.frame.size == CGSize(width: 100, height: 200))
        #expect(world.trace { message.dismiss() } == [])
        _ = world.trace { message.show() }
        world.stage.screen.size = CGSize(width: 300, height: 400)
        #expect(view.frame.size == CGSize(width: 100, height: 200))
        // The next web view follows the screen again.
        _ = world.trace { message.dismiss() }
        _ = world.trace { message.show() }
        world.stage.screen.size = CGSize(width: 390, height: 844)
        #expect(message.webView?.frame.size == CGSize(width: 390, height: 844))
    }

    @Test("AI-164 the message is the navigation delegate, and an app can forward to it")
    func navigationDelegate() throws {
        /// Forwards every call.
        @MainActor final class Forwarder: NSObject, WKNavigationDelegate {
            let message: FullscreenMessage
            init(_ message: FullscreenMessage) { self.message = message }
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
            ) {
                message.webView(
                    webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
            }
        }
        let (world, message, view) = try shown(MessageSettings())
        #expect(view.navigationDelegate === message)
        #expect(view.configuration.allowsInlineMediaPlayback)
        #expect(view.scrollView.contentInsetAdjustmentBehavior == .never)
        let forwarder = Forwarder(message)
        view.navigationDelegate = forwarder
        #expect(
            world.trace { world.stage.user.close() } == [
                "main L.overrideUrlLoad(adbinapp://dismiss)",
                "main Nothing handles the page's link adbinapp://dismiss (AI-091)",
            ])
    }

    @Test("AI-164 AI-041 a message with a handler is retained by its web view until the stage ends")
    func keptByView() throws {
        weak var probe: FullscreenMessage?
        try autoreleasing {
            let world = TestWorld()
            let settings = moving(.bottom, .bottom).setUiTakeover(true)
            let message = try world.makeMessage(listener: nil, settings: settings)
            probe = message
            _ = world.trace {
                // The script handler that the message retains captures the stage.
                message.handleJavascriptMessage("name") { [stage = world.stage] _ in stage.log.removeAll() }
                message.show()
            }
            _ = world.trace { message.hide() }
            world.stage.endProcess()
        }
        #expect(probe == nil)
    }

    @Test("AI-169 a message has its final frame as soon as it starts to move") func finalAtOnce() throws {
        let world = TestWorld()
        let settings = moving(.top, .right).setUiTakeover(true)
        let message = try world.makeMessage(listener: nil, settings: settings)
        world.stage.run { message.show() }
        world.stage.advance(seconds: 0.1)
        #expect(message.webView?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        world.stage.runUntilIdle()
        world.stage.run { message.hide() }
        world.stage.advance(seconds: 0.1)
        #expect(message.webView?.frame.minX == 390)
        world.stage.runUntilIdle()
        #expect(message.webView?.frame.minY == -844)
        #expect(message.webView?.superview != nil && message.webView?.window == nil)
    }

    @Test("AI-176 animate acts on the parent's own view") func animate() throws {
        let world = TestWorld()
        try world.trigger(Payloads.proposition())
        let parent = try #require(world.delegate.messages.first?.parent)
        let other = try world.makeMessage(listener: parent, settings: MessageSettings(parent: parent))
        _ = world.trace {
            _ = parent.overrideUrlLoad(message: other, url: "adbinapp://dismiss?animate=left")
        }
        #expect(parent.view == nil)
        #expect(world.delegate.messages.first?.settings?.dismissAnimation == .left)
        #expect(other.settings?.dismissAnimation == nil)
    }
}
