import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// What the servers send, in every wrapper, good and bad.
@Suite("Payload wrappers", .timeLimit(.minutes(20))) @MainActor struct WrapperTests {
    /// The messages that are asked about, in order, and the log entries of those that are skipped.
    private func outcome(_ json: String) throws -> (asked: [String], passedOver: [StageLog.Entry]) {
        let world = TestWorld()
        let held = RecordingDelegate(answers: Array(repeating: false, count: 20))
        world.stage.run { MobileCore.messagingDelegate = held }
        try world.trigger(json)
        let passedOver = world.stage.log.entries.filter { $0.name.hasPrefix("Passed over") }
        return (held.messages.compactMap { $0.parent?.id }, passedOver)
    }

    private func refusal(_ json: String) -> PayloadError? {
        let world = TestWorld()
        let error = #expect(throws: PayloadError.self) { try world.trigger(json) }
        #expect(world.takeTrace() == [])
        return error
    }

    nonisolated static let wrapped = [
        Wrappers.response(Wrappers.message("m")), Wrappers.handle([Wrappers.message("m")]),
        Wrappers.surfaces(("com.example.app", Wrappers.message("m"))), "[ \(Wrappers.message("m")) ]",
        Wrappers.message("m"), Wrappers.ruleset(Wrappers.rule(Payloads.consequence("m"))),
        Wrappers.rule(Payloads.consequence("m")), Wrappers.consequences(Payloads.consequence("m")),
        Payloads.consequence("m"), Wrappers.item(Wrappers.rule(Payloads.consequence("m"))),
        Payloads.detail("m"), "[ \(Payloads.consequence("m")) ]",
        #"{ "name": "Rules", "type": "t", "data": { "triggeredconsequence": \#(Payloads.consequence("m")) } }"#,
    ]

    @Test("1.2 every wrapper leads to the same message", arguments: wrapped)
    func wrappers(_ json: String) throws {
        let world = TestWorld()
        try world.trigger(json)
        let trace = world.takeTrace().filter { !$0.contains("Passed over") }
        #expect(
            trace == [
                "main E(Trigger)", "main H(trigger|)", "bg D.shouldShowMessage(m)=true", "bg E(Display)",
                "bg H(display|)", "bg D.onShow(m)", "main view inserted",
            ])
        #expect(world.stage.visibleSurfaces == ["m"])
        let inspected = try Message.inspect(payload: Data(json.utf8)) { $0.parent?.id }
        #expect(inspected == ["m"])
    }

    @Test("1.2 a handle of another kind is passed over and noted") func otherHandle() throws {
        let (asked, passedOver) = try outcome(Wrappers.response(Wrappers.message("m")))
        #expect(asked == ["m"])
        #expect(
            passedOver.map(\.description) == [
                "AdobeIOS error Passed over: \"handle[0].payload[0]\" is an object with key, maxAge, value, "
                    + "expected a proposition, or a wrapper or a part of one"
            ])
    }

    @Test("1.2 the wrappers combine: surfaces with several propositions in a response's order")
    func surfaces()
        throws
    {
        let json = Wrappers.surfaces(
            ("z.app", Wrappers.message("z")),
            ("a.app", "\(Wrappers.message("a1")), \(Wrappers.message("a2"))"))
        #expect(try outcome(json).asked == ["a1", "a2", "z"])
    }

    @Test("AI-131 only the first consequence of a rule can become a message") func firstConsequence() throws {
        let json = Wrappers.ruleset(
            Wrappers.rule(Payloads.consequence("a"), Payloads.consequence("b")),
            Wrappers.rule(Wrappers.cardConsequence(), Payloads.consequence("c")),
            Wrappers.rule(Payloads.consequence("d")))
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["a", "d"])
        #expect(passedOver.map(\.kind) == [.note, .note, .note])
        #expect(refusal(Wrappers.rule(Wrappers.cardConsequence(), Payloads.consequence("c"))) != nil)
    }

    @Test("AI-174 consequences without id or detail are left out, and the first of the others is shown")
    func malformedConsequence() throws {
        let bad = #"{ "id": "b", "type": "schema" }"#
        let json = Wrappers.ruleset(
            Wrappers.rule(bad, Payloads.consequence("a"), Payloads.consequence("never")),
            Wrappers.rule(#"{ "type": "schema", "detail": {} }"#, Payloads.consequence("m")))
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["a", "m"])
        #expect(
            passedOver.map(\.description) == [
                "AdobeIOS error Passed over: \"rules[0].consequences[0].detail\" is missing, expected an object",
                "AdobeIOS note Passed over: \"rules[0].consequences[2]\" is an object with detail, id, type, "
                    + "expected at most 1 here: the others are not read",
                "AdobeIOS error Passed over: \"rules[1].consequences[0].id\" is missing, expected a string",
            ])
    }

    @Test(
        "AI-160 AI-174 one rule without consequences, or a missing version, makes the whole ruleset void",
        arguments: [
            ("RULES, { \"condition\": {} }", "1"), ("RULES, 5", "1"), ("RULES", "\"1\""), ("RULES", "1.5"),
            ("RULES", "null"),
        ]) func voidRuleset(_ rules: String, _ version: String) throws
    {
        let good = Wrappers.rule(Payloads.consequence("m"))
        let rules = rules.replacingOccurrences(of: "RULES", with: good)
        #expect(refusal("{ \"version\": \(version), \"rules\": [ \(rules) ] }") != nil)
        #expect(refusal("{ \"rules\": [ \(good) ] }")?.keyPath == "version")
        #expect(try outcome("{ \"version\": 2, \"rules\": [ \(good) ] }").asked == ["m"])
    }

    @Test("AI-174 a rule whose condition is a group without operands is never loaded") func emptyGroup()
        throws
    {
        let empty = #"{ "type": "group", "definition": { "logic": "and", "conditions": [] } }"#
        let nested = #"{ "type": "group", "definition": { "logic": "or", "conditions": [ \#(empty) ] } }"#
        for condition in [empty, nested] {
            let rule =
                "{ \"condition\": \(condition), \"consequences\": [ \(Payloads.consequence("never")) ] }"
            #expect(refusal(rule)?.keyPath == "condition")
            let (asked, passedOver) = try outcome(
                Wrappers.ruleset(rule, Wrappers.rule(Payloads.consequence("m"))))
            #expect(asked == ["m"] && passedOver.map(\.kind) == [.error])
        }
    }

    @Test(
        "AI-159 one malformed item drops all items of its proposition",
        arguments: ["5", "{}", #"{ "schema": "s", "data": {} }"#])
    func malformedItem(_ item: String) {
        let good = Wrappers.item(Wrappers.rule(Payloads.consequence("m")))
        #expect(refusal(Wrappers.proposition("p", items: good, item))?.keyPath.hasPrefix("items[1]") == true)
    }

    @Test("AI-174 nested nulls in the campaign author's data are kept") func innerNulls() throws {
        let meta = #", "meta": { "gone": null, "object": { "kept": null }, "list": [ null, 1 ] }"#
        let found = try Message.inspect(payload: Data(Payloads.data(extra: meta).utf8)) {
            $0.parent?.metadata ?? [:]
        }
        let metadata = try #require(found.first)
        #expect(metadata.keys.sorted() == ["list", "object"])
        #expect((metadata["object"] as? [String: Any])?["kept"] is NSNull)
        #expect((metadata["list"] as? [Any])?.first is NSNull)
    }

    @Test("AI-132 the lowest rank is first, a missing rank counts as -1") func ranks() throws {
        let json = Wrappers.response(
            Wrappers.message("three", rank: 3), Wrappers.message("none"), Wrappers.message("zero", rank: 0),
            Wrappers.message("minusTwo", rank: -2), Wrappers.message("alsoThree", rank: 3))
        #expect(try outcome(json).asked == ["minusTwo", "none", "zero", "three", "alsoThree"])
        let inspected = try Message.inspect(payload: Data(json.utf8)) { $0.parent?.id ?? "" }
        #expect(inspected == ["minusTwo", "none", "zero", "three", "alsoThree"])
    }

    @Test("AI-132 the first by rank is shown, the others conflict") func rankConflict() throws {
        let world = TestWorld()
        try world.trigger("[ \(Wrappers.message("late", rank: 2)), \(Wrappers.message("early", rank: 1)) ]")
        #expect(
            world.takeTrace() == [
                "main E(Trigger)", "main H(trigger|)", "main E(Trigger)", "main H(trigger|)",
                "bg D.shouldShowMessage(early)=true", "bg E(Display)", "bg H(display|)", "bg D.onShow(early)",
                "bg E(SuppressDisplay Conflict)", "bg H(suppressDisplay|Conflict)", "main view inserted",
            ])
        #expect(world.stage.visibleSurfaces == ["early"])
    }

    @Test("AI-133 propositions of other kinds are passed over") func otherKinds() throws {
        let json = Wrappers.response(
            Wrappers.card(), Wrappers.html, Wrappers.message("m"), Wrappers.json, Wrappers.feed)
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["m"])
        #expect(passedOver.map(\.kind) == [.error, .note, .note, .note, .note])
        #expect(passedOver.contains { $0.name.contains(Wrappers.htmlSchema) })
    }

    @Test("AI-134 a malformed proposition beside a good one is dropped and logged") func malformedBeside()
        throws
    {
        let json = """
            [ 5, null, {}, { "items": 5, "id": "x", "scope": "s" }, \(Wrappers.message("m")),
              \(Wrappers.proposition("empty")), \(Payloads.proposition(consequences: [#"{ "id": "b", "type": "schema" }"#])) ]
            """
        let (asked, passedOver) = try outcome(json)
        #expect(asked == ["m"])
        #expect(passedOver.map(\.kind) == Array(repeating: .error, count: 6))
        #expect(
            passedOver.map { $0.name.split(separator: "\"").dropFirst().first } == [
                "[0]", "[1]", "[2]", "[3].scopeDetails", "[5].items",
                "[6].items[0].data.rules[0].consequences[0].detail",
            ])
    }

    @Test("AI-135 what does not become a message") func noMessage() {
        let bare = Wrappers.message("m").replacingOccurrences(of: "scopeDetails", with: "details")
        #expect(refusal(bare)?.keyPath == "scopeDetails")
        let inApp = Wrappers.proposition("p", items: Payloads.detail("m"))
        #expect(refusal(inApp)?.keyPath == "items[0].schema")
        let json = Payloads.consequence("m").replacingOccurrences(of: "text/html", with: "application/json")
        #expect(refusal(json)?.keyPath == "detail.data.content")
        #expect(refusal(json)?.expected.contains("application/json") == true)
    }

    @Test("AI-136 the legacy type never becomes a message") func legacy() throws {
        let consequence = #"{ "id": "old", "type": "cjmiam", "detail": { "html": "<p></p>" } }"#
        #expect(refusal(consequence)?.found == "\"cjmiam\"")
        #expect(refusal(Payloads.legacy())?.keyPath == "items[0].schema")
        let (asked, passedOver) = try outcome(
            Wrappers.ruleset(Wrappers.rule(consequence), Wrappers.rule(Payloads.consequence("new"))))
        #expect(asked == ["new"])
        #expect(passedOver.map(\.kind) == [.note])
    }

    @Test("AI-133 only the first item of a proposition is read") func firstItem() throws {
        let first = Wrappers.item(Wrappers.rule(Payloads.consequence("a")))
        let second = Wrappers.item(Wrappers.rule(Payloads.consequence("b")))
        #expect(try outcome(Wrappers.proposition("p", items: first, second)).asked == ["a"])
    }

    @Test("1.2 a payload without a message is refused with what was found instead") func refused() {
        let cards = refusal(Wrappers.response(Wrappers.card("one"), Wrappers.html, Wrappers.json))
        #expect(cards?.keyPath == "")
        #expect(cards?.found.contains("handle[0].payload[0] is an object with key, maxAge, value") == true)
        #expect(cards?.found.contains(Wrappers.cardSchema) == true)
        #expect(cards?.found.hasSuffix("and 2 more") == true)
        #expect(cards?.expected == "at least one in-app message")
        #expect(refusal(Wrappers.card())?.found == "\"\(Wrappers.cardSchema)\"")
        for (json, keyPath) in [
            (#"{ "requestId": "r", "handle": [] }"#, ""), (#"{ "handle": {} }"#, "handle"),
            (#"{ "handle": [ { "type": "t" } ] }"#, "handle[0].payload"),
            (#"{ "payload": 5 }"#, "payload"), (#"{ "mobileapp://a": {} }"#, "mobileapp://a"),
            (#"{ "mobileapp://a": [ 5 ] }"#, "mobileapp://a[0]"), (#"{ "version": 1, "rules": [] }"#, ""),
            (#"{ "rules": {} }"#, "rules"),
            (#"{ "version": 1, "rules": [ { "consequences": [] } ] }"#, "rules[0].consequences"),
            (#"{ "consequences": [] }"#, "consequences"), (#"{ "consequences": "x" }"#, "consequences"),
            (#"{ "handle": null }"#, "handle"), (#"[ [ \#(Wrappers.message("m")) ] ]"#, "[0]"),
        ] {
            #expect(refusal(json)?.keyPath == keyPath, "\(json)")
        }
    }
}
