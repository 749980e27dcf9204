import Foundation

/// A line of a trace's file, as it is written: the header, a call, or the answer to one.
struct TraceLine: Encodable {
    private var trace: Int?
    private var story: String?
    private var sdk: String?
    private var device: String?
    private var time: Double?
    private var thread: String?
    private var shape: String?
    private var source: String?
    private var call: String?
    private var arguments: [[String]]?
    private var observed: [[String]]?
    private var answer: String?
    private var line: Int?

    /// The first line.
    init(_ header: TraceFileHeader) {
        trace = TraceFileHeader.version
        story = header.story
        sdk = header.sdk
        device = header.device
    }

    /// A call.
    init(
        _ call: TracedCall, of source: String, on shape: SDKShape, answer: String?, time: Double,
        isOnMain: Bool
    ) {
        // A device's clock tells no more than that, and a virtual one need not.
        self.time = (time * 10_000).rounded() / 10_000
        thread = isOnMain ? "main" : "background"
        self.shape = shape.name
        self.source = source
        self.call = call.name
        arguments = Self.pairs(call.arguments)
        observed = Self.pairs(call.observed)
        self.answer = answer
    }

    /// The answer to the call of a line.
    init(answer: String, to line: Int) {
        self.answer = answer
        self.line = line
    }

    private static func pairs(_ values: [TracedCall.Argument]) -> [[String]]? {
        values.isEmpty ? nil : values.map { [$0.name, $0.value] }
    }

    /// The line with its line break.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
