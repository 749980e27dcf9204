import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

/// What the servers send, in every wrapper, good and bad.
@Suite("Payload wrappers", .timeLimit(.minutes(20))) @MainActor struct WrapperTests {
    nonisolated private static func rule(_ consequences: String...) -> String {
        #"{ "condition": {}, "consequences": [ \#(consequences.joined(separator: ", ")) ] }"#
    }

    nonisolated private static func ruleset(_ rules: String...) -> String {
        #"{ "version": 1, "rules": [ \#(rules.joined(separator: ", ")) ] }"#
    }

    nonisolated private static func item(_ content: String, schema: String = "any") -> String {
        let text = content.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
            of: "\n", with: " ")
        return #"{ "id": "i", "schema": "\#(schema)", "data": { "id": "d", "content": "\#(text)" } }"#
    }

    nonisolated private static func proposition(_ items: String...) -> String {
        """
        { "id": "prop-1", "scope": "mobileapp://com.example.app",
          "scopeDetails": { "decisionProvider": "AJO", "correlationID": "c-1",
            "characteristics": { "cjmEvent": { "messageExecution": { "messageExecutionID": "m-1" } } },
            "activity": { "id": "campaign#package" } },
          "items": [ \(items.joined(separator: ", ")) ] }
        """
    }

    private func outcome(_ json: String) throws -> (asked: [String], passedOver: [StageLog.Entry]) {
        let world = TestWorld(answers: false, false, false, false, false, false)
        try world.trigger(json)
        let passedOver = world.stage.log.entries.filter { $0.name.hasPrefix("Passed over") }
        return (world.delegate.messages.compactMap { ($0.getParent() as? any Message)?.getId() }, passedOver)
    }

    private func refusal(_ json: String) -> PayloadError? { TestWorld().refusal(json) }

    nonisolated static let wrapped: [String] = {
        let consequence = Payloads.consequence("m")
        let whole = proposition(item(ruleset(rule(consequence))))
        return [
            #"{ "requestId": "r", "handle": [ { "type": "personalization:decisions", "payload": [ \#(whole) ] } ] }"#,
            #"{ "type": "personalization:decisions", "payload": [ \#(whole) ] }"#,
            #"{ "mobileapp://com.example.app": [ \#(whole) ] }"#, "[ \(whole) ]", whole,
            item(ruleset(rule(consequence))), ruleset(rule(consequence)), rule(consequence),
            #"{ "consequences": [ \#(consequence) ] }"#, consequence,
        ]
    }()

    @Test("1.2 every wrapper leads to the same message", arguments: wrapped)
    func wrappers(_ json: String) throws {
        try TestWorld().expectShown("m", records: 2, by: json)
        #expect(try AdobeAndroid2Host.inspect(payload: Data(json.utf8)) { id, _, _ in id } == ["m"])
    }

    @Test("A2-215 only the first rule of an item is loaded, and only its first consequence is tracked")
    func firstRule() throws {
        let json = Self.proposition(
            Self.item(
                Self.ruleset(
                    Self.rule(Payloads.consequence("a"), Payloads.consequence("b")),
                    Self.rule(Payloads.consequence("c")))),
            Self.item(Self.ruleset(Self.rule(Payloads.consequence("d")))))
        let world = TestWorld(answers: false, false, false)
        try world.trigger(json)
        let tracked = world.stage.log.entries(of: .analytics).compactMap { $0.details["messageId"] }
        #expect(tracked == ["a", "d"])
        #expect(try outcome(json).asked == ["a", "b", "d"])
        #expect(try outcome(json).passedOver.map(\.kind) == [.note])
    }

    @Test("A2-215 malformed items beside valid ones are skipped") func malformedItems() throws {
        let good = Self.item(Self.ruleset(Self.rule(Payloads.consequence("m"))))
        let json = Self.proposition("{}", Self.item("{"), "5", Self.item(#"{ "version": 1 }"#), good)
        let (asked, passedOver) = try outcome("[ 7, { \"scope\": \"web://a\", \"items\": [] }, \(json) ]")
        #expect(asked == ["m"])
        #expect(passedOver.map(\.kind) == Array(repeating: .error, count: 6))
        #expect(passedOver.allSatisfy { $0.source == "AdobeAndroid2" })
    }

    @Test("A2-215 consequences of other kinds are skipped and noted") func otherKinds() throws {
        let other = #"{ "id": "x", "type": "schema", "detail": { "id": "x" } }"#
        let (asked, passedOver) = try outcome(Self.rule(other, Payloads.consequence("m")))
        #expect(asked == ["m"])
        #expect(passedOver.map(\.kind) == [.note])
    }

    @Test(
        "A2-215 a malformed first consequence is reported, and the valid ones beside it are shown, untracked"
    )
    func malformedConsequence() throws {
        let bad = #"{ "id": "b", "type": "cjmiam", "detail": {} }"#
        let json = Self.proposition(
            Self.item(Self.ruleset(Self.rule(bad, Payloads.consequence("a"), "5", Payloads.consequence("c"))))
        )
        let world = TestWorld(answers: false, false)
        try world.trigger(json)
        let rule = "items[0].data.content.rules[0]"
        #expect(
            world.takeTrace() == [
                "ui error Passed over: \"\(rule).consequences[0].detail.html\" is missing, expected a string",
                "ui error Passed over: \"\(rule).consequences[2]\" is 5, expected an object",
                "ui Not tracked: the campaign is not known", "ui Not tracked: the campaign is not known",
                "ui web view created", "bg D.shouldShowMessage(a)=false", "ui web view created",
                "bg D.shouldShowMessage(c)=false",
            ])
    }

    @Test("A2-218 the schema of an item is required, but not checked") func schema() throws {
        let good = Self.ruleset(Self.rule(Payloads.consequence("m")))
        #expect(try outcome(Self.item(good, schema: "https://example.org/anything")).asked == ["m"])
        #expect(refusal(Self.item(good, schema: ""))?.keyPath == "schema")
    }

    @Test("1.2 a payload without a message is refused with a description of its content") func refused() {
        let other = #"{ "id": "x", "type": "url", "detail": {} }"#
        let several = refusal("[ \(other), \(Self.proposition("5")), {} ]")
        #expect(several?.keyPath == "")
        #expect(several?.found.contains("[0].type is \"url\"; [1].items[0] is 5, and 1 more") == true)
        #expect(
            refusal(#"{ "handle": [ { "payload": [ { "key": "k" } ] } ] }"#)?.keyPath
                == "handle[0].payload[0]")
        #expect(refusal(#"{ "rules": [] }"#)?.keyPath == "")
        #expect(refusal(#"{ "contentType": "text/html", "content": "x" }"#)?.keyPath == "")
    }
}
