import Airship17Model
import Foundation
import Testing

@Suite("Messages from JSON (section 4.1)", .timeLimit(.minutes(20)))
struct MessagePayloadTests {
    private static let display = ##"{"body": {"text": "a", "color": "#ff000000", "size": 14}}"##

    private func message(_ more: String) throws -> InAppMessage {
        try InAppMessage(json: json(Self.text(more)))
    }

    private static func text(_ more: String) -> String {
        #"{"display_type": "banner", "display": \#(display)\#(more.isEmpty ? "" : ", ")\#(more)}"#
    }

    @Test("4.1 a message with every key, and written again")
    func everyKey() throws {
        let text = """
            {"name": "Spring", "display_type": "html", "display":
              {"url": "https://example.com", "width": 0, "height": 0, "aspect_lock": false,
               "require_connectivity": true, "background_color": "#ffffffff",
               "dismiss_button_color": "#ff000000", "border_radius": 0, "allow_fullscreen_display": false},
             "extra": {"campaign": "spring", "depth": {"list": [1, 2]}},
             "actions": {"add_tags_action": "seen"}, "display_behavior": "immediate", "reporting_enabled": false,
             "source": "remote-data", "rendered_locale": {"language": "de", "country": "AT"},
             "campaigns": {"categories": ["a"]}}
            """
        let message = try InAppMessage(json: json(text))
        #expect(message.name == "Spring")
        #expect(message.displayType == .HTML)
        #expect((message.displayContent as? InAppMessageHTMLDisplayContent)?.url == "https://example.com")
        #expect(message.extras?["campaign"] as? String == "spring")
        #expect(message.actions?["add_tags_action"] as? String == "seen")
        #expect(message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate)
        #expect(!message.isReportingEnabled)
        #expect(try canonical(message.toJSON()) == canonical(text))
        #expect(try InAppMessage(json: message.toJSON()) == message)
    }

    @Test("4.1 the defaults; source, behavior and the reporting flag are always written")
    func defaults() throws {
        let message = try message("")
        #expect(message.name == nil)
        #expect(message.extras == nil)
        #expect(message.actions == nil)
        #expect(message.displayBehavior == UAInAppMessageDisplayBehaviorDefault)
        #expect(message.isReportingEnabled)
        let written = message.toJSON()
        #expect(
            written.keys.compactMap { $0 as? String }.sorted() == [
                "display", "display_behavior", "display_type", "reporting_enabled", "source",
            ])
        #expect(written["source"] as? String == "app-defined")
        #expect(written["display_behavior"] as? String == "default")
        #expect(written["reporting_enabled"] as? Bool == true)
    }

    @Test(
        "4.1 display types, in upper or lower case",
        arguments: [
            ("banner", display, InAppMessageDisplayType.banner), ("BANNER", display, .banner),
            ("fullscreen", display, .fullScreen), ("FullScreen", display, .fullScreen),
            ("modal", display, .modal), ("html", #"{"url": "a"}"#, .HTML),
            ("custom", #"{"custom": {}}"#, .custom),
            ("layout", #"{"layout": {"version": 1}}"#, .airshipLayout),
        ])
    func displayTypes(name: String, display: String, type: InAppMessageDisplayType) throws {
        let message = try InAppMessage(json: json(#"{"display_type": "\#(name)", "display": \#(display)}"#))
        #expect(message.displayType == type)
        #expect(message.toJSON()["display_type"] as? String == name.lowercased())
        #expect(try InAppMessage(json: message.toJSON()) == message)
    }

    @Test("4.1 behavior and source, in upper or lower case; a behavior that is not a string is ignored")
    func lenientValues() throws {
        #expect(try message(#""display_behavior": "IMMEDIATE""#).displayBehavior == "immediate")
        #expect(try message(#""display_behavior": 5"#).displayBehavior == "default")
        #expect(try message(#""display_behavior": null"#).displayBehavior == "default")
        #expect(try message(#""source": "Legacy-Push""#).toJSON()["source"] as? String == "legacy-push")
        #expect(try message(#""reporting_enabled": 0"#).isReportingEnabled == false)
        #expect(try message(#""rendered_locale": {"language": "de"}"#).toJSON()["rendered_locale"] != nil)
    }

    @Test(
        "4.1 what a message refuses",
        arguments: [
            (text(#""name": """#), #""name" is "", expected 1 to 100 characters"#),
            (text(#""name": 5"#), #""name" is 5, expected a string"#),
            (text(#""name": null"#), #""name" is null, expected a string"#),
            (text(#""extra": []"#), #""extra" is an array of 0, expected an object"#),
            (text(#""actions": "go""#), #""actions" is "go", expected an object"#),
            (
                text(#""display_behavior": "soon""#),
                #""display_behavior" is "soon", expected "default" or "immediate""#
            ),
            (
                text(#""source": "somewhere""#),
                #""source" is "somewhere", expected one of "app-defined", "remote-data", "legacy-push""#
            ),
            (
                text(#""reporting_enabled": "yes""#), #""reporting_enabled" is "yes", expected true or false"#
            ),
            (
                text(#""rendered_locale": {}"#),
                #""rendered_locale" is an empty object, expected an object with a language or a country"#
            ),
            (
                text(#""rendered_locale": {"language": 5}"#),
                #""rendered_locale.language" is 5, expected a string"#
            ),
            (#"{"display": {}}"#, #""display_type" is missing, expected a string"#),
            (#"{"display_type": "banner"}"#, #""display" is missing, expected an object"#),
            (#"{"display_type": "banner", "display": "a"}"#, #""display" is "a", expected an object"#),
            (
                #"{"display_type": "toast", "display": {}}"#,
                #""display_type" is "toast", expected one of "banner", "fullscreen", "modal", "html", "custom", "layout""#
            ),
            (#""banner""#, #"The payload is "banner", expected an object"#),
            (
                #"{"display_type": "layout", "display": {}}"#,
                #""display.layout" is missing, expected an object"#
            ),
        ])
    func refused(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessage(json: $0) } == "com.urbanairship.in_app_message \(reason)")
    }

    @Test("4.9 the error is that of the innermost class, and names the whole path")
    func innerErrors() throws {
        let text = """
            {"display_type": "modal", "display": {"heading": {"text": "a"}, "buttons":
              [{"id": "a", "label": {"text": "a"}}, {"id": "b", "label": {"text": "b", "style": ["loud"]}}]}}
            """
        #expect(
            try refusal(text) { try InAppMessage(json: $0) }
                == #"com.urbanairship.in_app_message_text_info "display.buttons[1].label.style[0]" is "loud", "#
                + #"expected one of "bold", "italic", "underline""#)
    }

    @Test("4.1 a name of 100 characters is the longest")
    func longestName() throws {
        let longest = String(repeating: "n", count: 100)
        #expect(try message(#""name": "\#(longest)""#).name == longest)
        #expect(throws: NSError.self) { try message(#""name": "\#(longest)n""#) }
    }
}
