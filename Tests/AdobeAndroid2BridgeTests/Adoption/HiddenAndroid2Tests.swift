import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Messages that another SDK hides and shows again. Adobe's SDK for Android 2 cannot do that.
@MainActor @Suite(.timeLimit(.minutes(20))) struct HiddenAndroid2Tests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid2Delegate()

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.advance(by: .seconds(1))
    }

    @Test(
        "A2-057 a message that is hidden and comes back stays displayed for the delegate, each time, until it leaves"
    )
    func hidden() throws {
        let adobe = AdobeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { adobe.detach() }
        for id in ["m1", "m2"] {
            delegate.clear()
            try adobe.trigger(id)
            let message = try #require(adobe.bridge.engine.visibleMessages.first)
            for _ in 1...2 {
                try run { try message.hide() }
                #expect(message.phase == .hidden)
                try run { try message.show() }
                #expect(message.phase == .presented)
            }
            #expect(delegate.calls == ["shouldShow \(id) background", "onShow \(id) main"])
            try run { try message.dismiss() }
            #expect(delegate.calls.dropFirst(2) == ["onDismiss \(id) main"])
        }
    }

    @Test("A2-057 A2-034 a message that leaves while it is hidden, and qualifies again, is announced again")
    func leftHidden() throws {
        let adobe = AdobeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { adobe.detach() }
        for _ in 1...2 {
            try adobe.trigger("m1")
            let message = try #require(adobe.bridge.engine.visibleMessages.first)
            try run { try message.hide() }
            try run { try message.dismiss() }
        }
        let once = ["shouldShow m1 background", "onShow m1 main", "onDismiss m1 main"]
        #expect(delegate.calls == once + once)
    }
}
