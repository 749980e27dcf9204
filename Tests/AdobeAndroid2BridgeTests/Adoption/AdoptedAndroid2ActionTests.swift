import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// What a delegate for Android 2 does with its messages, under Adobe's SDK for iOS.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptedAndroid2ActionTests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid2Delegate()
    private let adopted: AdoptedAdobeAndroid2Delegate
    private let adobe: AdobeWorld
    private let diagnostics = DiagnosticList()

    init() {
        adopted = AdoptedAdobeAndroid2Delegate(delegate)
        adobe = AdobeWorld(adopted, on: stage)
    }

    /// Shows a message, and listens to what is reported from then on.
    private func show() throws -> any AdobeAndroid2Model.Message {
        try adobe.trigger("m1")
        #expect(stage.visibleSurfaces == ["m1"])
        stage.log.removeAll()
        adopted.diagnostics = diagnostics.sink
        return try #require(delegate.saved)
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private var said: [String] { diagnostics.items.map(\.description) }

    @Test(
        "A2-100 each event that the delegate tracks is tracked by the driving SDK, and automatic tracking stays"
    )
    func tracking() throws {
        defer { adobe.detach() }
        let message = try show()
        run {
            message.track("liked", .inAppInteract)
            message.track(nil, .inAppDisplay)
            message.track(nil, .inAppDismiss)
            message.track("x", .inAppTrigger)
            message.track("nothing", nil)
            message.setAutoTrack(true)
        }
        let events = stage.log.entries(of: .analytics).filter { $0.name == "Messaging interaction event" }
        #expect(
            events.map { "\($0.details["eventType"] ?? "") \($0.details["action"] ?? "-")" } == [
                "decisioning.propositionInteract liked", "decisioning.propositionDisplay -",
                "decisioning.propositionDismiss -",
                "decisioning.propositionInteract decisioning.propositionTrigger",
            ])
        #expect(said == [])
        run { message.setAutoTrack(false) }
        #expect(
            said == [
                "[adobeIOS] message m1 actionFailed: unavailable on adobeIOS (track) for message m1: The automatic "
                    + "tracking of the driving SDK cannot be switched off."
            ])
    }

    @Test("A2-091 a page's texts, numbers and Booleans reach a function as texts, and nothing else does")
    func values() throws {
        defer { adobe.detach() }
        let message = try show()
        let heard = Locked<[String]>([])
        run {
            message.handleJavascriptMessage("shop") { text in heard.withLock { $0.append(text ?? "nil") } }
        }
        for json in [#""hello""#, "7", "1.5", "true", "null", "[1]", #"{"a": 1}"#] {
            run { stage.page.post("shop", json: json) }
        }
        #expect(heard.current == ["hello", "7", "1.5", "true", "nil", "nil", "nil"])
    }

    @Test("A2-077 the delegate opens a URL outside the app; another text is reported")
    func opening() throws {
        defer { adobe.detach() }
        let shown = Locked<(any AdobeAndroid2Model.FullscreenMessage)?>(nil)
        delegate.onShow { message in shown.withLock { $0 = message } }
        _ = try show()
        let message = try #require(shown.withLock { $0 })
        run { message.openUrl("https://e.org") }
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
        #expect(said == [])
        run { message.openUrl("https://e.org:port") }
        run { message.setLocalAssetsMap([:]) }
        run { message.setLocalAssetsMap(["https://e.org/a.png": "/a.png"]) }
        #expect(stage.log.openedURLs.count == 1)
        #expect(
            said == [
                "[adobeIOS] message m1 actionFailed: unavailable on adobeIOS (didLoad) for message m1: This is not a URL: https://e.org:port",
                "[adobeIOS] message m1 actionFailed: unavailable on adobeIOS (prepareContent) for message m1: The driving SDK "
                    + "downloads images itself.",
            ])
    }
}
