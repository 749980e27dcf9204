import HeadlessStage
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A page that is on the screen when the app's process ends.
@MainActor @Suite("The end of the process", .timeLimit(.minutes(20))) struct EndOfProcessTests {
    @Test("BZ-091 a page's pending requests retain neither the SDK nor the stage")
    func pendingCall() {
        weak var stage: HeadlessStage?
        weak var braze: Braze?
        weak var view: UIView?
        do {
            let made = HeadlessStage()
            let host = BrazeHost(stage: made)
            host.trigger(.html("H"))
            made.runUntilIdle()
            made.page.finishLoading()
            made.runUntilIdle()
            (stage, braze, view) = (made, host.braze, host.ui.messageView)
            made.page.post("brazeBridge.logCustomEvent", json: "[\"opened\"]")
            #expect(made.visibleSurfaces == ["H"])
            made.endProcess()
        }
        #expect(view == nil)
        #expect(braze == nil)
        #expect(stage == nil)
    }
}
