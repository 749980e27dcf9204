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

/// Messages that come while a clicked one leaves, for a Braze delegate under Adobe's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct FollowupAdoptionTests {
    private let stage = HeadlessStage()
    private let delegate = OldBrazeDelegate()

    private func trigger(_ id: String) throws {
        try AdobeIOSHost(stage: stage).trigger(
            json: """
                {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
                  "schema": "https://ns.adobe.com/personalization/message/in-app",
                  "data": {"contentType": "text/html", "content": "<p>Hello</p>",
                    "mobileParameters": {"displayAnimation": "fade", "dismissAnimation": "fade"}}}}
                """)
    }

    private func settle() { stage.advance(seconds: 1) }

    @Test(
        "BZ-100 BZ-101 BZ-102 the last message that comes while a clicked one leaves is offered once, when that has gone"
    )
    func offered() throws {
        let bridge = stage.run { AdobeIOSBridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        settle()
        delegate.choice = .reenqueue
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=1")))
        for id in ["m2", "m3"] { try trigger(id) }
        settle()
        let click = [
            "shouldProcess(none, 1) m1 visible", "willDismiss m1 visible", "didDismiss m1 hidden",
            "displayChoice m3 hidden",
        ]
        #expect(delegate.calls.suffix(4) == click)
        #expect(delegate.ui?.stack.map(\.id) == ["m2", "m3"])
        delegate.choice = .now
        try trigger("m4")
        settle()
        stage.user.close()
        settle()
        #expect(
            delegate.calls.dropFirst(8) == [
                "displayChoice m4 hidden", "prepareWith m4 hidden", "willPresent m4 visible",
                "didPresent m4 visible", "willDismiss m4 visible", "didDismiss m4 hidden",
            ])
    }
}
