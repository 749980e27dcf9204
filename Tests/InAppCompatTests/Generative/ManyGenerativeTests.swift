import InAppCompat
import Testing

@MainActor @Suite("One screen keeps its promises whatever happens on three SDKs", .timeLimit(.minutes(20)))
struct ManyGenerativeTests {
    @Test(
        "ONE-1 ONE-2 ONE-4 ONE-9 POL-2 hold for random hours of three SDKs, 1,000 per block",
        arguments: RandomBlocks.all)
    func randomHours(block: UInt64) {
        for seed in RandomBlocks.seeds(of: block) {
            let scenario = ManyScenario(seed: seed)
            guard let problem = ManyPlayer.play(scenario).problem else { continue }
            let minimal = scenario.shrunk { ManyPlayer.play($0).problem != nil }
            Issue.record("\(ManyPlayer.play(minimal).problem ?? problem)\n\(minimal)")
            return
        }
    }

    @Test("ONE-1 random hours reach every event")
    func coverage() {
        var kinds: Set<String> = []
        for seed in 0..<UInt64(500) { kinds.formUnion(ManyPlayer.play(ManyScenario(seed: seed)).kinds) }
        #expect(kinds == ["decide", "willPresent", "didPresent", "didHide", "didDismiss", "didFail"])
    }
}
