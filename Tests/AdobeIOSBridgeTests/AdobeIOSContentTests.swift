import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// The settings of Adobe's messages as neutral content, and how a plan changes them (AI-040).
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSContentTests: BridgeSuite {
    let world = BridgeWorld<AdobeIOSHost, AdobeIOSBridge> { handler, _ in AdobeIOSBridge(handler).attach() }

    private static let payload = """
        {"id": "m1", "type": "schema", "detail": {"id": "m1",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>", "mobileParameters": {
            "width": 80, "maxWidth": 300, "height": 70, "fitToContent": false, "verticalAlign": "top",
            "verticalInset": 5, "horizontalAlign": "left", "horizontalInset": 6, "cornerRadius": 7,
            "uiTakeover": true, "backdropColor": "123456", "backdropOpacity": 0.5, "displayAnimation": "left",
            "dismissAnimation": "right", "gestures": {"swipeUp": "https://e.org/up"}}}}}
        """

    private static func frame() throws -> FrameContent {
        var frame = FrameContent()
        (frame.width, frame.maximumWidth, frame.height, frame.isFittedToContent) = (80, 300, 70, false)
        (frame.vertical, frame.verticalInset, frame.horizontal, frame.horizontalInset) = (.top, 5, .left, 6)
        (frame.cornerRadius, frame.takesOver) = (7, true)
        (frame.backdropColor, frame.backdropOpacity) = ("123456", 0.5)
        frame.gestures = ["swipeUp": try #require(URL(string: "https://e.org/up"))]
        return frame
    }

    private static func motion(_ entry: String?, _ exit: String?) -> MotionContent {
        var motion = MotionContent()
        (motion.entry, motion.exit) = (entry, exit)
        return motion
    }

    private func shown() throws -> (CompatMessage, MessageSettings) {
        try trigger(Self.payload)
        let message = try #require(bridge.engine.visibleMessages.first)
        return (message, try #require(message.native(as: FullscreenMessage.self)?.settings))
    }

    @Test("INV-5 the whole appearance of a message is read, and an unchanged plan keeps it") func reading()
        throws
    {
        let (message, settings) = try shown()
        #expect(message.content.frame == (try Self.frame()))
        #expect(message.content.motion == Self.motion("left", "right"))
        #expect(settings.displayAnimation == .left && settings.dismissAnimation == .right)
        #expect(diagnostics.items.isEmpty)
        bridge.detach()
    }

    @Test(
        "INV-5 all changes of a plan to the appearance reach the message's settings, and fixed values are reported (AI-150)"
    )
    func writing() throws {
        var wish = FrameContent()
        (wish.width, wish.maximumWidth, wish.height, wish.isFittedToContent) = (60, 200, 50, true)
        (wish.vertical, wish.verticalInset, wish.horizontal, wish.horizontalInset) = (.bottom, 15, .right, 16)
        (wish.cornerRadius, wish.takesOver) = (17, false)
        (wish.backdropColor, wish.backdropOpacity) = ("FFFFFF", 1)
        wish.gestures = ["swipeDown": try #require(URL(string: "https://e.org/down"))]
        handler.onPrepare = { plan, _ in
            plan.content.frame = wish
            plan.content.motion = Self.motion("fade", "bottom")
        }
        let (message, settings) = try shown()
        #expect(settings.width == 60 && settings.maxWidth == 200 && settings.height == 50)
        #expect(settings.fitToContent == true && settings.cornerRadius == 17 && settings.uiTakeover == false)
        #expect(settings.verticalAlign == .bottom && settings.verticalInset == 15)
        #expect(settings.horizontalAlign == .right && settings.horizontalInset == 16)
        #expect(settings.displayAnimation == .fade && settings.dismissAnimation == .bottom)
        #expect(settings.gestures == [.swipeDown: try #require(URL(string: "https://e.org/down"))])
        #expect(message.view(of: WKWebView.self)?.scrollView.layer.cornerRadius == 17)
        #expect(
            diagnostics.items.map(\.explanation) == [
                "content: the page was created before the gate, so these values are fixed: fitting to the content, gestures, takeover (AI-150)."
            ])
        bridge.detach()
    }

    @Test("INV-5 a motion without an animation sets none for the entry and the exit") func still() throws {
        var still = Self.motion("fade", "bottom")
        (still.isEntryAnimated, still.isExitAnimated) = (false, false)
        handler.onPrepare = { plan, _ in plan.content.motion = still }
        let (_, settings) = try shown()
        #expect(settings.displayAnimation == MessageAnimation.none)
        #expect(settings.dismissAnimation == MessageAnimation.none)
        bridge.detach()
    }

    @Test("AI-122 what a page posts reaches its handler in the same turn, on the main thread") func script()
        throws
    {
        var heard: [String] = []
        handler.onWillPresent = { message in
            try? message.onScriptMessage("shop") { value in
                heard.append("\(value == "hello") \(MainThread.isCurrent)")
            }
        }
        _ = try shown()
        stage.run {
            stage.page.post("shop", json: #""hello""#)
            #expect(heard == ["true true"])
        }
        stage.runUntilIdle()
        #expect(heard == ["true true"])
        bridge.detach()
    }
}
