import AdobeAndroid3Bridge
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3PortTests {
    @Test("A payload of Android 3 is read with its settings, and is written unchanged")
    func android3Payload() throws {
        let parameters = """
            {"width": 80, "maxWidth": 600, "height": 50, "verticalAlign": "top", "verticalInset": 5,
             "displayAnimation": "center", "dismissAnimation": "left", "backdropOpacity": 0.3, "cornerRadius": 15,
             "uiTakeover": false, "fitToContent": true, "gestures": {"tapBackground": "adbinapp://dismiss?a=b"}}
            """
        let messages = try AdobeAndroid3Port.messages(
            of: Data(AdobeAndroid3World.payload("m1", parameters).utf8))
        #expect(messages.map(\.id) == ["m1"])
        let content = try #require(messages.first?.content)
        #expect(content.frame?.maximumWidth == 600)
        #expect(content.frame?.vertical == .top)
        #expect(content.motion.entry == "center")
        #expect(!content.motion.isEntryAnimated)
        #expect(content.motion.isExitAnimated)
        #expect(AdobeAndroid3Port.lossReport(of: content, from: .adobeAndroid3).isLossless)
        let meta = #"{"b": true, "i": 3, "d": 0.5, "l": [1, "x"], "o": {"k": false}, "nothing": null}"#
        let plain = #"{"contentType": "text/html", "content": "x", "meta": \#(meta)}"#
        #expect(
            try AdobeAndroid3Port.messages(of: Data(plain.utf8)).first?.content.extras == [
                "b": true, "i": 3, "d": 0.5, "l": [1, "x"], "o": ["k": false],
            ])
        #expect(throws: PayloadError.self) { try AdobeAndroid3Port.messages(of: Data("{}".utf8)) }
    }

    @Test("A3-133 a message without a maximum width in its settings has none for handlers either")
    func noGreatestWidth() throws {
        for (parameters, width) in [("{}", nil), (#"{"maxWidth": 600}"#, 600)] as [(String, Int?)] {
            let messages = try AdobeAndroid3Port.messages(
                of: Data(AdobeAndroid3World.payload("m1", parameters).utf8))
            let frame = try #require(messages.first?.content.frame)
            #expect(frame.maximumWidth == width && frame.width == 100)
        }
    }

    @Test("Section 4.1: every setting of a payload is read, and that of the page, too") func everySetting()
        throws
    {
        let parameters = ##"""
            {"width": 80, "maxWidth": 600, "height": 50, "fitToContent": true, "verticalAlign": "top",
             "verticalInset": 5, "horizontalAlign": "left", "horizontalInset": 6, "cornerRadius": 7.5,
             "uiTakeover": false, "backdropColor": "#112233", "backdropOpacity": 0.3, "displayAnimation": "top",
             "dismissAnimation": "fade", "gestures": {"swipeUp": "https://e.org/up"}}
            """##
        let messages = try AdobeAndroid3Port.messages(
            of: Data(AdobeAndroid3World.payload("m1", parameters).utf8))
        var expected = MessageContent(layout: .web)
        expected.page = PageContent(html: "<p>Hello</p>")
        expected.frame = try frame()
        (expected.motion.entry, expected.motion.exit) = ("top", "fade")
        expected.extras = ["campaign": "spring"]
        #expect(messages.map(\.content) == [expected])
    }

    private func frame() throws -> FrameContent {
        var frame = FrameContent()
        (frame.width, frame.maximumWidth, frame.height, frame.isFittedToContent) = (80, 600, 50, true)
        (frame.vertical, frame.verticalInset) = (.top, 5)
        (frame.horizontal, frame.horizontalInset) = (.left, 6)
        (frame.cornerRadius, frame.takesOver) = (7.5, false)
        (frame.backdropColor, frame.backdropOpacity) = ("112233", 0.3)
        frame.gestures = ["swipeUp": try #require(URL(string: "https://e.org/up"))]
        return frame
    }

    @Test("Section 4.1: a message moves at its entry and its exit unless its animation is none or the centre")
    func motions() throws {
        for (entry, exit) in [("top", "none"), ("none", "center"), ("center", "top")] {
            let parameters = #"{"displayAnimation": "\#(entry)", "dismissAnimation": "\#(exit)"}"#
            let messages = try AdobeAndroid3Port.messages(
                of: Data(AdobeAndroid3World.payload("m1", parameters).utf8))
            let motion = try #require(messages.first?.content.motion)
            #expect(motion.entry == entry && motion.exit == exit)
            #expect(motion.isEntryAnimated == (entry == "top") && motion.isExitAnimated == (exit == "top"))
        }
    }

    @Test("Section 4.1: the assets of a page are kept") func assets() throws {
        var content = MessageContent(layout: .web)
        content.page = PageContent(html: "<p/>")
        content.page?.assets = Set(
            try ["https://e.org/a.png", "https://e.org/b.png"].map { try #require(URL(string: $0)) })
        #expect(AdobeAndroid3Port.port(content, id: "m1").page == content.page)
    }

    @Test("Section 4.1: what a frame leaves open becomes the default of a payload") func openFrame() {
        var content = MessageContent(layout: .web)
        content.frame = FrameContent()
        var expected = FrameContent()
        (expected.width, expected.height, expected.isFittedToContent) = (100, 100, false)
        (expected.vertical, expected.verticalInset) = (.center, 0)
        (expected.horizontal, expected.horizontalInset) = (.center, 0)
        (expected.cornerRadius, expected.takesOver) = (0, true)
        (expected.backdropColor, expected.backdropOpacity) = ("FFFFFF", 0)
        #expect(AdobeAndroid3Port.port(content, id: "m1").frame == expected)
    }
}
