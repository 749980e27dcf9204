import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Display contents and their builders (section 1.10)", .timeLimit(.minutes(20)))
struct ContentBuilderTests {
    private static var text: InAppMessageTextInfo? { InAppMessageTextInfo { $0.text = "text" } }

    private static func button(_ id: String) -> InAppMessageButtonInfo? {
        InAppMessageButtonInfo { builder in
            builder.identifier = id
            builder.label = text
        }
    }

    private static func buttons(_ count: Int) -> [InAppMessageButtonInfo] {
        (0..<count).compactMap { button("\($0)") }
    }

    private static func media(_ type: InAppMessageMediaInfoType) -> InAppMessageMediaInfo {
        InAppMessageMediaInfo(url: "https://example.com", contentDescription: "a", type: type)
    }

    @Test("1.10 builders' defaults")
    func defaults() {
        let banner = InAppMessageBannerDisplayContentBuilder()
        #expect(banner.buttonLayout == .separate)
        #expect(banner.placement == .bottom)
        #expect(banner.contentLayout == .mediaLeft)
        #expect(banner.durationSeconds == 30)
        #expect(banner.backgroundColor == .white)
        #expect(banner.dismissButtonColor == .black)
        #expect(banner.borderRadiusPoints == 0)
        let modal = InAppMessageModalDisplayContentBuilder()
        #expect(modal.contentLayout == .headerMediaBody)
        #expect(!modal.allowFullScreenDisplay)
        let full = InAppMessageFullScreenDisplayContentBuilder()
        #expect(full.contentLayout == .headerMediaBody)
        #expect(full.buttonLayout == .separate)
        let html = InAppMessageHTMLDisplayContentBuilder()
        #expect(html.requiresConnectivity)
        #expect(!html.aspectLock)
        #expect((html.width, html.height) == (0, 0))
        let text = InAppMessageTextInfoBuilder()
        #expect(text.color == .black)
        #expect(text.sizePoints == 14)
        #expect(text.alignment == .none)
        #expect(text.style == .normal)
        let button = InAppMessageButtonInfoBuilder()
        #expect(button.behavior == .dismiss)
        #expect(button.backgroundColor == .clear)
        #expect(button.borderColor == .clear)
    }

    @Test("1.10 a banner needs a heading or a body, shows images only, and has at most two buttons")
    func bannerValidity() {
        func banner(_ change: @escaping (InAppMessageBannerDisplayContentBuilder) -> Void) -> Bool {
            InAppMessageBannerDisplayContent(builderBlock: change) != nil
        }
        #expect(!banner { _ in })
        #expect(!banner { $0.media = Self.media(.image) })
        #expect(banner { $0.heading = Self.text })
        #expect(banner { ($0.body, $0.media) = (Self.text, Self.media(.image)) })
        #expect(!banner { ($0.body, $0.media) = (Self.text, Self.media(.video)) })
        #expect(!banner { ($0.body, $0.media) = (Self.text, Self.media(.youTube)) })
        #expect(banner { ($0.body, $0.buttons) = (Self.text, Self.buttons(2)) })
        #expect(!banner { ($0.body, $0.buttons) = (Self.text, Self.buttons(3)) })
        #expect(banner { ($0.body, $0.durationSeconds) = (Self.text, -1) })
    }

    @Test("1.10 a modal message has at most two buttons, a full-screen one five; media are of any kind")
    func modalAndFullScreenValidity() {
        func modal(_ change: @escaping (InAppMessageModalDisplayContentBuilder) -> Void) -> Bool {
            InAppMessageModalDisplayContent(builderBlock: change) != nil
        }
        func full(_ change: @escaping (InAppMessageFullScreenDisplayContentBuilder) -> Void) -> Bool {
            InAppMessageFullScreenDisplayContent(builderBlock: change) != nil
        }
        #expect(!modal { $0.footer = Self.button("a") })
        #expect(modal { ($0.body, $0.media) = (Self.text, Self.media(.video)) })
        #expect(modal { ($0.body, $0.buttons) = (Self.text, Self.buttons(2)) })
        #expect(!modal { ($0.body, $0.buttons) = (Self.text, Self.buttons(3)) })
        #expect(!full { $0.media = Self.media(.youTube) })
        #expect(full { ($0.heading, $0.media) = (Self.text, Self.media(.youTube)) })
        #expect(full { ($0.body, $0.buttons) = (Self.text, Self.buttons(5)) })
        #expect(!full { ($0.body, $0.buttons) = (Self.text, Self.buttons(6)) })
    }

    @Test(
        "1.10 a full-screen message stacks more than two buttons, and a copy with fewer buttons stays stacked"
    )
    func stackedButtons() throws {
        let full = try #require(
            InAppMessageFullScreenDisplayContent { builder in
                builder.body = Self.text
                builder.buttons = Self.buttons(3)
                builder.buttonLayout = .joined
            })
        #expect(full.buttonLayout == .stacked)
        #expect(full.extend { $0.buttons = Self.buttons(2) }?.buttonLayout == .stacked)
    }

    @Test("1.10 an HTML message needs a URL; requiresConnectivity is read as requireConnectivity")
    func html() throws {
        #expect(InAppMessageHTMLDisplayContent { _ in } == nil)
        let html = try #require(
            InAppMessageHTMLDisplayContent { builder in
                builder.url = ""
                builder.requiresConnectivity = false
            })
        #expect(!html.requireConnectivity)
        var seen: Bool?
        #expect(html.extend { seen = $0.requiresConnectivity } == html)
        #expect(seen == false)
    }

    @Test("1.10 a text info needs a text, a button needs a label and an id; the log states the reason")
    func infoValidity() {
        let stage = HeadlessStage()
        stage.run {
            #expect(InAppMessageTextInfo { _ in } == nil)
            #expect(InAppMessageTextInfo { $0.text = "" } != nil)
            #expect(InAppMessageButtonInfo { $0.identifier = "a" } == nil)
            #expect(InAppMessageButtonInfo { $0.label = Self.text } == nil)
            #expect(Self.button("") == nil)
            #expect(Self.button(String(repeating: "x", count: 100)) != nil)
            #expect(Self.button(String(repeating: "x", count: 101)) == nil)
        }
        #expect(
            stage.log.entries.map { $0.details["reason"] ?? "" } == [
                #""text" is missing, expected a string"#, #""label" is missing, expected a text info"#,
                #""id" is missing, expected a string"#, #""id" is "", expected 1 to 100 characters"#,
                #""id" is "\#(String(repeating: "x", count: 60))…", expected 1 to 100 characters"#,
            ])
    }

    @Test(
        "AS-050 extend of every class keeps all values, changes only a copy, and returns nil if the copy is invalid"
    )
    func extend() throws {
        let text = try #require(
            InAppMessageTextInfo { builder in
                builder.text = "t"
                builder.color = .red
                builder.sizePoints = 20
                builder.alignment = .right
                builder.style = [.bold, .italic]
                builder.fontFamilies = ["a"]
            })
        #expect(text.extend { _ in } == text)
        #expect(text.extend { $0.text = nil } == nil)
        #expect(text.extend { $0.text = "u" }?.style == [.bold, .italic])
        #expect(text.text == "t")
        let button = try #require(
            InAppMessageButtonInfo { builder in
                builder.identifier = "id"
                builder.label = text
                builder.behavior = .cancel
                builder.borderRadiusPoints = 3
                builder.backgroundColor = .green
                builder.borderColor = .blue
                builder.actions = ["a": 1]
            })
        #expect(button.extend { _ in } == button)
        #expect(button.extend { $0.identifier = "" } == nil)
        #expect(button.extend { $0.identifier = "other" }?.actions?["a"] as? Int == 1)
        #expect(button.identifier == "id")
    }

    @Test("AS-050 extend of display contents keeps all values")
    func extendContents() throws {
        let banner = try InAppMessageBannerDisplayContent(
            json: json(
                """
                {"heading": {"text": "h"}, "body": {"text": "b"}, "button_layout": "joined", "placement": "top",
                 "template": "media_right", "duration": 5, "background_color": "#ff0000", "border_radius": 4,
                 "dismiss_button_color": "#00ff00", "actions": {"a": 1}, "buttons": [],
                 "media": {"url": "u", "type": "image", "description": "d"}}
                """))
        #expect(banner.extend { _ in } == banner)
        #expect(banner.extend { ($0.heading, $0.body) = (nil, nil) } == nil)
        let copy = try #require(banner.extend { $0.borderRadiusPoints = 10 })
        #expect(copy.borderRadiusPoints == 10)
        #expect(copy.actions?["a"] as? Int == 1)
        #expect(banner.borderRadiusPoints == 4)
        let modal = try InAppMessageModalDisplayContent(
            json: json(
                """
                {"body": {"text": "b"}, "footer": {"id": "f", "label": {"text": "f"}}, "border_radius": 2,
                 "allow_fullscreen_display": true, "template": "header_body_media", "button_layout": "joined"}
                """))
        #expect(modal.extend { _ in } == modal)
        #expect(modal.extend { $0.allowFullScreenDisplay = false } != modal)
        let full = try InAppMessageFullScreenDisplayContent(
            json: json(#"{"body": {"text": "b"}, "footer": {"id": "f", "label": {"text": "f"}}}"#))
        #expect(full.extend { _ in } == full)
        #expect(full.extend { $0.footer = nil } != full)
        let html = try InAppMessageHTMLDisplayContent(
            json: json(#"{"url": "u", "width": 5, "height": 6, "aspect_lock": true, "border_radius": 1}"#))
        #expect(html.extend { _ in } == html)
        #expect(html.extend { $0.url = nil } == nil)
    }

    @Test("1.10 colours are equal by hex, sizes and radii within 0.01")
    func equality() throws {
        let red = UIColor(red: 1, green: 0.001, blue: 0, alpha: 1)
        let text = try #require(Self.text?.extend { $0.color = .red })
        #expect(text.extend { $0.color = red } == text)
        #expect(text.extend { $0.color = red }?.hash == text.hash)
        #expect(text.extend { $0.color = .orange } != text)
        #expect(text.extend { $0.sizePoints = 14.009 } == text)
        #expect(text.extend { $0.sizePoints = 14.02 } != text)
        let button = try #require(Self.button("a"))
        #expect(button.extend { $0.borderRadiusPoints = 0.005 } == button)
        #expect(button.extend { $0.borderRadiusPoints = 0.5 } != button)
        let html = try #require(InAppMessageHTMLDisplayContent { $0.url = "u" })
        #expect(html.extend { $0.height = 0.009 } == html)
        #expect(html.extend { $0.height = 1 } != html)
    }

    @Test("0.3 an extended copy that is not used has no effect")
    func discardedCopy() throws {
        let banner = try #require(InAppMessageBannerDisplayContent { $0.body = Self.text })
        banner.extend { builder in
            builder.placement = .top
        }
        #expect(banner.placement == .bottom)
    }
}
