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

@Suite("Payloads", .timeLimit(.minutes(20))) @MainActor final class PayloadTests {
    private let made = Locked<[Message]>([])

    // A message that was not triggered and its view retain each other.
    deinit {
        for message in made.withLock({ $0 }) { message.takeApart() }
    }

    private func messages(_ json: String) throws -> (HeadlessStage, [Message]) {
        let stage = HeadlessStage()
        return (stage, try messages(Data(json.utf8), AdobeIOSHost(stage: stage)))
    }

    private func messages(_ json: Data, _ host: AdobeIOSHost) throws -> [Message] {
        let messages = try host.messages(in: json)
        made.withLock { $0 += messages }
        return messages
    }

    private func looks(_ mobile: String?) throws -> (HeadlessStage, MessageSettings) {
        let (stage, made) = try messages(Payloads.proposition(mobile: mobile))
        return (stage, try #require(made.first?.presentable?.settings))
    }

    @Test(
        "5.1 every form of a payload makes the message",
        arguments: [
            Payloads.proposition(), "[\(Payloads.proposition())]", Payloads.consequence(),
            "{ \"triggeredconsequence\": \(Payloads.consequence()) }",
            "{ \"data\": { \"triggeredconsequence\": \(Payloads.consequence()) } }",
            Payloads.detail(),
        ]) func forms(_ json: String) throws
    {
        let world = TestWorld()
        try world.trigger(json)
        #expect(world.stage.visibleSurfaces == ["msg-1"])
        let edge = world.stage.log.entries(of: .analytics)
        #expect(edge.count == 4)
        #expect(edge.allSatisfy { ["prop-1", "proposition-msg-1"].contains($0.details["propositionId"]) })
    }

    @Test("5.1 data alone get an id each time") func dataAlone() throws {
        let world = TestWorld(answers: false, false)
        try world.trigger(Payloads.data())
        try world.trigger(Payloads.data())
        #expect(world.delegate.messages.map { $0.parent?.id } == ["message-1", "message-2"])
    }

    @Test("5.2 metadata is copied, nested, without nulls") func metadata() throws {
        let meta = #", "meta": { "a": "b", "n": 1, "t": true, "x": null, "o": { "y": null, "z": [1.5] } }"#
        let (_, made) = try messages(Payloads.proposition(extra: meta))
        let metadata = try #require(made.first?.metadata)
        #expect(Set(metadata.keys) == ["a", "n", "t", "o"])
        #expect(metadata["a"] as? String == "b")
        #expect(metadata["n"] as? Int == 1)
        #expect(metadata["t"] as? Bool == true)
        #expect((metadata["o"] as? [String: Any])?["z"] as? [Double] == [1.5])
        for none in [#", "meta": null"#, #", "meta": 5"#, #", "meta": {}"#, ""] {
            let (_, made) = try messages(Payloads.proposition(extra: none))
            #expect(made.first?.metadata.isEmpty == true)
        }
    }

    @Test("5.2 optional members of the wrong type count as missing") func lenient() throws {
        let odd = """
            , "publishedDate": "soon", "expiryDate": 1.5, "webParameters": [], "remoteAssets": [1],
            "mobileParameters": "none"
            """
        let (_, made) = try messages(Payloads.proposition(mobile: nil, extra: odd))
        #expect(made.first?.presentable?.settings?.uiTakeover == nil)
    }

    @Test(
        "5.2 any other content type is read as text",
        arguments: ["text/plain", "text/xml", "odd/type", ""])
    func contentTypes(_ type: String) throws {
        let json = Payloads.proposition(content: "text").replacingOccurrences(of: "text/html", with: type)
        let (_, made) = try messages(json)
        #expect(made.first?.presentable?.html == "text")
    }

    @Test("5.3 no parameters at all: nothing but the owner is set") func noParameters() throws {
        let (stage, made) = try messages(Payloads.proposition(mobile: nil))
        let message = try #require(made.first)
        let settings = try #require(message.presentable?.settings)
        #expect(settings.parent as? Message === message)
        #expect(settings.uiTakeover == nil && settings.verticalAlign == nil)
        #expect(settings.displayAnimation == nil && settings.gestures == nil)
        _ = stage
    }

    @Test("5.3 parameters without members") func emptyParameters() throws {
        let (_, settings) = try looks("{}")
        #expect(settings.verticalAlign == .center && settings.horizontalAlign == .center)
        #expect(settings.uiTakeover == true && settings.fitToContent == false)
        #expect(settings.displayAnimation == MessageAnimation.none)
        #expect(settings.dismissAnimation == MessageAnimation.none)
        #expect(settings.width == nil && settings.cornerRadius == nil && settings.gestures == nil)
    }

    @Test(
        "5.3 integers: 15.0 is one, 15.5 and others are not",
        arguments: [
            ("15", 15), ("15.0", 15), ("-1", -1), ("15.5", nil), ("\"15\"", nil), ("true", nil),
            ("null", nil),
            ("1e30", nil), ("[]", nil), ("99999999999999999999", nil),
        ] as [(String, Int?)]) func integers(_ number: String, _ expected: Int?) throws
    {
        let (_, settings) = try looks(
            "{ \"width\": \(number), \"maxWidth\": \(number), \"height\": \(number), \"verticalInset\": \(number), \"horizontalInset\": \(number), \"cornerRadius\": \(number) }"
        )
        #expect(settings.width == expected)
        #expect(settings.maxWidth == expected)
        #expect(settings.height == expected)
        #expect(settings.verticalInset == expected)
        #expect(settings.horizontalInset == expected)
        #expect(settings.cornerRadius == expected.map { CGFloat($0) })
    }

    @Test(
        "5.3 the opacity has to have a fraction",
        arguments: [
            ("0.3", 0.3), ("0", 0), ("1", 0), ("1.0", 0), ("\"0.5\"", 0), ("null", 0),
        ] as [(String, CGFloat)]) func opacity(_ number: String, _ expected: CGFloat) throws
    {
        let (_, settings) = try looks("{ \"backdropColor\": \"000000\", \"backdropOpacity\": \(number) }")
        var alpha: CGFloat = -1
        #expect(settings.getBackgroundColor().getRed(nil, green: nil, blue: nil, alpha: &alpha))
        #expect(alpha == expected)
    }

    @Test("5.3 unknown names fall back, unknown gestures are dropped") func names() throws {
        let (_, settings) = try looks(
            """
            { "verticalAlign": "TOP", "displayAnimation": "spin", "dismissAnimation": 3, "uiTakeover": "yes",
              "gestures": { "swipeUp": "adbinapp://dismiss", "pinch": "https://e.org", "swipeRight": "" } }
            """)
        #expect(settings.verticalAlign == .center && settings.uiTakeover == true)
        #expect(settings.displayAnimation == MessageAnimation.none)
        #expect(settings.gestures?.keys.map { $0 } == [.swipeUp])
        let (_, empty) = try looks(#"{ "gestures": {} }"#)
        #expect(empty.gestures == [:])
    }

    @Test(
        "AI-161 one gesture whose value is not a string drops them all",
        arguments: ["5", "null", "[]", "true"])
    func gestureWithoutText(_ value: String) throws {
        let (_, settings) = try looks(
            #"{ "gestures": { "swipeUp": "adbinapp://dismiss", "pinch": \#(value) } }"#)
        #expect(settings.gestures == nil)
    }

    /// A payload that cannot be used, and the key path of the mistake.
    nonisolated static let malformedPayloads: [(String, String)] = [
        ("", ""), ("   ", ""), ("{", ""), ("nonsense", ""), ("5", ""), ("null", ""), ("\"text\"", ""),
        ("true", ""), ("[]", ""), ("{}", ""), ("[1]", "[0]"), ("[null]", "[0]"), ("{ \"a\": 1 }", ""),
        ("{ \"items\": [] }", "id"),
        ("{ \"id\": \"p\", \"scope\": \"s\", \"items\": [] }", "scopeDetails"),
        ("{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": 5, \"items\": [] }", "scopeDetails"),
        ("{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 } }", "items"),
        ("{ \"id\": 1, \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [] }", "id"),
        ("{ \"id\": \"p\", \"items\": [] }", "scope"),
        ("{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [] }", "items"),
        ("{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": {} }", "items"),
        ("{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [ 3 ] }", "items[0]"),
        (
            "{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [ {} ] }",
            "items[0].id"
        ),
        (#"{ "id": "p", "scope": "s", "scopeDetails": {}, "items": [] }"#, "scopeDetails"),
        (
            "{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [ { \"id\": \"i\", \"schema\": \"x\", \"data\": {} } ] }",
            "items[0].schema"
        ),
        (
            "{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [ { \"id\": \"i\", \"schema\": \"\(Payloads.rulesetSchema)\", \"data\": null } ] }",
            "items[0].data"
        ),
        (
            "{ \"id\": \"p\", \"scope\": \"s\", \"scopeDetails\": { \"x\": 1 }, \"items\": [ { \"id\": \"i\", \"schema\": \"\(Payloads.rulesetSchema)\", \"data\": { \"version\": 1, \"rules\": [ null ] } } ] }",
            "items[0].data.rules[0]"
        ),
        (Payloads.proposition(consequences: []), "items[0].data.rules[0].consequences"),
        (Payloads.proposition(consequences: ["7"]), "items[0].data.rules[0].consequences[0]"),
        (Payloads.proposition(consequences: ["{}"]), "items[0].data.rules[0].consequences[0].id"),
        (#"{ "id": "m", "type": "url", "detail": {} }"#, "type"),
        (#"{ "id": "m", "type": 4, "detail": {} }"#, "type"),
        (#"{ "id": "m", "type": "schema", "detail": 4 }"#, "detail"),
        (#"{ "id": "m", "type": "schema", "detail": { "schema": "x" } }"#, "detail.schema"),
        (
            "{ \"id\": \"m\", \"type\": \"schema\", \"detail\": { \"schema\": \"\(Payloads.inAppSchema)\" } }",
            "detail.data"
        ),
        (#"{ "id": "m", "type": "cjmiam", "detail": { "html": "x" } }"#, "type"),
        (#"{ "content": "x" }"#, "contentType"), (#"{ "contentType": "text/html" }"#, "content"),
        (#"{ "contentType": null, "content": "x" }"#, "contentType"),
        (#"{ "contentType": "text/html", "content": 5 }"#, "content"),
        (#"{ "contentType": "application/json", "content": [1] }"#, "content"),
        (
            #"{ "id": "i", "schema": "https://ns.adobe.com/personalization/json-content-item", "data": { "content": "{" } }"#,
            "schema"
        ),
        (
            #"{ "id": "i", "schema": "https://ns.adobe.com/personalization/json-content-item", "data": { "content": {} } }"#,
            "schema"
        ),
        (#"{ "triggeredconsequence": null }"#, "triggeredconsequence"),
        (String(repeating: "[", count: 100_000), ""),
        (String(repeating: "[", count: 400) + String(repeating: "]", count: 400), ""),
    ]

    @Test("5.2 malformed payloads throw, name the place, and do nothing", arguments: malformedPayloads)
    func malformed(_ json: String, _ keyPath: String) {
        let world = TestWorld()
        do {
            try world.trigger(json)
            Issue.record("nothing was thrown")
        } catch let error as PayloadError {
            if !json.hasPrefix("[[") { #expect(error.keyPath == keyPath) }
            #expect(!error.found.isEmpty && !error.expected.isEmpty)
            #expect(error.description.count < 400)
        } catch {
            Issue.record("another error: \(error)")
        }
        #expect(world.takeTrace() == [])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("5.2 bytes that are not text, and numbers out of range") func oddBytes() {
        let host = AdobeIOSHost(stage: HeadlessStage())
        #expect(throws: PayloadError.self) { try host.trigger(json: Data([0xFF, 0xFE, 0x00, 0x80])) }
        #expect(throws: PayloadError.self) { try host.trigger(json: Data([0x22, 0xC0, 0x80, 0x22])) }
        let huge = Payloads.proposition(mobile: #"{ "width": 1e999 }"#)
        #expect(throws: PayloadError.self) { try host.trigger(json: huge) }
        #expect(throws: PayloadError.self) {
            try host.trigger(json: Payloads.proposition(mobile: #"{ "width": NaN }"#))
        }
    }

    @Test("5.2 cutting or damaging a payload anywhere never traps") func damaged() {
        let bytes = Array(Payloads.proposition(extra: #", "meta": { "a": 1 }"#).utf8)
        let host = AdobeIOSHost(stage: HeadlessStage())
        for place in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: PayloadError.self) { try host.messages(in: Data(bytes.prefix(place))) }
            for byte in [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "9"), 0xFF] {
                var damaged = bytes
                damaged[place] = byte
                _ = try? messages(Data(damaged), host)
            }
        }
    }
}
