import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

import class AdobeAndroid3Model.Alert

private let shown = ["canShow=true m1 detached", "onShow m1 visible"]

/// Adobe's own SDK drives an adopted delegate: every promise of the shape holds.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3OnAndroid3Tests {
    let stage = HeadlessStage()
    let host: AdobeAndroid3Host
    let delegate = OldAndroid3Delegate()
    let adopted: AdoptedAdobeAndroid3Delegate
    private let diagnostics = DiagnosticList()

    init() {
        host = AdobeAndroid3Host(stage: stage)
        let adopted = AdoptedAdobeAndroid3Delegate(delegate)
        self.adopted = adopted
        stage.run { _ = AdobeAndroid3Bridge(adopted).attach() }
        let diagnostics = diagnostics
        adopted.diagnostics = diagnostics.sink
    }

    private func trigger(_ id: String = "m1", _ parameters: String = "{}") throws {
        try host.trigger(json: AdobeAndroid3World.payload(id, parameters))
        stage.runUntilIdle()
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    @Test("A3-012, A3-022 shown, a link, dismissed: order, states, thread")
    func wholeStory() throws {
        try trigger()
        run { stage.user.openLink(URL(filePath: "/")) }
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        stage.runUntilIdle()
        #expect(
            delegate.calls == shown + [
                "onContentLoaded(file:///) m1 visible",
                "onContentLoaded(adbinapp://dismiss?interaction=ok) m1 visible", "onDismiss m1 detached",
            ])
        #expect(delegate.saved?.getMetadata()["campaign"] as? String == "spring")
        #expect(delegate.presentable?.getPresentation().settings.content == "<p>Hello</p>")
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A3-041, A3-045 each show() by the delegate and each trigger asks again")
    func askedAgain() throws {
        delegate.answers = [false, false, false, true]
        try trigger()
        let first = try #require(delegate.saved)
        run { delegate.saved?.show() }
        try trigger()
        #expect(delegate.saved === first)
        run { delegate.presentable?.show() }
        #expect(
            delegate.calls
                == Array(repeating: "canShow=false m1 detached", count: 3) + shown)
        // Shown already: nothing is asked, nothing happens (A3-021).
        run { delegate.saved?.show() }
        #expect(delegate.calls.count == 5)
        run { delegate.saved?.dismiss() }
        // A3-004: the message can be shown again like a new one.
        run { delegate.saved?.show() }
        #expect(delegate.calls.suffix(3) == ["onDismiss m1 detached"] + shown)
    }

    @Test("A3-045 a trigger of a refused message that is finally let through shows it")
    func triggeredAgain() throws {
        delegate.answers = [false]
        try trigger()
        try trigger()
        #expect(delegate.calls == ["canShow=false m1 detached"] + shown)
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A3-034 a message with a conflict is dropped without asking, and the delegate is asked again later")
    func conflict() throws {
        delegate.answers = [false]
        try trigger("m1")
        let first = try #require(delegate.saved)
        try trigger("m2")
        run { first.show() }
        #expect(
            delegate.calls == ["canShow=false m1 detached", "canShow=true m2 detached", "onShow m2 visible"])
        run { delegate.saved?.dismiss() }
        stage.runUntilIdle()
        delegate.answers = [false]
        run { first.show() }
        #expect(delegate.calls.suffix(2) == ["onDismiss m2 detached", "canShow=false m1 detached"])
        #expect(diagnostics.items.map(\.code) == [.actionFailed])
    }

    @Test("A3-050 hide, refused, shown again, hidden, dismissed")
    func hideAndShow() throws {
        try trigger()
        run { delegate.presentable?.hide() }
        delegate.answers = [false]
        run { delegate.presentable?.show() }
        run { delegate.presentable?.show() }
        run { delegate.presentable?.hide() }
        run { delegate.saved?.dismiss() }
        #expect(
            delegate.calls == shown + [
                "onHide m1 hidden", "canShow=false m1 hidden", "canShow=true m1 hidden", "onShow m1 visible",
                "onHide m1 hidden", "onDismiss m1 detached",
            ])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A3-005, A3-006 alerts, buttons and other extensions' messages reach the delegate")
    func bystanders() throws {
        let (alert, message) = try stage.run {
            let service = ServiceProvider.getInstance().uiService
            let settings = try AlertSettings.Builder().positiveButtonText("yes").build()
            return (
                try service.create(Alert(settings, QuietAlert()), host.utilityProvider),
                try service.create(
                    InAppMessage(InAppMessageSettings.Builder().build(), SilentListener()),
                    host.utilityProvider)
            )
        }
        run { alert.show() }
        run { alert.dismiss() }
        run { message.show() }
        run { message.hide() }
        #expect(
            delegate.calls == [
                "onShow alert visible", "onDismiss alert detached", "canShow=true foreign detached",
                "onShow foreign visible", "onHide foreign hidden",
            ])
    }

    @Test("A3-010, A3-106, A3-110 the delegate's actions on the message reach Adobe's own objects")
    func actions() throws {
        let posted = Posted()
        delegate.inCanShow = { presentable in
            let handler = presentable.getPresentation().eventHandler
            handler.handleJavascriptMessage("app") { posted.add($0) }
            MessagingUtils.getMessageForPresentable(presentable)?.setAutoTrack(false)
            presentable.show()
            #expect(presentable.getState() == .detached)
        }
        host.setScriptResult { $0 }
        try trigger()
        run { stage.page.post("app", json: #""hello""#) }
        run {
            delegate.presentable?.getPresentation().eventHandler.evaluateJavascript("a+b") { posted.add($0) }
        }
        #expect(posted.texts == ["hello off main", "a b main"])
        stage.log.removeAll()
        run {
            delegate.saved?.track("liked", .interact)
            delegate.saved?.recordDisplay()
            delegate.saved?.track("x", nil)
            delegate.saved?.dismiss()
        }
        let records = stage.log.entries(of: .analytics).map { $0.details["eventType"] ?? "" }
        #expect(records == ["decisioning.propositionInteract", "display", "dismiss"])
        #expect(delegate.saved?.getAutoTrack() == false)
        #expect(delegate.calls == shown + ["onDismiss m1 detached"])
    }

    @Test("A3-080, A3-084 a link that is not a URL reaches the delegate as the page wrote it")
    func brokenLink() throws {
        try trigger("m1", #"{"gestures": {"swipeUp": "{bad}"}}"#)
        run { stage.user.swipe(.up) }
        #expect(
            delegate.calls == shown + ["onContentLoaded({bad}) m1 visible", "onDismiss m1 detached"])
    }

    @Test("INV-7 the delegate is released with the SDK, with a message on the screen and one that it refused")
    func lettingGo() throws {
        weak var weakDelegate: OldAndroid3Delegate?
        do {
            let stage = HeadlessStage()
            let host = AdobeAndroid3Host(stage: stage)
            let delegate = OldAndroid3Delegate()
            weakDelegate = delegate
            stage.run { _ = AdobeAndroid3Bridge(AdoptedAdobeAndroid3Delegate(delegate)).attach() }
            delegate.answers = [false]
            for id in ["m1", "m2"] {
                try host.trigger(json: AdobeAndroid3World.payload(id))
                stage.runUntilIdle()
            }
            #expect(delegate.calls.last == "onShow m2 visible")
        }
        #expect(weakDelegate == nil)
    }

    @Test("A message that the delegate refused stays held until it is discarded")
    func refused() throws {
        delegate.answers = [false]
        try trigger()
        let bridge = try #require(delegate.saved)
        run { adopted.discardRefused() }
        run { bridge.show() }
        // Once discarded it is an ordinary message to Adobe, which asks again.
        #expect(delegate.calls == ["canShow=false m1 detached"] + shown)
    }

    @Test(
        "A3-051, A3-110 a handler that is registered while the message is hidden is called when it is shown again"
    )
    func scriptWhileHidden() throws {
        let posted = Posted()
        try trigger()
        let presentable = try #require(delegate.presentable)
        for round in ["first", "second"] {
            run { presentable.hide() }
            run {
                presentable.getPresentation().eventHandler.handleJavascriptMessage(round) { posted.add($0) }
            }
            run { presentable.show() }
            #expect(presentable.getState() == .visible)
            run { stage.page.post(round, json: "\"\(round)\"") }
        }
        #expect(posted.texts == ["first off main", "second off main"])
    }
}

/// The results of scripts. `@unchecked Sendable` is sound: the list is behind the lock.
final class Posted: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    func add(_ text: String?) {
        let line = "\(text ?? "nil") \(MainThread.isCurrent ? "main" : "off main")"
        lock.withLock { list.append(line) }
    }

    var texts: [String] { lock.withLock { list } }
}
