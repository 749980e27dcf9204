import AdobeIOSBridge
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// The stack of a Braze delegate under another vendor's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptedStackTests {
    @Test("BZ-015 INV-7 of two messages with one id the later one stays, and the earlier one is let go of")
    func sameID() throws {
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let adobe = AdobeWorld(AdoptedBrazeDelegate(delegate), on: HeadlessStage())
        defer { adobe.detach() }
        for id in ["m1", "m2"] { try adobe.trigger(id) }
        weak var former: CompatMessage?
        former = adobe.bridge.heldMessages.first
        #expect(former?.id == "m1")
        try adobe.trigger("m1")
        #expect(delegate.ui?.stack.map(\.id) == ["m2", "m1"])
        #expect(adobe.bridge.heldMessages.map(\.id) == ["m2", "m1"])
        #expect(former == nil)
    }
}
