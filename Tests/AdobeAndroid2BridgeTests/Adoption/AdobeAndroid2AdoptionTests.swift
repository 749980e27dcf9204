import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import OldDelegates
import Testing

/// Delegates for all SDKs on the host of Android 2.
@MainActor @Suite(.timeLimit(.minutes(20))) final class AdobeAndroid2AdoptionTests {
    let stage = HeadlessStage()

    // The SDK retains the bridge, and the bridge retains the messages that are shown.
    deinit { stage.endProcess() }

    private func settle() { stage.runUntilIdle() }

    private func android2(_ handler: any InAppMessageHandler) -> AdobeAndroid2Host {
        let host = AdobeAndroid2Host(stage: stage)
        stage.run { _ = AdobeAndroid2Bridge(handler).attach() }
        return host
    }

    /// One message from its trigger to its end, by a link that is tracked.
    private func story(_ host: AdobeAndroid2Host) throws {
        try host.trigger(json: android2Payload())
        settle()
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        settle()
    }

    @Test(
        "Adobe 2 drives an adopted delegate: it gets the same calls on the same threads as without the adoption"
    )
    func sameAsDirect() throws {
        let direct = OldAndroid2Delegate()
        let plain = AdobeAndroid2Host(stage: HeadlessStage())
        plain.stage.run { direct.register() }
        try plain.trigger(json: android2Payload())
        plain.stage.runUntilIdle()
        plain.stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        plain.stage.runUntilIdle()

        let adopted = OldAndroid2Delegate()
        try story(android2(AdoptedAdobeAndroid2Delegate(adopted)))
        #expect(adopted.calls == OldAndroid2Delegate.lifeWithLink)
        #expect(adopted.calls == direct.calls)
        #expect(stage.tracked == plain.stage.tracked)
    }

    /// A message that its delegate refuses, and shows later.
    private func holdAndShow(_ handler: any InAppMessageHandler, _ show: () -> Void) throws {
        let host = android2(handler)
        try host.trigger(json: android2Payload())
        settle()
        #expect(stage.visibleSurfaces.isEmpty)
        stage.run(show)
        settle()
        #expect(stage.visibleSurfaces == ["m1"])
    }

    @Test("A2-020 a Message of Adobe's own that an adopted delegate stored is shown later") func storedOwn()
        throws
    {
        let delegate = OldAndroid2Delegate()
        delegate.answer { _ in false }
        try holdAndShow(AdoptedAdobeAndroid2Delegate(delegate)) { delegate.saved?.show() }
        stage.run { delegate.saved?.dismiss(true) }
        settle()
        #expect(delegate.calls == ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"])
    }

    @Test(
        "An adopted Adobe delegate for iOS on the host of Android 2 is called in its own order, on its own threads"
    )
    func iOSDelegate() throws {
        let delegate = OldAdobeDelegate()
        try story(android2(AdoptedAdobeIOSDelegate(delegate)))
        #expect(delegate.calls == OldAdobeDelegate.lifeWithLink)
    }

    @Test("A Message that an Adobe delegate for iOS stored is shown later by Android 2") func iOSStored()
        throws
    {
        let delegate = OldAdobeDelegate()
        delegate.answer { false }
        try holdAndShow(AdoptedAdobeIOSDelegate(delegate)) { delegate.saved?.show() }
        stage.run { delegate.saved?.dismiss() }
        settle()
        #expect(
            delegate.calls == ["shouldShow m1 background", "onShow m1 background", "onDismiss m1 main"])
    }

    @Test("An adopted Braze delegate on the host of Android 2 is called in Braze's order")
    func brazeDelegate() throws {
        let delegate = OldBrazeDelegate()
        try story(android2(AdoptedBrazeDelegate(delegate)))
        #expect(delegate.calls == OldBrazeDelegate.lifeWithLink)
    }

    @Test("A Braze delegate's stack acts on Android 2") func brazeStack() throws {
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let host = android2(AdoptedBrazeDelegate(delegate))
        try host.trigger(json: android2Payload())
        settle()
        try host.trigger(json: android2Payload("m2"))
        settle()
        let ui = try #require(delegate.ui)
        #expect(ui.stack.map(\.id) == ["m1", "m2"])
        stage.run { ui.presentNext() }
        settle()
        #expect(stage.visibleSurfaces == ["m2"])
        #expect(ui.stack.map(\.id) == ["m1"])
    }

    @Test(
        "A2-203 a delegate for version 2.0.0 is notified of its refusals; links that the SDK followed are not followed twice"
    )
    func firstDelegate() throws {
        let delegate = OldFirstDelegate()
        let adopted = AdoptedAdobeAndroid2Delegate(first: delegate)
        let list = DiagnosticList()
        adopted.diagnostics = list.sink
        let host = android2(adopted)
        delegate.answer = false
        try host.trigger(json: android2Payload("m0"))
        settle()
        #expect(delegate.calls == ["shouldShow background", "onShowFailure background"])
        delegate.answer = true
        try story(host)
        #expect(
            Array(delegate.calls.dropFirst(2)) == ["shouldShow background", "onShow main", "onDismiss main"])
        #expect(stage.tracked == ["trigger", "trigger", "display", "interact ok", "dismiss"])
        #expect(list.items.map(\.code) == [.actionFailed])
    }

    /// A host of version 2.0.0, which passes links to its delegate.
    private func first(_ handler: any InAppMessageHandler) -> AdobeAndroid2Host {
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        stage.run { _ = AdobeAndroid2Bridge(handler, for: .first).attach() }
        return host
    }

    @Test("A2-204 a delegate of a later version under version 2.0.0: links are followed, and it is notified")
    func laterDelegateUnderFirst() throws {
        let delegate = OldAndroid2Delegate()
        try story(first(AdoptedAdobeAndroid2Delegate(delegate)))
        #expect(delegate.calls == OldAndroid2Delegate.lifeWithLink)
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("A2-204 a delegate for iOS under version 2.0.0: links are followed once, and it is notified")
    func iOSDelegateUnderFirst() throws {
        let delegate = OldAdobeDelegate()
        try story(first(AdoptedAdobeIOSDelegate(delegate)))
        #expect(delegate.calls == OldAdobeDelegate.lifeWithLink)
        #expect(stage.tracked.filter { $0 == "interact ok" }.count == 1)
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("A2-200 a delegate for version 2.0.0 under version 2.0.0 follows its links itself, once")
    func firstUnderFirst() throws {
        let delegate = OldFirstDelegate()
        try story(first(AdoptedAdobeAndroid2Delegate(first: delegate)))
        #expect(
            delegate.calls == [
                "shouldShow background", "onShow main",
                "overrideUrlLoad(adbinapp://dismiss?interaction=ok)=true main", "onDismiss main",
            ])
        #expect(stage.tracked.filter { $0 == "interact ok" }.count == 1)
        #expect(stage.visibleSurfaces.isEmpty)
    }
}
