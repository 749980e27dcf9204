import AdobeAndroid3Bridge
import BrazeModel
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Messages that an adopted delegate has refused, and that end by themselves.
@MainActor @Suite(.timeLimit(.minutes(20))) struct RefusedEndTests {
    @Test("INV-7 a refused message is released when it has ended, while the delegate stays")
    func refusedAndEnded() throws {
        let stage = HeadlessStage()
        let delegate = OldAndroid3Delegate()
        delegate.answers = [false, false]
        let adopted = AdoptedAdobeAndroid3Delegate(delegate)
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        weak var refused: CompatMessage?
        for id in ["m1", "m2"] {
            try braze.trigger(id)
            refused = braze.bridge.heldMessages.last
            #expect(refused?.id == id)
            stage.run { braze.host.braze.changeUser(userId: id) }
            stage.runUntilIdle()
            #expect(braze.bridge.heldMessages.isEmpty)
            #expect(refused == nil)
        }
    }
}
