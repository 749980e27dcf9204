/// Which events of a trace are meant.
///
/// Written in short: `EventPattern("delegate willPresent")`, `.sdk("click", ["buttonId": "1"])`.
/// Sendable.
public struct EventPattern: Sendable, Hashable, CustomStringConvertible {
    /// Who is called or acts; nil for anybody.
    public let source: TraceEvent.Source?
    /// What is called; nil for anything.
    public let name: String?
    /// Arguments or observations that have to be there, with these values.
    public let arguments: [String: String]
    /// The answer that has to be given; nil for any.
    public let answer: String?

    /// Means events of a source and name, with certain arguments and a certain answer.
    public init(
        _ source: TraceEvent.Source?, _ name: String?, _ arguments: [String: String] = [:],
        answer: String? = nil
    ) {
        self.source = source
        self.name = name
        self.arguments = arguments
        self.answer = answer
    }

    /// Calls of the vendor's delegate.
    public static func delegate(
        _ name: String, _ arguments: [String: String] = [:], answer: String? = nil
    ) -> EventPattern {
        EventPattern(.delegate, name, arguments, answer: answer)
    }

    /// Records, errors and opened URLs of the SDK.
    public static func sdk(_ name: String?, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.sdk, name, arguments)
    }

    /// Whether an event is meant.
    public func matches(_ event: TraceEvent) -> Bool {
        if let source, event.source != source { return false }
        if let name, event.name != name { return false }
        if let answer, event.answer != answer { return false }
        return arguments.allSatisfy { event[$0.key] == $0.value }
    }

    public var description: String {
        var text = [source?.name, name].compactMap { $0 }.joined(separator: " ")
        if !arguments.isEmpty {
            let list = arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
            text += "(" + list.joined(separator: ", ") + ")"
        }
        if let answer { text += " -> \(answer)" }
        return text
    }
}
