import AdobeAndroid3Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

@Suite("Payloads and settings", .timeLimit(.minutes(20))) @MainActor struct PayloadTests {
    private func settings(_ mobile: String?) throws -> InAppMessageSettings {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(data: Payloads.data(mobile: mobile)))
        return try world.lastMessage().0.getPresentation().settings
    }

    @Test(
        "5 every form of a payload creates the message",
        arguments: [
            Payloads.proposition(), "[\(Payloads.proposition())]", Payloads.consequence(), Payloads.detail(),
            "{ \"triggeredconsequence\": \(Payloads.consequence()) }",
            "{ \"data\": { \"triggeredconsequence\": \(Payloads.consequence()) } }",
        ]) func forms(_ json: String) throws
    {
        try TestWorld().expectShown("msg-1", records: 4, by: json)
    }

    @Test("A3-141 all consequences of a rule are shown, and the first is tracked") func rules() throws {
        let world = TestWorld(answers: false, false, false)
        let card = Payloads.consequence("x").replacingOccurrences(of: "in-app", with: "content-card")
        try world.trigger(
            Payloads.proposition(rules: [
                "[\(Payloads.consequence("a")), \(Payloads.consequence("b")), \(card)]",
                "[\(card), \(Payloads.consequence("lost"))]", "[\(Payloads.consequence("c"))]", "[]",
            ]))
        let tracked = world.stage.log.entries(of: .analytics).compactMap { $0.details["messageId"] }
        #expect(Set(tracked) == ["a", "c"])
        #expect(
            world.takeTrace().filter { $0.contains("canShow") } == [
                "main D.canShow(a detached)=false", "main D.canShow(b detached)=false",
                "main D.canShow(c detached)=false",
            ])
    }

    @Test("4.1 defaults of a payload, and of a builder") func defaults() throws {
        for mobile in [nil, "null", "{}", "7", #"{ "width": "9", "verticalAlign": 4, "uiTakeover": 1 }"#] {
            let settings = try settings(mobile)
            #expect(settings.shouldTakeOverUi && !settings.fitToContent)
            #expect(settings.backdropColor == "#FFFFFF")
            #expect(settings.width == 100 && settings.height == 100 && settings.maxWidth == 2_147_483_647)
            #expect(settings.verticalAlignment == .center && settings.displayAnimation == .none)
        }
        let built = InAppMessageSettings.Builder().build()
        #expect(!built.shouldTakeOverUi && built.backdropColor == "#000000" && built.content.isEmpty)
    }

    @Test("4.1, 4.2, A3-143 settings of a payload: clipped, converted, names in any case") func looks() throws
    {
        let settings = try settings(
            """
            { "width": 123, "height": -50, "maxWidth": 600.9, "verticalInset": -220, "horizontalInset": 1e300,
              "verticalAlign": "Top", "horizontalAlign": "LEFT", "displayAnimation": "fade",
              "uiTakeover": false, "fitToContent": true, "backdropColor": "#123456", "backdropOpacity": 1,
              "cornerRadius": 1.5, "gestures": { "swipeUp": "a", "odd": "b", "swipeLeft": "3" } }
            """)
        #expect(settings.width == 100 && settings.height == 0 && settings.maxWidth == 600)
        #expect(settings.verticalInset == -100 && settings.horizontalInset == 0)
        #expect(settings.verticalAlignment == .top && settings.horizontalAlignment == .left)
        #expect(settings.displayAnimation == .fade && settings.dismissAnimation == .none)
        #expect(!settings.shouldTakeOverUi && settings.fitToContent && settings.backdropColor == "#123456")
        #expect(settings.backdropOpacity == 1 && settings.cornerRadius == 1.5)
        #expect(settings.gestureMap == [.swipeUp: "a", .swipeLeft: "3"])
    }

    @Test("4.3 alerts and buttons") func otherSettings() throws {
        #expect(throws: IllegalArgumentException.self) { try AlertSettings.Builder().title("t").build() }
        #expect(throws: IllegalArgumentException.self) { try FloatingButtonSettings.Builder().build() }
        let button = try FloatingButtonSettings.Builder().initialGraphic(Bitmap()).build()
        #expect(button.height == 56 && button.width == 56 && button.cornerRadius == 5)
        #expect(try AlertSettings.Builder().negativeButtonText("n").build().title.isEmpty)
    }

    @Test("3 metadata, nested, without nulls") func metadata() throws {
        let world = TestWorld()
        let meta = #", "meta": { "a": "b", "n": 1, "x": null, "o": { "z": [1.5] } }"#
        try world.trigger(Payloads.proposition(data: Payloads.data(extra: meta)))
        let metadata = try world.lastMessage().1.getMetadata()
        #expect(Set(metadata.keys) == ["a", "n", "o"])
        #expect(metadata["n"] as? Int == 1)
    }

    @Test("A3-121 an empty message that was created directly is shown") func empty() throws {
        let world = TestWorld()
        let message = try world.createMessage(.init().content(""))
        #expect(world.trace { message.show() }.contains("main D.onShow(message visible)"))
    }

    nonisolated static let malformed: [(String, String)] = [
        ("", ""), ("null", ""), ("1", ""), ("{", ""), ("[]", ""), ("{}", ""), ("[1]", "[0]"),
        (#"{ "items": [] }"#, "id"), (#"{ "id": "p", "items": [] }"#, "scope"),
        (#"{ "id": "p", "scope": "s", "scopeDetails": {}, "items": [] }"#, "scopeDetails"),
        (#"{ "id": "p", "scope": "s", "scopeDetails": { "a": 1 }, "items": [] }"#, "items"),
        (#"{ "id": "p", "scope": "s", "scopeDetails": { "a": 1 }, "items": [3] }"#, "items[0]"),
        (item(#"{ "schema": "x", "data": { "a": 1 } }"#), "items[0].id"),
        (item(#"{ "id": "i", "schema": "x", "data": {} }"#), "items[0].data"),
        (item(#"{ "id": " ", "schema": "x", "data": { "a": 1 } }"#), "items[0].id"),
        (item(#"{ "id": "i", "schema": "x", "data": { "a": 1 } }"#), "items[0].schema"),
        (#"{ "id": "p", "scope": "s", "items": [] }"#, "scopeDetails"),
        (Payloads.proposition(rules: []), ""),
        (Payloads.proposition(rules: ["[]"]), "items[0].data.rules[0]"),
        (Payloads.proposition(rules: ["5"]), "items[0].data.rules[0].consequences"),
        (Payloads.proposition(rules: ["[{}]"]), "items[0].data.rules[0].consequences[0].id"),
        (#"{ "id": "m", "type": "cjmiam", "detail": { "html": "x" } }"#, "type"),
        (#"{ "id": "m", "type": "schema", "detail": 4 }"#, "detail"),
        (#"{ "id": "m", "type": "schema", "detail": { "schema": "x" } }"#, "detail.id"),
        (
            #"{ "id": "m", "type": "schema", "detail": { "id": "m", "schema": "x", "data": { "a": 1 } } }"#,
            "detail.schema"
        ),
        (#"{ "content": "x" }"#, "contentType"), (#"{ "contentType": "", "content": "x" }"#, "contentType"),
        (#"{ "contentType": "text/html" }"#, "content"),
        (#"{ "contentType": "a", "content": "" }"#, "content"),
        (#"{ "contentType": "application/json", "content": {} }"#, "content"),
        (
            Payloads.data(mobile: #"{ "verticalAlign": "middle" }"#), "mobileParameters.verticalAlign"
        ),
        (Payloads.data(mobile: #"{ "dismissAnimation": "spin" }"#), "mobileParameters.dismissAnimation"),
        (#"{ "triggeredconsequence": null }"#, "triggeredconsequence"),
    ]

    private nonisolated static func item(_ json: String) -> String {
        "{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"a\": 1 }, \"items\": [\(json)] }"
    }

    @Test("A3-120, A3-122 malformed payloads throw, name the place, and do nothing", arguments: malformed)
    func malformedPayload(_ json: String, _ keyPath: String) {
        let world = TestWorld()
        do {
            try world.trigger(json)
            Issue.record("nothing was thrown")
        } catch let error as PayloadError {
            #expect(error.keyPath == keyPath)
            #expect(!error.found.isEmpty && !error.expected.isEmpty)
        } catch {
            Issue.record("another error: \(error)")
        }
        #expect(world.takeTrace() == [])
    }

    @Test("5 damaged payloads never trap") func damaged() {
        let bytes = Array(Payloads.proposition().utf8)
        let host = AdobeAndroid3Host(stage: HeadlessStage())
        for place in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: PayloadError.self) { try host.trigger(json: Data(bytes.prefix(place))) }
            for byte in [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "9"), 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                _ = try? host.trigger(json: Data(damaged))
            }
        }
        for odd in ["{ \"width\": 1e999 }", "{ \"width\": NaN }"] {
            let json = Payloads.proposition(data: Payloads.data(mobile: odd))
            #expect(throws: PayloadError.self) { try host.trigger(json: json) }
        }
    }
}
