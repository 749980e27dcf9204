import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Braze, Adobe for iOS and Airship in one app, on one screen.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ThreeSDKsTests {
    let stage = HeadlessStage()
    let brazeHost: BrazeHost
    let adobeHost: AdobeIOSHost
    let airshipHost: Airship17Host
    let handler = RecordingHandler()
    let policies: PolicyStack
    let braze: BrazeBridge
    let adobe: AdobeIOSBridge
    let airship: Airship17Bridge
    let events: EventRecord

    init() throws {
        brazeHost = BrazeHost(stage: stage)
        adobeHost = AdobeIOSHost(stage: stage)
        airshipHost = Airship17Host(stage: stage)
        let policies = PolicyStack(around: handler) { $0.spacing = 10 }
        self.policies = policies
        let ui = brazeHost.ui
        braze = stage.run { BrazeBridge(policies.handler).attach(to: ui) }
        adobe = stage.run { AdobeIOSBridge(policies.handler, gatePolicy: GatePolicy(timeout: 60)).attach() }
        airship = try stage.run {
            try Airship17Bridge(policies.handler, gatePolicy: GatePolicy(timeout: 60)).attach()
        }
        events = MessageEvents.merged(braze.events, adobe.events, airship.events).record()
    }

    private func brazePayload(_ id: String) -> String {
        #"{"type": "MODAL", "trigger_id": "\#(id)", "message": "There", "message_close": "SWIPE"}"#
    }

    private func adobePayload(_ id: String) -> String {
        """
        {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
          "schema": "https://ns.adobe.com/personalization/message/in-app",
          "data": {"contentType": "text/html", "content": "<p>Hello</p>"}}}
        """
    }

    /// A campaign of each SDK qualifies at the same moment.
    private func triggerAll(_ number: Int) throws {
        try brazeHost.trigger(json: brazePayload("braze\(number)"))
        try adobeHost.trigger(json: adobePayload("adobe\(number)"))
        try airshipHost.trigger(json: Airship17World.modal("airship\(number)"))
        stage.runUntilIdle()
    }

    private func close() {
        stage.user.close()
        stage.advance(by: .seconds(1))
    }

    private func detach() {
        stage.run {
            braze.detach()
            adobe.detach()
            airship.detach()
        }
    }

    @Test("ONE-1 campaigns of three SDKs that qualify together appear one after the other, around a checkout")
    func checkout() throws {
        defer { detach() }
        try triggerAll(1)
        #expect(stage.visibleSurfaces == ["braze1"])
        stage.run { policies.pauseGate.pause("checkout") }
        close()
        stage.advance(by: .seconds(60))
        #expect(stage.visibleSurfaces.isEmpty)
        try brazeHost.trigger(json: brazePayload("braze2"))
        stage.runUntilIdle()
        stage.run { _ = policies.pauseGate.resume("checkout") }
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["adobe1"])
        close()
        stage.advance(by: .seconds(10))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["airship1"])
        close()
        stage.advance(by: .seconds(10))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["braze2"])
        close()
        let trace = events.soFar.map { "\(Int($0.time)) \($0.shape) \($0)" }
        #expect(
            trace == [
                "0 braze braze1 decided show",
                "0 braze braze1 willPresent",
                "0 adobeIOS adobe1 decided hold",
                "0 adobeIOS adobe1 waits for message braze1 of braze",
                "0 airship17 airship1 decided hold",
                "0 airship17 airship1 waits for message braze1 of braze",
                "0 braze braze1 didPresent",
                "0 braze braze1 willDismiss",
                "0 braze braze1 didDismiss dismissed by the user (derived)",
                "0 adobeIOS adobe1 waits for the end of the spacing at 10.2 s",
                "0 airship17 airship1 waits for the end of the spacing at 10.2 s",
                "10 adobeIOS adobe1 waits for the end of a pause (checkout)",
                "10 airship17 airship1 waits for the end of a pause (checkout)",
                "61 braze braze2 decided hold",
                "61 braze braze2 waits for the end of a pause (checkout)",
                "61 adobeIOS adobe1 waits for its turn, which comes next",
                "61 airship17 airship1 waits for message adobe1 of adobeIOS",
                "61 braze braze2 waits for message adobe1 of adobeIOS",
                "61 adobeIOS adobe1 willPresent",
                "61 adobeIOS adobe1 didPresent (derived)",
                "61 adobeIOS adobe1 didLoad adbinapp://dismiss",
                "61 adobeIOS adobe1 willDismiss (derived)",
                "61 adobeIOS adobe1 didDismiss link adbinapp://dismiss (derived)",
                "61 airship17 airship1 waits for the end of the spacing at 71.0 s",
                "61 braze braze2 waits for the end of the spacing at 71.0 s",
                "71 braze braze2 waits for message airship1 of airship17",
                "71 airship17 airship1 willPresent",
                "71 airship17 airship1 didPresent (derived)",
                "72 airship17 airship1 willDismiss (derived)",
                "72 airship17 airship1 didDismiss dismissed by the user",
                "72 braze braze2 waits for the end of the spacing at 82.3 s",
                "82 braze braze2 willPresent",
                "82 braze braze2 didPresent",
                "83 braze braze2 willDismiss",
                "83 braze braze2 didDismiss dismissed by the user (derived)",
            ])
        #expect(
            handler.calls.filter { $0.hasPrefix("decide") }
                == ["decide braze1", "decide adobe1", "decide airship1", "decide braze2"])
    }

    @Test("ONE-7 Braze's presentNext() and Adobe's Message.show() cannot be prevented, and are reported")
    func intruders() throws {
        defer { detach() }
        let list = DiagnosticList()
        braze.diagnostics = { list.items.append($0) }
        adobe.diagnostics = { list.items.append($0) }
        try triggerAll(1)
        let native = try #require(
            adobe.heldMessages.first?.native(as: AdobeIOSModel.FullscreenMessage.self)?.parent)
        stage.run { native.show() }
        stage.runUntilIdle()
        #expect(list.items.map(\.code) == [.screenTaken])
        #expect(stage.visibleSurfaces.sorted() == ["adobe1", "braze1"])
    }
}
