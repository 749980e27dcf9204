import Foundation
import HeadlessStage

/// What this model writes into a stage's log.
enum AdobeLog {
    /// How the model signs its lines.
    static let source = "AdobeIOS"
    /// The name of the events that go to the Edge network (AI-113).
    static let edgeEvent = "Messaging interaction event"
    /// The name of the events that write the device's history (AI-115).
    static let historyEvent = "Write IAM event to history"
}

extension AdobeLog {
    /// Writes down that an app called a member that does nothing else headless.
    static func note(_ member: String, _ details: [String: String] = [:]) {
        HeadlessStage.current.log.record(.note, from: source, member, details)
    }

    /// A value of the app's as the log shows it: JSON where it has a form for the value.
    static func text(_ value: [String: Any]?) -> String {
        guard let value else { return "nil" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = try? encoder.encode(JSONValue(value))
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
    }
}
