import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// The links of version 2.0.0, which the SDK leaves to its delegate.
@MainActor @Suite(.realTime, .timeLimit(.minutes(20))) struct AdobeAndroid2BlockedLinkTests {
    @Test(
        "INV-4 while the main thread is blocked, a link of version 2.0.0 counts as handled, and the page stays"
    )
    func blockedLink() throws {
        let stage = HeadlessStage()
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        let handler = RecordingHandler()
        let bridge = stage.run {
            AdobeAndroid2Bridge(handler, for: .first, gatePolicy: GatePolicy(timeout: 1)).attach()
        }
        try host.trigger(json: android2Payload())
        stage.runUntilIdle()
        bridge.gatePolicy = GatePolicy(timeout: 0.01)
        let native = NativeBox(
            try #require(handler.messages.first?.native(as: (any FullscreenMessage).self)))
        let answers = Locked<[Bool]>([])
        let hasGoneOn = DispatchSemaphore(value: 0)
        stage.run {
            MainThread.background {
                MainThread.async { hasGoneOn.waitInTime() }
                let answer = bridge.overrideUrlLoad(native.value, "https://e.org/")
                answers.withLock { $0.append(answer) }
                hasGoneOn.signal()
            }
        }
        stage.runUntilIdle()
        #expect(answers.current == [true])
        stage.run { bridge.detach() }
    }
}

/// `@unchecked Sendable` is sound, as for the SDK's messages: they may be used on any thread.
private struct NativeBox: @unchecked Sendable {
    let value: any FullscreenMessage
    init(_ value: any FullscreenMessage) { self.value = value }
}
