import AdobeIOSBridge
import BrazeBridge
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Reading the files of traces, and comparing their contents.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RecordedTraceTests {
    private static func read(_ lines: String..., end: String = "\n") throws(TraceFileError) -> RecordedTrace {
        try RecordedTrace(jsonLines: Data((lines.joined(separator: "\n") + end).utf8), for: .builtIn)
    }

    private nonisolated static let header = #"{"trace":1}"#
    private nonisolated static let gate =
        #"{"call":"displayChoiceForMessage","shape":"braze","thread":"main","time":0.5,"arguments":[["message","a"]]}"#

    @Test("A file is read as it was written: answers belong to their calls, and shapes are separate")
    func reading() throws {
        let recorded = try Self.read(
            #"{"trace":1,"story":"s","sdk":"18.2.0","device":"a phone"}"#, Self.gate,
            #"{"call":"onShow","shape":"adobeIOS","thread":"background","time":1,"source":"delegate"}"#, "",
            #"{"line":2,"answer":"now"}"#)
        #expect(recorded.header == TraceFileHeader(story: "s", sdk: "18.2.0", device: "a phone"))
        #expect(recorded[.braze].calls == ["delegate displayChoiceForMessage(message: a) -> now"])
        #expect(recorded[.braze].events.map(\.time) == [0.5])
        #expect(recorded[.adobeIOS].calls == ["delegate onShow"])
        #expect(recorded[.adobeIOS].events.map(\.thread) == [.background])
        #expect(recorded.kits(among: .builtIn).map(\.shape) == [.adobeIOS, .braze])
    }

    @Test(
        "A broken file is refused, with the line, the place and what was expected",
        arguments: [
            ("", "noHeader", "The file is empty; expected {\"trace\":1} in the first line."),
            ("[]", "wrongType", "line 1: found an array of 0, expected an object."),
            (
                "{}", "noHeader",
                "line 1: It does not say what the file is; expected {\"trace\":1} in the first line."
            ),
            (#"{"trace":2}"#, "unknownVersion", "line 1, trace: found version 2, expected 1."),
            (#"{"trace":1,"shape":"braze"}"#, "unknownKey", "line 1, shape: unknown key; known are"),
            ("\(header)\n{\"call\n\(gate)\n", "notJSON", "line 2: 6 bytes that are not JSON."),
            (
                "\(header)\n\(gate)\n{\"answer\":\"no", "notJSON",
                "line 3: The last line is cut off; remove it to read the rest."
            ),
            (
                "\(header)\n\(gate.replacingOccurrences(of: "braze", with: "brze"))", "invalidValue",
                "line 2, shape: found \"brze\", expected one of"
            ),
            (
                "\(header)\n\(gate.replacingOccurrences(of: "Choice", with: "choice"))", "invalidValue",
                "line 2, call: found \"displaychoiceForMessage\", expected one of didDismiss, didPresent"
            ),
            (
                "\(header)\n\(gate.replacingOccurrences(of: "main", with: "worker"))", "invalidValue",
                "line 2, thread: found \"worker\", expected one of background, main"
            ),
            (
                "\(header)\n\(gate.replacingOccurrences(of: "0.5", with: "-1"))", "invalidValue",
                "line 2, time: found -1, expected a number, 0 or more"
            ),
            (
                "\(header)\n\(gate.replacingOccurrences(of: ",\"a\"", with: ""))", "invalidValue",
                "line 2, arguments[0]: found an array of 1, expected a name and a value"
            ),
            (
                "\(header)\n\(gate)\n{\"line\":1,\"answer\":\"now\"}", "invalidValue",
                "line 3, line: found 1, expected the line of a call before this one."
            ),
            (
                "\(header)\n\(gate)\n{\"line\":2,\"answer\":\"a\"}\n{\"line\":2,\"answer\":\"b\"}",
                "invalidValue",
                "line 4, line: the call of line 2 has been answered already."
            ),
            ("\(header)\n{\"line\":2}", "missing", "line 2, answer: missing, expected what was answered."),
        ])
    func broken(text: String, code: String, words: String) throws {
        let error = #expect(throws: TraceFileError.self) {
            try RecordedTrace(jsonLines: Data(text.utf8), for: .builtIn)
        }
        #expect(error?.code.name == code)
        #expect(error?.description.hasPrefix(words) == true, "\(error?.description ?? "")")
    }

    @Test("Lines of spaces, and line ends of other systems, are skipped and counted")
    func blankLines() throws {
        let recorded = try Self.read(
            "  ", Self.header + "\r", "\r", Self.gate + "\r", " \r", #"{"line":4,"answer":"now"}"# + "\r")
        #expect(recorded[.braze].calls == ["delegate displayChoiceForMessage(message: a) -> now"])
    }

    @Test("Of a rule's scenarios only the story of the trace is checked, with what the trace can show")
    func story() async throws {
        func rule(_ id: String, _ check: RuleCheck) -> Rule {
            Rule(
                id, shape: .braze, majorVersion: 1, "Statement.", intent: "Intent.", source: "[S]",
                .checked(check))
        }
        let asked = EventPattern.delegate("displayChoiceForMessage")
        let braze = ShapeKit.braze
        let kit = ShapeKit(
            title: braze.title, capabilities: braze.capabilities, driver: braze.driver, adopt: braze.adopt,
            rules: [
                rule(
                    "X-1", .scenario("single-message", .occurs(asked)).and(scenario: "other", .never(asked))),
                rule("X-2", .scenario("single-message", .never(asked))),
                rule("X-3", .scenario("other", .never(asked))),
                rule(
                    "X-4", RuleCheck(parts: [], everywhere: []).and(realTime: "single-message", .never(asked))
                ),
                rule("X-5", .everywhere(.thread(asked, .main), .never(EventPattern(.app, "look")))),
                rule("X-6", .everywhere(.occurs(EventPattern(.app, "look")))),
            ], scenarios: braze.scenarios, requirements: braze.requirements, port: braze.port,
            campaigns: braze.campaigns)
        let head = #"{"trace":1,"story":"single-message","sdk":"18.2.0","device":"a phone"}"#
        let report = try await TraceContract.report(on: kit, Self.read(head, Self.gate))
        #expect(report.subject == "trace of braze (18.2.0, a phone)")
        #expect(
            report.results.map(\.status) == [
                .passed, .failed, .notExercised, .failed, .passed, .notExercised,
            ])
        #expect(report["X-3"]?.explanation == "The trace does not show it.")
        #expect(report["X-2"]?.violations.map(\.scenario) == ["single-message"])
        // Without a story, only what holds everywhere is checked.
        let bare = try await TraceContract.report(on: kit, Self.read(Self.header, Self.gate))
        #expect(bare.subject == "trace of braze")
        #expect(bare.results.map(\.status).filter { $0 != .notExercised } == [.passed])
        #expect(bare["X-5"]?.status == .passed)
    }

    @Test("A story that the shape does not have is an error that names it")
    func unknownStory() async throws {
        let recorded = try Self.read(#"{"trace":1,"story":"nothing"}"#, Self.gate)
        await #expect {
            try await TraceContract.report(on: .braze, recorded)
        } throws: { error in
            "\(error)" == "story: found \"nothing\", expected the name of a scenario of braze."
        }
    }

    @Test(
        "Names of messages and times do not matter in a comparison; the first difference is named"
    )
    func comparison() async throws {
        let scenario = try Scenario(
            json: Data(try #require(ShapeKit.braze.scenarios["single-message"]).utf8), for: .builtIn)
        let model = try ScenarioRunner.run(scenario).trace.filtered(to: [.delegate])
        var lines = [#"{"trace":1,"story":"single-message"}"#]
        for event in model.events { lines.append(try Self.line(event, calling: "NjQ=")) }
        let same = try RecordedTrace(
            jsonLines: Data(lines.joined(separator: "\n").utf8), for: .builtIn)
        let comparison = try await TraceContract.comparison(on: .braze, same, story: "single-message")
        #expect(comparison.firstDifference == nil)
        #expect(comparison.explanation == nil)
        #expect(comparison.recorded.calls == model.calls)

        lines.removeLast()
        let short = try RecordedTrace(
            jsonLines: Data(lines.joined(separator: "\n").utf8), for: .builtIn)
        let other = try await TraceContract.comparison(on: .braze, short, story: "single-message")
        #expect(other.firstDifference == model.events.count - 1)
        #expect(
            other.explanation?.contains("the trace has nothing more, the model has main delegate") == true)
    }

    @Test(
        "If the app's delegate answered otherwise, only the rules that always hold are checked"
    )
    func otherAnswers() async throws {
        let answered = Self.gate.dropLast() + #","answer":"discard","observed":[["visible","false"]]}"#
        let recorded = try Self.read(#"{"trace":1,"story":"single-message"}"#, String(answered))
        let report = try await TraceContract.report(on: .braze, recorded)
        #expect(report.counts[.failed] == nil)
        #expect(report["BZ-002"]?.status == .passed)
    }

    /// An event in the format of a file, with another name for its message.
    private static func line(_ event: TraceEvent, calling message: String) throws -> String {
        func pairs(_ list: [TraceEvent.Argument]) -> [[String]] {
            list.map { [$0.name, $0.name == "message" ? message : $0.value] }
        }
        var object: [String: Any] = [
            "time": event.time + 100, "thread": event.thread.rawValue, "shape": "braze", "call": event.name,
            "arguments": pairs(event.arguments), "observed": pairs(event.observed),
        ]
        object["answer"] = event.answer
        return String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
    }
}
