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

/// Braze's clicks, as a delegate for iOS receives them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSClickTests {
    private let stage = HeadlessStage()
    private let delegate = OldAdobeDelegate()
    private let diagnostics = DiagnosticList()

    private func adopt() -> BrazeWorld {
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        adopted.diagnostics = diagnostics.sink
        return BrazeWorld(adopted, on: stage)
    }

    private func life(_ link: String) -> [String] {
        [
            "shouldShow m1 background", "onShow m1 background", "urlLoaded(\(link)) m1 main",
            "onDismiss m1 main",
        ]
    }

    @Test(
        "AI-094 a click in Braze is reported as the corresponding link of Adobe's page, with and without a URL"
    )
    func clicks() throws {
        for (action, rest) in [
            (#""URI", "uri": "https://e.org""#, "&link=https://e.org"), (#""NONE""#, ""),
        ] {
            let world = HeadlessStage()
            let delegate = OldAdobeDelegate()
            let braze = BrazeWorld(AdoptedAdobeIOSDelegate(delegate), on: world)
            defer { braze.detach() }
            try braze.trigger("m1", #", "btns": [{"id": 1, "text": "Go", "click_action": \#(action)}]"#)
            world.user.tapButton("1")
            world.runUntilIdle()
            #expect(delegate.calls == life("adbinapp://dismiss?interaction=1\(rest)"))
            #expect(world.log.openedURLs.count == (rest.isEmpty ? 0 : 1))
        }
    }

    @Test(
        "AI-094 a link of Adobe's scheme is followed as Adobe does: it is tracked if it names an interaction, and opens",
        arguments: [
            ("interaction=ok", true), ("interaction=", false), ("interaction", false), ("a=b", false),
        ])
    func links(interaction: String, isTracked: Bool) throws {
        let braze = adopt()
        defer { braze.detach() }
        let link = "adbinapp://dismiss?\(interaction)&link=https%3A%2F%2Fe.org"
        try braze.tapLink(link)
        #expect(delegate.calls == life(link))
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
        // Braze cannot track an interaction of the app's own.
        #expect(diagnostics.items.map(\.code) == (isTracked ? [.actionFailed] : []))
    }
}
