import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Adobe's own SDK drives an adopted delegate, and drops what it was told to show without saying so.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DroppedShowTests {
    private let stage = HeadlessStage()
    private let host: AdobeAndroid3Host
    private let delegate = OldAndroid3Delegate()
    private let bridge: AdobeAndroid3Bridge
    private let said = DiagnosticList()

    init() {
        host = AdobeAndroid3Host(stage: stage)
        let delegate = delegate
        bridge = stage.run { AdobeAndroid3Bridge(AdoptedAdobeAndroid3Delegate(delegate)).attach() }
        bridge.diagnostics = said.sink
    }

    private func trigger() throws {
        try host.trigger(json: AdobeAndroid3World.payload("m1"))
        stage.runUntilIdle()
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private func runWithoutActivity(_ action: () throws -> Void) rethrows {
        stage.app.hasRootViewController = false
        try run(action)
        stage.app.hasRootViewController = true
    }

    private static let dropped =
        "show(): Adobe dropped it, because there is no activity or something else is visible (A3-030)"

    @Test(
        "A3-030, A3-045 a dropped show() asks nothing and is reported at once, and the next trigger or show() asks"
    )
    func triggeredAtOnce() throws {
        delegate.answers = [false, false]
        try trigger()
        runWithoutActivity { delegate.saved?.show() }
        #expect(
            said.items.map(\.description) == [
                "[adobeAndroid3] message m1 showFailed: \(Self.dropped); it is held again."
            ])
        try trigger()
        #expect(delegate.calls == ["canShow=false m1 detached", "canShow=false m1 detached"])
        #expect(stage.visibleSurfaces == [])
        run { delegate.saved?.show() }
        #expect(delegate.calls.suffix(2) == ["canShow=true m1 detached", "onShow m1 visible"])
        bridge.detach()
    }

    @Test("A3-041 the delegate is asked before the app's own show() of a message that it refused")
    func shownByApp() throws {
        delegate.answers = [false, false]
        try trigger()
        let message = try #require(bridge.heldMessages.first)
        try run { try message.show() }
        #expect(delegate.calls == ["canShow=false m1 detached", "canShow=false m1 detached"])
        #expect(
            said.items.map(\.description) == [
                "[adobeAndroid3] message m1 showFailed: The delegate refused it (A3-041); it is held again."
            ])
        try run { try message.show() }
        #expect(delegate.calls.suffix(2) == ["canShow=true m1 detached", "onShow m1 visible"])
        bridge.detach()
    }

    @Test("A3-043 the delegate's own show() asks it and, if refused, is counted as suppressed and reported")
    func refusedByItself() throws {
        delegate.answers = [false, false]
        try trigger()
        run { delegate.saved?.show() }
        #expect(delegate.calls == ["canShow=false m1 detached", "canShow=false m1 detached"])
        #expect(
            said.items.map(\.description) == [
                "[adobeAndroid3] message m1 showFailed: The delegate refused it (A3-041); it is held again."
            ])
        let counted = stage.log.entries(of: .analytics).map { $0.details["eventType"] }
        #expect(counted.filter { $0 == "suppressDisplay" }.count == 2)
        bridge.detach()
    }

    @Test("A3-050 a show() of a hidden message that the delegate refuses is reported once, with the reason")
    func refusedHidden() throws {
        try trigger()
        let presentable = try #require(delegate.presentable)
        let message = try #require(bridge.engine.visibleMessages.first)
        for isOwn in [true, false] {
            run { presentable.hide() }
            delegate.answers = [false]
            said.items = []
            try run { if isOwn { presentable.show() } else { try message.show() } }
            stage.advance(by: .seconds(3))
            #expect(delegate.calls.suffix(2) == ["onHide m1 hidden", "canShow=false m1 hidden"])
            #expect(
                said.items.map(\.description) == [
                    "[adobeAndroid3] message m1 showFailed: The delegate refused it (A3-041); it is hidden again."
                ])
            run { presentable.show() }
            #expect(delegate.calls.suffix(2) == ["canShow=true m1 hidden", "onShow m1 visible"])
        }
        bridge.detach()
    }

    @Test("A3-004, A3-030 a show() of a message that has ended is reported if Adobe drops it")
    func shownAgain() throws {
        try trigger()
        run { delegate.saved?.dismiss() }
        runWithoutActivity { delegate.saved?.show() }
        #expect(
            said.items.map(\.description) == ["[adobeAndroid3] actionFailed: \(Self.dropped)."])
        delegate.answers = [false]
        run { delegate.saved?.show() }
        #expect(delegate.calls.last == "canShow=false m1 detached")
        #expect(said.items.count == 1)
        bridge.detach()
    }
}
