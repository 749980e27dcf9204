import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// What a Braze delegate cannot find in another SDK's messages, and what happens to a message
/// whose presenter is replaced.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeMissingTests {
    let stage = HeadlessStage()
    let delegate = OldBrazeDelegate()
    private let diagnostics = DiagnosticList()

    private var said: [String] { diagnostics.items.map(\.description) }

    private func adopt() -> AdoptedBrazeDelegate {
        let adopted = AdoptedBrazeDelegate(delegate, sdkDelegate: nil)
        adopted.diagnostics = { [diagnostics] in
            if !["viewNotShown", "notAdopted", "notAlwaysCalled"].contains($0.code.name) {
                diagnostics.items.append($0)
            }
        }
        return adopted
    }

    private func follow(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    private static let kind =
        "messageIncomplete: Every message of this SDK is a page, so the delegate receives .html and no other case: it has "
        + "no header, imageURL, buttons, clickAction or themes, nor does its json(), and prepareWith has no attributes of "
        + "slideups, modals and full messages to change (BZ-042). The clicked element is known in shouldProcess only "
        + "(BZ-091). Distinguish messages by their extras."

    @Test("BZ-042 BZ-091 under Adobe, a message is the page's text, and what it lacks is reported once")
    func underAdobe() throws {
        let world = AdobeWorld(adopt(), on: stage)
        defer { world.detach() }
        for id in ["m1", "m2"] {
            try world.trigger(id)
            #expect(delegate.last?.html?.message == "<p>Hello</p>")
            try follow("adbinapp://dismiss?interaction=yes")
        }
        #expect(
            said == [
                "[adobeIOS] message m1 \(Self.kind)",
                "[adobeIOS] message m1 messageIncomplete: The buttonId of shouldProcess is nil although the link says "
                    + "interaction=yes: in Braze, a link's button has a number (BZ-091).",
            ])
        try world.trigger("m3")
        try follow("adbinapp://dismiss?interaction=1")
        #expect(delegate.calls.contains("shouldProcess(none, 1) m3 visible"))
        #expect(said.count == 2)
    }

    @Test("BZ-042 a message whose text its SDK does not expose is empty, which is reported once")
    func withoutText() throws {
        let host = AdobeIOSHost(stage: stage)
        let bridge = stage.run {
            let bridge = AdobeIOSBridge(adopt())
            MobileCore.messagingDelegate = bridge
            return bridge
        }
        for id in ["m1", "m2"] {
            try host.trigger(json: Campaigns.adobe(id))
            stage.runUntilIdle()
            #expect(delegate.last?.html?.message == "<html></html>")
            try follow("adbinapp://dismiss")
        }
        #expect(
            said == [
                "[adobeIOS] message m1 \(Self.kind)",
                "[adobeIOS] message m1 messageIncomplete: The message of the .html is empty, because the SDK does not expose "
                    + "the text of its page. The page is shown anyway; code that reads or forwards the message finds "
                    + "nothing.",
            ])
        withExtendedLifetime(bridge) {}
    }

    @Test("BZ-120 a presenter that is replaced in prepareWith loses its message, which is reported")
    func replacedPresenter() throws {
        let host = BrazeHost(stage: stage)
        let handler = RecordingHandler()
        handler.onPrepare = { [stage] _, _ in
            host.braze.inAppMessagePresenter = stage.run { BrazeInAppMessageUI() }
        }
        let report: DiagnosticSink = { [diagnostics] in diagnostics.items.append($0) }
        let events = stage.run {
            let ui = BrazeInAppMessageUI()
            let bridge = BrazeBridge(handler).attach(to: ui)
            bridge.diagnostics = report
            host.braze.inAppMessagePresenter = ui
            return bridge.events.record()
        }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == [])
        #expect(handler.calls == ["decide m1", "prepare m1", "didFail(notShown) m1"])
        let reason =
            "The presenter was replaced while it prepared the message, and the message was lost with it."
        #expect(said == ["[braze] message m1 showFailed: \(reason)"])
        #expect(
            events.soFar.map(\.description)
                == ["m1 decided show", "m1 didFail notShown (derived): \(reason) (derived)"])
    }
}
