import Foundation
import HeadlessStage
import Testing

@Suite("JSON values of payloads, and errors about them", .timeLimit(.minutes(20)))
struct PayloadTests {
    private func parsed(_ json: String) throws -> JSONValue {
        try JSONValue(parsing: Data(json.utf8))
    }

    @Test(
        "a number has the same value in every notation",
        arguments: [
            ("15", .integer(15)), ("15.0", .integer(15)), ("1.5e1", .integer(15)), ("-0.0", .integer(0)),
            ("15.5", .number(15.5)), ("true", .bool(true)), ("1", .integer(1)),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("99999999999999999999", .number(1e20)), ("1e300", .number(1e300)),
        ] as [(String, JSONValue)])
    func numbers(json: String, value: JSONValue) throws {
        #expect(try parsed(json) == value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) == value)
        #expect(JSONValue(value.foundationValue) == value)
    }

    @Test("text that is not JSON, or a number that is out of range, throws")
    func refused() {
        for json in ["", "{", "[NaN]", "[1e999]", "\u{0}", String(repeating: "[", count: 100_000)] {
            #expect(throws: PayloadError.self) { try parsed(json) }
        }
        let error = #expect(throws: PayloadError.self) {
            try JSONValue(parsing: Data("{]".utf8), at: PayloadPath.root["data"][2]["content"])
        }
        #expect(error?.code == .notJSON)
        #expect(
            error?.description == "\"data[2].content\" is 2 bytes that are not JSON, expected JSON text")
        #expect(error?.localizedDescription == error?.description)
    }

    @Test("every value of an app has a JSON form")
    func lenient() {
        let url = URL(fileURLWithPath: "/a")
        let value = JSONValue(
            ["n": Double.infinity, "u": url, "l": [1, NSNull(), 2.5, true]] as [String: Any])
        #expect(
            value
                == .object([
                    "n": .string("inf"), "u": .string(url.description),
                    "l": .array([.integer(1), .null, .number(2.5), .bool(true)]),
                ]))
    }

    @Test("Swift's own types: null is left out, a number converts to its own type only")
    func swiftTypes() throws {
        let value = try parsed(#"{"a": null, "b": [1, null, 1.5, true], "c": {"d": null}}"#)
        let members = try #require(value.swiftValue as? [String: Any])
        #expect(members.keys.sorted() == ["b", "c"])
        let elements = try #require(members["b"] as? [Any])
        #expect(elements.count == 3)
        #expect(elements[0] as? Int == 1 && elements[0] as? Double == nil && elements[0] as? Bool == nil)
        #expect(elements[1] as? Double == 1.5 && elements[2] as? Bool == true)
        #expect((members["c"] as? [String: Any])?.isEmpty == true)
        #expect(JSONValue.null.swiftValue == nil)
    }

    @Test("errors stay short for any value")
    func summaries() throws {
        let long = String(repeating: "x", count: 10_000)
        #expect(JSONValue.string(long).summary.count == 63)
        #expect(JSONValue.object([long: .null]).summary.count == 76)
        #expect(try parsed(#"{"b": 1, "a": 2}"#).summary == "an object with a, b")
        #expect(JSONValue.object([:]).summary == "an empty object")
        #expect(JSONValue.array([.null]).summary == "an array of 1")
    }

    @Test("each kind of error has its code; null counts as missing")
    func codes() {
        let path: PayloadPath = "uri"
        let missing = PayloadError.missing(path, expected: "a URL")
        #expect(missing.description == "\"uri\" is missing, expected a URL")
        #expect(PayloadError.wrongType(.null, at: path, expected: "a URL").code == .missing)
        #expect(PayloadError.wrongType(.bool(true), at: path, expected: "a URL").code == .wrongType)
        let invalid = PayloadError.invalidValue(.string(""), at: .root, expected: "a URL")
        #expect(invalid.code == .invalidValue)
        #expect(invalid.description == "The payload is \"\", expected a URL")
    }
}
