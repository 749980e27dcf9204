import Airship18Bridge
import Airship18Model
import Foundation
import InAppCompat
import Testing

/// What the neutral content of each kind of message says, value by value: what comes back as it was may have been left out
/// on both ways.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18OwnWordsTests {
    private func content(_ json: String) throws -> MessageContent {
        try #require(try Airship18Port.messages(of: Data(json.utf8)).first).content
    }

    private func own(_ kind: String, _ display: String) throws -> ContentValue? {
        try content(
            Airship18World.schedule(
                "m1",
                #"{"name": "m1", "display_type": "\#(kind)", "display": {"body": {"text": "x"}, \#(display)}}"#
            )
        ).extras["com.urbanairship.in_app"]
    }

    @Test("Parts that only Airship's messages have are kept in Airship's own form, for each kind of message")
    func ownWords() throws {
        let film = #""media": {"type": "video", "url": "https://e.org/v", "description": "A film"}"#
        let filmed: ContentValue = ["type": "video", "url": "https://e.org/v", "description": "A film"]
        let footer = #""footer": {"id": "f", "label": {"text": "Terms"}}"#
        let footed: ContentValue = ["id": "f", "text": "Terms"]
        let both: [(kind: String, display: String, own: ContentValue?)] = [
            (
                "banner",
                #""placement": "top", "button_layout": "joined", "template": "media_right""#,
                ["button_layout": "joined", "template": "media_right"]
            ),
            (
                "modal",
                #""button_layout": "stacked", "template": "header_body_media", \#(film), \#(footer)"#,
                [
                    "button_layout": "stacked", "template": "header_body_media", "media": filmed,
                    "footer": footed,
                ]
            ),
            ("modal", #""allow_fullscreen_display": true"#, ["allow_fullscreen_display": true]),
            (
                "fullscreen", #""template": "header_body_media", \#(film), \#(footer)"#,
                ["template": "header_body_media", "media": filmed, "footer": footed]
            ),
            (
                "html", #""url": "https://e.org", "width": 200, "height": 300, "aspect_lock": true"#,
                ["width": 200.0, "height": 300.0, "aspect_lock": true]
            ),
            (
                "html",
                #""url": "https://e.org", "require_connectivity": false, "allow_fullscreen_display": true"#,
                ["require_connectivity": false, "allow_fullscreen_display": true]
            ),
        ]
        for one in both {
            #expect(try own(one.kind, one.display) == one.own, "\(one.kind): \(one.display)")
        }
    }

    @Test(
        "The looks that the neutral content has of a banner, a modal, a full screen and a page, value by value"
    )
    func looks() throws {
        let colors =
            ##""background_color": "#112233", "dismiss_button_color": "#445566", "border_radius": 7"##
        let banner = try content(
            Airship18World.schedule(
                "m1",
                #"""
                {"display_type": "banner", "display": {"body": {"text": "Hi"}, "placement": "top", "duration": 12,
                 "actions": {"deep_link_action": "shop://x"}, \#(colors)}}
                """#))
        #expect(banner.layout == .banner && banner.edge == .top && banner.autoClose == 12)
        #expect(banner.clickEffect == .open(try #require(URL(string: "shop://x")), inWebView: false))
        let modal = try content(
            Airship18World.schedule(
                "m1", #"{"display_type": "modal", "display": {"body": {"text": "Hi"}, \#(colors)}}"#))
        let page = try content(
            Airship18World.schedule(
                "m1",
                #"""
                {"display_type": "html", "display": {"url": "https://e.org/page", "width": 200, "height": 300,
                 "aspect_lock": true, \#(colors)}}
                """#))
        for content in [banner, modal, page] {
            #expect(content.frame?.cornerRadius == 7, "\(content.layout)")
            #expect(content.themes["light"]?.background == 0xFF11_2233, "\(content.layout)")
            #expect(content.themes["light"]?.closeButton == 0xFF44_5566, "\(content.layout)")
        }
        #expect(page.layout == .web && page.frame?.width == nil)
    }

    @Test("Each of two buttons has its own colours") func buttons() throws {
        let content = try content(
            Airship18World.schedule(
                "m1",
                #"""
                {"name": "m1", "display_type": "modal", "display": {"body": {"text": "Hi"}, "buttons": [
                 {"id": "a", "label": {"text": "A", "color": "#010101"}, "background_color": "#020202",
                  "border_color": "#030303"},
                 {"id": "b", "label": {"text": "B", "color": "#040404"}, "background_color": "#050505",
                  "border_color": "#060606"}]}}
                """#))
        let themes = content.buttons.map { $0.themes["light"] }
        #expect(content.buttons.map(\.id) == ["a", "b"])
        #expect(themes.map { $0?.text } == [0xFF01_0101, 0xFF04_0404])
        #expect(themes.map { $0?.background } == [0xFF02_0202, 0xFF05_0505])
        #expect(themes.map { $0?.border } == [0xFF03_0303, 0xFF06_0606])
    }
}
