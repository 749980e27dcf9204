import Foundation
package import HeadlessStage

extension StageLog.Entry {
    /// The entry in the notation of the rules: `E(…)` for an Edge event, `H(…)` for a history record.
    /// - Parameters:
    ///   - source: the name of the test's SDK in the log.
    ///   - typeName: converts the end of an Edge event's type.
    package func adobeLine(of source: String, _ typeName: (String) -> String = { $0 }) -> String {
        switch (kind, name) {
        case (.analytics, "Messaging interaction event"):
            let type = (details["eventType"] ?? "").replacingOccurrences(
                of: "decisioning.proposition", with: "")
            let extra = details["action"] ?? details["reason"]
            return "E(\(typeName(type))\(extra.map { " \($0)" } ?? ""))"
        case (.analytics, "Write IAM event to history"):
            return "H(\(details["eventType"] ?? "")|\(details["action"] ?? ""))"
        case (.openedURL, _): return "open \(name)"
        case (.error, _): return "error \(name)"
        default: return self.source == source ? name : "\(self.source).\(name)"
        }
    }
}
