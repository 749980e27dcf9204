import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// The settings of Adobe's messages as neutral content, and how a plan changes them (rules, section 4).
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2ContentTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, _ in
        AdobeAndroid2Bridge(handler).attach()
    }

    private static let looks = """
        {"width": 80, "height": 70, "verticalAlign": "top", "verticalInset": 5, "horizontalAlign": "left",
         "horizontalInset": 6, "cornerRadius": 7, "uiTakeover": false, "backdropColor": "#123456",
         "backdropOpacity": 0.3, "displayAnimation": "left", "dismissAnimation": "right",
         "gestures": {"swipeUp": "https://e.org/up"}}
        """

    /// The content of a message with these settings, and the settings after the plan was applied.
    private func offered(_ looks: String = looks) throws -> (MessageContent, MessageSettings) {
        try trigger(android2Payload("m1", looks))
        let message = try #require(handler.messages.first)
        let native = try #require(message.native(as: (any FullscreenMessage).self))
        return (message.content, try #require(native.getMessageSettings()))
    }

    private var said: [String] { diagnostics.items.map(\.explanation) }

    @Test("Section 4: only a named animation other than none moves the message, at its entry and at its exit")
    func animations() throws {
        for (entry, exit) in [("fade", "none"), ("none", "fade"), ("none", "none")] {
            handler.clear()
            let (content, _) = try offered(
                #"{"displayAnimation": "\#(entry)", "dismissAnimation": "\#(exit)"}"#)
            #expect(content.motion.entry == entry && content.motion.exit == exit)
            #expect(content.motion.isEntryAnimated == (entry == "fade"))
            #expect(content.motion.isExitAnimated == (exit == "fade"))
            stage.user.close()
            stage.runUntilIdle()
        }
    }

    @Test("Section 4: settings without animations have none to read") func unsetAnimations() throws {
        handler.decision = .hold
        let campaign = try #require(try host.messages(in: android2Payload()).first)
        stage.run {
            let settings = MessageSettings()
            settings.setParent(campaign)
            ServiceProvider.getInstance().getUIService().createFullscreenMessage(
                "<p>Hello</p>", SilentListener(), false, settings)?.show()
        }
        stage.runUntilIdle()
        let motion = try #require(bridge.heldMessages.first).content.motion
        #expect(motion.entry == nil && motion.exit == nil)
        #expect(!motion.isEntryAnimated && !motion.isExitAnimated)
    }

    @Test("Section 4: all changes of a plan to the appearance reach the message's settings")
    func writing() throws {
        var wish = FrameContent()
        (wish.width, wish.height, wish.takesOver) = (60, 50, true)
        (wish.vertical, wish.verticalInset, wish.horizontal, wish.horizontalInset) = (.bottom, 15, .right, 16)
        (wish.cornerRadius, wish.backdropColor, wish.backdropOpacity) = (17, "aBcDeF", 0.25)
        wish.gestures = ["swipeDown": try #require(URL(string: "https://e.org/down"))]
        handler.onPrepare = { plan, _ in
            plan.content.frame = wish
            (plan.content.motion.entry, plan.content.motion.exit) = ("fade", "bottom")
        }
        let (_, settings) = try offered()
        #expect((settings.getWidth(), settings.getHeight()) == (60, 50))
        #expect(settings.getVerticalAlign() == .bottom && settings.getVerticalInset() == 15)
        #expect(settings.getHorizontalAlign() == .right && settings.getHorizontalInset() == 16)
        #expect(settings.getCornerRadius() == 17 && settings.getUITakeover())
        #expect(settings.getBackdropColor() == "#aBcDeF" && settings.getBackdropOpacity() == 0.25)
        #expect(settings.getGestures() == [.swipeDown: "https://e.org/down"])
        #expect(settings.getDisplayAnimation() == .fade && settings.getDismissAnimation() == .bottom)
        #expect(said == [])
    }

    @Test("Section 4: an animation of a plan is none if the plan stops it, and fade if it has no name")
    func motions() throws {
        handler.onPrepare = { plan, _ in
            (plan.content.motion.isEntryAnimated, plan.content.motion.exit) = (false, "unknown")
        }
        let (_, settings) = try offered()
        #expect(settings.getDisplayAnimation() == MessageAnimation.none)
        #expect(settings.getDismissAnimation() == .fade && settings.getWidth() == 80)
        #expect(said == [])
    }

    private nonisolated static let unknown =
        "content: maximumWidth and isFittedToContent have no counterpart."
    private nonisolated static let color = "content: a backdrop's colour has six hexadecimal digits."
    /// Changes of a frame, what is said about them, and the backdrop's colour after that.
    private nonisolated static let losses: [(@Sendable (inout FrameContent) -> Void, [String], String)] = [
        ({ $0.isFittedToContent = false }, [unknown], "#123456"),
        ({ ($0.maximumWidth, $0.isFittedToContent) = (300, true) }, [unknown], "#123456"),
        ({ $0.backdropColor = "12345g" }, [color], "#FFFFFF"),
        ({ $0.backdropColor = "1234567" }, [color], "#FFFFFF"),
        ({ $0.backdropColor = nil }, [], "#FFFFFF"),
        ({ $0.backdropColor = "654321" }, [], "#654321"),
    ]

    @Test("Section 4: what the settings have no place for is reported", arguments: losses.indices)
    func lost(_ index: Int) throws {
        let (change, expected, color) = Self.losses[index]
        handler.onPrepare = { plan, _ in
            var frame = plan.content.frame ?? FrameContent()
            change(&frame)
            plan.content.frame = frame
        }
        let (_, settings) = try offered()
        #expect(said == expected && settings.getBackdropColor() == color)
    }
}
