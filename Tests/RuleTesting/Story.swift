import Foundation
package import InAppContracts

extension ScenarioResult {
    /// The trace in the notation of the reference sequences: the thread, the callback with its message, its
    /// answer; `E(…)` and `H(…)` for Adobe's Edge events and history records.
    package var story: [String] {
        trace.events.map { event in
            let thread = event.thread == .main ? "main" : "bg"
            return "\(thread) \(event.storyCall)" + (event.answer.map { " = \($0)" } ?? "")
        }
    }
}

extension TraceEvent {
    fileprivate var storyCall: String {
        let isRecord = source == .sdk
        if isRecord, name == "Messaging interaction event" {
            let type = (self["eventType"] ?? "").replacingOccurrences(of: "decisioning.proposition", with: "")
            let more = (self["reason"] ?? self["action"]).flatMap { $0.isEmpty ? nil : " " + $0 } ?? ""
            return "E(\(type.lowercased())\(more))"
        }
        if isRecord, name == "Write IAM event to history" {
            return "H(\((self["eventType"] ?? "").lowercased())|\(self["action"] ?? ""))"
        }
        let shown = arguments.filter { !["kind", "messageId", "view", "explanation"].contains($0.name) }
        let id = isRecord ? self["messageId"].map { [$0] } ?? [] : []
        let list = (id + shown.map(\.value)).joined(separator: ", ")
        return "\(source) \(name)" + (list.isEmpty ? "" : "(\(list))")
    }
}
