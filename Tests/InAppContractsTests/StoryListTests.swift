import Testing

@testable import InAppContracts

/// The list of the neutral stories.
@Suite("The neutral stories", .timeLimit(.minutes(20))) struct StoryListTests {
    @Test("KIT Three stories are played with real threads, and their names say so; each name is there once")
    func realTime() {
        let names = Stories.known.map(\.name)
        #expect(
            Stories.all.filter(\.isRealTime).map(\.name) == [
                "real-time-closed", "real-time-gate-waits-for-main", "real-time-held",
            ])
        #expect(names.filter { $0.hasPrefix("real-time") }.count == 3)
        #expect(Set(names).count == names.count)
    }

    @Test("KIT The delegate refuses clicks in the stories that say so, and in no others")
    func refused() {
        let refusing = Stories.all.filter { !$0.script.perform.fallback }.map(\.name)
        #expect(refusing == ["click-refused", "slideup-refused", "slideup-refused-again"])
    }
}
