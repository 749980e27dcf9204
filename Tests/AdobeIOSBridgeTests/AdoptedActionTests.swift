import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Keeps the message that it is asked about.
private final class Keeping: AdobeIOSModel.MessagingDelegate, Sendable {
    let saved = Locked<AdobeIOSModel.FullscreenMessage?>(nil)
    let answer = Locked(true)
    let asked = Locked(0)
    let loaded = Locked<[String]>([])

    func shouldShowMessage(message: any Showable) -> Bool {
        saved.withLock { $0 = message as? AdobeIOSModel.FullscreenMessage }
        asked.withLock { $0 += 1 }
        return answer.current
    }

    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        loaded.withLock { $0.append(url.absoluteString) }
    }
}

/// What a delegate for iOS does with its messages, under Adobe's SDK for Android 3.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptedActionTests {
    private let stage = HeadlessStage()
    private let keeping = Keeping()
    private let adopted: AdoptedAdobeIOSDelegate
    private let host: AdobeAndroid3Host
    private let bridge: AdobeAndroid3Bridge
    private let diagnostics = DiagnosticList()

    init() {
        host = AdobeAndroid3Host(stage: stage)
        adopted = AdoptedAdobeIOSDelegate(keeping)
        let adopted = adopted
        bridge = stage.run { AdobeAndroid3Bridge(adopted).attach() }
    }

    /// Shows a message, and listens to what is reported from then on.
    private func show(_ id: String = "m1") throws -> AdobeIOSModel.Message {
        try host.trigger(json: Campaigns.adobe(id))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == [id])
        stage.log.removeAll()
        adopted.diagnostics = diagnostics.sink
        return try #require(keeping.saved.withLock { $0 }?.parent)
    }

    private func run(_ action: () throws -> Void) rethrows {
        try stage.run(action)
        stage.runUntilIdle()
    }

    private var tracked: [String] {
        stage.log.entries(of: .analytics).filter { $0.name == "Messaging interaction event" }.map {
            ($0.details["eventType"] ?? "").replacingOccurrences(of: "decisioning.proposition", with: "")
                + " "
                + ($0.details["action"] ?? "-")
        }
    }

    @Test("AI-110 each event that the delegate tracks is tracked by the driving SDK")
    func tracking() throws {
        defer { bridge.detach() }
        let message = try show()
        run {
            message.track("liked", withEdgeEventType: .interact)
            message.track(nil, withEdgeEventType: .display)
            message.track(nil, withEdgeEventType: .dismiss)
            message.track("x", withEdgeEventType: .trigger)
            message.recordDisplay()
        }
        #expect(
            tracked == [
                "Interact liked", "Display -", "Dismiss -", "Interact decisioning.propositionTrigger",
                "Display -",
            ])
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "AI-080 the delegate's message is hidden and shown again; when it has ended that is reported (AI-077)"
    )
    func hiding() throws {
        defer { bridge.detach() }
        let message = try show()
        run { keeping.saved.withLock { $0 }?.hide() }
        #expect(stage.visibleSurfaces == [])
        run { message.show() }
        #expect(stage.visibleSurfaces == ["m1"])
        run { message.dismiss(suppressAutoTrack: true) }
        #expect(stage.visibleSurfaces == [] && diagnostics.items.isEmpty)
        run { message.show() }
        #expect(stage.visibleSurfaces == [])
        #expect(
            diagnostics.items.map(\.description) == [
                "[adobeAndroid3] message m1 actionFailed: show(): the message has ended, and only its own SDK can show it again "
                    + "(AI-077)."
            ])
    }

    @Test("INV-5 what the delegate asks of a message that is gone is reported, except a dismissal (AI-071)")
    func gone() throws {
        defer { bridge.detach() }
        let message = try show()
        weak var driven: CompatMessage?
        driven = bridge.engine.visibleMessages.first
        #expect(driven != nil)
        run { message.dismiss(suppressAutoTrack: true) }
        #expect(driven == nil && diagnostics.items.isEmpty)
        run {
            message.track("liked", withEdgeEventType: .interact)
            message.recordDisplay()
            for _ in 1...2 { message.handleJavascriptMessage("shop") { _ in } }
            keeping.saved.withLock { $0 }?.handleJavascriptMessage("cart") { _ in }
            message.dismiss()
        }
        let lost = ["track()", "recordDisplay()", "handleJavascriptMessage()", "handleJavascriptMessage()"]
        #expect(
            diagnostics.items.map(\.description)
                == lost.map { "[adobeAndroid3] message m1 actionFailed: \($0): the message has ended." })
    }

    @Test("AI-120 of two functions of one name the first one is called, with the value that the page posts")
    func scripts() throws {
        defer { bridge.detach() }
        let message = try show()
        let heard = Locked<[String]>([])
        func listen(_ name: String) {
            message.handleJavascriptMessage("shop") { value in
                heard.withLock { $0.append("\(name) \(value as? String ?? "nil")") }
            }
        }
        run { for name in ["first", "second"] { listen(name) } }
        run { stage.page.post("shop", json: #""hello""#) }
        #expect(heard.current == ["first hello"])
    }

    @Test("AI-031, AI-050 FullscreenMessage.show() asks the delegate again, and Message.show() does not")
    func askedAgain() throws {
        defer { bridge.detach() }
        keeping.answer.withLock { $0 = false }
        try host.trigger(json: Campaigns.adobe("m1"))
        stage.runUntilIdle()
        run { keeping.saved.withLock { $0 }?.show() }
        #expect(keeping.asked.current == 2 && stage.visibleSurfaces == [])
        run { keeping.saved.withLock { $0 }?.parent?.show() }
        #expect(keeping.asked.current == 2 && stage.visibleSurfaces == ["m1"])
    }

    private func follow(_ link: String) throws {
        stage.user.openLink(try #require(URL(string: link)))
        stage.runUntilIdle()
    }

    @Test(
        "AI-091 web links are not reported to the delegate; that they open outside of the page is said once")
    func webLinks() throws {
        defer { bridge.detach() }
        _ = try show()
        for link in ["https://e.org/", "http://e.org/", "shop://cart"] { try follow(link) }
        #expect(keeping.loaded.current == ["shop://cart"])
        #expect(
            diagnostics.items.map(\.description) == [
                "[adobeAndroid3] message m1 behavesOtherwise: The web link https://e.org/ of a page was opened outside the "
                    + "page; the delegate's own SDK loads it in the page."
            ])
    }

    @Test(
        "AI-060 that there is no view is said once in the gate and once on the screen, and not of a message that has gone"
    )
    func views() throws {
        defer { bridge.detach() }
        adopted.diagnostics = diagnostics.sink
        keeping.answer.withLock { $0 = false }
        try host.trigger(json: Campaigns.adobe("m1"))
        stage.runUntilIdle()
        let message = try #require(keeping.saved.withLock { $0 }?.parent)
        func look() -> [String] {
            diagnostics.items = []
            run { for _ in 1...2 { #expect(message.view == nil) } }
            return diagnostics.items.map(\.description)
        }
        let said = "[adobeAndroid3] message m1 actionFailed: There is no view for the delegate: "
        let table = CapabilityTable.adobeAndroid3
        #expect(look() == [said + table.support(of: .viewInGate).note])
        run { message.show() }
        #expect(look() == [said + table.support(of: .view).note])
        run { message.dismiss(suppressAutoTrack: true) }
        #expect(look() == [])
    }

    @Test("AI-075 the delegate is asked about a message that comes while a link's message leaves")
    func whileLeaving() throws {
        defer { bridge.detach() }
        func trigger(_ id: String) throws {
            try host.trigger(
                json: Campaigns.adobe(id).replacingOccurrences(
                    of: #""meta""#,
                    with:
                        #""mobileParameters": {"displayAnimation": "fade", "dismissAnimation": "fade"}, "meta""#
                ))
        }
        try trigger("m1")
        stage.advance(seconds: 1)
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?a=b")))
        try trigger("m2")
        stage.advance(seconds: 1)
        #expect(keeping.asked.current == 2 && stage.visibleSurfaces == ["m2"])
    }

    @Test("AI-110 that automatic tracking stays is said once, if the delegate switches it off")
    func autoTrack() throws {
        defer { bridge.detach() }
        let message = try show()
        run { message.autoTrack = true }
        #expect(diagnostics.items.isEmpty)
        run { for _ in 1...2 { message.autoTrack = false } }
        #expect(
            diagnostics.items.map(\.description) == [
                "[adobeAndroid3] message m1 actionFailed: autoTrack: the driving SDK decides what it counts."
            ])
    }

    @Test("INV-7 a message that the delegate no longer holds is released when it has ended")
    func released() throws {
        defer { bridge.detach() }
        weak var message: AdobeIOSModel.Message?
        message = try show()
        run { message?.dismiss(suppressAutoTrack: true) }
        #expect(stage.visibleSurfaces == [])
        _ = try show("m2")
        #expect(message == nil)
    }
}
