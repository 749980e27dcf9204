import Airship17Model
import Foundation
import PlatformStandIns
import Testing

@Suite("Display contents from JSON (sections 4.5 to 4.8)", .timeLimit(.minutes(20)))
struct ContentPayloadTests {
    private static let banner = """
        {"heading": {"text": "New", "color": "#ff000000", "size": 18, "style": ["bold"]},
         "body": {"text": "Shoes", "color": "#ff333333", "size": 14},
         "media": {"url": "https://example.com/shoe.png", "type": "image", "description": "A shoe"},
         "buttons": [{"id": "buy", "label": {"text": "Buy", "color": "#ffffffff", "size": 14},
                      "behavior": "dismiss", "border_radius": 2, "background_color": "#ff00ff00",
                      "border_color": "#00000000", "actions": {"deep_link_action": "shop://shoes"}}],
         "button_layout": "joined", "placement": "top", "template": "media_right", "duration": 12.5,
         "background_color": "#fff0f0f0", "dismiss_button_color": "#ff010203", "border_radius": 5,
         "actions": {"open_external_url_action": "https://example.com"}}
        """

    private static let footer = """
        {"id": "terms", "label": {"text": "Terms", "color": "#ff000000", "size": 10}, "behavior": "dismiss",
         "border_radius": 0, "background_color": "#00000000", "border_color": "#00000000"}
        """

    private static let modal = """
        {"body": {"text": "Hello", "color": "#ff000000", "size": 14},
         "media": {"url": "https://example.com/film.mp4", "type": "video", "description": "A film"},
         "footer": \(footer), "buttons": [\(footer)], "button_layout": "stacked",
         "template": "media_header_body", "background_color": "#ffffffff", "dismiss_button_color": "#ff000000",
         "border_radius": 7, "allow_fullscreen_display": true}
        """

    private static let fullScreen = """
        {"heading": {"text": "Hello", "color": "#ff000000", "size": 14},
         "media": {"url": "https://example.com/v", "type": "youtube", "description": "A film"},
         "footer": \(footer), "buttons": [\(footer), \(footer)], "button_layout": "separate",
         "template": "header_body_media", "background_color": "#ffffffff", "dismiss_button_color": "#ff000000"}
        """

    private static let html = """
        {"url": "https://example.com/page.html", "width": 300, "height": 400.5, "aspect_lock": true,
         "require_connectivity": false, "background_color": "#ffeeeeee", "dismiss_button_color": "#ff111111",
         "border_radius": 9, "allow_fullscreen_display": true}
        """

    @Test("4.5 a banner with every key, and written again")
    func everyKeyOfBanner() throws {
        let banner = try InAppMessageBannerDisplayContent(json: json(Self.banner))
        #expect(banner.displayType == .banner)
        #expect(banner.heading?.style == .bold)
        #expect(banner.body?.text == "Shoes")
        #expect(banner.media?.contentDescription == "A shoe")
        #expect(banner.buttons.map(\.identifier) == ["buy"])
        #expect(banner.buttonLayout == .joined)
        #expect(banner.placement == .top)
        #expect(banner.contentLayout == .mediaRight)
        #expect(banner.durationSeconds == 12.5)
        #expect(banner.dismissButtonColor == UIColor(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1))
        #expect(banner.borderRadiusPoints == 5)
        #expect(banner.actions as? [String: String] == ["open_external_url_action": "https://example.com"])
        #expect(try canonical(banner.toJSON()) == canonical(Self.banner))
    }

    @Test("4.5 the defaults of a banner; its buttons may be empty and its duration is not checked (AS-082)")
    func defaultsOfBanner() throws {
        let banner = try InAppMessageBannerDisplayContent(
            json: json(#"{"body": {"text": ""}, "buttons": [], "duration": -1}"#))
        #expect(banner.heading == nil)
        #expect(banner.buttons == [])
        #expect(banner.buttonLayout == .separate)
        #expect(banner.placement == .bottom)
        #expect(banner.contentLayout == .mediaLeft)
        #expect(banner.durationSeconds == -1)
        #expect(banner.backgroundColor == .white)
        #expect(banner.dismissButtonColor == .black)
        #expect(banner.borderRadiusPoints == 0)
        #expect(banner.actions == nil)
        let other = try InAppMessageBannerDisplayContent(json: json(#"{"heading": {"text": "a"}}"#))
        #expect(other.durationSeconds == 30)
        #expect(other.buttons.isEmpty)
        let long = try InAppMessageBannerDisplayContent(
            json: json(#"{"heading": {"text": "a"}, "duration": 500, "template": "MEDIA_LEFT"}"#))
        #expect(long.durationSeconds == 500)
    }

    @Test(
        "4.5 what a banner refuses",
        arguments: [
            (#"{}"#, #"banner_display_content "body" is missing, expected a heading or a body"#),
            (#"{"heading": null}"#, #"in_app_message_text_info "heading" is null, expected an object"#),
            (
                #"{"body": {"text": "a"}, "media": {"url": "u", "type": "video", "description": "d"}}"#,
                #"banner_display_content "media.type" is "video", expected "image" in a banner"#
            ),
            (
                #"{"body": {"text": "a"}, "buttons": {"id": "a"}}"#,
                #"banner_display_content "buttons" is an object with id, expected an array"#
            ),
            (
                #"{"body": {"text": "a"}, "buttons": [{"id": "a", "label": {"size": 1}}]}"#,
                #"in_app_message_text_info "buttons[0].label.text" is missing, expected a string"#
            ),
            (
                #"{"body": {"text": "a"}, "button_layout": "Joined"}"#,
                #"banner_display_content "button_layout" is "Joined", expected one of "stacked", "separate", "joined""#
            ),
            (
                #"{"body": {"text": "a"}, "placement": "center"}"#,
                #"banner_display_content "placement" is "center", expected one of "top", "bottom""#
            ),
            (
                #"{"body": {"text": "a"}, "placement": "TOP"}"#,
                #"banner_display_content "placement" is "TOP", expected one of "top", "bottom""#
            ),
            (
                #"{"body": {"text": "a"}, "template": "media_top"}"#,
                #"banner_display_content "template" is "media_top", expected one of "media_left", "media_right""#
            ),
            (
                #"{"body": {"text": "a"}, "duration": "30"}"#,
                #"banner_display_content "duration" is "30", expected a number"#
            ),
            (
                #"{"body": {"text": "a"}, "actions": null}"#,
                #"banner_display_content "actions" is null, expected an object"#
            ),
        ])
    func refusedBanners(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageBannerDisplayContent(json: $0) }
                == "com.urbanairship.\(reason)")
    }

    private static func buttons(_ count: Int) -> String {
        "[" + Array(repeating: footer, count: count).joined(separator: ", ") + "]"
    }

    @Test("4.5 a banner has at most two buttons")
    func buttonsOfBanner() throws {
        func text(_ count: Int) -> String { #"{"body": {"text": "a"}, "buttons": \#(Self.buttons(count))}"# }
        #expect(try InAppMessageBannerDisplayContent(json: json(text(2))).buttons.count == 2)
        #expect(
            try refusal(text(3)) { try InAppMessageBannerDisplayContent(json: $0) }
                == #"com.urbanairship.banner_display_content "buttons" is 3 buttons, expected at most 2"#)
    }

    @Test("4.6 a modal message with every key, and written again")
    func everyKeyOfModal() throws {
        let modal = try InAppMessageModalDisplayContent(json: json(Self.modal))
        #expect(modal.displayType == .modal)
        #expect(modal.heading == nil)
        #expect(modal.media?.type == .video)
        #expect(modal.footer?.identifier == "terms")
        #expect(modal.buttonLayout == .stacked)
        #expect(modal.contentLayout == .mediaHeaderBody)
        #expect(modal.borderRadiusPoints == 7)
        #expect(modal.allowFullScreenDisplay)
        #expect(try canonical(modal.toJSON()) == canonical(Self.modal))
    }

    @Test("4.6 the defaults of a modal and of a full-screen message")
    func defaultsOfModalAndFullScreen() throws {
        let modal = try InAppMessageModalDisplayContent(json: json(#"{"body": {"text": "a"}}"#))
        #expect(modal.buttonLayout == .separate)
        #expect(modal.contentLayout == .headerMediaBody)
        #expect(modal.backgroundColor == .white)
        #expect(modal.dismissButtonColor == .black)
        #expect(modal.borderRadiusPoints == 0)
        #expect(!modal.allowFullScreenDisplay)
        let full = try InAppMessageFullScreenDisplayContent(
            json: json(#"{"body": {"text": "a"}, "template": "Header_Media_Body"}"#))
        #expect(full.buttonLayout == .separate)
        #expect(full.contentLayout == .headerMediaBody)
        #expect(full.backgroundColor == .white)
        #expect(full.dismissButtonColor == .black)
    }

    @Test(
        "4.6 what a modal message refuses",
        arguments: [
            (
                #"{"buttons": []}"#,
                #"modal_display_content "buttons" is an array of 0, expected at least one button"#
            ),
            (
                #"{"body": {"text": "a"}, "buttons": \#(buttons(3))}"#,
                #"modal_display_content "buttons" is 3 buttons, expected at most 2"#
            ),
            (
                #"{"footer": \#(footer)}"#,
                #"modal_display_content "body" is missing, expected a heading or a body"#
            ),
            (
                #"{"body": {"text": "a"}, "footer": {"id": "a"}}"#,
                #"in_app_message_button_info "footer.label" is missing, expected a text info"#
            ),
            (
                #"{"body": {"text": "a"}, "allow_fullscreen_display": "yes"}"#,
                #"modal_display_content "allow_fullscreen_display" is "yes", expected true or false"#
            ),
            (
                #"{"body": {"text": "a"}, "template": "media_left"}"#,
                #"modal_display_content "template" is "media_left", expected one of "header_media_body", "#
                    + #""media_header_body", "header_body_media""#
            ),
            (
                #"{"body": {"text": "a"}, "background_color": null}"#,
                #"modal_display_content "background_color" is null, expected a string"#
            ),
        ])
    func refusedModals(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageModalDisplayContent(json: $0) }
                == "com.urbanairship.\(reason)")
    }

    @Test("4.6 a full-screen message with every key, and written again")
    func everyKeyOfFullScreen() throws {
        let full = try InAppMessageFullScreenDisplayContent(json: json(Self.fullScreen))
        #expect(full.displayType == .fullScreen)
        #expect(full.media?.type == .youTube)
        #expect(full.contentLayout == .headerBodyMedia)
        #expect(full.buttonLayout == .separate)
        #expect(try canonical(full.toJSON()) == canonical(Self.fullScreen))
    }

    @Test("4.6 a full-screen message has at most five buttons, and stacks more than two")
    func buttonsOfFullScreen() throws {
        func text(_ count: Int) -> String {
            #"{"body": {"text": "a"}, "button_layout": "joined", "buttons": \#(Self.buttons(count))}"#
        }
        for (count, layout) in [
            (1, InAppMessageButtonLayoutType.joined), (2, .joined), (3, .stacked), (5, .stacked),
        ] {
            let full = try InAppMessageFullScreenDisplayContent(json: json(text(count)))
            #expect(full.buttonLayout == layout)
            #expect(full.buttons.count == count)
        }
        #expect(
            try refusal(text(6)) { try InAppMessageFullScreenDisplayContent(json: $0) }
                == #"com.urbanairship.full_screen_display_content "buttons" is 6 buttons, expected at most 5"#
        )
        #expect(
            try refusal(text(0)) { try InAppMessageFullScreenDisplayContent(json: $0) }
                == #"com.urbanairship.full_screen_display_content "buttons" is an array of 0, expected at least one button"#
        )
    }

    @Test("4.7 an HTML message with every key, and written again")
    func everyKeyOfHTML() throws {
        let html = try InAppMessageHTMLDisplayContent(json: json(Self.html))
        #expect(html.displayType == .HTML)
        #expect(html.url == "https://example.com/page.html")
        #expect(html.width == 300)
        #expect(html.height == 400.5)
        #expect(html.aspectLock)
        #expect(!html.requireConnectivity)
        #expect(html.borderRadiusPoints == 9)
        #expect(html.allowFullScreenDisplay)
        #expect(try canonical(html.toJSON()) == canonical(Self.html))
    }

    @Test(
        "4.7 the defaults of an HTML message; a number is accepted as a Boolean, and the URL only has to be present"
    )
    func defaultsOfHTML() throws {
        let html = try InAppMessageHTMLDisplayContent(json: json(#"{"url": "", "aspect_lock": 1}"#))
        #expect(html.url == "")
        #expect(html.width == 0)
        #expect(html.height == 0)
        #expect(html.aspectLock)
        #expect(html.requireConnectivity)
        #expect(!html.allowFullScreenDisplay)
        #expect(html.backgroundColor == .white)
        #expect(html.dismissButtonColor == .black)
    }

    @Test(
        "4.7 what an HTML message refuses",
        arguments: [
            (#"{}"#, #""url" is missing, expected a string"#),
            (#"{"url": "a", "width": "300"}"#, #""width" is "300", expected a number"#),
            (
                #"{"url": "a", "require_connectivity": null}"#,
                #""require_connectivity" is null, expected true or false"#
            ),
        ])
    func refusedHTML(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageHTMLDisplayContent(json: $0) }
                == "com.urbanairship.html_display_content \(reason)")
    }

    @Test("4.8 a custom content is the value of `custom`, and is wrapped again")
    func custom() throws {
        let text = #"{"custom": {"kind": "survey", "pages": [1, 2.5, true]}}"#
        let content = try InAppMessageCustomDisplayContent(json: json(text))
        #expect(content.displayType == .custom)
        #expect(content.value["kind"] as? String == "survey")
        #expect((content.value["pages"] as? [Any])?.count == 3)
        #expect(try canonical(content.toJSON()) == canonical(text))
    }

    @Test(
        "4.8 what a custom content refuses",
        arguments: [
            (#"{"kind": "survey"}"#, #""custom" is missing, expected an object"#),
            (#"{"custom": "survey"}"#, #""custom" is "survey", expected an object"#),
            (#"{"custom": null}"#, #""custom" is null, expected an object"#),
        ])
    func refusedCustom(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageCustomDisplayContent(json: $0) }
                == "com.urbanairship.custom_display_content \(reason)")
    }
}
