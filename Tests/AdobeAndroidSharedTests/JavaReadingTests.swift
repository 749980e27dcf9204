import AdobeAndroidShared
import HeadlessStage
import Testing

/// Blank texts and numbers, as the SDK reads them.
@Suite("Java's strings and numbers", .timeLimit(.minutes(20))) struct JavaReadingTests {
    @Test(
        "A2-106, A3-138 spaces and control characters are blank",
        arguments: [
            ("", true), (" ", true), ("\t\r\n \u{0}", true), (" a ", false), ("\u{A0}", false),
            ("\u{2003}", false),
        ])
    func blank(_ text: String, _ isBlank: Bool) {
        #expect(text.isBlankInJava == isBlank)
    }

    nonisolated static let integers: [(JSONValue, Int?)] = [
        (.integer(5), 5), (.integer(-5), -5), (.number(5.9), 5), (.number(-5), -5), (.number(-5.5), nil),
        (.number(-0.5), nil), (.number(0.5), 0), (.integer(2_147_483_647), 2_147_483_647),
        (.integer(2_147_483_648), nil), (.integer(-2_147_483_648), -2_147_483_648),
        (.integer(-2_147_483_649), nil), (.integer(4_294_967_297), nil),
        (.number(2_147_483_647.5), 2_147_483_647),
        (.number(2_147_483_648), nil), (.number(1e300), nil), (.number(-2_147_483_648.5), nil),
        (.string("5"), nil), (.bool(true), nil),
    ]

    @Test("A2-112, A3-143 whole numbers", arguments: integers)
    func integer(_ value: JSONValue, _ expected: Int?) {
        #expect(JavaNumber.int(JSONNode(value, at: .root)) == expected)
    }

    @Test("A2-112, A3-143 a missing value is not a number") func missing() {
        #expect(JavaNumber.int(nil) == nil)
        #expect(JavaNumber.float(nil) == nil)
    }

    @Test("A2-112, A3-143 numbers of single precision") func floats() {
        func float(_ value: JSONValue) -> Float? { JavaNumber.float(JSONNode(value, at: .root)) }
        #expect(float(.number(0.3)) == 0.3)
        #expect(float(.integer(-7)) == -7)
        #expect(float(.number(3.4e38)) == 3.4e38)
        #expect(float(.number(1e39)) == nil)
        #expect(float(.number(-1e39)) == nil)
        #expect(float(.string("1")) == nil)
    }

    @Test("A2-111, A3-140 a string that must not be empty, an object that must have members") func filled()
        throws
    {
        let node = JSONNode(
            .object(["a": .string(" "), "b": .string("x"), "c": .object([:]), "d": .object(["e": .null])]),
            at: .root)
        #expect(throws: PayloadError.self) { try node.requiredFilledText("a") }
        #expect(try node.requiredFilledText("b") == "x")
        #expect(throws: PayloadError.self) { try node.requiredFilledObject("b") }
        #expect(throws: PayloadError.self) { try node.requiredFilledObject("c") }
        #expect(try node.requiredFilledObject("d").path.description == "d")
    }
}
