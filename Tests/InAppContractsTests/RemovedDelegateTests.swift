import AdobeIOSBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// Which part of the code removed a delegate that is no longer registered.
@Suite(.timeLimit(.minutes(20))) struct RemovedDelegateTests {
    private static func finding(in events: [(TraceEvent.Source, String)]) -> DelegateFinding? {
        let trace = Trace(
            events.map { TraceEvent(time: 0, thread: .main, source: $0.0, name: $0.1, arguments: []) })
        return DelegateContract.Habits().removedDelegate(in: trace, on: .adobeIOS)
    }

    @Test(
        "AI-004 a delegate that is not registered after its last callback has removed itself, whatever the app did before"
    )
    func itself() {
        let found = Self.finding(in: [(.app, "checkout"), (.delegate, "onShow"), (.user, "close")])
        #expect(found?.kind == .removesItself)
        #expect(
            found?.description.hasPrefix(
                "[adobeIOS] removesItself: No delegate is registered any more, and only the delegate can have removed it: "
                    + "onShow was called last.") == true)
    }

    @Test(
        "AI-004 any action of the app after the last callback, or a new process, may have removed it"
    )
    func others() {
        #expect(Self.finding(in: [(.delegate, "onShow"), (.app, "release"), (.user, "close")]) == nil)
        #expect(Self.finding(in: [(.delegate, "onShow"), (.stage, "relaunch")]) == nil)
        #expect(Self.finding(in: [(.user, "close")]) == nil)
    }
}
