import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// What a delegate for Android 3 does with its messages, under Adobe's SDK for iOS.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptedAndroid3ActionTests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid3Delegate()
    private let adopted: AdoptedAdobeAndroid3Delegate
    private let adobe: AdobeWorld
    private let diagnostics = DiagnosticList()

    init() {
        adopted = AdoptedAdobeAndroid3Delegate(delegate)
        adobe = AdobeWorld(adopted, on: stage)
    }

    /// Shows a message, and listens to what is reported from then on.
    private func show() throws -> any Message {
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
        "A3-106 each event that the delegate tracks is tracked by the driving SDK, and automatic tracking stays"
    )
    func tracking() throws {
        defer { adobe.detach() }
        let message = try show()
        #expect(message.getAutoTrack())
        run {
            message.track("liked", .interact)
            message.track(nil, .display)
            message.track(nil, .dismiss)
            message.track("x", .trigger)
            message.track("nothing", nil)
            message.recordDisplay()
            message.setAutoTrack(true)
        }
        let events = stage.log.entries(of: .analytics).filter { $0.name == "Messaging interaction event" }
        #expect(
            events.map { "\($0.details["eventType"] ?? "") \($0.details["action"] ?? "-")" } == [
                "decisioning.propositionInteract liked", "decisioning.propositionDisplay -",
                "decisioning.propositionDismiss -",
                "decisioning.propositionInteract decisioning.propositionTrigger",
                "decisioning.propositionDisplay -",
            ])
        #expect(said == [])
        run { for _ in 1...2 { message.setAutoTrack(false) } }
        #expect(!message.getAutoTrack())
        #expect(
            said == ["[adobeIOS] message m1 actionFailed: setAutoTrack: the driving SDK tracks by itself."])
    }

    @Test(
        "A3-021, A3-114 what is asked of a message that is on the screen already, or has ended, is reported")
    func inVain() throws {
        defer { adobe.detach() }
        let message = try show()
        let presentable = try #require(delegate.presentable)
        run { message.show() }
        #expect(said == ["[adobeIOS] message m1 actionFailed: show(): the message is presented."])
        run { message.dismiss() }
        diagnostics.items = []
        run {
            message.show()
            presentable.hide()
            message.dismiss()
            message.track("liked", .interact)
            message.recordDisplay()
            presentable.getPresentation().eventHandler.evaluateJavascript("1") { _ in }
        }
        #expect(
            said.map { $0.replacingOccurrences(of: "[adobeIOS] actionFailed: ", with: "") }
                == ["show()", "hide", "dismiss", "track", "recordDisplay", "evaluateJavascript"].map {
                    "\($0): the message has ended."
                })
        #expect(
            delegate.calls == ["canShow=true m1 detached", "onShow m1 visible", "onDismiss m1 detached"])
    }

    @Test(
        "A3-113, A3-134 a page's values reach a function as texts, except null; the last function of a name is called"
    )
    func values() throws {
        defer { adobe.detach() }
        _ = try show()
        let handler = try #require(delegate.presentable).getPresentation().eventHandler
        let posted = Posted()
        run {
            handler.handleJavascriptMessage("app") { _ in posted.add("first") }
            handler.handleJavascriptMessage("app") { posted.add($0) }
        }
        for json in [#""hello""#, "7", "true", "null", "[1]"] { run { stage.page.post("app", json: json) } }
        #expect(posted.texts == ["hello off main", "7 off main", "true off main", "[1] off main"])
    }

    @Test(
        "A3-045, A3-112 a function that was set for a refused message is called by the page of its next trigger"
    )
    func keptFunction() throws {
        defer { adobe.detach() }
        let posted = Posted()
        delegate.answers = [false]
        delegate.inCanShow = { presentable in
            presentable.getPresentation().eventHandler.handleJavascriptMessage("app") { posted.add($0) }
        }
        try adobe.trigger("m1")
        weak var refused: CompatMessage?
        refused = adobe.bridge.heldMessages.first
        #expect(refused != nil)
        delegate.inCanShow = nil
        try adobe.trigger("m1")
        #expect(refused == nil)
        #expect(
            delegate.calls == [
                "canShow=false m1 detached", "canShow=true m1 detached", "onShow m1 visible",
            ])
        run { stage.page.post("app", json: #""hello""#) }
        #expect(posted.texts == ["hello off main"])
    }

    @Test("A3-114 a script's result reaches the delegate on the main thread")
    func evaluation() throws {
        defer { adobe.detach() }
        _ = try show()
        let handler = try #require(delegate.presentable).getPresentation().eventHandler
        let results = Posted()
        run { handler.evaluateJavascript("1") { results.add($0) } }
        #expect(results.texts == ["nil main"])
    }

    @Test(
        "A3-045 of two triggers of a refused message the earlier one is discarded, and the delegate keeps its object"
    )
    func triggeredAgain() throws {
        defer { adobe.detach() }
        delegate.answers = [false, false]
        try adobe.trigger("m1")
        let (first, object) = (try #require(adobe.bridge.heldMessages.first), delegate.saved)
        try adobe.trigger("m1")
        #expect(adobe.bridge.heldMessages.count == 1 && first.phase == .discarded)
        #expect(delegate.saved === object)
        run { delegate.saved?.show() }
        #expect(stage.visibleSurfaces == ["m1"] && adobe.bridge.heldMessages.isEmpty)
    }
}
