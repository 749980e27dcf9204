import BridgeTesting
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import Testing

/// The destination of a link, as the handler reads it, and the URL that the SDK opens.
@MainActor @Suite("Destinations of links under each SDK", .timeLimit(.minutes(20)))
struct LinkDestinationTests {
    /// What follows `link=`, and what each SDK opens.
    struct Link: Sendable, CustomStringConvertible {
        let value: String
        let iOS: String?
        let android2: String?
        let android3: String?

        var description: String { value }
    }

    nonisolated private static let start = "https%3A%2F%2Fe.org%2F%3F"
    nonisolated private static let startTwice = "https%253A%252F%252Fe.org%252F%253F"

    nonisolated static let links = [
        // Encoded once: only Android 2 opens the campaign's address.
        Link(
            value: start + "q%3Da%2526b", iOS: "https://e.org/?q=a&b", android2: "https://e.org/?q=a%26b",
            android3: "https://e.org/?q=a"),
        Link(
            value: start + "q%3Da%253Db", iOS: "https://e.org/?q=a=b", android2: "https://e.org/?q=a%3Db",
            android3: "https://e.org/?q=a=b"),
        Link(
            value: start + "q%3Da%2523b", iOS: "https://e.org/?q=a#b", android2: "https://e.org/?q=a%23b",
            android3: "https://e.org/?q=a#b"),
        Link(
            value: start + "a%3D1%26b%3D2", iOS: "https://e.org/?a=1&b=2",
            android2: "https://e.org/?a=1&b=2", android3: "https://e.org/?a=1&b=2"),
        // Encoded twice: Android 2 opens something that is no address.
        Link(
            value: startTwice + "q%253Da%252526b", iOS: "https://e.org/?q=a%26b",
            android2: "https%3A%2F%2Fe.org%2F%3Fq%3Da%2526b", android3: "https://e.org/?q=a%26b"),
        Link(
            value: startTwice + "q%253D100%252525", iOS: "https://e.org/?q=100%25",
            android2: "https%3A%2F%2Fe.org%2F%3Fq%3D100%2525", android3: "https://e.org/?q=100%25"),
        // A second parameter belongs to the destination on Android.
        Link(
            value: "https%3A%2F%2Fe.org%3Fa%3D1&animate=left", iOS: "https://e.org?a=1",
            android2: "https://e.org?a=1&animate=left", android3: "https://e.org?a=1&animate=left"),
        // On Android text that begins like a script is one.
        Link(value: "jsapp%3A%2F%2Fx", iOS: "jsapp://x", android2: nil, android3: nil),
        Link(value: "", iOS: nil, android2: nil, android3: nil),
    ]

    @Test(
        "AI-097 A2-076 A3-087 the destination of a link is what its SDK opens, also of the same link again",
        arguments: [ShapeKit.adobeIOS, .adobeAndroid2, .adobeAndroid3], links)
    func opened(host: ShapeKit, link: Link) throws {
        var routed: [String] = []
        let world = DrivenSDK(host)
        world.attach(
            DestinationRouter(RecordingHandler()) {
                routed.append($0.url.absoluteString)
                return false
            })
        try world.trigger(host.campaigns.news)
        world.stage.page.finishLoading()
        world.stage.runUntilIdle()
        let url = try #require(URL(string: "adbinapp://other?interaction=x&link=\(link.value)"))
        let expected =
            switch host.name {
            case "adobeIOS": link.iOS
            case "adobeAndroid2": link.android2
            default: link.android3
            }
        for count in 1...2 {
            world.stage.user.openLink(url)
            world.stage.runUntilIdle()
            let all = Array(repeating: expected, count: count).compactMap { $0 }
            #expect(routed == all)
            #expect(world.stage.log.entries(of: .openedURL).map(\.name) == all)
        }
    }

    @Test("AI-097 A3-088 a link that the SDK cannot decode often enough opens nothing")
    func undecodable() throws {
        let text = "adbinapp://dismiss?interaction=x&link=https%3A%2F%2Fe.org%2F%3Fq%3D100%25"
        let url = try #require(URL(string: text))
        func read(_ host: ShapeKit) throws -> MessageLink {
            let world = DrivenSDK(host)
            world.attach(RecordingHandler())
            try world.trigger(host.campaigns.news)
            return try #require(world.bridge?.engine.visibleMessages.first).link(url)
        }
        let iOS = try read(.adobeIOS)
        #expect(iOS.destination == nil && iOS.interaction == "x" && iOS.dismisses)
        let android3 = try read(.adobeAndroid3)
        #expect(android3.destination == nil && android3.interaction == nil && !android3.dismisses)
        let android2 = try read(.adobeAndroid2)
        #expect(android2.destination?.absoluteString == "https://e.org/?q=100%25" && android2.dismisses)
    }

    @Test(
        "BZ-091 AS-094 AM-084 under an SDK without links of its own, an address is its own destination, unchanged",
        arguments: [ShapeKit.braze, .airship17, .airship18])
    func others(host: ShapeKit) throws {
        let world = DrivenSDK(host)
        world.attach(RecordingHandler())
        try world.trigger(host.campaigns.news)
        let message = try #require(world.bridge?.engine.visibleMessages.first)
        for text in [
            "https://e.org/?q=a%26b&r=100%25", "adbinapp://dismiss?link=https%3A%2F%2Fe.org%2F%3Fq%3Da%2526b",
        ] {
            let url = try #require(URL(string: text))
            let click = MessageAction(source: .button(id: "1"), effect: .open(url, inWebView: false))
            #expect(message.link(url).destination == url && message.destination(of: click) == url)
        }
    }

    @Test(
        "AI-097 A2-076 A3-087 a click that is passed on as a link leads to the same address as before",
        arguments: [ShapeKit.adobeIOS, .adobeAndroid2, .adobeAndroid3],
        ["https://e.org/?q=a%26b%3Dc%23d", "https://e.org/100%25", "https://e.org/?q=1+2", "app://x?a=b&c=d"])
    func passedOn(host: ShapeKit, address: String) throws {
        let world = DrivenSDK(host)
        world.attach(RecordingHandler())
        try world.trigger(host.campaigns.news)
        let dialect = try #require(world.bridge?.engine.visibleMessages.first?.dialect)
        let click = MessageAction(
            source: .button(id: "50%"),
            effect: .open(try #require(URL(string: address)), inWebView: false))
        let link = MessageLink(try #require(dialect.link(inPlaceOf: click)), dialect: dialect)
        #expect(link.destination?.absoluteString == address)
        #expect(link.interaction == "50%" && link.dismisses)
    }
}
