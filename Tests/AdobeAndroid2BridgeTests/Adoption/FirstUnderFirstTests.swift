import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A delegate of version 2.0.0 under its own SDK: registered itself, and adopted behind the bridge.
@MainActor @Suite(.timeLimit(.minutes(20))) struct FirstUnderFirstTests {
    private let stage = HeadlessStage()
    private let said = DiagnosticList()

    /// The calls of a delegate, with their threads, while a story is played.
    private func calls(
        isAdopted: Bool, _ story: (AdobeAndroid2Host, OldFirstDelegate) throws -> Void
    ) rethrows -> [String] {
        let (host, delegate) = (AdobeAndroid2Host(stage: stage), OldFirstDelegate())
        host.isFirstShape = true
        stage.run {
            guard isAdopted else {
                return ServiceProvider.getInstance().setMessageDelegate(
                    delegate as any FullscreenMessageDelegate)
            }
            let bridge = AdobeAndroid2Bridge(AdoptedAdobeAndroid2Delegate(first: delegate), for: .first)
            bridge.attach().diagnostics = said.sink
            said.items = []
        }
        try story(host, delegate)
        stage.advance(by: .seconds(10))
        return delegate.calls
    }

    @Test(
        "A2-203 each refusal is told once, on the thread of the question and before the next question",
        arguments: [false, true])
    func refusals(isAdopted: Bool) throws {
        let calls = try calls(isAdopted: isAdopted) { host, delegate in
            delegate.answer = false
            // All three are in the SDK's line before the first one is asked about.
            for id in ["m1", "m2", "m1"] { try host.trigger(json: android2Payload(id)) }
        }
        let once = ["shouldShow background", "onShowFailure background"]
        #expect(calls == once + once + once)
        #expect(said.items.isEmpty)
    }

    @Test(
        "A2-202 A2-203 a conflict after a refusal is told directly, and is reported where it cannot be told",
        arguments: [false, true])
    func conflict(isAdopted: Bool) throws {
        let calls = try calls(isAdopted: isAdopted) { host, delegate in
            for (id, answer) in [("m1", false), ("m2", true), ("m3", true), ("m3", true)] {
                delegate.answer = answer
                try host.trigger(json: android2Payload(id))
                stage.runUntilIdle()
            }
        }
        let conflict = "onShowFailure background"
        #expect(
            calls == [
                "shouldShow background", "onShowFailure background", "shouldShow background", "onShow main",
            ]
                + (isAdopted ? [] : [conflict, conflict]))
        #expect(
            said.items.map(\.description)
                == (isAdopted
                    ? Array(
                        repeating:
                            "[adobeAndroid2] showFailed: The SDK refused a message itself and does not report which one.",
                        count: 2) : []))
        #expect(stage.visibleSurfaces == ["m2"])
    }

    @Test(
        "A2-203 a message that was held and then cannot be shown is told as a failure, once, off the main thread"
    )
    func failure() throws {
        let calls = try calls(isAdopted: true) { host, delegate in
            delegate.answer = false
            for id in ["m1", "m2"] { try host.trigger(json: android2Payload(id)) }
            stage.runUntilIdle()
            let registered: (any FullscreenMessageDelegate)? = stage.run {
                ServiceProvider.getInstance().getMessageDelegate()
            }
            let bridge = try #require(registered as? AdobeAndroid2Bridge)
            stage.app.hasRootViewController = false
            for message in bridge.heldMessages {
                try stage.run { try message.show() }
                stage.runUntilIdle()
            }
        }
        let refused = ["shouldShow background", "onShowFailure background"]
        #expect(calls == refused + refused + ["onShowFailure background", "onShowFailure background"])
        #expect(said.items.isEmpty)
    }
}
