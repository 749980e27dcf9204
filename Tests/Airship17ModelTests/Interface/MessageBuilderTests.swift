import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Messages and their builder (section 1.10)", .timeLimit(.minutes(20)))
struct MessageBuilderTests {
    private let content = InAppMessageCustomDisplayContent(value: ["a": 1])

    private func message(_ change: @escaping (UAInAppMessageBuilder) -> Void = { _ in }) throws
        -> InAppMessage
    {
        try #require(
            InAppMessage { builder in
                builder.displayContent = content
                change(builder)
            })
    }

    @Test("1.10 a builder's defaults")
    func defaults() throws {
        let builder = UAInAppMessageBuilder()
        #expect(builder.name == nil)
        #expect(builder.displayContent == nil)
        #expect(builder.extras == nil)
        #expect(builder.actions == nil)
        #expect(builder.displayBehavior == UAInAppMessageDisplayBehaviorDefault)
        #expect(builder.isReportingEnabled)
    }

    @Test("1.10 a message has the values of its builder; its type is the content's")
    func values() throws {
        let message = try message { builder in
            builder.name = "name"
            builder.extras = ["count": 2, "list": ["a"], "nested": ["flag": true]]
            builder.actions = ["open": "url"]
            builder.displayBehavior = UAInAppMessageDisplayBehaviorImmediate
            builder.isReportingEnabled = false
        }
        #expect(message.name == "name")
        #expect(message.displayContent === content)
        #expect(message.displayType == .custom)
        // As in Objective-C, a number converts to any type of number.
        #expect(message.extras?["count"] as? Int == 2)
        #expect(message.extras?["count"] as? Double == 2)
        #expect(message.extras?["list"] as? [String] == ["a"])
        #expect((message.extras?["nested"] as? [String: Any])?["flag"] as? Bool == true)
        #expect(message.actions?["open"] as? String == "url")
        #expect(message.displayBehavior == "immediate")
        #expect(!message.isReportingEnabled)
    }

    @Test("1.10 a message needs content and a name of a valid length; the log states the reason")
    func invalid() {
        let stage = HeadlessStage()
        stage.run {
            #expect(InAppMessage { _ in } == nil)
            #expect(
                InAppMessage { builder in
                    builder.displayContent = content
                    builder.name = ""
                } == nil)
        }
        #expect(
            stage.log.entries.map(\.description) == [
                #"Airship17 error Invalid UAInAppMessageBuilder reason="display" is missing, expected a display content"#,
                #"Airship17 error Invalid UAInAppMessageBuilder reason="name" is "", expected 1 to 100 characters"#,
            ])
    }

    @Test("1.10 names have 1 to 100 characters")
    func nameBounds() throws {
        for (length, isValid) in [(1, true), (100, true), (101, false)] {
            let name = String(repeating: "n", count: length)
            let message = InAppMessage { builder in
                builder.displayContent = content
                builder.name = name
            }
            #expect((message != nil) == isValid)
        }
    }

    @Test("AS-050 extend changes only a copy, and keeps the values that it does not change")
    func extendCopies() throws {
        let original = try message { builder in
            builder.name = "name"
            builder.extras = ["k": "v"]
        }
        let copy = try #require(
            original.extend { builder in
                #expect(builder.name == "name")
                builder.displayBehavior = UAInAppMessageDisplayBehaviorImmediate
                builder.extras?["more"] = 1
            })
        #expect(copy !== original)
        #expect(copy.name == "name")
        #expect(copy.displayBehavior == "immediate")
        #expect(copy.extras?.count == 2)
        #expect(copy.displayContent === content)
        #expect(original.displayBehavior == "default")
        #expect(original.extras as? [String: String] == ["k": "v"])
        #expect(copy != original)
    }

    @Test("AS-050 extend is nil when the result is not valid")
    func extendInvalid() throws {
        let original = try message()
        #expect(original.extend { $0.displayContent = nil } == nil)
        #expect(original.extend { $0.name = "" } == nil)
        #expect(original.displayContent === content)
    }

    @Test("1.10 extend keeps the values that only JSON can set: source, campaigns and locale")
    func extendKeepsSource() throws {
        let original = try InAppMessage(
            json: json(
                """
                {"display_type": "custom", "display": {"custom": {}}, "source": "remote-data",
                 "campaigns": {"categories": ["x"]}, "rendered_locale": {"country": "AT"}}
                """))
        let copy = try #require(original.extend { $0.isReportingEnabled = false })
        let written = copy.toJSON()
        #expect(written["source"] as? String == "remote-data")
        #expect(written["campaigns"] != nil)
        #expect(written["rendered_locale"] as? [String: String] == ["country": "AT"])
    }

    @Test("1.10 messages are equal by value; the locale does not count, the rest does")
    func equality() throws {
        let one = try message { $0.name = "n" }
        let other = try message { $0.name = "n" }
        #expect(one == other)
        #expect(one.hash == other.hash)
        let changes: [(UAInAppMessageBuilder) -> Void] = [
            { $0.name = "m" }, { $0.displayContent = InAppMessageCustomDisplayContent(value: [:]) },
            { $0.extras = [:] }, { $0.actions = ["a": 1] }, { $0.displayBehavior = "immediate" },
            { $0.isReportingEnabled = false },
        ]
        for change in changes { #expect(one.extend(change) != one) }
        func located(_ locale: String, _ source: String) throws -> InAppMessage {
            try InAppMessage(
                json: [
                    "display_type": "custom", "display": ["custom": [:] as [String: Any]],
                    "rendered_locale": ["language": locale], "source": source,
                ])
        }
        #expect(try located("de", "remote-data") == located("en", "remote-data"))
        #expect(try located("de", "remote-data") != located("de", "app-defined"))
    }

    @Test("1.10 a value that JSON cannot hold becomes its description, in every dictionary")
    func valuesThatAreNoJSON() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let message = try message { $0.extras = ["url": url, 5: "five"] }
        #expect(message.extras as? [String: String] == ["url": "https://example.com/a", "5": "five"])
    }

    @Test("1.10 a message may be read on another thread, though its type does not say so, as in the SDK")
    func otherThread() async throws {
        let message = Carried(try message { $0.extras = ["k": "v"] })
        let value = await Task.detached { message.value.extras?["k"] as? String }.value
        #expect(value == "v")
    }
}
