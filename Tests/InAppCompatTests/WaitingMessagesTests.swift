import InAppCompat
import PlatformStandIns
import Testing

/// Which refusals count as forgotten if nothing more happens.
@Suite("Messages that wait for a delegate", .timeLimit(.minutes(20))) struct WaitingMessagesTests {
    /// The findings about a delegate that has given these answers, and accepts everything at the end.
    /// - Parameter end: the SDK's questions at the end, and the answers.
    private func found(
        _ answers: [(id: String, isReady: Bool)],
        end: [(id: String, isReady: Bool)] = [("a", true), ("b", true)]
    ) -> [DelegateFinding.Kind] {
        let found = Locked<[DelegateFinding.Kind]>([])
        let check = DelegateCheck(shape: SDKShape("any")) { finding in
            found.withLock { $0.append(finding.kind) }
        }
        let waiting = WaitingMessages<String, String>()
        for answer in answers { waiting.answer(answer.isReady, about: answer.id, id: answer.id) }
        for answer in end {
            waiting.answerAtEnd(
                answer.isReady, id: answer.id, check, rule: "AM-003", question: "ready", signal: "signal")
        }
        return found.current
    }

    @Test("AM-003 a refused message that the SDK does not ask about again waits forever")
    func forgotten() {
        #expect(found([("a", false)]) == [.waitsForEver])
        #expect(found([("a", false), ("b", true)]) == [.waitsForEver])
        #expect(found([("a", false), ("a", true)]) == [])
        #expect(found([("a", true)]) == [])
    }

    @Test(
        "AM-003 a message that is not asked about at the end, or refused again, waits for something else"
    )
    func keptAway() {
        #expect(found([("a", false)], end: []) == [])
        #expect(found([("a", false)], end: [("b", true)]) == [])
        #expect(found([("a", false)], end: [("a", false)]) == [])
        #expect(found([("a", false), ("b", false)]) == [.waitsForEver])
    }

    @Test("AM-003 after the SDK was told to ask again, a message may still wait for something else")
    func othersWait() {
        #expect(found([("a", false), ("b", false), ("a", true)]) == [])
        #expect(found([("a", false), ("a", true), ("b", false)]) == [.waitsForEver])
        // A message that is refused again when the SDK asks again is reported, whichever comes first.
        #expect(
            found([("a", false), ("b", false), ("b", false), ("a", true)]) == [.waitsForEver])
        #expect(
            found([("a", false), ("b", false), ("a", true), ("b", false)]) == [.waitsForEver])
        #expect(
            found([("a", false), ("b", false), ("b", false), ("a", false), ("a", true)]) == [])
    }
}
