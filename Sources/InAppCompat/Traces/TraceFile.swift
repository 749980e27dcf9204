public import Foundation
public import InAppCore
import PlatformStandIns

/// A trace file in JSON lines that is written while an app runs: the callbacks that a vendor's SDK called, their
/// threads, and the answers. For a debug build on a device; `inapp-compat contracts --trace FILE` checks the trace
/// against the rules.
///
/// ```swift
/// let file = try TraceFile(at: url, TraceFileHeader(sdk: "18.2.0", device: "iPhone 15, iOS 18.1"))
/// ```
///
/// A checked delegate writes the SDK's calls to it, `record(_:)` the events of bridges. One file can contain the
/// calls of several SDKs. Each call is written when it begins, and its answer when it is given, so that a crash loses
/// nothing before it. `Compat/TRACES.md` describes the lines.
///
/// Sendable; any thread. A line is written on the thread of the call, before the call continues.
public final class TraceFile: Sendable {
    private struct State: Sendable {
        var handle: FileHandle?
        var lines = 0
        var failure: TraceFileError?
    }

    /// The file's URL.
    public let url: URL
    private let start = MainThread.now
    private let state: Locked<State>

    /// Makes the file, with its header.
    /// - Parameters:
    ///   - url: the URL of the new file; no file may exist there, because a trace is never overwritten.
    ///   - header: the origin of the trace.
    /// - Throws: `TraceFileError` with the code `fileExists` or `unwritable`.
    public init(at url: URL, _ header: TraceFileHeader = TraceFileHeader()) throws(TraceFileError) {
        guard !FileManager.default.fileExists(atPath: url.path) else {
            throw TraceFileError(
                .fileExists, "A file already exists at \(url.path); expected an unused name.")
        }
        guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
            throw TraceFileError(.unwritable, "No file can be created at \(url.path).")
        }
        do {
            state = Locked(State(handle: try FileHandle(forWritingTo: url)))
        } catch {
            throw Self.unwritable(url, error)
        }
        self.url = url
        write(TraceLine(header))
        if let failure { throw failure }
    }

    /// The error that stopped the writing; nil if there was none.
    public var failure: TraceFileError? {
        state.withLock { $0.failure }
    }

    /// Writes a call, runs `body`, and writes the answer.
    /// - Parameters:
    ///   - call: the call.
    ///   - source: the callee: `delegate`, `handler`, or a name that the app chooses.
    ///   - shape: the shape of the calling SDK.
    ///   - describe: the answer as text; nil for no answer.
    ///   - body: returns the answer.
    /// - Returns: the result of `body`.
    public func call<Answer>(
        _ call: TracedCall, of source: String = "delegate", on shape: SDKShape,
        describe: (Answer) -> String?, body: () -> Answer
    ) -> Answer {
        let line = note(call, of: source, on: shape)
        let answer = body()
        if let line, let text = describe(answer) { write(TraceLine(answer: text, to: line)) }
        return answer
    }

    /// Writes a call without an answer, or with a known one.
    /// - Parameters:
    ///   - call: the call.
    ///   - source: the callee.
    ///   - shape: the shape of the calling SDK.
    ///   - answer: the answer, if it is known.
    ///   - time: when the call happened, on the clock of `MainThread.now`; nil for now.
    /// - Returns: the number of the line; nil if it could not be written.
    @discardableResult
    public func note(
        _ call: TracedCall, of source: String = "delegate", on shape: SDKShape, answer: String? = nil,
        time: TimeInterval? = nil
    ) -> Int? {
        write(
            TraceLine(
                call, of: source, on: shape, answer: answer, time: max(0, (time ?? MainThread.now) - start),
                isOnMain: MainThread.isCurrent))
    }

    /// - Returns: the number of the line; nil if it could not be written.
    @discardableResult
    private func write(_ line: TraceLine) -> Int? {
        state.withLock { state in
            guard state.failure == nil, let handle = state.handle else { return nil }
            do {
                try handle.write(contentsOf: line.data())
                state.lines += 1
                return state.lines
            } catch {
                state.failure = Self.unwritable(url, error, line: state.lines + 1)
                return nil
            }
        }
    }

    private static func unwritable(_ url: URL, _ error: any Error, line: Int? = nil) -> TraceFileError {
        TraceFileError(.unwritable, line: line, "\(url.path): \(error.localizedDescription)")
    }

    /// Ends the trace: nothing more is written. The object's deinit does the same.
    public func close() {
        state.withLock { state in
            try? state.handle?.close()
            state.handle = nil
        }
    }

    deinit { close() }
}

/// The first line of a trace file: the origin of the trace. Sendable; a value.
public struct TraceFileHeader: Sendable, Hashable {
    /// The version of the format that is written and read here: 1.
    public static let version = 1

    /// The name of the scenario that was played, as for `inapp-compat contracts --scenario`; nil for anything else.
    /// With it, the trace can be compared with the model's.
    public var story: String?
    /// The SDK and its version, as text, such as the version of every vendor's SDK that the app runs.
    public var sdk: String?
    /// The device and its system, as text.
    public var device: String?

    /// Describes the origin of a trace.
    /// - Parameters:
    ///   - story: the scenario that is played; nil for something else.
    ///   - sdk: the SDK and its version.
    ///   - device: the device and its system.
    public init(story: String? = nil, sdk: String? = nil, device: String? = nil) {
        self.story = story
        self.sdk = sdk
        self.device = device
    }
}

/// Why a trace cannot be written or read. Sendable; a value.
public struct TraceFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        /// - Parameter name: the name.
        public init(_ name: String) {
            self.name = name
        }

        /// There is already a file at the trace's URL.
        public static let fileExists = Code("fileExists")
        /// The file cannot be made or written to.
        public static let unwritable = Code("unwritable")
        /// The first line is not a header.
        public static let noHeader = Code("noHeader")
        /// The file has an unknown version of the format.
        public static let unknownVersion = Code("unknownVersion")
        /// A line is not JSON.
        public static let notJSON = Code("notJSON")
        /// A required value is missing.
        public static let missing = Code("missing")
        /// A value is of another JSON type.
        public static let wrongType = Code("wrongType")
        /// A value is of the right type but not allowed.
        public static let invalidValue = Code("invalidValue")
        /// A key is unknown.
        public static let unknownKey = Code("unknownKey")

        /// The name.
        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// The line of the file, from 1; nil for the file as a whole.
    public let line: Int?
    /// The path within the line, such as `arguments[0]`; empty for the line as a whole.
    public let keyPath: String
    /// What was found and what was expected, in a sentence.
    public let explanation: String

    /// Describes an error.
    /// - Parameters:
    ///   - code: the kind.
    ///   - line: the line of the file, from 1; nil for the file as a whole.
    ///   - keyPath: the path within the line.
    ///   - explanation: what was found and what was expected, in a sentence.
    public init(_ code: Code, line: Int? = nil, at keyPath: String = "", _ explanation: String) {
        self.code = code
        self.line = line
        self.keyPath = keyPath
        self.explanation = explanation
    }

    /// The position, and what is wrong there.
    public var description: String {
        let place = [line.map { "line \($0)" }, keyPath.isEmpty ? nil : keyPath].compactMap { $0 }
        return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + explanation
    }
}
