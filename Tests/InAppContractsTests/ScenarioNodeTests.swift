import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// The values of a scenario's JSON, and the errors about them.
@Suite("Values in scenarios", .timeLimit(.minutes(20))) struct ScenarioNodeTests {
    private func node(_ json: String) throws -> ScenarioNode {
        ScenarioNode(try ContentValue(jsonText: Data(json.utf8)), at: "p")
    }

    /// What is read, or the error about it.
    private func read<Value>(_ json: String, _ body: (ScenarioNode) throws -> Value) throws -> String {
        let node = try node(json)
        do { return "\(try body(node))" } catch let error as ScenarioError {
            return "\(error.code) \(error)"
        }
    }

    @Test("KIT A value is read as what it is, or refused with what was expected")
    func kinds() throws {
        #expect(try read(#""a""#) { try $0.string() } == "a")
        #expect(try read("1") { try $0.string() } == "wrongType p: found 1, expected a string.")
        #expect(try read("false") { try $0.bool() } == "false")
        #expect(try read("0") { try $0.bool() } == "wrongType p: found 0, expected true or false.")
        #expect(
            try read("[]") { try $0.members() } == "wrongType p: found an array of 0, expected an object.")
        #expect(
            try read(#"{"a": 1}"#) { try $0.elements() }
                == "wrongType p: found an object with 1 keys, expected an array.")
        #expect(try read("[7, 8]") { try $0.elements().map(\.path) } == #"["p[0]", "p[1]"]"#)
        #expect(try read("[7, 8]") { try $0.elementsOrSelf().map(\.path) } == #"["p[0]", "p[1]"]"#)
        #expect(try read("7") { try $0.elementsOrSelf().map(\.path) } == #"["p"]"#)
    }

    @Test("KIT A count is above 0, a measure is 0 or more")
    func numbers() throws {
        #expect(try read("1") { try $0.count() } == "1")
        #expect(
            try read("0") { try $0.count() } == "invalidValue p: found 0, expected a whole number above 0.")
        #expect(try read("1.5") { try $0.count() } == "wrongType p: found 1.5, expected a whole number.")
        #expect(try read("0") { try $0.measure() } == "0.0")
        #expect(try read("1.5") { try $0.measure() } == "1.5")
        #expect(
            try read("-0.5") { try $0.measure() }
                == "invalidValue p: found -0.5, expected a number, 0 or more.")
        #expect(try read(#""1""#) { try $0.measure() } == #"wrongType p: found "1", expected a number."#)
        let endless = ScenarioNode(.double(.infinity), at: "p")
        #expect(throws: ScenarioError.self) { try endless.measure() }
    }

    @Test(
        "KIT A member may be absent or null if it is optional; an unknown key is refused with the known ones")
    func members() throws {
        let json = #"{"one": 1, "none": null}"#
        #expect(try node(json).optional("one")?.path == "p.one")
        #expect(try node(json).optional("none") == nil && node(json).optional("other") == nil)
        #expect(
            try read(json) { try $0.required("none", "a number") }
                == "missing p.none: missing, expected a number.")
        #expect(
            try read(json) { try $0.allow(only: ["one"]) }
                == "unknownKey p.none: unknown key; known are one. Did you mean one?"
        )
        #expect(try read(json) { try $0.allow(only: ["one", "none"]) } == "()")
        #expect(
            try read(#"{"z": 1, "onne": 2}"#) { try $0.allow(only: ["one", "two"]) }
                == "unknownKey p.onne: unknown key; known are one, two. Did you mean one?")
        let taken = ScenarioNode(.object(["settl": true]), taken: ["settle"])
        let error = #expect(throws: ScenarioError.self) { try taken.allow(only: ["user"]) }
        #expect(
            error?.description == "settl: unknown key; known are settle, user. Did you mean settle?")
        #expect(try node(#"{"b": 1, "a": 2}"#).sortedMembers().map(\.node.path) == ["p.a", "p.b"])
    }

    @Test("KIT A word is one of a table, or of an enumeration")
    func words() throws {
        #expect(try read(#""b""#) { try $0.word(["a": 1, "b": 2]) } == "2")
        #expect(
            try read(#""c""#) { try $0.word(["b": 2, "a": 1]) }
                == #"invalidValue p: found "c", expected one of a, b."#)
        #expect(
            try read(#""c""#) { try $0.word([:] as [String: Int]) }
                == #"invalidValue p: found "c", but nothing is known here."#)
        #expect(
            try read(#""main""#) { try $0.word(TraceEvent.ThreadKind.self) } == "main")
        #expect(
            try read(#""mian""#) { try $0.word(TraceEvent.ThreadKind.self) }
                == #"invalidValue p: found "mian", expected one of background, main."#)
    }

    @Test("KIT A long text is cut in errors")
    func summaries() {
        let (short, long) = (String(repeating: "x", count: 40), String(repeating: "x", count: 41))
        #expect(ContentValue.string(short).summary == "\"\(short)\"")
        #expect(ContentValue.string(long).summary == "\"\(short)…\"")
        #expect(ContentValue.null.summary == "null" && ContentValue.array([1, 2]).summary == "an array of 2")
    }

    @Test(
        "KIT JSON text is on one line, with sorted keys and escaped characters, and is read again as the same"
    )
    func text() throws {
        let value: ContentValue = [
            "b": ["q\"\\\n\r\t\u{1}\u{1f} ü", true, nil],
            "a": .object(["one": 1, "half": 0.5, "whole": 2.0]),
        ]
        let text =
            #"{"a":{"half":0.5,"one":1,"whole":2.0},"b":["q\"\\\n\r\t\u0001\u001f ü",true,null]}"#
        #expect(value.jsonText == text)
        #expect(try ContentValue(jsonText: Data(text.utf8)).jsonText == text)
        #expect(
            ContentValue.double(.nan).jsonText == "null" && ContentValue.double(.infinity).jsonText == "null")
        let error = #expect(throws: ScenarioError.self) { try ContentValue(jsonText: Data("{".utf8)) }
        #expect(error?.description == "the scenario: 1 bytes that are not JSON.")
    }

    @Test("KIT Answers for a message come first, each list from the front, and its last answer stays")
    func answers() {
        var answers = ScriptedAnswers([1, 2], byMessage: ["a": [3, 4], "b": []], fallback: 0)
        #expect((1...3).map { _ in answers.next(for: "a") } == [3, 4, 4])
        #expect(["b", "c", "c"].map { answers.next(for: $0) } == [1, 2, 2])
        var none = ScriptedAnswers<Int>(fallback: 0)
        #expect(none.next(for: "a") == 0)
    }
}
