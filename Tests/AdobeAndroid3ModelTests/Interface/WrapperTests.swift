import AdobeAndroid3Model
import HeadlessStage
import ModelTesting
import Testing

/// What the servers send, in every wrapper, good and bad.
@Suite("Payload wrappers", .timeLimit(.minutes(20))) @MainActor struct WrapperTests {
    nonisolated private static func proposition(
        _ id: String, rank: Int? = nil, schema: String = Payloads.ruleset
    )
        -> String
    {
        let whole = Payloads.proposition(rules: ["[\(Payloads.consequence(id))]"], activity: "a#\(id)")
        let ranked = whole.replacingOccurrences(
            of: "\"rank\": 1,", with: rank.map { "\"rank\": \($0)," } ?? "")
        return ranked.replacingOccurrences(of: Payloads.ruleset, with: schema)
    }

    nonisolated private static let card = Payloads.consequence("card").replacingOccurrences(
        of: Payloads.inApp, with: "https://ns.adobe.com/personalization/message/content-card")

    private func outcome(_ json: String) throws -> (asked: [String], passedOver: [StageLog.Entry]) {
        let world = TestWorld(answers: false, false, false, false, false, false)
        try world.trigger(json)
        let passedOver = world.stage.log.entries.filter { $0.name.hasPrefix("Passed over") }
        let asked = world.takeTrace().filter { $0.contains("canShow") }.compactMap { line in
            line.split(separator: "(").last?.split(separator: " ").first.map(String.init)
        }
        return (asked, passedOver)
    }

    private func refusal(_ json: String) -> PayloadError? { TestWorld().refusal(json) }

    nonisolated static let wrapped: [String] = {
        let whole = proposition("m")
        let consequence = Payloads.consequence("m")
        let rule = #"{ "condition": {}, "consequences": [ \#(consequence) ] }"#
        let ruleset = #"{ "version": 1, "rules": [ \#(rule) ] }"#
        return [
            #"{ "requestId": "r", "handle": [ { "type": "personalization:decisions", "payload": [ \#(whole) ] } ] }"#,
            #"{ "type": "personalization:decisions", "payload": [ \#(whole) ] }"#,
            #"{ "mobileapp://com.example.app": [ \#(whole) ] }"#, "[ \(whole) ]", whole, ruleset, rule,
            #"{ "consequences": [ \#(consequence) ] }"#, consequence,
            #"{ "id": "i", "schema": "\#(Payloads.ruleset)", "data": \#(ruleset) }"#, Payloads.detail("m"),
        ]
    }()

    @Test("1.2 every wrapper leads to the same message", arguments: wrapped)
    func wrappers(_ json: String) throws {
        try TestWorld().expectShown("m", records: 4, by: json)
        #expect(try InAppMessageSettings.inspect(Data(json.utf8)).map(\.id) == ["m"])
    }

    @Test(
        "A3-123 the lowest rank is first, a missing rank counts as -1; the order in the payload has no effect"
    )
    func ranks() throws {
        let json = """
            [ \(Self.proposition("three", rank: 3)), \(Self.proposition("none")),
              \(Self.proposition("zero", rank: 0)), \(Self.proposition("minusTwo", rank: -2)) ]
            """
        #expect(try outcome(json).asked == ["minusTwo", "none", "zero", "three"])
        #expect(
            try InAppMessageSettings.inspect(Data(json.utf8)).map(\.id) == [
                "minusTwo", "none", "zero", "three",
            ])
    }

    @Test("A3-124 A3-125 other kinds and malformed propositions do not affect a valid one")
    func mixed() throws {
        let json = """
            [ \(Payloads.proposition(rules: ["[\(Self.card)]"])), 5, { "id": "x" },
              \(Self.proposition("h", schema: "https://ns.adobe.com/personalization/html-content-item")),
              \(Self.proposition("m")), \(Payloads.consequence("b", data: Payloads.data(mobile: #"{ "verticalAlign": "?" }"#))) ]
            """
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["m"])
        #expect(passedOver.map(\.kind) == [.note, .error, .error, .note, .error])
        #expect(passedOver.allSatisfy { $0.source == "AdobeAndroid3" })
    }

    @Test("A3-142 a rule whose first consequence is malformed is reported, and ends the reading")
    func malformedConsequence() throws {
        let bad = #"{ "id": "b", "type": "schema" }"#
        let json = Payloads.proposition(rules: [
            "[\(Payloads.consequence("m")), \(bad)]", "[\(bad), \(Payloads.consequence("never"))]",
            "[\(Payloads.consequence("after"))]",
        ])
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["m"])
        #expect(
            passedOver.map(\.description) == [
                "AdobeAndroid3 error Passed over: \"items[0].data.rules[0].consequences[1].detail\" is missing, expected an object",
                "AdobeAndroid3 error Passed over: \"items[0].data.rules[1].consequences[0].detail\" is missing, expected an object",
                "AdobeAndroid3 note Passed over: \"items[0].data.rules[2]\" is an object with condition, consequences, "
                    + "expected no rule at or before this one that ends the reading of its ruleset",
            ])
    }

    @Test("A3-142 a rule without a list of consequences makes its ruleset void, and no other")
    func voidRuleset() throws {
        for bad in ["5", "{}", "null"] {
            let void = Payloads.proposition(rules: ["[\(Payloads.consequence("lost"))]", bad])
            let (asked, passedOver) = try outcome("[ \(void), \(Payloads.proposition("m")) ]")
            #expect(asked == ["m"])
            #expect(passedOver.map(\.kind) == [.error])
        }
    }

    @Test(
        "A3-140 malformed and empty items are skipped, and propositions without id, scope or details are dropped"
    )
    func skippedItems() throws {
        let good = Self.proposition("m")
        let item = try #require(good.firstRange(of: "\"items\": [ ").map { good[$0.upperBound...] })
        let json = good.replacingOccurrences(of: String(item), with: "5, { \"id\": \" \" }, \(item)")
        #expect(try outcome(json).asked == ["m"])
        for (member, empty) in [("id", "\" \""), ("scope", "\"\""), ("scopeDetails", "{}")] {
            let bad = #"{ "id": "p", "scope": "s", "scopeDetails": { "a": 1 }, "items": [] }"#
                .replacingOccurrences(of: "\"\(member)\": ", with: "\"\(member)\": \(empty), \"was\": ")
            #expect(refusal(bad)?.keyPath == member)
        }
    }

    @Test("A3-141 a message after an operation on the history is shown and not tracked")
    func behindOperation() throws {
        let operation = Payloads.consequence("o").replacingOccurrences(
            of: Payloads.inApp, with: "https://ns.adobe.com/personalization/eventHistoryOperation")
        let json = Payloads.proposition(rules: [
            "[\(operation), \(Payloads.consequence("m"))]", "[\(operation)]",
        ])
        let world = TestWorld()
        try world.trigger(json)
        #expect(world.stage.visibleSurfaces == ["m"])
        #expect(world.stage.log.entries(of: .analytics).isEmpty)
    }

    @Test("A3-127 a rule without consequences ends the reading of its ruleset") func emptyRule() throws {
        let json = """
            [ \(Payloads.proposition(rules: ["[\(Payloads.consequence("a"))]", "[]", "[\(Payloads.consequence("b"))]"])),
              \(Payloads.proposition(rules: ["[]", "[\(Payloads.consequence("c"))]"])),
              \(Payloads.proposition(rules: ["[\(Payloads.consequence("d"))]"])) ]
            """
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["a", "d"])
        #expect(passedOver.count == 4)
    }

    @Test("A3-128 payloads from which no message is created") func noMessage() {
        let bare = Self.proposition("m").replacingOccurrences(of: "scopeDetails", with: "details")
        #expect(refusal(bare)?.keyPath == "scopeDetails")
        let inApp =
            #"{ "id": "p", "scope": "s", "scopeDetails": { "rank": 1 }, "items": [ \#(Payloads.detail("m")) ] }"#
        #expect(refusal(inApp)?.keyPath == "items[0].schema")
        for type in ["application/json"] {
            let json = Payloads.consequence("m").replacingOccurrences(of: "text/html", with: type)
            #expect(refusal(json)?.keyPath == "detail.data.content")
        }
        let object = Payloads.consequence("m").replacingOccurrences(of: "\"<html></html>\"", with: "{}")
        #expect(refusal(object)?.keyPath == "detail.data.content")
        let legacy = #"{ "id": "m", "type": "cjmiam", "detail": { "html": "x" } }"#
        #expect(refusal("[ \(legacy), \(Self.card) ]")?.found.contains("\"cjmiam\"") == true)
    }

    @Test(
        "A3-132 one gesture that is not a string empties the map",
        arguments: ["3", "[]", "{}", "true", "1.5"])
    func gestures(_ odd: String) throws {
        let mobile = #"{ "gestures": { "swipeUp": "a", "swipeLeft": \#(odd) } }"#
        let json = Payloads.proposition(data: Payloads.data(mobile: mobile))
        #expect(try InAppMessageSettings.inspect(Data(json.utf8)).first?.settings.gestureMap == [:])
    }
}
