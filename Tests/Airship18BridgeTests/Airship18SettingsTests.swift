import Airship18Bridge
import Airship18Model
import Foundation
import InAppCompat
import Testing

/// The settings that only Airship's messages have, in the extras of the neutral content.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18SettingsTests {
    /// A kind of message, with settings that differ from the default, and those that are the default.
    struct Sample: CustomTestStringConvertible, Sendable {
        let kind: String
        let display: String
        let usual: String
        let settings: ContentValue

        var testDescription: String { kind }

        func payload(_ display: String, _ message: String) -> String {
            Airship18World.schedule(
                "m", #"{"name": "m", "display_type": "\#(kind)", "display": {\#(display)}\#(message)}"#)
        }
    }

    private nonisolated static let film: ContentValue = [
        "type": "video", "url": "https://e.org/v", "description": "A film",
    ]
    private nonisolated static let filmed =
        #", "media": {"type": "video", "url": "https://e.org/v", "description": "A film"}"#
    private nonisolated static let footed =
        #", "footer": {"id": "legal", "label": {"text": "Legal"}, "actions": {"b": 2}}"#
    private nonisolated static let foot: ContentValue = [
        "id": "legal", "text": "Legal", "actions": ["b": 2],
    ]

    private nonisolated static let samples = [
        Sample(
            kind: "banner",
            display: #""body": {"text": "x"}, "button_layout": "stacked", "template": "media_right""#
                + filmed,
            usual: #""body": {"text": "x"}, "template": "media_left""#,
            settings: ["button_layout": "stacked", "template": "media_right", "media": film]),
        Sample(
            kind: "modal",
            display:
                #""body": {"text": "x"}, "button_layout": "joined", "template": "header_media_body", "allow_fullscreen_display": true"#
                + filmed + footed,
            usual:
                #""body": {"text": "x"}, "template": "media_header_body", "allow_fullscreen_display": false"#,
            settings: [
                "button_layout": "joined", "template": "header_media_body", "media": film, "footer": foot,
                "allow_fullscreen_display": true,
            ]),
        Sample(
            kind: "fullscreen",
            display: #""body": {"text": "x"}, "button_layout": "separate", "template": "header_body_media""#
                + filmed + footed,
            usual: #""body": {"text": "x"}, "template": "media_header_body""#,
            settings: [
                "button_layout": "separate", "template": "header_body_media", "media": film, "footer": foot,
            ]),
        Sample(
            kind: "html",
            display:
                #""url": "https://e.org", "width": 300.5, "height": 200.5, "aspect_lock": true, "require_connectivity": false, "allow_fullscreen_display": true, "force_fullscreen_display": true"#,
            usual:
                #""url": "https://e.org", "aspect_lock": false, "require_connectivity": true, "allow_fullscreen_display": false, "force_fullscreen_display": false"#,
            settings: [
                "width": 300.5, "height": 200.5, "aspect_lock": true, "require_connectivity": false,
                "allow_fullscreen_display": true, "force_fullscreen_display": true,
            ]),
    ]

    private func content(_ json: String) throws -> MessageContent {
        try #require(try Airship18Port.messages(of: Data(json.utf8)).first).content
    }

    @Test(
        "AM-086 each kind's settings are read under their names, if they differ from the default, and written back",
        arguments: samples)
    func settings(_ sample: Sample) throws {
        let read = try content(sample.payload(sample.display, ""))
        #expect(read.extras == ["com.urbanairship.in_app": sample.settings])
        #expect(try content(sample.payload(sample.usual, "")).extras == [:])
        let written = try Airship18Port.message(read, id: "m")
        let message = try #require(String(data: written, encoding: .utf8))
        #expect(try content(Airship18World.schedule("m", message)) == read)
    }

    @Test("A message's display behavior, reporting and actions are read if they differ from the default")
    func ofMessages() throws {
        let sample = try #require(Self.samples.last)
        let unusual = #", "display_behavior": "immediate", "reporting_enabled": false, "actions": {"a": 1}"#
        let usual = #", "display_behavior": "default", "reporting_enabled": true"#
        let url = #""url": "https://e.org""#
        #expect(
            try content(sample.payload(url, unusual)).extras == [
                "com.urbanairship.in_app": [
                    "display_behavior": "immediate", "reporting_enabled": false, "actions": ["a": 1],
                ]
            ])
        #expect(try content(sample.payload(url, usual)).extras == [:])
    }
}
