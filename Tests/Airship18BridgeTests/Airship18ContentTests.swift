import Airship18Bridge
import Airship18Model
import Foundation
import InAppCompat
import Testing

/// Airship's messages as neutral content, and back.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18ContentTests {
    private func content(_ json: String) throws -> MessageContent {
        try #require(try Airship18Port.messages(of: Data(json.utf8)).first).content
    }

    private nonisolated static let banner = Airship18World.schedule(
        "b",
        #"""
        {"name": "b", "display_type": "banner", "extra": {"k": {"n": 1, "d": 1.5, "l": [true, null]}},
         "display": {"heading": {"text": "Hi", "color": "#FF0000", "alignment": "center"}, "body": {"text": "There"},
          "media": {"type": "image", "url": "https://e.org/i.png", "description": "An i"}, "duration": 7,
          "placement": "top", "border_radius": 3, "background_color": "#80FFFFFF", "template": "media_right",
          "button_layout": "joined", "actions": {"deep_link_action": "shop://cart"},
          "buttons": [{"id": "go", "label": {"text": "Go", "color": "#0000FF"}, "background_color": "#00FF00",
            "border_color": "#010203", "actions": {"open_external_url_action": "https://e.org"}}]}}
        """#)

    @Test("A banner is read: texts, picture, button, colours, edge, time, click and extras")
    func reading() throws {
        let content = try content(Self.banner)
        #expect(content.layout == .banner && content.edge == .top && content.autoClose == 7)
        #expect(content.header == TextContent("Hi", alignment: .center) && content.body?.text == "There")
        #expect(
            content.graphic == .image(try #require(URL(string: "https://e.org/i.png")), description: "An i"))
        #expect(
            content.themes["light"]?.background == 0x80FF_FFFF
                && content.themes["light"]?.header == 0xFFFF_0000)
        #expect(content.frame?.cornerRadius == 3)
        #expect(content.clickEffect == .open(try #require(URL(string: "shop://cart")), inWebView: false))
        let button = try #require(content.buttons.first)
        #expect(
            button.id == "go"
                && button.effect == .open(try #require(URL(string: "https://e.org")), inWebView: false))
        #expect(
            button.themes["light"]?.background == 0xFF00_FF00 && button.themes["light"]?.border == 0xFF01_0203
                && button.themes["light"]?.text == 0xFF00_00FF)
        #expect(content.extras["k"] == ["n": 1, "d": 1.5, "l": [true, nil]])
    }

    @Test(
        "A colour has six digits or eight, in either case; anything else is no colour",
        arguments: [
            ("#FF0000", 0xFFFF_0000), ("80ffFFff", 0x80FF_FFFF), ("#00000000", 0), ("#FFF", nil),
            ("#-F0000", nil),
            ("#+F0000", nil), ("#GG0000", nil), ("", nil), ("#１２３４５６", nil),
        ] as [(String, UInt32?)])
    func colors(text: String, argb: UInt32?) throws {
        let modal = Airship18World.schedule(
            "m",
            #"{"name": "m", "display_type": "modal", "display": {"body": {"text": "x"}, "background_color": "\#(text)"}}"#
        )
        #expect(try content(modal).themes["light"]?.background == argb.map { ColorContent(argb: $0) })
    }

    private nonisolated static let messages = [
        banner, Airship18World.modal("m", display: Airship18World.goButton),
        Airship18World.schedule(
            "f",
            #"""
            {"name": "f", "display_type": "fullscreen", "display_behavior": "immediate", "reporting_enabled": false,
             "actions": {"a": 1}, "display": {"body": {"text": "x"}, "template": "header_body_media",
              "media": {"type": "youtube", "url": "https://e.org/v", "description": ""},
              "footer": {"id": "legal", "label": {"text": "Legal"}, "actions": {"b": 2}}}}
            """#),
        Airship18World.schedule(
            "h",
            #"""
            {"name": "h", "display_type": "html", "display": {"url": "https://e.org/?a=1&b=%22", "width": 300.5,
              "aspect_lock": true, "require_connectivity": false, "force_fullscreen_display": true}}
            """#),
        Airship18World.schedule(
            "h2",
            #"""
            {"name": "h2", "display_type": "html",
             "display": {"url": "https://e.org/", "allow_fullscreen_display": true}}
            """#),
        Airship18World.modal("m2", display: #", "allow_fullscreen_display": true"#),
        Airship18World.custom("c"),
        Airship18World.schedule(
            "o", #"{"name": "o", "display_type": "custom", "display": {"control": true}}"#),
    ]

    @Test(
        "The colours of every kind of message are read",
        arguments: ["banner", "modal", "fullscreen"])
    func themes(kind: String) throws {
        let message = Airship18World.schedule(
            "m",
            #"""
            {"name": "m", "display_type": "\#(kind)", "display": {
              "heading": {"text": "Hi", "color": "#010101"}, "body": {"text": "There", "color": "#020202"},
              "background_color": "#030303", "dismiss_button_color": "#040404"}}
            """#)
        var theme = ThemeContent()
        theme.header = 0xFF01_0101
        theme.text = 0xFF02_0202
        theme.background = 0xFF03_0303
        theme.closeButton = 0xFF04_0404
        #expect(try content(message).themes == ["light": theme])
    }

    @Test("What is read is written unchanged", arguments: messages)
    func roundTrip(_ json: String) throws {
        let content = try content(json)
        #expect(Airship18Port.port(content, id: "x") == content)
    }

    @Test("AM-014 a custom message is a control message only if it is marked as one; others keep their value")
    func control() throws {
        let read = try [#"{"control": true}"#, #"{"control": false}"#, #"{"control": 1}"#, #"{"a": true}"#]
            .map {
                try content(
                    Airship18World.schedule(
                        "o", #"{"name": "o", "display_type": "custom", "display": \#($0)}"#))
            }
        #expect(read.map(\.layout) == [.control, .modal, .modal, .modal])
        #expect(
            read.map { $0.extras["com.urbanairship.in_app"] } == [
                nil, ["custom": ["control": false]], ["custom": ["control": 1]], ["custom": ["a": true]],
            ])
    }

    @Test("A picture alone is shown with a blank text, because messages without one are not shown (AM-016)")
    func pictureAlone() throws {
        var content = MessageContent(layout: .modal)
        content.graphic = .image(try #require(URL(string: "https://e.org/i.png")), description: nil)
        content.isImageOnly = true
        #expect(Airship18Port.port(content, id: "x") == content)
    }

    @Test("A picture is alone if there is no heading and a blank text, and only then (AM-016)")
    func pictureBesideTexts() throws {
        let media = #", "media": {"type": "image", "url": "https://e.org/i.png", "description": ""}"#
        func read(_ texts: String) throws -> MessageContent {
            try content(
                Airship18World.schedule(
                    "m", #"{"name": "m", "display_type": "modal", "display": {\#(texts)\#(media)}}"#))
        }
        let alone = try read(#""body": {"text": " "}"#)
        #expect(alone.isImageOnly && alone.body == nil)
        let text = try read(#""body": {"text": "There"}"#)
        #expect(!text.isImageOnly && text.body?.text == "There" && text.header == nil)
        let heading = try read(#""heading": {"text": "Hi"}, "body": {"text": " "}"#)
        #expect(!heading.isImageOnly && heading.header?.text == "Hi" && heading.body?.text == " ")
    }

    /// The extras of a message, which hold the settings that only Airship has.
    private func rest(_ json: String) throws -> String {
        try content(json).extras.map { "\($0.key) \($0.value)" }.joined()
    }

    @Test("AM-086 whether a message may fill the screen is kept if it is specified, and only then")
    func fullScreenDisplay() throws {
        for name in ["m2", "h2"] {
            let json = try #require(Self.messages.first { $0.contains("\"\(name)\"") })
            #expect(try rest(json).contains("allow_fullscreen_display"))
            let no = json.replacingOccurrences(
                of: #""allow_fullscreen_display": true"#, with: #""allow_fullscreen_display": false"#)
            #expect(try !rest(no).contains("allow_fullscreen_display"))
        }
    }

    @Test("A page's text becomes a URL, and is read back")
    func page() {
        var content = MessageContent(layout: .web)
        content.page = PageContent(html: "<p>\"x\" & y</p>")
        #expect(Airship18Port.port(content, id: "x") == content)
    }

    @Test("A schedule of actions has no message; what is not a campaign is refused")
    func others() throws {
        #expect(try Airship18Port.messages(of: Data(#"{"id": "a", "actions": {}}"#.utf8)).isEmpty)
        #expect(throws: (any Error).self) { try Airship18Port.messages(of: Data("[]".utf8)) }
    }

    @Test(
        "A button that leads to the web opens it outside the app, and one that leads elsewhere is a deep link",
        arguments: [
            ("http://e.org", "open_external_url_action"), ("https://e.org", "open_external_url_action"),
            ("shop://shoes", "deep_link_action"),
        ])
    func links(address: String, action: String) throws {
        var content = MessageContent(layout: .modal)
        let url = try #require(URL(string: address))
        content.body = TextContent("There")
        content.buttons = [ButtonContent(id: "go", text: "Go", effect: .open(url, inWebView: false))]
        let message = try Airship18Port.message(content, id: "m1")
        let object = try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
        let display = try #require(object["display"] as? [String: Any])
        let button = try #require((display["buttons"] as? [[String: Any]])?.first)
        #expect(button["actions"] as? [String: String] == [action: address])
    }
}
