import Airship18Model
import BrazeModel
import HeadlessStage
import InAppCompat
import Testing

@testable import OneHandler

@MainActor @Suite(.timeLimit(.minutes(20))) struct MessagesTests {
    private let news = #"{"type": "MODAL", "trigger_id": "news", "message": "News"}"#

    private func sale(_ id: String) -> String {
        """
        {"id": "\(id)", "message": {"name": "\(id)", "display_type": "modal", "display": {"heading": {"text": "Sale"}}}}
        """
    }

    @Test("Both SDKs wait for the checkout, share the screen and the daily limit, and no campaign is deleted")
    func oneHandler() throws {
        let stage = HeadlessStage()
        let (brazeHost, airshipHost) = (BrazeHost(stage: stage), Airship18Host(stage: stage))
        let ui = brazeHost.ui
        let messages = stage.run { Messages(ui) }
        defer { stage.run { _ = (messages.braze.detach(), messages.airship.detach()) } }
        var diagnostics: [String] = []
        messages.airship.diagnostics = { diagnostics.append("\($0)") }

        messages.policies.pauseGate.pause("checkout")
        try brazeHost.trigger(json: news)
        try airshipHost.trigger(json: sale("sale"))
        stage.advance(seconds: 5)
        #expect(messages.handler.lines == [])

        stage.run { _ = messages.policies.pauseGate.resume("checkout") }
        stage.advance(seconds: 5)
        #expect(messages.handler.lines == ["braze shows news"])
        stage.user.close()
        stage.advance(seconds: 25)
        #expect(messages.handler.lines == ["braze shows news", "braze ends news"])
        stage.advance(seconds: 10)
        stage.user.close()
        stage.advance(seconds: 60)
        let both = ["braze shows news", "braze ends news", "airship18 shows sale", "airship18 ends sale"]
        #expect(messages.handler.lines == both)

        try airshipHost.trigger(json: sale("third"))
        stage.advance(seconds: 60)
        #expect(messages.handler.lines == both && stage.visibleSurfaces.isEmpty)
        #expect(messages.airship.heldMessages.map(\.id) == ["third"])
        #expect(
            diagnostics.filter { !$0.contains(" neverCalled: ") } == [
                "[airship18] message third notDiscarded: It exceeds the cap. It stays held, because a discard would delete its "
                    + "campaign."
            ])
    }
}
