public import Foundation
public import InAppCompat

/// What an app's `TraceFile` has written, or what somebody has written by hand in the same format: callbacks of the SDKs on
/// a device. Sendable; a value.
public struct RecordedTrace: Sendable, Hashable {
    /// Where the trace comes from.
    public let header: TraceFileHeader
    /// What was called, by the name of the shape. Times are seconds since the file was made.
    private var traces: [String: Trace] = [:]

    /// Reads a file's text.
    /// - Parameters:
    ///   - jsonLines: the text: the header, then a line each call or answer. Empty lines say nothing.
    ///   - kits: the shapes that it may name.
    /// - Throws: `TraceFileError`, with the number of the line.
    public init(jsonLines: Data, for kits: [ShapeKit]) throws(TraceFileError) {
        var lines = jsonLines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated().map { (number: $0 + 1, text: Data($1)) }
        // What comes after the last line break is a line that was cut off, if it is anything.
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

    /// The shapes whose calls are in it, of some.
    public func kits(among kits: [ShapeKit]) -> [ShapeKit] {
        kits.filter { traces[$0.shape.name] != nil }
    }

    /// The calls of a shape, in order; none for one that is not in it.
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

    /// Reads a line, and says in which one something is wrong.
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
                isCut ? "The last line is cut off; take it out to read the rest." : error.explanation)
        } catch {
            throw TraceFileError(.notJSON, line: line.number, "\(error)")
        }
    }
}
