import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// A Braze delegate under Airship's SDK, which reports clicks when it has acted on them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct UnheededTests {
    private let stage = HeadlessStage()
    private let host: Airship17Host
    private let delegate = OldBrazeDelegate()

    init() { host = Airship17Host(stage: stage) }

    @Test(
        "BZ-088 a click that the delegate does not want is reported once, for two messages"
    )
    func once() throws {
        let said = DiagnosticList()
        let adopted = AdoptedBrazeDelegate(delegate)
        adopted.diagnostics = said.sink
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { bridge.detach() }
        delegate.processesClicks = false
        for id in ["m1", "m2"] {
            try host.trigger(
                json: """
                    {"id": "\(id)", "message": {"name": "\(id)", "display_type": "modal", "display": {
                     "heading": {"text": "Hi"}, "body": {"text": "There"},
                     "buttons": [{"id": "go", "label": {"text": "Go"}}]}}}
                    """)
            stage.advance(seconds: 60)
            #expect(stage.visibleSurfaces.count == 1)
            stage.user.tapButton("go")
            stage.advance(seconds: 60)
            #expect(
                delegate.calls.suffix(3).map { $0.replacingOccurrences(of: " \(id) ", with: " ") }
                    == ["shouldProcess(none, go) visible", "willDismiss visible", "didDismiss hidden"])
        }
        let texts = said.items.map(\.description).filter { $0.contains("shouldProcess a") }
        #expect(
            texts == [
                "[airship17] message m1 actionFailed: shouldProcess answered false, but the SDK had acted on the click "
                    + "already."
            ])
    }
}
