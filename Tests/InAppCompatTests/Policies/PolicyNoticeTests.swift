import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// What an app is told when a policy refuses a message.
@MainActor @Suite("Notices of policies", .timeLimit(.minutes(20))) struct PolicyNoticeTests {
    /// The notices about messages that a policy has refused, with their codes.
    private func said(
        keepsDiscarded: Bool, _ policy: (RecordingHandler) -> any InAppMessageHandler,
        _ live: (ManyBench) throws -> Void
    ) rethrows -> [String] {
        let bench = ManyBench(airshipKeepsDiscarded: keepsDiscarded, policy)
        var lines: [String] = []
        bench.airship.engine.diagnostics = { line in
            guard [.discardedByPolicy, .notDiscarded].contains(line.code) else { return }
            lines.append("\(line.messageID ?? "-") \(line.code): \(line.explanation)")
        }
        try live(bench)
        return lines
    }

    @Test("CAP-7 a message beyond a cap is reported: discarded, or held where that would delete its campaign")
    func caps() {
        func said(keepsDiscarded: Bool, _ excess: DisplayDecision?) -> [String] {
            self.said(keepsDiscarded: keepsDiscarded) {
                Cap($0, [.session(1)], excess: excess)
            } _: { bench in
                bench.close(bench.offer("A", on: bench.airship))
                for id in ["B", "C"] { bench.offer(id, on: bench.airship) }
            }
        }
        let discarded = ["B", "C"].map { "\($0) discardedByPolicy: It exceeds the cap. It is discarded." }
        let kept = ["B", "C"].map {
            "\($0) notDiscarded: It exceeds the cap. It stays held, because a discard would delete its campaign."
        }
        #expect(said(keepsDiscarded: true, nil) == discarded)
        #expect(said(keepsDiscarded: false, nil) == kept)
        #expect(said(keepsDiscarded: false, .discard) == discarded)
        #expect(said(keepsDiscarded: true, .discard) == discarded)
        for keepsDiscarded in [true, false] { #expect(said(keepsDiscarded: keepsDiscarded, .hold) == []) }
    }

    @Test("EXP-4 an expired message is reported once, also if its SDK refuses to discard it at first")
    func expired() throws {
        for isRefused in [true, false] {
            let lines = try said(keepsDiscarded: true) { handler in
                handler.decision = { _ in .hold }
                return Expiry(handler, after: 60)
            } _: { bench in
                let message = bench.offer("A", on: bench.airship)
                if isRefused { bench.airship.driver.refused = [.discard] }
                bench.stage.advance(by: .seconds(60))
                bench.airship.driver.refused = []
                if isRefused { try bench.run { try message.show() } }
                #expect(message.phase == .discarded)
            }
            #expect(lines == ["A discardedByPolicy: It has expired. It is discarded."])
        }
    }

    @Test("EXP-4 a refusal is reported to a listener that comes later, if the message still exists")
    func heardLate() throws {
        let bench = ManyBench { handler in
            handler.decision = { _ in .hold }
            return Expiry(handler, after: 60)
        }
        bench.airship.engine.diagnostics = nil
        let message = bench.offer("A", on: bench.airship)
        bench.airship.driver.refused = [.discard]
        bench.stage.advance(by: .seconds(60))
        var codes: [Diagnostic.Code] = []
        bench.airship.engine.diagnostics = { codes.append($0.code) }
        bench.airship.driver.refused = []
        try bench.run { try message.show() }
        #expect(codes == [.discardedByPolicy] && message.phase == .discarded)
    }
}
