import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Writing traces into files.
@MainActor @Suite("Trace files", .timeLimit(.minutes(20))) struct TraceFileTests {
    private let stage = HeadlessStage()

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        try await body(url)
    }

    private func lines(_ url: URL) throws -> [String] {
        try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    @Test(
        "A call is written when it begins and its answer when it is given, with calls inside it in between"
    )
    func order() async throws {
        try await withFile { url in
            let header = TraceFileHeader(story: "s", sdk: "1.0", device: "a phone")
            let file = try stage.run { try TraceFile(at: url, header) }
            stage.advance(seconds: 1.5)
            stage.run {
                let answer = file.call(
                    TracedCall("gate", [.init("message", "a")], observed: [.init("visible", "false")]),
                    on: .example, describe: { (answer: Bool) in "\(answer)" }
                ) {
                    file.note(TracedCall("inner"), of: "listener", on: .example)
                    return true
                }
                #expect(answer)
            }
            #expect(
                try lines(url) == [
                    #"{"device":"a phone","sdk":"1.0","story":"s","trace":1}"#,
                    #"{"arguments":[["message","a"]],"call":"gate","observed":[["visible","false"]],"shape":"example","source":"delegate","thread":"main","time":1.5}"#,
                    #"{"call":"inner","shape":"example","source":"listener","thread":"main","time":1.5}"#,
                    #"{"answer":"true","line":2}"#,
                ])
            #expect(file.failure == nil)
        }
    }

    @Test("An existing file is not overwritten")
    func exists() async throws {
        try await withFile { url in
            try Data("mine".utf8).write(to: url)
            let error = #expect(throws: TraceFileError.self) { try TraceFile(at: url) }
            #expect(error?.code == .fileExists)
            #expect(try lines(url) == ["mine"])
        }
    }

    @Test("A place where no file can be created is an error")
    func unwritable() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("none-\(UUID())/trace.jsonl")
        let error = #expect(throws: TraceFileError.self) { try TraceFile(at: url) }
        #expect(error?.code == .unwritable)
        #expect(error?.explanation.contains(url.path) == true)
    }

    @Test("A closed file is no longer written to, and calls still get their answers")
    func closed() async throws {
        try await withFile { url in
            let file = try TraceFile(at: url)
            file.close()
            #expect(file.call(TracedCall("gate"), on: .example, describe: { "\($0)" }) { 7 } == 7)
            #expect(file.note(TracedCall("event"), on: .example) == nil)
            #expect(try lines(url) == [#"{"trace":1}"#])
        }
    }

    #if os(Linux)
        @Test(
            "A write that fails ends the trace, with the number of the line, and calls still get their answers"
        )
        func full() async throws {
            try await withFile { url in
                let file = try TraceFile(at: url)
                #expect(file.note(TracedCall("event"), on: .example) == 2)
                try fillDisk(of: url)
                #expect(file.call(TracedCall("gate"), on: .example, describe: { "\($0)" }) { 7 } == 7)
                #expect(file.note(TracedCall("event"), on: .example) == nil)
                #expect(file.failure?.code == .unwritable && file.failure?.line == 3)
                #expect(try lines(url).count == 2)
            }
        }

        /// Lets every further write to an open file fail.
        private func fillDisk(of url: URL) throws {
            let full = open("/dev/full", O_WRONLY)
            defer { close(full) }
            let folder = "/proc/self/fd/"
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)
                guard let number = Int32(name), target?.hasSuffix(url.lastPathComponent) == true else {
                    continue
                }
                dup2(full, number)
            }
        }
    #endif

    @Test("Calls of several threads are on separate lines, each with its thread")
    func threads() async throws {
        try await withFile { url in
            let file = try TraceFile(at: url)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask { for _ in 0..<25 { file.note(TracedCall("event"), on: .example) } }
                }
            }
            let lines = try lines(url)
            #expect(lines.count == 201)
            #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(#"{"call":"event","shape":"example""#) })
        }
    }

    @Test("The events of a bridge are written as calls of the handler, and a discard as a call of the bridge")
    func events() async throws {
        try await withFile { url in
            let file = try TraceFile(at: url)
            let bench = Bench()
            let observation = file.record(bench.engine.events)
            let message = bench.message()
            bench.ask(message)
            bench.engine.didPresent(message)
            bench.handler.decision = { _ in .discard }
            bench.ask(bench.message("B"))
            withExtendedLifetime(observation) {}
            let calls = try lines(url).dropFirst().map { line in
                line.replacingOccurrences(of: #","time":[0-9.]+"#, with: "", options: .regularExpression)
            }
            let shape = "\"shape\":\"\(message.shape.name)\""
            #expect(
                calls == [
                    #"{"answer":"show","arguments":[["message","A"]],"call":"decideDisplay",\#(shape),"source":"handler","thread":"main"}"#,
                    #"{"arguments":[["message","A"]],"call":"willPresent","observed":[["derived","true"]],\#(shape),"source":"handler","thread":"main"}"#,
                    #"{"arguments":[["message","A"]],"call":"didPresent",\#(shape),"source":"handler","thread":"main"}"#,
                    #"{"answer":"discard","arguments":[["message","B"]],"call":"decideDisplay",\#(shape),"source":"handler","thread":"main"}"#,
                    #"{"arguments":[["message","B"]],"call":"discarded",\#(shape),"source":"bridge","thread":"main"}"#,
                ])
        }
    }

    @Test("Every kind of event is written with its details")
    func everyKind() async throws {
        try await withFile { url in
            let file = try TraceFile(at: url)
            let bench = Bench()
            let observation = file.record(bench.engine.events)
            let message = bench.held()
            bench.engine.letThrough(message)
            bench.engine.didPresent(message)
            let click = MessageAction(source: .button(id: "0"), effect: .none)
            _ = bench.engine.shouldPerform(click, of: message)
            bench.engine.didLoad(try #require(URL(string: "app://x")), in: message, dismisses: false)
            bench.engine.didHide(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
            bench.engine.didDismiss(message, cause: .userDismissed)
            let failing = bench.message("B")
            bench.ask(failing)
            bench.engine.fail(failing, MessageFailure(.detached, "It is over."))
            withExtendedLifetime(observation) {}
            let calls = try lines(url).dropFirst().map { line in
                let call = try JSONDecoder().decode([String: ContentValue].self, from: Data(line.utf8))
                guard case .array(let arguments)? = call["arguments"] else { return "" }
                let words = arguments.dropFirst().map { argument in
                    if case .array(let pair) = argument { "\(pair.compactMap(\.string))" } else { "" }
                }
                let caller = call["source"]?.string == "handler" ? nil : call["source"]?.string
                return
                    ([caller, call["call"]?.string].compactMap(\.self) + words
                    + [call["answer"]?.string].compactMap(\.self)).joined(separator: " ")
            }
            #expect(
                calls == [
                    "decideDisplay hold", #"bridge waits ["for", "the handler"]"#, "willPresent",
                    "didPresent",
                    #"shouldPerform ["action", "button 0"] true"#, #"didLoad ["url", "app://x"]"#, "didHide",
                    "willPresent", "didPresent", #"willDismiss"#,
                    #"didDismiss ["resolution", "dismissed by the user"]"#, "decideDisplay show",
                    #"didFail ["reason", "detached"]"#,
                ])
        }
    }

    @Test("An error says where it is, as far as that is known") func errorTexts() {
        let texts = [
            TraceFileError(.missing, "It is missing."), TraceFileError(.missing, line: 3, "It is missing."),
            TraceFileError(.missing, at: "call", "It is missing."),
            TraceFileError(.missing, line: 3, at: "call", "It is missing."),
        ].map(\.description)
        #expect(
            texts == [
                "It is missing.", "line 3: It is missing.", "call: It is missing.",
                "line 3, call: It is missing.",
            ])
    }

    @Test("Without a retained observation no more events are written")
    func observation() async throws {
        try await withFile { url in
            let file = try TraceFile(at: url)
            let bench = Bench()
            var observation: EventObservation? = file.record(bench.engine.events)
            bench.ask(bench.message())
            let count = try lines(url).count
            withExtendedLifetime(observation) {}
            observation = nil
            bench.ask(bench.message("B"))
            #expect(try lines(url).count == count)
        }
    }
}

extension SDKShape {
    fileprivate static let example = SDKShape("example")
}
