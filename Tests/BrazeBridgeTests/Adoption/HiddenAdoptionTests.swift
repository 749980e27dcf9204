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

/// A Braze delegate under Adobe's SDK, whose messages stay after links and can be hidden, which Braze's cannot.
@MainActor @Suite("A Braze delegate under an SDK that hides messages", .timeLimit(.minutes(20)))
struct HiddenAdoptionTests {
    let stage = HeadlessStage()
    let delegate = OldBrazeDelegate()

    private func trigger(_ id: String) throws {
        try AdobeIOSHost(stage: stage).trigger(json: Campaigns.adobe(id))
        stage.runUntilIdle()
    }

    private func follow(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    @Test(
        "BZ-130 clicked, hidden, shown again and clicked: the delegate is asked once in each appearance"
    )
    func clickedTwice() throws {
        let bridge = stage.run { AdobeIOSBridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        let message = try #require(bridge.engine.visibleMessages.first)
        let click = "shouldProcess(none, 0) m1 visible"
        for round in 1...3 {
            for _ in 1...2 { try follow("adbinapp://other?interaction=0") }
            #expect(delegate.calls.filter { $0 == click }.count == round)
            try message.hide()
            stage.advance(seconds: 1)
            #expect(delegate.calls.suffix(2) == ["willDismiss m1 visible", "didDismiss m1 hidden"])
            try message.show()
            stage.advance(seconds: 1)
            #expect(
                delegate.calls.suffix(3) == [
                    "prepareWith m1 hidden", "willPresent m1 visible", "didPresent m1 visible",
                ])
        }
        stage.user.close()
        stage.advance(seconds: 1)
        #expect(delegate.calls.suffix(2) == ["willDismiss m1 visible", "didDismiss m1 hidden"])
        #expect(delegate.calls.filter { $0.hasPrefix("displayChoice") } == ["displayChoice m1 hidden"])
    }

    @Test(
        "BZ-130 a click on a message that stays after another click is not asked about, which is reported once"
    )
    func clickedAgain() throws {
        let said = DiagnosticList()
        let adopted = AdoptedBrazeDelegate(delegate)
        adopted.diagnostics = { said.items.append($0) }
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        said.items = []
        for _ in 1...3 { try follow("adbinapp://other?interaction=0") }
        #expect(
            delegate.calls.filter { $0.hasPrefix("shouldProcess") } == ["shouldProcess(none, 0) m1 visible"])
        #expect(
            said.items.map(\.description) == [
                "[adobeIOS] message m1 actionFailed: The message stays on screen after adbinapp://other?interaction=0; "
                    + "Braze dismisses it for every link.",
                "[adobeIOS] message m1 notAlwaysCalled: inAppMessage(_:shouldProcess:buttonId:message:view:) is not called "
                    + "for another click on the same message, and the SDK had acted on it already: in Braze a clicked "
                    + "message is leaving, and receives no touches (BZ-130).",
            ])
    }

    @Test(
        "BZ-041, BZ-044 each appearance is prepared, and its callbacks get the message as prepareWith left it"
    )
    func preparedAgain() throws {
        let bridge = stage.run { AdobeIOSBridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        delegate.onPrepare = { context in
            context.message.extras["rounds"] = (context.message.extras["rounds"] as? Int ?? 0) + 1
        }
        try trigger("m1")
        let message = try #require(bridge.engine.visibleMessages.first)
        for round in 1...3 {
            #expect(delegate.calls.last == "didPresent m1 visible")
            #expect(delegate.last?.extras["rounds"] as? Int == round)
            try message.hide()
            stage.advance(seconds: 1)
            #expect(delegate.calls.last == "didDismiss m1 hidden")
            #expect(delegate.last?.extras["rounds"] as? Int == round)
            try message.show()
            stage.advance(seconds: 1)
        }
    }

    @Test(
        "BZ-044 a change that does not show is reported, of the first appearance and of a repeated one",
        arguments: [true, false])
    func changed(isFirst: Bool) throws {
        let said = DiagnosticList()
        let adopted = AdoptedBrazeDelegate(delegate)
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        adopted.diagnostics = said.sink
        func change() { delegate.onPrepare = { $0.message.html?.message = "<p>Other</p>" } }
        if isFirst { change() }
        try trigger("m1")
        if !isFirst {
            said.items = []
            change()
            let message = try #require(bridge.engine.visibleMessages.first)
            try message.hide()
            stage.advance(seconds: 1)
            try message.show()
            stage.advance(seconds: 1)
        }
        #expect(
            said.items.filter { $0.code == .planNotApplied }.map(\.description) == [
                "[adobeIOS] message m1 planNotApplied: prepareWith: the change of message of the .html does not show. "
                    + "This SDK has no place for it, or has already made that part."
            ])
    }

    @Test("BZ-041 a delegate that is adopted while a message is hidden prepares it when it is shown again")
    func adoptedLate() throws {
        let bridge = stage.run { AdobeIOSBridge(RecordingHandler()).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        let message = try #require(bridge.engine.visibleMessages.first)
        try message.hide()
        stage.advance(seconds: 1)
        bridge.handler = AdoptedBrazeDelegate(delegate)
        try message.show()
        stage.advance(seconds: 1)
        #expect(
            delegate.calls == [
                "prepareWith m1 hidden", "willPresent m1 visible", "didPresent m1 visible",
            ])
    }

    @Test(
        "BZ-065 a message that ends while it is hidden has left already, and the delegate hears no more of it",
        arguments: [true, false])
    func endedWhileHidden(isDetached: Bool) throws {
        let bridge = stage.run { AdobeIOSBridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        let message = try #require(bridge.engine.visibleMessages.first)
        try message.hide()
        stage.advance(seconds: 1)
        let calls = delegate.calls
        #expect(calls.suffix(2) == ["willDismiss m1 visible", "didDismiss m1 hidden"])
        if isDetached { bridge.detach() } else { try message.dismiss() }
        stage.advance(seconds: 1)
        #expect(message.phase == (isDetached ? .failed : .dismissed) && delegate.calls == calls)
    }

    @Test(
        "BZ-091 a page's link names a button by its number, also by 0, and twice in a row",
        arguments: [("0", "0"), ("1", "1"), ("007", "7"), ("-1", "-1"), ("buy", "body"), ("", "body")])
    func buttonNumbers(interaction: String, button: String) throws {
        let bridge = stage.run { AdobeIOSBridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        for id in ["m1", "m2"] {
            try trigger(id)
            try follow("adbinapp://dismiss?interaction=\(interaction)&link=app%3A%2F%2Fa")
            stage.advance(seconds: 1)
            #expect(
                delegate.calls.suffix(3) == [
                    "shouldProcess(app://a, \(button)) \(id) visible", "willDismiss \(id) visible",
                    "didDismiss \(id) hidden",
                ])
        }
    }

    @Test(
        "BZ-094 a click on a message that has no view is left to the SDK, and the delegate is not asked about it"
    )
    func withoutView() throws {
        delegate.choice = .reenqueue
        let adopted = AdoptedBrazeDelegate(delegate)
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        let message = try #require(bridge.heldMessages.first)
        let click = MessageAction(source: .body, effect: .none)
        #expect(stage.run { adopted.shouldPerform(click, of: message) })
        #expect(delegate.calls == ["displayChoice m1 hidden"])
    }

    @Test("What a page's link opens is opened outside the app for the delegate") func outside() throws {
        let asking = Asking()
        let bridge = stage.run { AdobeIOSBridge(AdoptedBrazeDelegate(asking)).attach() }
        defer { bridge.detach() }
        try trigger("m1")
        try follow("adbinapp://other?interaction=1&link=https%3A%2F%2Fe.org")
        let url = try #require(URL(string: "https://e.org"))
        #expect(asking.actions == [.url(url, useWebView: false)])
    }
}

/// Writes down what the clicks open.
@MainActor private final class Asking: BrazeInAppMessageUIDelegate {
    private(set) var actions: [Braze.InAppMessage.ClickAction] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        actions.append(clickAction)
        return true
    }
}
