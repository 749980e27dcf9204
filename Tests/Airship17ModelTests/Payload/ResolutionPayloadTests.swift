import Airship17Model
import Foundation
import Testing

@Suite("Resolutions from JSON (section 6.2)", .timeLimit(.minutes(20)))
struct ResolutionPayloadTests {
    static let plain: [(String, @Sendable () -> InAppMessageResolution)] = [
        (#"{"type": "message_click"}"#, { .messageClick() }),
        (#"{"type": "user_dismissed"}"#, { .userDismissed() }), (#"{"type": "timed_out"}"#, { .timedOut() }),
    ]

    @Test("AS-090 every type, written again", arguments: plain)
    func types(text: String, resolution: @Sendable () -> InAppMessageResolution) throws {
        #expect(try InAppMessageResolution.resolution(json: json(text)) == resolution())
        #expect(try canonical(resolution().toJSON()) == canonical(text))
    }

    @Test("AS-090 the smallest button click, and one with every key")
    func buttonClicks() throws {
        let smallest = #"{"type":"button_click","button_info":{"id":"ok","label":{"text":"OK"}}}"#
        let resolution = try InAppMessageResolution.resolution(json: json(smallest))
        #expect(resolution.type == .buttonClick)
        #expect(resolution.buttonInfo?.identifier == "ok")
        #expect(resolution.buttonInfo?.label.text == "OK")
        #expect(resolution.buttonInfo?.behavior == .dismiss)
        let whole = """
            {"type": "button_click", "button_info": {"id": "no", "label": {"text": "No", "color": "#ff000000",
             "size": 14}, "behavior": "cancel", "border_radius": 1, "background_color": "#ff000000",
             "border_color": "#ff000000", "actions": {"a": "b"}}}
            """
        let cancel = try InAppMessageResolution.resolution(json: json(whole))
        #expect(cancel.buttonInfo?.behavior == .cancel)
        #expect(try canonical(cancel.toJSON()) == canonical(whole))
    }

    @Test("AS-091 a button with another type is ignored, even an invalid one")
    func surplusButton() throws {
        let text = #"{"type": "timed_out", "button_info": {"id": 5}}"#
        let resolution = try InAppMessageResolution.resolution(json: json(text))
        #expect(resolution.type == .timedOut)
        #expect(resolution.buttonInfo == nil)
    }

    @Test(
        "AS-092 what is refused",
        arguments: [
            ("5", "_resolution The payload is 5, expected an object"),
            (#""timed_out""#, #"_resolution The payload is "timed_out", expected an object"#),
            ("null", "_resolution The payload is null, expected an object"),
            ("[]", "_resolution The payload is an array of 0, expected an object"),
            ("{}", #"_resolution "type" is missing, expected a string"#),
            (
                #"{"type": 5}"#,
                #"_resolution "type" is 5, expected one of "button_click", "message_click", "user_dismissed", "timed_out""#
            ),
            (
                #"{"type": "Timed_Out"}"#,
                #"_resolution "type" is "Timed_Out", expected one of "button_click", "message_click", "#
                    + #""user_dismissed", "timed_out""#
            ),
            (#"{"type": "button_click"}"#, #"_resolution "button_info" is missing, expected an object"#),
            (
                #"{"type": "button_click", "button_info": "ok"}"#,
                #"_button_info "button_info" is "ok", expected an object"#
            ),
            (
                #"{"type": "button_click", "button_info": {"id": "", "label": {"text": "a"}}}"#,
                #"_button_info "button_info.id" is "", expected 1 to 100 characters"#
            ),
            (
                #"{"type": "button_click", "button_info": {"id": "a", "label": {}}}"#,
                #"_text_info "button_info.label.text" is missing, expected a string"#
            ),
        ])
    func refused(text: String, reason: String) throws {
        #expect(
            try refusal(text) { try InAppMessageResolution.resolution(json: $0) }
                == "com.urbanairship.in_app_message\(reason)")
    }
}
