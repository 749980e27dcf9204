import HeadlessStage
import ModelTesting
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

@Suite("A stage in real time", .realTime, .timeLimit(.minutes(20)))
struct RealTimeTests {
    @Test("BZ-060 BZ-084 the life cycle with real queues and clock", arguments: 0..<2)
    func lifeCycle(_ number: Int) async {
        let stage = HeadlessStage(.realTime)
        let host = BrazeHost(stage: stage)
        let trace = Trace()
        let delegate = await RecordingDelegate(trace)
        await MainActor.run { host.ui.delegate = delegate }
        host.trigger(.slideup("A"))
        await stage.idle()
        stage.user.swipeAway()
        await stage.idle()
        #expect(
            trace.lines == [
                "displayChoice(A)", "prepareWith(A)", "willPresent(A)", "didPresent(A)", "willDismiss(A)",
                "didDismiss(A)",
            ])
    }
}
