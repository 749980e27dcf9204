import InAppCompat
import Testing

@testable import InAppContracts

/// Errors of an SDK that are a delegate's mistake.
@Suite(.timeLimit(.minutes(20))) struct ComplaintTests {
    typealias Complaint = DelegateContract.Complaint

    private func found(_ complaint: Complaint, _ play: (TracePlayer) -> Void) -> [String] {
        TracePlayer.findings(DelegateContract.Habits(complaints: [complaint]), play).map(\.explanation)
    }

    @Test("KIT An error is found wherever it is logged, with the first callback that has it inside")
    func anywhere() {
        let complaint = Complaint("misuse", .wrongImpression, "It was misused.", expected: "use.")
        #expect(found(complaint) { $0.write("misuse") } == ["It was misused."])
        let inside = found(complaint) { player in
            player.write("misuse")
            player.callback("onShow") { player.write("misuse") }
            player.callback("onDismiss") { player.write("misuse") }
        }
        #expect(inside == ["It was misused. It was inside onShow."])
        #expect(found(complaint) { $0.write("other") } == [])
        #expect(found(complaint) { $0.act(.stage, "misuse") } == [])
    }

    @Test("KIT An error that only callbacks can cause is not found outside of them")
    func ofCallbacks() {
        let complaint = Complaint(
            "misuse", .wrongImpression, ofCallbacks: true, "It was misused.", expected: "use.")
        #expect(found(complaint) { $0.write("misuse") } == [])
        let inside = found(complaint) { player in player.callback("gate") { player.write("misuse") } }
        #expect(inside == ["It was misused."])
    }

    @Test("KIT An error that a call of the scenario's app causes is no finding")
    func causes() {
        let complaint = Complaint(
            "misuse", .wrongImpression, unless: ["logClick"], "It was misused.", expected: "use.")
        for (source, name, found) in [
            (TraceEvent.Source.app, "logClick", false), (.app, "other", true), (.user, "logClick", true),
        ] {
            let texts = self.found(complaint) { player in
                player.act(source, name)
                player.write("misuse")
            }
            #expect(texts == (found ? ["It was misused."] : []), "\(source) \(name)")
        }
    }

    @Test("KIT A complaint may look at the place of the error")
    func places() {
        let complaint = Complaint(
            "misuse", .wrongImpression, "It was misused.", expected: "use.",
            where: { trace, place in place > 0 && trace.events[place - 1].source == .user })
        #expect(found(complaint) { $0.write("misuse") } == [])
        let after = found(complaint) { player in
            player.act(.user)
            player.write("misuse")
        }
        #expect(after == ["It was misused."])
    }
}
