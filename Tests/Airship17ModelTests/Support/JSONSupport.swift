import Airship17Model
import Foundation
import HeadlessStage
import Testing

/// The object that `JSONSerialization` makes of JSON text.
func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
}

/// The error for refused JSON text: its domain and text, in one line.
func refusal(_ text: String, _ read: (Any) throws -> Any) throws -> String {
    let value = try json(text)
    do {
        return "accepted: \(try read(value))"
    } catch {
        let error = error as NSError
        #expect(error.code == 0)
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? PayloadError
        #expect(underlying?.description == error.localizedDescription)
        return "\(error.domain) \(error.localizedDescription)"
    }
}

/// JSON in a canonical form, to compare it with written JSON.
func canonical(_ object: Any) throws -> String {
    let data = try JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
}

func canonical(_ text: String) throws -> String { try canonical(json(text)) }
