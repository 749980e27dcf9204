import AdobeIOSBridge
import Foundation
import InAppCompat
import Testing

/// Adobe's payloads for iOS as content, and another vendor's content as a message of Adobe's.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSPortTests {
    private static let payload = """
        {"id": "m1", "type": "schema", "detail": {"id": "m1",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {"campaign": "spring"},
            "mobileParameters": {"width": 80, "displayAnimation": "left", "dismissAnimation": "right"}}}}
        """

    @Test("INV-5 a payload is read with its id, its page, its data and its settings")
    func reading() throws {
        let messages = try AdobeIOSPort.messages(of: Data(Self.payload.utf8))
        #expect(messages.map(\.id) == ["m1"])
        let content = try #require(messages.first?.content)
        #expect(content.page == PageContent(html: "<p>Hello</p>") && content.extras == ["campaign": "spring"])
        #expect(content.frame?.width == 80)
        #expect(content.motion.entry == "left" && content.motion.exit == "right")
        #expect(AdobeIOSPort.port(content, id: "m1") == content)
    }

    @Test(
        "INV-5 another vendor's message becomes a page with its texts, its data and animations like its own")
    func porting() {
        var content = MessageContent(layout: .modal)
        content.header = TextContent("Hi")
        content.extras = ["campaign": "spring", "nothing": nil]
        content.motion.isExitAnimated = false
        let ported = AdobeIOSPort.port(content, id: "m1")
        #expect(ported.layout == .web && ported.page?.html.contains(">Hi</h1>") == true)
        #expect(ported.extras == ["campaign": "spring"])
        #expect(ported.motion.entry == "fade" && ported.motion.exit == "none")
        #expect(ported.motion.isEntryAnimated && !ported.motion.isExitAnimated)
    }
}
