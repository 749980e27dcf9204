public import Foundation
public import InAppCompat

/// The content of a `TraceFile` from an app, or of a file in the same format: callbacks of the SDKs on a device.
/// Sendable; a value.
public struct RecordedTrace: Sendable, Hashable {
    /// Where the trace comes from.
    public let header: TraceFileHeader
    /// The calls, by the shape's name. Times are seconds since the file was created.
    private var traces: [String: Trace] = [:]

    /// Reads a file's text.
    /// - Parameters:
    ///   - jsonLines: the text: the header, then one line per call or answer. Empty lines are ignored.
    ///   - kits: the shapes that the file may name.
    /// - Throws: `TraceFileError`, with the number of the line.
    public init(jsonLines: Data, for kits: [ShapeKit]) throws(TraceFileError) {
        var lines = jsonLines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated().map { (number: $0 + 1, text: Data($1)) }
        // Text after the last line break is a truncated line.
        let cut = lines.last?.number
        lines.removeAll { $0.text.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } }
        guard let first = lines.first else {
            throw TraceFileError(.noHeader, "The file is empty; \(Self.expectedHeader).")
        }
        header = try Self.read(first, cut: cut, Self.header)
        var reader = TraceLineReader(kits)
        for line in lines.dropFirst() {
            try Self.read(line, cut: cut) { try reader.read($0, line: line.number) }
        }
        traces = reader.traces
    }

    /// Those of the kits that the trace has calls of.
    public func kits(among kits: [ShapeKit]) -> [ShapeKit] {
        kits.filter { traces[$0.shape.name] != nil }
    }

    /// The calls of a shape, in order; empty if there are none.
    public subscript(_ shape: SDKShape) -> Trace { traces[shape.name] ?? Trace() }

    // MARK: Lines

    private static let expectedHeader = "expected {\"trace\":\(TraceFileHeader.version)} in the first line"

    private static func header(_ node: ScenarioNode) throws -> TraceFileHeader {
        guard let version = try node.optional("trace") else {
            throw TraceFileError(.noHeader, "It does not say what the file is; \(expectedHeader).")
        }
        guard version.value == .int(TraceFileHeader.version) else {
            throw TraceFileError(
                .unknownVersion, at: version.path,
                "found version \(version.value.summary), expected \(TraceFileHeader.version).")
        }
        try node.allow(only: ["trace", "story", "sdk", "device"])
        return TraceFileHeader(
            story: try node.optional("story")?.string(), sdk: try node.optional("sdk")?.string(),
            device: try node.optional("device")?.string())
    }

    /// Reads a line. Errors contain the line's number.
    private static func read<Value>(
        _ line: (number: Int, text: Data), cut: Int?, _ body: (ScenarioNode) throws -> Value
    ) throws(TraceFileError) -> Value {
        do {
            return try body(ScenarioNode(ContentValue(jsonText: line.text)))
        } catch let error as TraceFileError {
            throw TraceFileError(error.code, line: line.number, at: error.keyPath, error.explanation)
        } catch let error as ScenarioError {
            let isCut = error.code == .notJSON && line.number == cut
            throw TraceFileError(
                TraceFileError.Code(error.code.name), line: line.number, at: error.keyPath,
                isCut ? "The last line is cut off; remove it to read the rest." : error.explanation)
        } catch {
            throw TraceFileError(.notJSON, line: line.number, "\(error)")
        }
    }
}

/// Reads the lines of a trace file after the header: calls, and answers to them.
struct TraceLineReader {
    /// The calls, by the name of the shape.
    private(set) var traces: [String: Trace] = [:]
    private let kits: [String: ShapeKit]
    /// The shape and index of each call, by the number of its line.
    private var places: [Int: (shape: String, place: Int)] = [:]

    init(_ kits: [ShapeKit]) {
        self.kits = kits.byName
    }

    /// - Throws: `ScenarioError` or `TraceFileError` without the line.
    mutating func read(_ node: ScenarioNode, line: Int) throws {
        if let question = try node.optional("line") {
            try answer(node, to: question)
        } else {
            try call(node, line: line)
        }
    }

    private mutating func answer(_ node: ScenarioNode, to question: ScenarioNode) throws {
        try node.allow(only: ["answer", "line"])
        let answer = try node.required("answer", "what was answered").string()
        let number = try question.count()
        guard let (shape, place) = places[number] else {
            throw question.error(
                .invalidValue, "found \(number), expected the line of a call before this one.")
        }
        guard traces[shape]?.events[place].answer == nil else {
            throw question.error(.invalidValue, "the call of line \(number) has been answered already.")
        }
        traces[shape]?.events[place].answer = answer
    }

    private mutating func call(_ node: ScenarioNode, line: Int) throws {
        try node.allow(only: [
            "answer", "arguments", "call", "observed", "shape", "source", "thread", "time",
        ])
        let kit = try node.required("shape", "the name of a shape").word(kits)
        let source = TraceEvent.Source(try node.optional("source")?.string() ?? "delegate")
        let event = TraceEvent(
            time: try node.required("time", "seconds").measure(),
            thread: try node.required("thread", "main or background").word(TraceEvent.ThreadKind.self),
            source: source, name: try name(node, source, kit), arguments: try pairs(node, "arguments"),
            observed: try pairs(node, "observed"), answer: try node.optional("answer")?.string())
        let shape = kit.shape.name
        places[line] = (shape, traces[shape]?.events.count ?? 0)
        traces[shape, default: Trace()].events.append(event)
    }

    /// The name of the callback. Unknown names are errors, because a misspelt callback would look as if it had never
    /// been called.
    private func name(_ node: ScenarioNode, _ source: TraceEvent.Source, _ kit: ShapeKit) throws -> String {
        let call = try node.required("call", "the name of a callback")
        let known: [TraceEvent.Source: [String]] = [
            .delegate: kit.driver.callbacks, .handler: RecordingHandler.callbacks,
        ]
        guard let names = known[source] else { return try call.string() }
        return try call.word(Dictionary(names.map { ($0, $0) }) { first, _ in first })
    }

    private func pairs(_ node: ScenarioNode, _ key: String) throws -> [TraceEvent.Argument] {
        try node.optional(key)?.elements().map { element in
            let pair = try element.elements()
            guard pair.count == 2 else {
                throw element.unexpected("a name and a value", .invalidValue)
            }
            return TraceEvent.Argument(try pair[0].string(), try pair[1].string())
        } ?? []
    }
}
