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
    @Test("BZ-015 INV-7 of two messages with one id, the later one stays and the earlier one is released")
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

    @Test("BZ-110 waiting messages are forgotten: neither presentNext() nor present(message:) shows them")
    func forgotten() throws {
        let stage = HeadlessStage()
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let adopted = AdoptedBrazeDelegate(delegate)
        var said: [String] = []
        adopted.diagnostics = { said.append($0.explanation) }
        let adobe = AdobeWorld(adopted, on: stage)
        defer { adobe.detach() }
        for id in ["m1", "m2"] { try adobe.trigger(id) }
        let kept = try #require(delegate.ui?.stack)
        #expect(kept.map(\.id) == ["m1", "m2"])
        stage.run { adopted.forgetMessages() }
        stage.runUntilIdle()
        #expect(adobe.bridge.heldMessages.isEmpty && delegate.ui?.stack.isEmpty == true)
        said = []
        let calls = delegate.calls
        stage.run {
            for message in kept { delegate.ui?.present(message: message) }
            delegate.ui?.presentNext()
        }
        stage.runUntilIdle()
        let unknown = "The driving SDK cannot present a message that it does not know."
        #expect(said == [unknown, unknown] && delegate.calls == calls)
    }

    @Test(
        "BZ-069 a second dismiss() of a leaving message, which calls no callback, is reported once; a first one is not"
    )
    func dismissedTwice() throws {
        let stage = HeadlessStage()
        let delegate = OldBrazeDelegate()
        let adopted = AdoptedBrazeDelegate(delegate)
        let adobe = AdobeWorld(adopted, on: stage)
        defer { adobe.detach() }
        var said: [String] = []
        adopted.diagnostics = { said.append($0.explanation) }
        func again() -> Int { said.count { $0.contains("is not called again for a dismiss()") } }
        for (id, times, count) in [("m1", 1, 0), ("m2", 2, 1), ("m3", 2, 1)] {
            try adobe.trigger(id)
            let ui = try #require(delegate.ui)
            stage.run { for _ in 1...times { ui.dismiss() } }
            stage.runUntilIdle()
            #expect(again() == count && ui.messageView == nil)
        }
    }

    @Test("BZ-070 a message that is dismissed before it has appeared has not appeared, for the delegate")
    func dismissedEarly() throws {
        let stage = HeadlessStage()
        let delegate = Dismissing()
        let adobe = AdobeWorld(AdoptedBrazeDelegate(delegate), on: stage)
        defer { adobe.detach() }
        for id in ["m1", "m2"] {
            try adobe.trigger(id)
            stage.advance(seconds: 1)
            #expect(stage.visibleSurfaces == [])
        }
        #expect(
            delegate.calls
                == ["m1", "m2"].flatMap { ["willPresent \($0)", "willDismiss \($0)", "didDismiss \($0)"] })
    }
}

/// Dismisses each message when it is about to appear.
@MainActor private final class Dismissing: BrazeInAppMessageUIDelegate {
    private(set) var calls: [String] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        calls.append("willPresent \(message.id ?? "")")
        ui.dismiss()
    }
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls.append("didPresent \(message.id ?? "")") }
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls.append("willDismiss \(message.id ?? "")") }
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls.append("didDismiss \(message.id ?? "")") }
}
