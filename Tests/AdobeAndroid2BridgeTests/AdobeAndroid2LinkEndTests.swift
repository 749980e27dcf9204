import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Which links explain how a message goes.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2LinkEndTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, _ in
        AdobeAndroid2Bridge(handler).attach()
    }

    @Test(
        "A2-075 INV-5 only a link with Adobe's scheme and the host that dismisses explains a dismissal",
        arguments: [
            ("adbinapp://dismiss?interaction=ok", true), ("adbinapp://other?interaction=ok", false),
        ])
    func linkThatDismisses(link: String, dismisses: Bool) throws {
        try trigger(android2Payload())
        try follow(link)
        #expect(stage.visibleSurfaces.isEmpty == dismisses)
        if !dismisses {
            stage.run { handler.messages.first?.native(as: (any FullscreenMessage).self)?.dismiss() }
            stage.runUntilIdle()
        }
        let end = dismisses ? "link \(link) (derived)" : "unspecified (derived)"
        #expect(
            handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"] + [
                "didLoad(\(link)) m1", "willDismiss m1", "didDismiss(\(end)) m1",
            ])
    }

    @Test("A2-038 a message is attached with every part of the frame that a handler changed")
    func frame() throws {
        handler.onPrepare = { plan, _ in
            var frame = FrameContent()
            (frame.width, frame.height) = (40, 50)
            (frame.vertical, frame.verticalInset) = (.top, 6)
            (frame.horizontal, frame.horizontalInset) = (.left, 7)
            (frame.cornerRadius, frame.takesOver) = (8, false)
            (frame.backdropColor, frame.backdropOpacity) = ("112233", 0.5)
            plan.content.frame = frame
        }
        try trigger(android2Payload())
        let native = try #require(
            bridge.engine.visibleMessages.first?.native(as: (any FullscreenMessage).self))
        let settings = try #require(native.getMessageSettings())
        #expect(settings.getWidth() == 40 && settings.getHeight() == 50)
        #expect(settings.getVerticalAlign() == .top && settings.getVerticalInset() == 6)
        #expect(settings.getHorizontalAlign() == .left && settings.getHorizontalInset() == 7)
        #expect(settings.getCornerRadius() == 8)
        #expect(settings.getBackdropOpacity() == 0.5)
    }

    @Test("Section 4: every setting of a payload is read, and an unchanged plan keeps them")
    func everySetting() throws {
        let looks = ##"""
            {"width": 80, "height": 50, "verticalAlign": "top", "verticalInset": 5, "horizontalAlign": "left",
             "horizontalInset": 6, "cornerRadius": 7.5, "uiTakeover": false, "backdropColor": "#112233",
             "backdropOpacity": 0.3, "displayAnimation": "top", "dismissAnimation": "fade",
             "gestures": {"swipeUp": "https://e.org/up"}}
            """##
        try trigger(android2Payload("m1", looks))
        var expected = MessageContent(layout: .web)
        var frame = FrameContent()
        (frame.width, frame.height) = (80, 50)
        (frame.vertical, frame.verticalInset) = (.top, 5)
        (frame.horizontal, frame.horizontalInset) = (.left, 6)
        (frame.cornerRadius, frame.takesOver) = (7.5, false)
        (frame.backdropColor, frame.backdropOpacity) = ("112233", 0.3)
        frame.gestures = ["swipeUp": try #require(URL(string: "https://e.org/up"))]
        expected.frame = frame
        (expected.motion.entry, expected.motion.exit) = ("top", "fade")
        #expect(handler.messages.map(\.content) == [expected])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("Section 4: what a frame leaves open becomes the default of a payload") func openFrame() throws {
        handler.onPrepare = { plan, _ in plan.content.frame = FrameContent() }
        let looks = ##"""
            {"width": 80, "height": 50, "verticalAlign": "top", "verticalInset": 5, "horizontalAlign": "left",
             "horizontalInset": 6, "cornerRadius": 7.5, "uiTakeover": false, "backdropColor": "#112233",
             "backdropOpacity": 0.3, "gestures": {"swipeUp": "https://e.org/up"}}
            """##
        try trigger(android2Payload("m1", looks))
        let native = try #require(handler.messages.first?.native(as: (any FullscreenMessage).self))
        let settings = try #require(native.getMessageSettings())
        #expect(settings.getWidth() == 100 && settings.getHeight() == 100)
        #expect(settings.getVerticalAlign() == .center && settings.getVerticalInset() == 0)
        #expect(settings.getHorizontalAlign() == .center && settings.getHorizontalInset() == 0)
        #expect(settings.getCornerRadius() == 0 && settings.getUITakeover() == true)
        #expect(settings.getBackdropColor() == "#FFFFFF" && settings.getBackdropOpacity() == 0)
        #expect(settings.getGestures() == [:])
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "A2-038 INV-5 parts of a frame that Android 2 does not have, and a colour it cannot read, are reported",
        arguments: [
            ("112233", nil, []), ("red", nil, [color]), ("12345", nil, [color]), ("GGGGGG", nil, [color]),
            ("112233", 600, [width]), ("red", 600, [width, color]),
        ] as [(String, Int?, [String])])
    func unwritable(backdropColor: String, maximumWidth: Int?, expected: [String]) throws {
        handler.onPrepare = { plan, _ in
            plan.content.frame = FrameContent()
            plan.content.frame?.backdropColor = backdropColor
            plan.content.frame?.maximumWidth = maximumWidth
        }
        try trigger(android2Payload())
        #expect(diagnostics.items.map(\.explanation) == expected)
    }

    nonisolated private static let color = "content: a backdrop's colour has six hexadecimal digits."
    nonisolated private static let width = "content: maximumWidth and isFittedToContent have no counterpart."
}
