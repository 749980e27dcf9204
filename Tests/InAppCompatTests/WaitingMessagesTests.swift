import InAppCompat
import PlatformStandIns
import Testing

/// Which refusals count as forgotten when nothing more happens.
@Suite("Messages that wait for a delegate", .timeLimit(.minutes(20))) struct WaitingMessagesTests {
    /// What is found of a delegate that has given these answers, and would let everything through by now.
    private func found(_ answers: [(id: String, isReady: Bool)]) -> [DelegateFinding.Kind] {
        let found = Locked<[DelegateFinding.Kind]>([])
        let check = DelegateCheck(shape: SDKShape("any")) { finding in
            found.withLock { $0.append(finding.kind) }
        }
        let waiting = WaitingMessages<String, String>()
        for answer in answers { waiting.answer(answer.isReady, about: answer.id, id: answer.id) }
        waiting.report(check, rule: "AM-003", question: "ready", signal: "signal") { _, _ in true }
        return found.current
    }

    @Test("AM-003 what was refused and not asked about again waits for ever")
    func forgotten() {
        #expect(found([("a", false)]) == [.waitsForEver])
        #expect(found([("a", false), ("b", true)]) == [.waitsForEver])
        #expect(found([("a", false), ("a", true)]) == [])
        #expect(found([("a", true)]) == [])
    }

    @Test("AM-003 where the SDK was told to ask again, what still waits does so for something else")
    func othersWait() {
        #expect(found([("a", false), ("b", false), ("a", true)]) == [])
        #expect(found([("a", false), ("a", true), ("b", false)]) == [.waitsForEver])
        // The one that is refused again when the SDK asks again is not left out, whichever comes first.
        #expect(
            found([("a", false), ("b", false), ("b", false), ("a", true)]) == [.waitsForEver])
        #expect(
            found([("a", false), ("b", false), ("a", true), ("b", false)]) == [.waitsForEver])
        #expect(
            found([("a", false), ("b", false), ("b", false), ("a", false), ("a", true)]) == [])
    }
}
