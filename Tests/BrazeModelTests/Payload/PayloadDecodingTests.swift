import BrazeModel
import HeadlessStage
import Testing

@Suite("Payloads, good and bad (section 4)", .timeLimit(.minutes(20)))
struct PayloadDecodingTests {
    @Test("4 a payload of a modal with every key")
    func modal() throws {
        let json = """
            {"type": "Modal", "trigger_id": "aWQ=", "message": "text", "header": "head", "text_align_header": "START",
             "text_align_message": "end", "click_action": "URI", "uri": "https://example.com/a", "use_webview": true,
             "message_close": "AUTO_DISMISS", "duration": 5000, "orientation": "PORTRAIT",
             "image_url": "https://example.com/i.png", "image_style": "TOP", "image_alt": "alt", "language": "de",
             "bg_color": 4294967295, "text_color": 4278190080, "animate_in": false, "animate_out": true,
             "extras": {"a": "b", "n": 1}, "message_extras": "x", "is_control": false, "is_test_send": true,
             "themes": {"dark": {"bg_color": 4278190080, "btns": [{"text_color": 4294901760}]}},
             "btns": [{"id": 1, "text": "ok", "click_action": "NONE", "bg_color": 4278255360, "use_webview": false}],
             "icon": null, "crop_type": "FIT_CENTER"}
            """
        let message = try Braze.InAppMessage(payload: Data(json.utf8))
        let modal = try #require(message.modal)
        #expect(message.id == "aWQ=" && message.data.isTestSend && message.context == nil)
        #expect(
            message.clickAction == .url(try #require(URL(string: "https://example.com/a")), useWebView: true))
        #expect(message.messageClose == .auto(after: 5))
        #expect(message.orientation == .portrait && !message.animateIn && message.animateOut)
        #expect(message.extras["a"] as? String == "b" && message.data.messageExtras == "x")
        #expect(modal.header == "head" && modal.message == "text")
        #expect(modal.headerTextAlignment == .leading && modal.messageTextAlignment == .trailing)
        #expect(modal.graphic == .image(try #require(URL(string: "https://example.com/i.png"))))
        #expect(modal.imageAltText == "alt" && modal.language == "de")
        #expect(modal.themes.light.backgroundColor == .white && modal.themes.light.textColor == .black)
        #expect(modal.themes.dark?.backgroundColor == .black)
        #expect(modal.buttons.first?.themes.light.backgroundColor == .green)
        #expect(modal.buttons.first?.themes.dark?.textColor == .red)
    }

    @Test(
        "4 the minimum that each kind needs",
        arguments: [
            (#"{"type": "SLIDEUP", "message": "m"}"#, "slideup"),
            (#"{"type": "modal", "header": ""}"#, "modal"),
            (#"{"type": "MODAL", "image_style": "GRAPHIC", "image_url": "https://e.com/i"}"#, "modalImage"),
            (#"{"type": "FULL", "message": "m", "image_url": "https://e.com/i"}"#, "full"),
            (#"{"type": "FULL", "image_style": "graphic", "image_url": "https://e.com/i"}"#, "fullImage"),
            (#"{"type": "HTML", "message": "<p/>"}"#, "html"),
            (#"{"type": "HTML_FULL", "message": "<p/>"}"#, "html"),
            (#"{"is_control": true}"#, "control"), (#"{"type": "HTML", "is_control": true}"#, "control"),
            (#"{"type": "SLIDEUP", "message": "m", "click_action": "NEWS_FEED"}"#, "slideup"),
            (#"{"type": "SLIDEUP", "message": "m", "id": "x", "url": "https://e.com"}"#, "slideup"),
        ])
    func least(json: String, kind: String) throws {
        let message = try Braze.InAppMessage(payload: Data(json.utf8))
        #expect(String(describing: message).hasPrefix(kind + "("))
        #expect(message.clickAction == .none)
    }

    private static let slideup = #""type": "SLIDEUP", "message": "m", "#
    private static let modal = #""type": "MODAL", "message": "m", "#

    /// JSON, the kind of mistake, and its key path.
    private static let malformed: [(json: String, code: PayloadError.Code, keyPath: String)] = [
        ("", .notJSON, ""), ("{", .notJSON, ""), ("nonsense", .notJSON, ""), ("[1e999]", .notJSON, ""),
        ("{\"type\": NaN}", .notJSON, ""), (String(repeating: "[", count: 100_000), .notJSON, ""),
        (String(repeating: "{\"a\":", count: 5_000), .notJSON, ""), ("[]", .wrongType, ""),
        ("null", .missing, ""),
        ("1", .wrongType, ""), ("\"SLIDEUP\"", .wrongType, ""), ("true", .wrongType, ""),
        ("{}", .missing, "type"),
        (#"{"type": null}"#, .missing, "type"), (#"{"type": 1}"#, .wrongType, "type"),
        (#"{"type": "BANNER"}"#, .invalidValue, "type"), (#"{"type": ["SLIDEUP"]}"#, .wrongType, "type"),
        (#"{"type": ""}"#, .invalidValue, "type"), (#"{"type": "SLIDEUP"}"#, .missing, "message"),
        (#"{"type": "SLIDEUP", "message": null}"#, .missing, "message"),
        (#"{"type": "SLIDEUP", "message": 5}"#, .wrongType, "message"),
        (#"{"type": "SLIDEUP", "message": {"a": 1}}"#, .wrongType, "message"),
        (#"{"type": "MODAL"}"#, .missing, "message"),
        (#"{"type": "FULL", "header": "h"}"#, .missing, "image_url"),
        (#"{"type": "HTML"}"#, .missing, "message"), (#"{"is_control": 1}"#, .wrongType, "is_control"),
        (#"{"is_control": null}"#, .missing, "is_control"),
        (#"{"is_control": "true"}"#, .wrongType, "is_control"),
        ("{\(slideup)\"trigger_id\": 12}", .wrongType, "trigger_id"),
        ("{\(slideup)\"click_action\": 2}", .wrongType, "click_action"),
        ("{\(slideup)\"click_action\": \"URI\"}", .missing, "uri"),
        ("{\(slideup)\"uri\": 7}", .wrongType, "uri"),
        ("{\(slideup)\"uri\": \"http://[\"}", .invalidValue, "uri"),
        ("{\(slideup)\"use_webview\": \"yes\"}", .wrongType, "use_webview"),
        ("{\(slideup)\"message_close\": \"NEVER\"}", .invalidValue, "message_close"),
        ("{\(slideup)\"message_close\": \"AUTO_DISMISS\"}", .missing, "duration"),
        ("{\(slideup)\"duration\": -1}", .invalidValue, "duration"),
        ("{\(slideup)\"duration\": \"5\"}", .wrongType, "duration"),
        ("{\(slideup)\"duration\": true}", .wrongType, "duration"),
        ("{\(slideup)\"orientation\": \"SIDEWAYS\"}", .invalidValue, "orientation"),
        ("{\(slideup)\"orientation\": null}", .missing, "orientation"),
        ("{\(slideup)\"slide_from\": \"LEFT\"}", .invalidValue, "slide_from"),
        ("{\(slideup)\"animate_in\": 0}", .wrongType, "animate_in"),
        ("{\(slideup)\"animate_out\": null}", .missing, "animate_out"),
        ("{\(slideup)\"text_align_message\": \"MIDDLE\"}", .invalidValue, "text_align_message"),
        ("{\(slideup)\"extras\": []}", .wrongType, "extras"),
        ("{\(slideup)\"extras\": \"a=b\"}", .wrongType, "extras"),
        ("{\(slideup)\"message_extras\": {}}", .wrongType, "message_extras"),
        ("{\(slideup)\"bg_color\": -1}", .invalidValue, "bg_color"),
        ("{\(slideup)\"bg_color\": 4294967296}", .invalidValue, "bg_color"),
        ("{\(slideup)\"bg_color\": 1e300}", .invalidValue, "bg_color"),
        ("{\(slideup)\"bg_color\": 123456789012345678901234567890}", .invalidValue, "bg_color"),
        ("{\(slideup)\"bg_color\": 1.5}", .invalidValue, "bg_color"),
        ("{\(slideup)\"bg_color\": \"#FFFFFF\"}", .wrongType, "bg_color"),
        ("{\(slideup)\"themes\": []}", .wrongType, "themes"),
        ("{\(slideup)\"themes\": {\"dark\": 1}}", .wrongType, "themes.dark"),
        ("{\(slideup)\"themes\": {\"dark\": null}}", .missing, "themes.dark"),
        ("{\(slideup)\"themes\": {\"dark\": {\"bg_color\": \"x\"}}}", .wrongType, "themes.dark.bg_color"),
        ("{\(slideup)\"themes\": {\"dark\": {\"btns\": [{}, 1]}}}", .wrongType, "themes.dark.btns[1]"),
        (
            "{\(slideup)\"themes\": {\"dark\": {\"btns\": [{\"text_color\": -5}]}}}", .invalidValue,
            "themes.dark.btns[0].text_color"
        ),
        ("{\(modal)\"image_url\": 3}", .wrongType, "image_url"),
        ("{\(modal)\"image_url\": \"\"}", .invalidValue, "image_url"),
        ("{\(modal)\"image_style\": \"GRAPHIC\"}", .missing, "image_url"),
        ("{\(modal)\"image_style\": \"WIDE\"}", .invalidValue, "image_style"),
        ("{\(modal)\"btns\": {}}", .wrongType, "btns"), ("{\(modal)\"btns\": [null]}", .missing, "btns[0]"),
        ("{\(modal)\"btns\": [\"a\"]}", .wrongType, "btns[0]"),
        ("{\(modal)\"btns\": [{}]}", .missing, "btns[0].id"),
        ("{\(modal)\"btns\": [{\"id\": null}]}", .missing, "btns[0].id"),
        ("{\(modal)\"btns\": [{\"id\": \"0\"}]}", .wrongType, "btns[0].id"),
        ("{\(modal)\"btns\": [{\"id\": 0.5}]}", .invalidValue, "btns[0].id"),
        ("{\(modal)\"btns\": [{\"id\": 99999999999999999999}]}", .invalidValue, "btns[0].id"),
        ("{\(modal)\"btns\": [{\"id\": 0}, {\"id\": 1, \"text\": 5}]}", .wrongType, "btns[1].text"),
        ("{\(modal)\"btns\": [{\"id\": 0, \"click_action\": \"URI\"}]}", .missing, "btns[0].uri"),
        ("{\(modal)\"btns\": [{\"id\": 0, \"uri\": false}]}", .wrongType, "btns[0].uri"),
        ("{\"type\": \"HTML\", \"message\": \"\", \"asset_urls\": \"a\"}", .wrongType, "asset_urls"),
        ("{\"type\": \"HTML\", \"message\": \"\", \"asset_urls\": [\"a\", 1]}", .wrongType, "asset_urls[1]"),
        ("{\"type\": \"HTML\", \"message\": \"\", \"asset_urls\": [null]}", .missing, "asset_urls[0]"),
        ("{\"type\": \"HTML\", \"message\": \"\", \"message_fields\": 1}", .wrongType, "message_fields"),
        ("{\"type\": \"HTML\", \"message\": \"\", \"base_url\": []}", .wrongType, "base_url"),
    ]

    @Test(
        "4 a malformed payload throws, naming place, value and expectation; it never traps",
        arguments: malformed)
    func bad(json: String, code: PayloadError.Code, keyPath: String) {
        let data = Data(json.utf8)
        let error = #expect(throws: PayloadError.self) { try Braze.InAppMessage(payload: data) }
        #expect(error?.code == code)
        #expect(error?.keyPath == keyPath)
        #expect(error?.found.isEmpty == false && error?.expected.isEmpty == false)
        #expect((error?.description.count ?? 0) < 300)
        #expect(Braze.InAppMessage.decoding(json: data) == nil)
    }

    @Test("4 bytes that are not text throw as well")
    func noText() {
        for bytes: [UInt8] in [
            [0xFF, 0xFE, 0xFD], [0x00], [0x7B, 0x22, 0xC3, 0x28], Array(repeating: 0x80, count: 999),
        ] {
            #expect(throws: PayloadError.self) { try Braze.InAppMessage(payload: Data(bytes)) }
        }
    }

    @Test("4 payloads cut off or damaged at any byte never trap", arguments: 1...60)
    func damaged(seed: Int) throws {
        var generator = MessageGenerator(seed: UInt64(seed))
        var bytes = [UInt8](try #require(generator.message().json()))
        #expect(Braze.InAppMessage.decoding(json: Data(bytes.prefix(bytes.count / 2))) == nil)
        for _ in 0..<40 {
            bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 32...126, using: &generator)
            _ = Braze.InAppMessage.decoding(json: Data(bytes))
        }
    }

    @Test("4 a decoder's own key path precedes the message's")
    func nestedKeyPath() {
        struct Envelope: Decodable {
            var messages: [Braze.InAppMessageRaw]
        }
        let json = #"{"messages": [{"type": "SLIDEUP"}, {"type": "SLIDEUP", "duration": "x"}]}"#
        let error = #expect(throws: PayloadError.self) {
            try JSONDecoder().decode(Envelope.self, from: Data(json.utf8))
        }
        #expect(error?.keyPath == "messages[1].duration")
    }
}
