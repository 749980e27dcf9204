import AdobeAndroid2Bridge
import AdobeAndroid3Bridge
import AdobeIOSBridge
import Airship17Bridge
import Airship18Bridge
import BrazeBridge
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import Testing

/// Random content from a seed.
struct ContentGenerator: RandomNumberGenerator {
    private var numbers: SplitMix64

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
    }

    mutating func next() -> UInt64 { numbers.next() }

    private mutating func chance() -> Bool { Bool.random(using: &self) }

    private mutating func maybe<Value>(_ make: (inout ContentGenerator) -> Value) -> Value? {
        chance() ? make(&self) : nil
    }

    private mutating func word() -> String {
        ["Hello", "Spring & <summer>", "\"Now\"", "50 % off", "Füße", "😀"].randomElement(using: &self) ?? ""
    }

    private mutating func url() -> URL? {
        ["https://e.org/a.png?b=1&c=2", "myapp://cart", "https://e.org/100%25"].randomElement(using: &self)
            .flatMap(URL.init(string:))
    }

    private mutating func effect() -> MessageAction.Effect {
        guard chance(), let url = url() else { return .none }
        return .open(url, inWebView: chance())
    }

    private mutating func color() -> ColorContent {
        ColorContent(argb: UInt32.random(in: 0...UInt32.max, using: &self))
    }

    private mutating func theme() -> ThemeContent {
        var theme = ThemeContent()
        theme.background = maybe { $0.color() }
        theme.text = maybe { $0.color() }
        theme.header = maybe { $0.color() }
        theme.icon = maybe { $0.color() }
        theme.iconBackground = maybe { $0.color() }
        theme.closeButton = maybe { $0.color() }
        theme.frame = maybe { $0.color() }
        return theme
    }

    private mutating func button(_ place: Int) -> ButtonContent {
        var theme = ButtonThemeContent()
        theme.text = maybe { $0.color() }
        theme.background = maybe { $0.color() }
        return ButtonContent(
            id: chance() ? "\(place)" : "b\(place)", text: word(), effect: effect(),
            themes: chance() ? ["light": theme] : [:])
    }

    private mutating func text() -> TextContent {
        TextContent(
            word(), alignment: maybe { TextContent.Alignment.allCases.randomElement(using: &$0) } ?? nil)
    }

    mutating func content() -> MessageContent {
        var content = MessageContent(
            layout: MessageContent.Layout.allCases.randomElement(using: &self) ?? .modal)
        content.isImageOnly = chance()
        content.header = maybe { $0.text() }
        content.body = maybe { $0.text() }
        if chance(), let url = url() { content.graphic = .image(url, description: maybe { $0.word() }) }
        if chance() { content.graphic = .icon("x") }
        if chance() { content.buttons = (0..<Int.random(in: 1...3, using: &self)).map { button($0) } }
        content.clickEffect = effect()
        content.autoClose = maybe { Double(Int.random(in: 1...60, using: &$0)) }
        content.orientation = MessageContent.Orientation.allCases.randomElement(using: &self) ?? .any
        content.edge = maybe { MessageContent.Edge.allCases.randomElement(using: &$0) } ?? nil
        if chance() { content.themes["light"] = theme() }
        if chance() { content.themes["dark"] = theme() }
        if chance() { content.page = PageContent(html: "<p>\(word())</p>") }
        if chance() {
            var frame = FrameContent()
            frame.width = maybe { Int.random(in: 1...100, using: &$0) }
            frame.vertical = maybe { FrameContent.Anchor.allCases.randomElement(using: &$0) } ?? nil
            frame.cornerRadius = maybe { Double(Int.random(in: 0...20, using: &$0)) }
            content.frame = frame
        }
        content.motion.isEntryAnimated = chance()
        content.motion.isExitAnimated = chance()
        content.language = maybe { _ in "de" }
        if chance() { content.extras = ["k": .string(word()), "n": 3, "nothing": nil] }
        return content
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct LossReportTests {
    static let ports: [any ContentPort.Type] = [
        AdobeIOSPort.self, AdobeAndroid2Port.self, AdobeAndroid3Port.self, BrazePort.self, Airship17Port.self,
        Airship18Port.self,
    ]
    nonisolated static let seeds = Array(0..<20 as Range<UInt64>)

    @Test("A report describes the actual result, for generated content in all directions", arguments: seeds)
    func reportIsTrue(seed: UInt64) {
        var generator = ContentGenerator(seed: seed)
        for _ in 0..<50 {
            let content = generator.content()
            for port in Self.ports {
                let ported = port.port(content, id: "m1")
                let report = port.lossReport(of: content, from: .braze)
                for field in ContentField.allCases {
                    let isCarried = port.carries(field, of: content, in: ported)
                    switch report[field] {
                    case nil: #expect(!field.isPresent(in: content))
                    case .preserved: #expect(field.isEqual(in: content, ported))
                    case .approximated(let how):
                        #expect(!how.isEmpty)
                        #expect(!field.isEqual(in: content, ported))
                        #expect(field.isPresent(in: ported) || isCarried)
                    case .dropped(let why):
                        #expect(!why.isEmpty)
                        #expect(!field.isPresent(in: ported), "\(field) on \(port.shape): \(why)")
                        #expect(!isCarried)
                    }
                }
            }
        }
    }

    @Test("A vendor's own content survives the way from vendor to neutral to vendor", arguments: seeds)
    func roundTrip(seed: UInt64) {
        var generator = ContentGenerator(seed: seed)
        for _ in 0..<50 {
            let content = generator.content()
            for port in Self.ports {
                let native = port.port(content, id: "m1")
                let report = port.lossReport(of: native, from: port.shape)
                #expect(report.isLossless, "\(report)")
            }
        }
    }

    @Test("A Braze modal becomes a page with its texts and links, and the report says so")
    func modalToAdobe() throws {
        var content = MessageContent(layout: .modal)
        content.header = TextContent("Hi & bye")
        content.body = TextContent("There")
        content.buttons = [
            ButtonContent(
                id: "1", text: "Go",
                effect: .open(try #require(URL(string: "https://e.org?a=1&b=2")), inWebView: false))
        ]
        content.autoClose = 5
        let ported = AdobeIOSPort.port(content, id: "m1")
        let html = try #require(ported.page?.html)
        #expect(html.contains("<h1>Hi &amp; bye</h1><p>There</p>"))
        var blank = content
        (blank.header, blank.body) = (TextContent(""), TextContent(""))
        let short = try #require(AdobeIOSPort.port(blank, id: "m1").page?.html)
        #expect(!short.contains("<h1") && !short.contains("<p"))
        #expect(html.contains("adbinapp://dismiss?interaction=1&amp;link=https%253A%252F%252Fe%252Eorg"))
        let report = AdobeIOSPort.lossReport(of: content, from: .braze)
        #expect(report[.header] == .approximated("a text of the page"))
        #expect(
            report[.autoClose]
                == .dropped("Adobe's messages stay on screen; plan.autoClose of the bridge can dismiss them")
        )
        #expect(report[.extras] == nil)
        #expect(!report.isLossless)
    }

    @Test("A page for Android 3 has links that make its SDK dismiss it, decoded twice (A3-085, A3-087)")
    func modalToAndroid3() throws {
        var content = MessageContent(layout: .modal)
        content.buttons = [
            ButtonContent(
                id: "50 %", text: "Go",
                effect: .open(try #require(URL(string: "https://e.org?a=1&b=2")), inWebView: false))
        ]
        var frame = FrameContent()
        frame.backdropOpacity = 0.3
        frame.gestures = ["swipeUp": try #require(URL(string: "https://e.org"))]
        content.frame = frame
        let ported = AdobeAndroid3Port.port(content, id: "m1")
        let html = try #require(ported.page?.html)
        #expect(html.contains(#"href="adbinapp://dismiss?action=close""#))
        #expect(html.contains("interaction=50%2520%2525&amp;link=https%253A%252F%252Fe%252Eorg"))
        #expect(ported.frame?.backdropOpacity == 0.3)
        #expect(ported.frame?.gestures == frame.gestures)
        let report = AdobeAndroid3Port.lossReport(of: content, from: .braze)
        #expect(report[.buttons] == .approximated("links of the page that track, dismiss and open (A3-086)"))
        guard case .approximated = report[.frame] else {
            Issue.record("The frame had open values: \(report)")
            return
        }
    }

    @Test("A click on the message is not replaced by a button of the same name and effect")
    func clickBehindButtons() throws {
        var content = MessageContent(layout: .modal)
        content.clickEffect = .open(try #require(URL(string: "https://e.org")), inWebView: false)
        for port in [AdobeIOSPort.self, AdobeAndroid2Port.self, AdobeAndroid3Port.self] as [any PagePort.Type]
        {
            content.buttons = []
            #expect(
                port.lossReport(of: content, from: .braze)[.clickEffect]
                    == .approximated("the page is one link, if it has no buttons"))
            content.buttons = [ButtonContent(id: "body", text: "Go", effect: content.clickEffect)]
            #expect(
                port.lossReport(of: content, from: .braze)[.clickEffect]
                    == .dropped("the page is one link, if it has no buttons"))
        }
    }

    @Test("The report is compared with the actual result: a false claim is found")
    func brokenReport() {
        var content = MessageContent(layout: .modal)
        content.language = "de"
        let broken = LossReport(
            from: .braze, to: .adobeIOS, original: content, ported: MessageContent(layout: .web),
            carries: { _ in true }, note: { _ in "claimed" })
        #expect(broken[.language] == .approximated("claimed"))
        #expect(!AdobeIOSPort.carries(.language, of: content, in: MessageContent(layout: .web)))
    }
}
