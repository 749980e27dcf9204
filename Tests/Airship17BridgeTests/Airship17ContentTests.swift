import Airship17Bridge
import Airship17Model
import BrazeBridge
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17ContentTests {
    private func content(_ json: String) throws -> MessageContent {
        let messages = try Airship17Port.messages(of: Data(json.utf8))
        #expect(messages.map(\.id) == ["m1"])
        return try #require(messages.first?.content)
    }

    nonisolated private static let full = Airship17World.schedule(
        "m1",
        """
        {"name": "m1", "display_type": "fullscreen", "display_behavior": "immediate", "reporting_enabled": false,
         "extra": {"campaign": "spring"}, "actions": {"add_tags_action": "seen"},
         "display": {
          "heading": {"text": "Hi", "color": "#ff0000", "alignment": "center"},
          "body": {"text": "There", "size": 20, "alignment": "right"},
          "media": {"type": "youtube", "url": "https://youtu.be/x", "description": "A film"},
          "footer": {"id": "small", "label": {"text": "Terms"}, "actions": {"deep_link_action": "shop://terms"}},
          "buttons": [{"id": "go", "label": {"text": "Go", "color": "#00ff00"}, "background_color": "#80112233",
                       "actions": {"deep_link_action": "shop://shoes"}}],
          "template": "header_body_media", "background_color": "#112233", "dismiss_button_color": "#445566"}}
        """)

    @Test("A full screen is read into neutral content, and the rest is kept in Airship's own keys")
    func read() throws {
        let content = try content(Self.full)
        #expect(content.layout == .fullScreen)
        #expect(content.header == TextContent("Hi", alignment: .center))
        #expect(content.body == TextContent("There", alignment: .trailing))
        #expect(content.graphic == nil)
        let button = try #require(content.buttons.first)
        #expect(button.id == "go" && button.text == "Go")
        #expect(button.effect == .open(try #require(URL(string: "shop://shoes")), inWebView: false))
        #expect(button.themes["light"]?.background == 0x8011_2233)
        #expect(button.themes["light"]?.text == 0xFF00_FF00)
        let theme = try #require(content.themes["light"])
        #expect(theme.background == 0xFF11_2233 && theme.closeButton == 0xFF44_5566)
        #expect(theme.header == 0xFFFF_0000 && theme.text == 0xFF00_0000)
        #expect(content.extras["campaign"] == "spring")
        #expect(
            content.extras["com.urbanairship.in_app"] == [
                "display_behavior": "immediate", "reporting_enabled": false,
                "actions": ["add_tags_action": "seen"], "template": "header_body_media",
                "media": ["type": "youtube", "url": "https://youtu.be/x", "description": "A film"],
                "footer": ["id": "small", "text": "Terms", "actions": ["deep_link_action": "shop://terms"]],
            ])
    }

    @Test(
        "Every kind of Airship message is unchanged after the conversion from payload to neutral to Airship",
        arguments: [
            full,
            Airship17World.banner(
                "m1",
                display: """
                    , "placement": "top", "template": "media_right", "button_layout": "joined", "border_radius": 5,
                    "media": {"type": "image", "url": "https://e.org/a.png", "description": "A"},
                    "actions": {"open_external_url_action": "https://e.org"}
                    """),
            Airship17World.modal("m1", display: #", "allow_fullscreen_display": true, "border_radius": 2.5"#),
            Airship17World.modal(
                "m1",
                display:
                    #", "footer": {"id": "small", "label": {"text": "Terms"}, "actions": {"deep_link_action": "shop://terms"}}"#
            ),
            Airship17World.modal("m1", display: #", "template": "media_header_body""#),
            Airship17World.modal("m1", display: #", "template": "header_body_media""#),
            full.replacingOccurrences(of: "header_body_media", with: "media_header_body"),
            Airship17World.schedule(
                "m1",
                """
                {"name": "m1", "display_type": "html", "display": {"url": "https://e.org/?a=1&b=2", "width": 300,
                 "height": 200, "aspect_lock": true, "require_connectivity": false, "border_radius": 3}}
                """),
            Airship17World.schedule(
                "m1",
                """
                {"name": "m1", "display_type": "html",
                 "display": {"url": "https://e.org", "allow_fullscreen_display": true}}
                """),
            Airship17World.custom("m1"),
        ])
    func roundTrip(json: String) throws {
        let content = try content(json)
        let report = Airship17Port.lossReport(of: content, from: .airship17)
        #expect(report.isLossless, "\(report)")
    }

    @Test("A page of another SDK becomes a data URL, and is converted back")
    func page() {
        var content = MessageContent(layout: .web)
        content.page = PageContent(html: "<p>50 % & more, 😀</p>")
        #expect(Airship17Port.port(content, id: "m1").page == content.page)
    }

    @Test("A page whose address another SDK keeps private becomes an empty page")
    func privatePage() {
        let content = MessageContent(layout: .web)
        #expect(Airship17Port.message(content, id: "m1") != nil)
        #expect(Airship17Port.port(content, id: "m1").page == PageContent(html: ""))
    }

    @Test("Of a button that leads to the web and to a place of the app the web counts")
    func bothActions() throws {
        let buttons = #"""
            , "buttons": [{"id": "go", "label": {"text": "Go"},
                           "actions": {"deep_link_action": "shop://a", "open_external_url_action": "https://e.org"}}]
            """#
        let button = try content(Airship17World.modal("m1", display: buttons)).buttons.first
        #expect(button?.effect == .open(try #require(URL(string: "https://e.org")), inWebView: false))
    }

    @Test("A control message becomes one that the SDK does not draw, and is converted back")
    func control() {
        let content = MessageContent(layout: .control)
        #expect(Airship17Port.port(content, id: "c1") == content)
    }

    @Test("AS-016 a custom message is a control message only if it is marked as one; others keep their value")
    func marked() throws {
        let read = try [#"{"control": true}"#, #"{"control": false}"#, #"{"a": true}"#].map {
            try content(
                Airship17World.schedule(
                    "m1", #"{"name": "m1", "display_type": "custom", "display": {"custom": \#($0)}}"#))
        }
        #expect(read.map(\.layout) == [.control, .modal, .modal])
        #expect(
            read.map { $0.extras["com.urbanairship.in_app"] } == [
                nil, ["custom": ["control": false]], ["custom": ["a": true]],
            ])
    }

    @Test("What a Braze modal loses on Airship is reported field by field")
    func brazeModal() throws {
        let json = """
            {"type": "MODAL", "trigger_id": "m1", "header": "Hi", "message": "There", "icon": "x", "language": "de",
             "message_close": "AUTO_DISMISS", "duration": 5000, "click_action": "URI", "uri": "https://e.org",
             "btns": [{"id": 0, "text": "Go", "click_action": "URI", "uri": "https://e.org", "use_webview": true}]}
            """
        let content = try #require(BrazePort.messages(of: Data(json.utf8)).first?.content)
        let report = Airship17Port.lossReport(of: content, from: .braze)
        #expect(report[.layout] == .preserved)
        #expect(report[.header] == .preserved)
        #expect(report[.body] == .preserved)
        for field in [ContentField.graphic, .clickEffect, .autoClose, .language] {
            #expect(report[field] == .dropped(Airship17Port.note(field)), "\(report)")
        }
        for field in [ContentField.buttons, .themes] {
            #expect(report[field] == .approximated(Airship17Port.note(field)), "\(report)")
        }
    }

    @Test("An invalid payload is refused with the path of the error")
    func badPayload() {
        let json =
            #"{"id": "m1", "message": {"display_type": "modal", "display": {"heading": {"color": 1}}}}"#
        #expect {
            try Airship17Port.messages(of: Data(json.utf8))
        } throws: { error in
            "\(error)".contains("heading")
        }
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
        let message = try #require(Airship17Port.message(content, id: "m1"))
        let object = try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
        let display = try #require(object["display"] as? [String: Any])
        let button = try #require((display["buttons"] as? [[String: Any]])?.first)
        #expect(button["actions"] as? [String: String] == [action: address])
    }

    @Test("A picture is alone if there is no heading and an empty text, and only then (AS-080)")
    func pictureAlone() throws {
        let media = #", "media": {"type": "image", "url": "https://e.org/i.png", "description": ""}"#
        func read(_ texts: String, _ media: String = media) throws -> MessageContent {
            try content(
                Airship17World.schedule(
                    "m1", #"{"name": "m1", "display_type": "modal", "display": {\#(texts)\#(media)}}"#))
        }
        let alone = try read(#""body": {"text": ""}"#)
        #expect(alone.isImageOnly && alone.graphic != nil && alone.header == nil)
        let text = try read(#""body": {"text": "There"}"#)
        #expect(!text.isImageOnly && text.body?.text == "There")
        let heading = try read(#""heading": {"text": "Hi"}, "body": {"text": ""}"#)
        #expect(!heading.isImageOnly && heading.header?.text == "Hi")
        #expect(Airship17Port.port(alone, id: "m1") == alone)
    }
}
