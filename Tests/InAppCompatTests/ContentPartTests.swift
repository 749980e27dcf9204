import Foundation
import InAppCompat
import Testing

/// Contents as data: the form that is stored, compared and read.
@Suite("Parts of a content", .timeLimit(.minutes(20))) struct ContentPartTests {
    private let link = URL(string: "app://x")!

    private var full: MessageContent {
        var content = MessageContent(layout: .modal)
        content.header = TextContent("Hello", alignment: .center)
        content.body = TextContent("World")
        content.graphic = .image(link, description: "A picture")
        var theme = ButtonThemeContent()
        theme.text = 0xFF00_0000
        content.buttons = [
            ButtonContent(id: "1", text: "OK", effect: .open(link, inWebView: true), themes: ["light": theme])
        ]
        content.autoClose = 3
        content.edge = .top
        content.themes = ["dark": ThemeContent()]
        content.page = PageContent(html: "<p>")
        content.page?.assets = [link]
        content.frame = FrameContent()
        content.frame?.width = 50
        content.frame?.cornerRadius = 1.5
        content.frame?.gestures = ["swipeUp": link]
        content.motion.entry = "fade"
        content.language = "en"
        content.extras = ["null": nil, "list": [1, 1.5, "a", true]]
        return content
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test("INV-5 a content as JSON has a member for each field that it has")
    func form() throws {
        #expect(
            try json(full)
                == #"{"autoClose":3,"body":{"text":"World"},"buttons":[{"effect":{"open":{"_0":"app://x","#
                + #""inWebView":true}},"id":"1","text":"OK","themes":{"light":{"text":{"argb":4278190080}}}}],"#
                + #""clickEffect":{"none":{}},"edge":"top","extras":{"list":[1,1.5,"a",true],"null":null},"#
                + #""frame":{"cornerRadius":1.5,"gestures":{"swipeUp":"app://x"},"width":50},"#
                + #""graphic":{"image":{"_0":"app://x","description":"A picture"}},"#
                + #""header":{"alignment":"center","text":"Hello"},"isImageOnly":false,"language":"en","#
                + #""layout":"modal","motion":{"entry":"fade","isEntryAnimated":true,"isExitAnimated":true},"#
                + #""orientation":"any","page":{"assets":["app://x"],"html":"<p>"},"themes":{"dark":{}}}"#)
        #expect(try JSONDecoder().decode(MessageContent.self, from: Data(try json(full).utf8)) == full)
    }

    @Test("INV-5 a click survives JSON, whatever was clicked")
    func clicks() throws {
        let sources: [MessageAction.Source] = [.body, .button(id: "a"), .link(id: nil), .link(id: "b")]
        let texts = [#"{"body":{}}"#, #"{"button":{"id":"a"}}"#, #"{"link":{}}"#, #"{"link":{"id":"b"}}"#]
        for (source, text) in zip(sources, texts) {
            #expect(try json(source) == text)
            let action = MessageAction(source: source, effect: .open(link, inWebView: false))
            #expect(try JSONDecoder().decode(MessageAction.self, from: Data(try json(action).utf8)) == action)
        }
    }

    @Test("INV-5 a report survives JSON")
    func reports() throws {
        var ported = full
        ported.header = nil
        ported.body?.text = "world"
        let report = LossReport(
            from: SDKShape("a"), to: SDKShape("b"), original: full, ported: ported, ignored: ["extras.x"],
            note: { $0.rawValue })
        #expect(report[.header] == .dropped("header"))
        #expect(report[.body] == .approximated("body"))
        #expect(report[.frame] == .preserved)
        #expect(try JSONDecoder().decode(LossReport.self, from: Data(try json(report).utf8)) == report)
    }

    @Test(
        "INV-5 JSON that is not a content is refused, with the place",
        arguments: [
            (#"{}"#, "layout"), (#"[]"#, ""), (#"{"layout":"round"}"#, "layout"),
            (#"{"layout":"modal","isImageOnly":1}"#, "isImageOnly"),
            (#"{"layout":"modal","isImageOnly":true,"header":{"text":null}}"#, "header.text"),
            (#"{"layout":"modal","isImageOnly":true,"graphic":{"icon":{"_0":"a"},"image":{}}}"#, "graphic"),
            (#"{"layout":"modal","isImageOnly":true,"buttons":[{"id":"1","text":2}]}"#, "buttons.0.text"),
        ])
    func refused(text: String, place: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(MessageContent.self, from: Data(text.utf8))
        }
        let path: [String] =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath + [key]).map(\.stringValue)
            case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
                context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            default: ["?"]
            }
        #expect(path.joined(separator: ".") == place)
    }

    @Test("INV-5 a change of a copy of a content leaves the original alone")
    func copies() {
        let original = full
        var copy = original
        #expect(copy == original && copy.hashValue == original.hashValue)
        copy.header?.text = "Bye"
        copy.extras["more"] = 1
        copy.frame?.width = nil
        #expect(original == full)
        #expect(copy.header?.text == "Bye" && original.header?.text == "Hello")
        #expect(copy != original)
        var other = copy
        other.buttons = []
        #expect(copy.buttons.count == 1 && other.buttons.isEmpty)
    }

    /// A change of each field of `full`.
    private static let changes: [ContentField: @Sendable (inout MessageContent) -> Void] = [
        .layout: { $0.layout = .banner }, .isImageOnly: { $0.isImageOnly.toggle() },
        .header: { $0.header = TextContent("Bye") }, .body: { $0.body = nil }, .graphic: { $0.graphic = nil },
        .buttons: { $0.buttons[0].text = "Cancel" },
        .clickEffect: { $0.clickEffect = .open(URL(fileURLWithPath: "/x"), inWebView: false) },
        .autoClose: { $0.autoClose = 4 }, .orientation: { $0.orientation = .landscape },
        .edge: { $0.edge = .bottom }, .themes: { $0.themes["other"] = ThemeContent() },
        .page: { $0.page = PageContent(html: "<p>Bye</p>") }, .frame: { $0.frame = FrameContent() },
        .motion: { $0.motion.isExitAnimated.toggle() }, .language: { $0.language = "eo" },
        .extras: { $0.extras["other"] = true },
    ]

    @Test("INV-5 a field differs exactly if its part of the content does", arguments: ContentField.allCases)
    func fields(_ field: ContentField) throws {
        let change = try #require(Self.changes[field])
        var changed = full
        change(&changed)
        #expect(ContentField.allCases.filter { !$0.isEqual(in: full, changed) } == [field])
        let plain = MessageContent(layout: .modal)
        #expect(ContentField.allCases.filter { $0.isPresent(in: plain) } == [.layout])
    }

    @Test(
        "INV-5 a frame imitates each layout: a banner at its edge, a modal in the middle, others the whole screen"
    )
    func imitatedFrames() {
        var expected = FrameContent()
        expected.takesOver = true
        for layout in [MessageContent.Layout.fullScreen, .web, .control] {
            #expect(FrameContent(imitating: MessageContent(layout: layout)) == expected)
        }
        (expected.width, expected.height, expected.cornerRadius) = (85, 60, 8)
        #expect(FrameContent(imitating: MessageContent(layout: .modal)) == expected)
        var banner = MessageContent(layout: .banner)
        expected = FrameContent()
        (expected.takesOver, expected.height) = (false, 15)
        for (edge, vertical) in [(nil, .bottom), (.top, .top), (.bottom, .bottom)]
            as [(MessageContent.Edge?, FrameContent.Anchor)]
        {
            (banner.edge, expected.vertical) = (edge, vertical)
            #expect(FrameContent(imitating: banner) == expected)
        }
    }

    @Test("INV-5 a motion without a name gets a usual one, unless it is not animated at all")
    func imitatedMotions() {
        func names(_ layout: MessageContent.Layout, _ change: (inout MessageContent) -> Void = { _ in })
            -> [String?]
        {
            var content = MessageContent(layout: layout)
            change(&content)
            let motion = MotionContent(imitating: content)
            #expect(motion.isEntryAnimated == content.motion.isEntryAnimated)
            #expect(motion.isExitAnimated == content.motion.isExitAnimated)
            return [motion.entry, motion.exit]
        }
        #expect(names(.modal) == ["fade", "fade"])
        #expect(names(.banner) == ["bottom", "bottom"])
        #expect(names(.banner) { $0.edge = .top } == ["top", "top"])
        #expect(names(.modal) { $0.motion.entry = "slide" } == ["slide", "fade"])
        #expect(names(.modal) { $0.motion.exit = "slide" } == ["fade", "slide"])
        #expect(names(.modal) { $0.motion.isEntryAnimated = false } == [nil, "fade"])
        #expect(names(.modal) { $0.motion.isExitAnimated = false } == ["fade", nil])
    }
}
