import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// What version 2.0.0 reports of messages that it could not show, and of links: on which thread, and when.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2FirstFailureTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, host in
        host.isFirstShape = true
        return AdobeAndroid2Bridge(handler, for: .first).attach()
    }

    private func trigger() throws { try trigger(android2Payload()) }

    @Test(
        "A2-203 a failure that is reported on the main thread is told inside the call, and not by a later turn"
    )
    func failureAtOnce() throws {
        handler.decision = .hold
        for id in ["m1", "m2"] { try trigger(android2Payload(id)) }
        let held = bridge.heldMessages
        try stage.run {
            for message in held { try message.show() }
            #expect(held.map(\.phase) == [.approved, .held])
            handler.clear()
            bridge.onShowFailure()
            #expect(handler.calls == ["didFail(notShown) m1"])
        }
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "A2-203 a failure that is reported on the SDK's executor is told in the main thread's next turn, in order"
    )
    func failureOnExecutor() throws {
        handler.decision = .hold
        try trigger()
        let message = try #require(bridge.heldMessages.first)
        let (stage, bridge) = (stage, bridge)
        let seen = Locked<[CompatMessage.Phase]>([])
        stage.onBackground {
            bridge.onShowFailure()
            MainThread.async { seen.withLock { $0.append(message.phase) } }
        }
        try stage.run { try message.show() }
        stage.runUntilIdle()
        #expect(seen.current == [.failed])
        #expect(handler.calls.filter { $0.hasPrefix("didFail") } == ["didFail(notShown) m1"])
    }

    @Test("A2-203 a refusal is the handler's own only on the gate's thread, and each refusal once")
    func ownRefusalsOnly() throws {
        handler.decision = .hold
        let native = try #require(try refused())
        let (stage, bridge) = (stage, bridge)
        // The gate refuses once more, and the SDK reports it three times: on the main thread, and twice on its own.
        stage.onBackground { #expect(!bridge.shouldShowMessage(native.value)) }
        stage.runUntilIdle()
        stage.run { bridge.onShowFailure() }
        let refusal =
            "[adobeAndroid2] showFailed: The SDK refused a message itself and does not report which one."
        #expect(diagnostics.items.map(\.description) == [refusal])
        for count in [1, 2] {
            stage.onBackground { bridge.onShowFailure() }
            stage.runUntilIdle()
            #expect(diagnostics.items.map(\.description) == Array(repeating: refusal, count: count))
        }
    }

    /// The native message of a message that the handler holds.
    private func refused() throws -> Carried<any FullscreenMessage>? {
        try trigger()
        return bridge.heldMessages.first?.native(as: (any FullscreenMessage).self).map { Carried($0) }
    }

    @Test("A2-206 a link's address is decoded once; nothing is appended, and no address is a script")
    func destinations() throws {
        try trigger()
        let message = try #require(handler.messages.first)
        let page = try #require(message.native(as: (any FullscreenMessage).self)?.getWebView())
        let links = [
            "https%3A%2F%2Fe.org%2F%3Fq%3Da%2526b", "https%3A%2F%2Fe.org&animate=left", "jsapp%3A%2F%2Fx",
        ].map { "adbinapp://other?interaction=x&link=\($0)" }
        let expected = ["https://e.org/?q=a%26b", "https://e.org", "jsapp://x"]
        for link in links { _ = stage.run { page.navigate(to: link) } }
        #expect(stage.log.entries(of: .openedURL).map(\.name) == expected)
        #expect(
            links.compactMap { URL(string: $0).flatMap { message.link($0).destination?.absoluteString } }
                == expected)
    }
}
