import Foundation
import InAppCompat
import ModelTesting
import Testing

@Suite("Values, errors and the capability table", .timeLimit(.minutes(20))) struct ValueTests {
    private let nested: ContentValue = [
        "null": nil, "bool": true, "int": 42, "double": 1.5, "text": "ü", "list": [1, false, [:]],
        "object": ["a": []],
    ]

    @Test("INV-5 a content value survives JSON and Foundation")
    func roundTrips() throws {
        let data = try JSONEncoder().encode(nested)
        #expect(try JSONDecoder().decode(ContentValue.self, from: data) == nested)
        #expect(ContentValue(foundationValue: nested.foundationValue) == nested)
        let parsed = try JSONSerialization.jsonObject(with: data)
        #expect(ContentValue(foundationValue: parsed) == nested)
        #expect(ContentValue(foundationValue: nested) == nested)
        #expect(ContentValue("text").string == "text" && ContentValue.int(1).string == nil)
    }

    @Test("INV-5 an image has an address and a description, and an icon has neither")
    func graphics() throws {
        let url = try #require(URL(string: "https://example.com/shoe.png"))
        var image = GraphicContent.image(url, description: nil)
        #expect(image.imageURL == url && image.imageDescription == nil)
        image.imageDescription = "A shoe"
        #expect(image == .image(url, description: "A shoe") && image.imageDescription == "A shoe")
        var icon = GraphicContent.icon("\u{f004}")
        icon.imageDescription = "A heart"
        #expect(icon == .icon("\u{f004}") && icon.imageURL == nil && icon.imageDescription == nil)
    }

    @Test("INV-5 random content values survive JSON and Foundation")
    func randomRoundTrips() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<500 {
            let value = Self.randomValue(depth: 3, &random)
            let data = try JSONEncoder().encode([value])
            #expect(try JSONDecoder().decode([ContentValue].self, from: data) == [value])
            let parsed = ContentValue(foundationValue: try JSONSerialization.jsonObject(with: data))
            #expect(parsed == .array([value]), "\(String(describing: parsed)) \(value)")
            #expect(ContentValue(foundationValue: value.foundationValue) == value)
        }
    }

    private static func randomValue(depth: Int, _ random: inout SplitMix64) -> ContentValue {
        switch random.below(depth > 0 ? 7 : 5) {
        case 0: .null
        case 1: .bool(random.once(in: 2))
        case 2: .int(Int(truncatingIfNeeded: random.next()))
        // A fraction is never a whole number, which JSON would turn into an int.
        case 3: .double(Double(random.below(1_000)) + 0.5)
        case 4: .string(String(random.next(), radix: 36))
        case 5: .array((0..<random.below(4)).map { _ in randomValue(depth: depth - 1, &random) })
        default:
            .object(
                Dictionary(
                    (0..<random.below(4)).map { ("\($0)", randomValue(depth: depth - 1, &random)) },
                    uniquingKeysWith: { _, last in last }))
        }
    }

    @Test("INV-5 numbers keep their kind, and huge ones their size")
    func numbers() throws {
        let json = Data("[true, 1, 0, -7, 9223372036854775807, 18446744073709551615, 0.5]".utf8)
        let expected: ContentValue = [
            true, 1, 0, -7, .int(.max), .double(0x1p64), 0.5,
        ]
        #expect(try JSONDecoder().decode(ContentValue.self, from: json) == expected)
        #expect(ContentValue(foundationValue: try JSONSerialization.jsonObject(with: json)) == expected)
        #expect(
            ContentValue(foundationValue: Int8(5)) == 5
                && ContentValue(foundationValue: UInt64.max) == .double(0x1p64))
        #expect(ContentValue(foundationValue: NSNumber(value: true)) == true)
    }

    @Test("INV-5 the members of an object that JSON can represent are kept")
    func members() {
        let members = ContentValue.members(foundationValues: [
            "date": Date(), "depth": ["in": [Date()]] as [String: Any], "text": "a", "none": NSNull(),
        ])
        #expect(members == ["text": "a", "none": nil])
    }

    @Test("INV-5 a value that JSON cannot represent is not kept, not even in part")
    func unspeakable() {
        #expect(ContentValue(foundationValue: Date()) == nil)
        #expect(
            ContentValue(foundationValue: Double.nan) == nil
                && ContentValue(foundationValue: Double.infinity) == nil)
        #expect(ContentValue(foundationValue: [1, Date()] as [Any]) == nil)
        #expect(ContentValue(foundationValue: ["a": ["b": Date()]]) == nil)
    }

    @Test("INV-5 message content survives JSON")
    func contentRoundTrip() throws {
        var content = MessageContent(layout: .banner)
        content.header = TextContent("Hello", alignment: .center)
        content.graphic = .icon("\u{f000}")
        content.buttons = [
            ButtonContent(id: "1", text: "OK", effect: .open(URL(string: "app://x")!, inWebView: true))
        ]
        content.themes = ["light": ThemeContent()]
        content.edge = .bottom
        content.page = PageContent(html: "<p>")
        content.frame = FrameContent()
        content.extras = ["nested": nested]
        let data = try JSONEncoder().encode(content)
        #expect(try JSONDecoder().decode(MessageContent.self, from: data) == content)
    }

    @Test("INV-5 an error names the action, the SDK, the message, and where it was created")
    func errorTexts() {
        let error = CompatError(
            .wrongPhase, "Too late.", capability: .hide, shape: SDKShape("poor"), messageID: "A")
        #expect(error.description == "wrongPhase on poor (hide) for message A: Too late.")
        #expect(error.file == "InAppCompatTests/ValueTests.swift" && error.line > 0)
        #expect(CompatError(.detached, "Gone.").description == "detached: Gone.")
        #expect(
            CompatError.unavailable(.hide, in: .poor, messageID: "A").description
                == "unavailable on poor (hide) for message A: There is no hide.")
        #expect(CompatError.unavailable(.gate, in: .capable).explanation == "This shape has no counterpart.")
        #expect(
            error
                == CompatError(
                    .wrongPhase, "Other words.", capability: .hide, shape: SDKShape("poor"), messageID: "A"))
        #expect(
            error
                != CompatError(
                    .wrongPhase, "Too late.", capability: .showLater, shape: SDKShape("poor"), messageID: "A")
        )
    }

    @Test("INV-5 errors are equal if their code, action, SDK and message are")
    func errorEquality() {
        func error(
            _ code: CompatError.Code = .wrongPhase, _ capability: Capability? = .hide,
            _ shape: String? = "poor", _ id: String? = "A"
        ) -> CompatError {
            CompatError(
                code, "Text.", capability: capability, shape: shape.map { SDKShape($0) }, messageID: id)
        }
        let others = [
            error(.detached), error(.wrongPhase, .gate), error(.wrongPhase, .hide, "rich"),
            error(.wrongPhase, .hide, "poor", "B"), error(.wrongPhase, nil), error(.wrongPhase, .hide, nil),
            error(.wrongPhase, .hide, "poor", nil), error(.detached, .gate, "rich"),
            error(.detached, .gate, "poor"), error(.detached, .hide, "rich"),
        ]
        #expect(error() == error() && others.allSatisfy { $0 != error() })
    }

    @Test("INV-5 only a positive radius makes round corners, and of equal names in a literal the last counts")
    func literals() {
        #expect(FrameContent(cornerRadius: 0) == nil && FrameContent(cornerRadius: -1) == nil)
        #expect(FrameContent(cornerRadius: 2)?.cornerRadius == 2)
        let value: ContentValue = ["a": 1, "b": 2, "a": 3]
        #expect(value.object == ["a": 3, "b": 2])
        #expect(ColorContent(argb: 7) == 7)
    }

    @Test("INV-8 a diagnostic names its SDK and its message")
    func diagnosticTexts() {
        #expect(
            Diagnostic(.strayCallback, shape: SDKShape("poor"), messageID: "A", "It came late.").description
                == "[poor] message A strayCallback: It came late.")
        #expect(
            Diagnostic(Diagnostic.Code("own"), shape: SDKShape("mine"), "So it is.").description
                == "[mine] own: So it is.")
    }

    @Test("INV-5 values describe themselves")
    func descriptions() {
        let url = URL(string: "app://x")!
        let actions: [(MessageAction, String, String?)] = [
            (MessageAction(source: .body, effect: .none), "body", nil),
            (
                MessageAction(source: .button(id: "2"), effect: .open(url, inWebView: false)),
                "button 2 -> app://x", "2"
            ),
            (MessageAction(source: .link(id: nil), effect: .none), "link", nil),
            (MessageAction(source: .link(id: "x"), effect: .none), "link x", "x"),
        ]
        for (action, text, buttonID) in actions {
            #expect(action.description == text && action.buttonID == buttonID)
        }
        let causes: [(MessageResolution.Cause, String)] = [
            (.buttonClick(id: "1"), "button 1 clicked"), (.messageClick, "message clicked"),
            (.link(url), "link app://x"),
            (.userDismissed, "dismissed by the user"), (.timedOut, "timed out"),
            (.dismissedByApp, "dismissed by the app"),
            (.dismissedBySDK, "dismissed by the SDK"), (.control, "control message"),
            (.unspecified, "unspecified"),
        ]
        for (cause, text) in causes {
            #expect(MessageResolution(cause).description == text)
            #expect(MessageResolution(cause, isDerived: true).description == text + " (derived)")
        }
    }

    @Test("WAIT-1 each reason to wait is described")
    func waitReasons() {
        let reasons: [(WaitReason, String)] = [
            (.handler, "the handler"), (.paused(reasons: ["a", "b"]), "the end of a pause (a, b)"),
            (.message(id: "A", shape: SDKShape("odd")), "message A of odd"),
            (.spacing(until: 12.34), "the end of the spacing at 12.3 s"),
            (.cap(until: 60), "the cap, until 60.0 s"), (.cap(until: nil), "the cap"),
            (.expired, "nothing: it has expired"), (.sdk("So it is."), "the SDK: So it is."),
            (.policy("the weather"), "the weather"), (.nextTurn, "its turn, which comes next"),
        ]
        for (reason, text) in reasons { #expect(reason.description == text) }
    }

    @Test("INV-5 a capability table asks once for every capability, and gives the same answer")
    func capabilityTable() {
        var asked: [Capability] = []
        let table = CapabilityTable(SDKShape("odd")) { capability in
            asked.append(capability)
            return capability == .gate
                ? .native : capability == .hold ? .emulated("So.") : .unavailable("No.")
        }
        #expect(asked == Capability.allCases && table.shape == SDKShape("odd"))
        #expect(table.support(of: .gate) == .native && table.support(of: .hold).isAvailable)
        #expect(table.support(of: .hide).note == "No." && !table.support(of: .hide).isAvailable)
        #expect(asked == Capability.allCases)
        #expect(Set(Capability.allCases.map(\.name)).count == Capability.allCases.count)
        #expect(Support.native.isAvailable && Support.emulated("So.").isAvailable)
    }
}
