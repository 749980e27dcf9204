import Airship17Bridge
import Airship17Model
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// What a Braze delegate does not find in messages of Airship's SDKs.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AirshipMissingTests {
    private let stage = HeadlessStage()
    private let delegate = OldBrazeDelegate()
    private let said = DiagnosticList()

    private func adopt() -> AdoptedBrazeDelegate {
        let adopted = AdoptedBrazeDelegate(delegate)
        adopted.diagnostics = { [said] in
            if $0.messageID != nil { said.items.append($0) }
        }
        return adopted
    }

    private static let image = """
        "media": {"type": "image", "url": "https://e.org/a.png", "description": "A picture"}
        """

    @Test("BZ-037 that an image is the remote one is said once under another SDK, and not under Braze itself")
    func remoteImage() throws {
        let host = Airship17Host(stage: stage)
        let bridge = try stage.run { try Airship17Bridge(adopt()).attach() }
        for id in ["m1", "m2"] {
            try host.trigger(
                json: """
                    {"id": "\(id)", "message": {"name": "\(id)", "display_type": "modal",
                     "display": {"heading": {"text": "Hi"}, \(Self.image)}}}
                    """)
            stage.advance(seconds: 60)
            stage.user.close()
            stage.advance(seconds: 60)
        }
        bridge.detach()
        let expected = [
            "[airship17] message m1 messageIncomplete: The image's URL is the remote one, also in prepareWith and later: "
                + "this SDK does not expose where it stores the file (BZ-037)."
        ]
        #expect(said.items.filter { $0.code == .messageIncomplete }.map(\.description) == expected)
        let braze = BrazeWorld(adopt(), on: stage)
        defer { braze.detach() }
        said.items = []
        try braze.trigger("m3", #", "image_url": "https://e.org/a.png", "image_style": "TOP""#)
        #expect(braze.isShowing && said.items.map(\.description) == [])
    }

    private func control(_ isControl: Bool, view: PatternView? = nil) throws -> [String] {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        defer { stage.endProcess() }
        said.items = []
        delegate.onPrepare = { if let view { $0.customView = view } }
        let bridge = stage.run {
            Airship18Bridge(adopt(), showingOwnViewsFor: view == nil ? [] : [.modal]).attach()
        }
        if isControl {
            host.setControlGroup { _ in true }
        } else {
            host.setAdditionalAudienceCheck { _ in .missed }
        }
        let schedule = """
            {"id": "m1", "message": {"name": "m1", "display_type": "modal", "display": {"heading": {"text": "Hi"}}}}
            """
        try host.trigger(json: Data(schedule.utf8))
        stage.advance(seconds: 60)
        withExtendedLifetime(bridge) {}
        return said.items.map(\.explanation).filter { $0.contains("control") }
    }

    @Test(
        "BZ-062 what a control group's message lacks is said, and nothing of one that fails for another reason"
    )
    func controlGroup() throws {
        let told = [
            "willPresent, didPresent, willDismiss and didDismiss are not called for a message of a control group (BZ-062): "
                + "this SDK reports only that it was not shown.",
            "A control group's message has the case that other users see and no other case. Braze uses .control, without "
                + "text, buttons and clickAction (BZ-062). This SDK reports only afterwards that the message was not shown.",
        ]
        #expect(try control(false) == [])
        #expect(try control(true) == told)
        let view = PatternView(frame: .zero)
        #expect(
            try control(true, view: view) == told + [
                "customView: this SDK does not show a control group's message in the app's view either, but Braze does "
                    + "(BZ-042)."
            ])
        #expect(delegate.calls.filter { $0.hasPrefix("willPresent") } == [] && view.reports == [])
    }
}
