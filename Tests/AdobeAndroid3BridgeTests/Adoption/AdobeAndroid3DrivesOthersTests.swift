import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Adobe's SDK for Android 3 drives delegates of other vendors.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ElsewhereOnAdobeAndroid3Tests {
    let stage = HeadlessStage()
    let host: AdobeAndroid3Host

    init() { host = AdobeAndroid3Host(stage: stage) }

    private func trigger(_ id: String) throws {
        try host.trigger(json: AdobeAndroid3World.payload(id))
        stage.runUntilIdle()
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private func attach(_ handler: any InAppMessageHandler) -> AdobeAndroid3Bridge {
        stage.run { AdobeAndroid3Bridge(handler).attach() }
    }

    /// One message from its trigger to its end, by a link that is tracked.
    private func story() throws {
        try trigger("m1")
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        stage.runUntilIdle()
    }

    @Test("An Adobe delegate for iOS gets gate and onShow off the main thread, in its order")
    func iosDelegate() throws {
        let delegate = OldAdobeDelegate()
        let bridge = attach(AdoptedAdobeIOSDelegate(delegate))
        defer { bridge.detach() }
        try story()
        #expect(delegate.calls == OldAdobeDelegate.lifeWithLink)
        #expect(delegate.saved?.metadata["campaign"] as? String == "spring")
    }

    @Test("A Message that an Adobe delegate for iOS stored is shown later, hidden, and dismissed")
    func iosStored() throws {
        let delegate = OldAdobeDelegate()
        delegate.answer { false }
        let bridge = attach(AdoptedAdobeIOSDelegate(delegate))
        defer { bridge.detach() }
        try trigger("m1")
        #expect(stage.visibleSurfaces.isEmpty)
        run { delegate.saved?.show() }
        #expect(stage.visibleSurfaces == ["m1"])
        run { delegate.saved?.track("liked", withEdgeEventType: .interact) }
        run { delegate.saved?.dismiss() }
        #expect(
            delegate.calls == ["shouldShow m1 background", "onShow m1 background", "onDismiss m1 main"])
        #expect(stage.log.entries(of: .analytics).contains { $0.details["action"] == "liked" })
    }

    @Test("A Braze delegate is called in Braze's order")
    func brazeDelegate() throws {
        let delegate = OldBrazeDelegate()
        let bridge = attach(AdoptedBrazeDelegate(delegate))
        defer { bridge.detach() }
        try story()
        #expect(delegate.calls == OldBrazeDelegate.lifeWithLink)
        #expect(delegate.last?.extras["campaign"] as? String == "spring")
    }

    @Test("A Braze delegate's stack and presentNext act on Adobe's SDK")
    func brazeStack() throws {
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let bridge = attach(AdoptedBrazeDelegate(delegate))
        defer { bridge.detach() }
        try trigger("m1")
        try trigger("m2")
        let ui = try #require(delegate.ui)
        #expect(ui.stack.map(\.id) == ["m1", "m2"])
        run { ui.presentNext() }
        run { ui.dismiss() }
        #expect(ui.stack.map(\.id) == ["m1"])
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "displayChoice m2 hidden", "prepareWith m2 hidden",
                "willPresent m2 visible", "didPresent m2 visible", "willDismiss m2 visible",
                "didDismiss m2 hidden",
            ])
    }
}
