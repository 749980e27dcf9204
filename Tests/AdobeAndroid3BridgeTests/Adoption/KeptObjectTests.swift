import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// An adopted delegate for Android 3 keeps one object for all messages of a campaign, and is asked before each show.
@MainActor @Suite(.timeLimit(.minutes(20))) struct KeptObjectTests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid3Delegate()
    private let said = DiagnosticList()

    private func adopt() -> AdoptedAdobeAndroid3Delegate {
        let adopted = AdoptedAdobeAndroid3Delegate(delegate)
        adopted.diagnostics = { [said] in said.items.append($0) }
        return adopted
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private static let shown = ["canShow=true m1 detached", "onShow m1 visible"]

    @Test(
        "A3-003, A3-112 functions are called by the page of each later message of their campaign, also one set in between"
    )
    func laterPages() throws {
        let adobe = AdobeWorld(adopt(), on: stage)
        defer { adobe.detach() }
        let posted = Posted()
        try adobe.trigger("m1")
        let (object, presentable) = (delegate.saved, try #require(delegate.presentable))
        let former = try #require(adobe.bridge.engine.visibleMessages.first)
        func listen(_ name: String) {
            run {
                presentable.getPresentation().eventHandler.handleJavascriptMessage(name) { posted.add($0) }
            }
        }
        func post(_ name: String) { run { stage.page.post(name, json: "\"\(name)\"") } }
        listen("first")
        post("first")
        run { presentable.dismiss() }
        said.items = []
        listen("second")
        try adobe.trigger("m1")
        #expect(delegate.saved === object && stage.visibleSurfaces == ["m1"])
        for name in ["first", "second"] { post(name) }
        #expect(posted.texts == ["first off main", "first off main", "second off main"])
        #expect(former.phase == .dismissed)
        #expect(said.items.map(\.description) == [])
    }

    @Test("A3-003 a message that comes while another one of its campaign is hidden has an object of its own")
    func besideHidden() throws {
        let adobe = AdobeWorld(adopt(), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let (object, presentable) = (delegate.saved, try #require(delegate.presentable))
        run { presentable.hide() }
        try adobe.trigger("m1")
        #expect(delegate.saved !== object && stage.visibleSurfaces == ["m1"])
        #expect(delegate.calls == Self.shown + ["onHide m1 hidden"] + Self.shown)
        #expect(presentable.getState() == .hidden)
    }

    @Test("A3-050 the delegate is asked before each show, whoever asks for it") func askedEachTime() throws {
        let adobe = AdobeWorld(adopt(), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let message = try #require(adobe.bridge.engine.visibleMessages.first)
        for _ in 1...2 {
            let former = delegate.calls
            try run { try message.hide() }
            try run { try message.show() }
            #expect(
                delegate.calls.dropFirst(former.count) == [
                    "onHide m1 hidden", "canShow=true m1 hidden", "onShow m1 visible",
                ])
        }
    }

    @Test("A3-050 a delegate that is adopted while a message is hidden is asked when it is shown again")
    func adoptedLate() throws {
        let adobe = AdobeWorld(RecordingHandler(), on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        let message = try #require(adobe.bridge.engine.visibleMessages.first)
        try run { try message.hide() }
        adobe.bridge.handler = adopt()
        try run { try message.show() }
        #expect(delegate.calls == Self.shown)
    }

    @Test("A3-030, A3-045 a show() that Adobe drops asks nothing, and the next trigger asks")
    func droppedShow() throws {
        let host = AdobeAndroid3Host(stage: stage)
        let bridge = stage.run { AdobeAndroid3Bridge(adopt()).attach() }
        defer { bridge.detach() }
        delegate.answers = [false, false]
        func trigger() throws {
            try host.trigger(json: AdobeAndroid3World.payload("m1"))
            stage.runUntilIdle()
        }
        try trigger()
        stage.app.hasRootViewController = false
        run { delegate.saved?.show() }
        stage.app.hasRootViewController = true
        // It is held again.
        stage.advance(seconds: 3)
        try trigger()
        #expect(delegate.calls == ["canShow=false m1 detached", "canShow=false m1 detached"])
        #expect(stage.visibleSurfaces == [])
    }

    @Test("A3-081 under Adobe's own SDK a web link opens outside of the page as ever, and nothing is said")
    func ownWebLink() throws {
        let host = AdobeAndroid3Host(stage: stage)
        let bridge = stage.run { AdobeAndroid3Bridge(adopt()).attach() }
        defer { bridge.detach() }
        try host.trigger(json: AdobeAndroid3World.payload("m1"))
        stage.runUntilIdle()
        run { stage.user.openLink(URL(filePath: "/")) }
        stage.user.openLink(try #require(URL(string: "https://e.org/")))
        stage.runUntilIdle()
        #expect(delegate.calls.last == "onContentLoaded(https://e.org/) m1 visible")
        #expect(said.items.map(\.description) == [])
    }

    @Test(
        "A3-085 a page's link that Braze dismisses for, and Adobe would not, is reported; so is the close button"
    )
    func takenAway() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        func show(_ id: String) throws {
            try host.trigger(
                json:
                    #"{"type": "HTML", "trigger_id": "\#(id)", "message": "<p/>", "message_close": "SWIPE"}"#)
            stage.runUntilIdle()
            run { stage.page.finishLoading() }
            said.items = []
        }
        var texts: [[String]] = []
        for (id, link) in [("h1", "adbinapp://dismiss?a=b"), ("h2", "adbinapp://dismiss")] {
            try show(id)
            stage.user.openLink(try #require(URL(string: link)))
            stage.runUntilIdle()
            texts.append(said.items.map(\.explanation))
        }
        try show("h3")
        run { stage.user.close() }
        texts.append(said.items.map(\.explanation))
        #expect(
            texts == [
                [],
                [
                    "The driving SDK dismissed the message for adbinapp://dismiss; the delegate's own SDK leaves it on screen."
                ],
                [
                    "onContentLoaded(_:_:) was not called although the user closed the message: the close button and the "
                        + "gestures of this SDK are not links of a page."
                ],
            ])
    }

    @Test("INV-5 a listener that comes after the bridge hears of gaps with the next message, once")
    func heardLate()
        throws
    {
        let adopted = AdoptedAdobeAndroid3Delegate(delegate)
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        adopted.diagnostics = { [said] in said.items.append($0) }
        for id in ["m1", "m2"] {
            try braze.trigger(id)
            run { braze.ui.dismiss() }
        }
        #expect(said.items.filter { $0.explanation.contains("(A3-023)") }.map(\.code) == [.notAlwaysCalled])
    }
}
