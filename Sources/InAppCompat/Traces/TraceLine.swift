import Foundation
import InAppCore

/// A line of a trace's file, as it is written: the header, a call, or the answer to one.
struct TraceLine {
    /// What the line says, by name; what there is nothing to say of is left out.
    private var members: [String: ContentValue] = [:]

    /// The first line.
    init(_ header: TraceFileHeader) {
        members["trace"] = .int(TraceFileHeader.version)
        put("story", header.story)
        put("sdk", header.sdk)
        put("device", header.device)
    }

    /// A call.
    init(
        _ call: TracedCall, of source: String, on shape: SDKShape, answer: String?, time: Double,
        isOnMain: Bool
    ) {
        // A device's clock tells no more than that, and a virtual one need not.
        members["time"] = .double((time * 10_000).rounded() / 10_000)
        put("thread", isOnMain ? "main" : "background")
        put("shape", shape.name)
        put("source", source)
        put("call", call.name)
        put("arguments", call.arguments)
        put("observed", call.observed)
        put("answer", answer)
    }

    /// The answer to the call of a line.
    init(answer: String, to line: Int) {
        put("answer", answer)
        members["line"] = .int(line)
    }

    private mutating func put(_ name: String, _ text: String?) {
        members[name] = text.map(ContentValue.string)
    }

    private mutating func put(_ name: String, _ values: [TracedCall.Argument]) {
        if values.isEmpty { return }
        members[name] = .array(values.map { .array([.string($0.name), .string($0.value)]) })
    }

    /// The line with its line break.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var data = try encoder.encode(ContentValue.object(members))
        data.append(0x0A)
        return data
    }
}
