import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Texts, buttons and media from JSON (sections 4.2 to 4.4)", .timeLimit(.minutes(20)))
struct InfoPayloadTests {
    @Test("4.2 a text with every key")
    func everyKeyOfText() throws {
        let text = """
            {"text": "Sale", "color": "#80FF0000", "size": 21.5, "alignment": "Center",
             "style": ["bold", "underline"], "font_family": ["Comic Neue", "serif"]}
            """
        let info = try InAppMessageTextInfo(json: json(text))
        #expect(info.text == "Sale")
        #expect(info.color == UIColor(red: 1, green: 0, blue: 0, alpha: 128 / 255))
        #expect(info.sizePoints == 21.5)
        #expect(info.alignment == .center)
        #expect(info.style == [.bold, .underline])
        #expect(info.fontFamilies == ["Comic Neue", "serif"])
        let written = """
            {"text": "Sale", "color": "#80ff0000", "size": 21.5, "alignment": "center",
             "style": ["bold", "underline"], "font_family": ["Comic Neue", "serif"]}
            """
        #expect(try canonical(info.toJSON()) == canonical(written))
    }

    @Test("4.2 a text with only its required key, and the defaults of the others")
    func defaultsOfText() throws {
        let info = try InAppMessageTextInfo(json: json(#"{"text": ""}"#))
        #expect(info.text == "")
        #expect(info.color == .black)
        #expect(info.sizePoints == 14)
        #expect(info.alignment == .none)
        #expect(info.style == .normal)
        #expect(info.fontFamilies == nil)
        #expect(
            try canonical(info.toJSON()) == canonical(##"{"text": "", "color": "#ff000000", "size": 14}"##))
    }

    @Test(
        "4.2 what a text refuses",
        arguments: [
            (#"{}"#, #""text" is missing, expected a string"#),
            (#"{"text": null}"#, #""text" is null, expected a string"#),
            (#"{"text": 5}"#, #""text" is 5, expected a string"#),
            (#"{"text": "a", "color": 5}"#, #""color" is 5, expected a string"#),
            (#"{"text": "a", "size": "14"}"#, #""size" is "14", expected a number"#),
            (#"{"text": "a", "size": null}"#, #""size" is null, expected a number"#),
            (
                #"{"text": "a", "alignment": "justified"}"#,
                #""alignment" is "justified", expected one of "left", "center", "right""#
            ),
            (
                #"{"text": "a", "alignment": 1}"#,
                #""alignment" is 1, expected one of "left", "center", "right""#
            ),
            (#"{"text": "a", "style": "bold"}"#, #""style" is "bold", expected an array"#),
            (
                #"{"text": "a", "style": ["bold", "Italic"]}"#,
                #""style[1]" is "Italic", expected one of "bold", "italic", "underline""#
            ),
            (#"{"text": "a", "font_family": ["a", 1]}"#, #""font_family[1]" is 1, expected a string"#),
            (#"["text"]"#, "The payload is an array of 1, expected an object"),
        ])
    func refusedTexts(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageTextInfo(json: $0) }
                == "com.urbanairship.in_app_message_text_info \(reason)")
    }

    @Test(
        "4.9, AS-114 colours",
        arguments: [
            ("#1C1C1C", "#ff1c1c1c"), ("1c1c1c", "#ff1c1c1c"), ("  #80FFFFFF\n", "#80ffffff"),
            ("00000000", "#00000000"), ("#F123456", "#ff123456"), ("#F12345678", "#12345678"),
            // Not valid colours: the text has no colour then (AS-114).
            ("red", nil), ("", nil), ("#fff", nil), ("#12345G", nil), ("#1234567890", nil),
        ])
    func colors(text: String, written: String?) throws {
        let info = try InAppMessageTextInfo(json: ["text": "a", "color": text])
        #expect(info.toJSON()["color"] as? String == written)
    }

    @Test("4.9 a colour that cannot be read is logged")
    func unreadableColor() throws {
        let stage = HeadlessStage()
        try stage.run {
            let button = try InAppMessageButtonInfo(
                json: json(#"{"id": "a", "label": {"text": "b"}, "background_color": "blue-ish"}"#))
            #expect(button.backgroundColor == .clear)
        }
        #expect(
            stage.log.description
                == "Airship17 error Unreadable color keyPath=background_color value=blue-ish")
    }

    @Test("4.3 a button with every key")
    func everyKeyOfButton() throws {
        let text = """
            {"id": "yes", "label": {"text": "Yes", "color": "#ff112233", "size": 14}, "behavior": "CANCEL",
             "border_radius": 4, "background_color": "#ff00ff00", "border_color": "#ff0000ff",
             "actions": {"add_tags_action": ["a", "b"], "count": 2}}
            """
        let button = try InAppMessageButtonInfo(json: json(text))
        #expect(button.identifier == "yes")
        #expect(button.label.text == "Yes")
        #expect(button.behavior == .cancel)
        #expect(button.borderRadiusPoints == 4)
        #expect(button.backgroundColor == .green)
        #expect(button.borderColor == .blue)
        #expect(button.actions?["add_tags_action"] as? [String] == ["a", "b"])
        #expect(button.actions?["count"] as? Double == 2)
        #expect(
            try canonical(button.toJSON())
                == canonical(text.replacingOccurrences(of: "CANCEL", with: "cancel")))
    }

    @Test("4.3 the defaults of a button")
    func defaultsOfButton() throws {
        let button = try InAppMessageButtonInfo(json: json(#"{"id": "a", "label": {"text": ""}}"#))
        #expect(button.behavior == .dismiss)
        #expect(button.borderRadiusPoints == 0)
        #expect(button.backgroundColor == .clear)
        #expect(button.borderColor == .clear)
        #expect(button.actions == nil)
    }

    @Test(
        "4.3 what a button refuses",
        arguments: [
            (#"{"label": {"text": "a"}}"#, #"button_info "id" is missing, expected a string"#),
            (#"{"id": "a"}"#, #"button_info "label" is missing, expected a text info"#),
            (#"{"id": 1, "label": {"text": "a"}}"#, #"button_info "id" is 1, expected a string"#),
            (
                #"{"id": "", "label": {"text": "a"}}"#,
                #"button_info "id" is "", expected 1 to 100 characters"#
            ),
            (#"{"id": "a", "label": {}}"#, #"text_info "label.text" is missing, expected a string"#),
            (#"{"id": "a", "label": null}"#, #"text_info "label" is null, expected an object"#),
            (
                #"{"id": "a", "label": {"text": "a"}, "behavior": "close"}"#,
                #"button_info "behavior" is "close", expected one of "dismiss", "cancel""#
            ),
            (
                #"{"id": "a", "label": {"text": "a"}, "behavior": null}"#,
                #"button_info "behavior" is null, expected one of "dismiss", "cancel""#
            ),
            (
                #"{"id": "a", "label": {"text": "a"}, "border_radius": "4"}"#,
                #"button_info "border_radius" is "4", expected a number"#
            ),
            (
                #"{"id": "a", "label": {"text": "a"}, "border_color": 255}"#,
                #"button_info "border_color" is 255, expected a string"#
            ),
            (
                #"{"id": "a", "label": {"text": "a"}, "actions": ["a"]}"#,
                #"button_info "actions" is an array of 1, expected an object"#
            ),
        ])
    func refusedButtons(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageButtonInfo(json: $0) }
                == "com.urbanairship.in_app_message_\(reason)")
    }

    @Test("4.3 the length of an id is counted as Objective-C does")
    func lengthOfID() throws {
        let label: [String: Any] = ["text": "a"]
        let longest = String(repeating: "x", count: 98) + "😀"
        #expect(try InAppMessageButtonInfo(json: ["id": longest, "label": label]).identifier == longest)
        #expect(throws: NSError.self) {
            try InAppMessageButtonInfo(json: ["id": longest + "x", "label": label])
        }
    }

    @Test("4.4 media of each kind")
    func media() throws {
        let text = #"{"url": "https://example.com/a.png", "type": "image", "description": "A"}"#
        let image = try InAppMessageMediaInfo(json: json(text))
        #expect(image.url == "https://example.com/a.png")
        #expect(image.type == .image)
        #expect(image.contentDescription == "A")
        #expect(try canonical(image.toJSON()) == canonical(text))
        let film = try InAppMessageMediaInfo(json: ["url": "a", "type": "Video", "description": "A"])
        #expect(film.type == .video)
        let other = try InAppMessageMediaInfo(json: ["url": "a", "type": "YouTube", "description": ""])
        #expect(other.type == .youTube)
        #expect(other.toJSON()["type"] as? String == "youtube")
    }

    @Test(
        "4.4 what media refuse",
        arguments: [
            (#"{"type": "image", "description": "A"}"#, #""url" is missing, expected a string"#),
            (#"{"url": 1, "type": "image", "description": "A"}"#, #""url" is 1, expected a string"#),
            (#"{"url": "a", "type": "image"}"#, #""description" is missing, expected a string"#),
            (#"{"url": "a", "description": "A"}"#, #""type" is missing, expected a string"#),
            (
                #"{"url": "a", "type": "vimeo", "description": "A"}"#,
                #""type" is "vimeo", expected one of "image", "video", "youtube""#
            ),
            (
                #"{"url": "a", "type": null, "description": "A"}"#,
                #""type" is null, expected one of "image", "video", "youtube""#
            ),
        ])
    func refusedMedia(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageMediaInfo(json: $0) }
                == "com.urbanairship.in_app_message_media_info \(reason)")
    }
}
