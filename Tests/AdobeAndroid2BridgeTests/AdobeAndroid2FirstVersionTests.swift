import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Version 2.0.0, whose app delegate is a `FullscreenMessageDelegate`.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2FirstVersionTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, host in
        host.isFirstShape = true
        return AdobeAndroid2Bridge(handler, for: .first).attach()
    }

    private func trigger() throws { try trigger(android2Payload()) }

    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test("A2-204 A2-206 links are followed as by the SDK's own delegate, after the handler was asked")
    func wholeStory() throws {
        try trigger()
        let link = "adbinapp://dismiss?interaction=ok&link=https%3A%2F%2Fe.org"
        try follow(link)
        #expect(
            handler.calls == Self.shown + [
                "shouldPerform(link ok -> \(link)) m1", "willDismiss m1",
                "didDismiss(button ok clicked (derived)) m1",
            ])
        #expect(stage.log.entries(of: .openedURL).map(\.name) == ["https://e.org"])
        // Calling `show` counts as a display; a dismissing link does not count as a dismissal (A2-206, A2-207).
        #expect(stage.tracked == ["trigger", "display", "interact ok"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "A2-204 a link that the handler takes over has no effect; another one that is not the SDK's navigates"
    )
    func takenOver() throws {
        try trigger()
        let page = try #require(
            handler.messages.first?.native(as: (any FullscreenMessage).self)?.getWebView())
        handler.clear()
        #expect(stage.run { page.navigate(to: "https://example.org/") } == false)
        handler.leavesClicksToSDK = false
        #expect(stage.run { page.navigate(to: "https://example.org/") } == true)
        #expect(stage.run { page.navigate(to: "adbinapp://dismiss") } == true)
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "shouldPerform(link -> https://example.org/) m1",
                "shouldPerform(link -> https://example.org/) m1",
                "shouldPerform(link -> adbinapp://dismiss) m1",
            ])
        #expect(stage.visibleSurfaces == ["m1"])
    }

    @Test(
        "A2-203 the SDK's report of the handler's own refusal is not a failure, and a held message is shown later"
    )
    func ownRefusal() throws {
        handler.decision = .hold
        try trigger()
        #expect(handler.calls == ["decide m1"])
        #expect(diagnostics.items.isEmpty)
        try stage.run { try #require(bridge.heldMessages.first).show() }
        stage.runUntilIdle()
        #expect(handler.calls == Self.shown)
    }

    @Test("A2-203 a refusal is reported once: a failure after it was not caused by the handler")
    func failureAfterRefusal() throws {
        handler.decision = .hold
        try trigger()
        handler.decision = .show
        try trigger(android2Payload("m2"))
        try trigger(android2Payload("m3"))
        // The conflict is reported on the gate's thread, as a refusal is.
        #expect(diagnostics.items.map(\.code) == [.showFailed])
        #expect(stage.visibleSurfaces == ["m2"])
    }

    @Test("A2-204 a web link opens in the page, and a link with the SDK's scheme does not")
    func placeOfLinks() throws {
        try trigger()
        let page = try #require(
            handler.messages.first?.native(as: (any FullscreenMessage).self)?.getWebView())
        var actions: [MessageAction] = []
        handler.onPerform = { actions.append($0) }
        for link in ["https://example.org/", "adbinapp://other?interaction=ok"] {
            _ = stage.run { page.navigate(to: link) }
        }
        #expect(
            actions == [
                MessageAction(
                    source: .link(id: nil),
                    effect: .open(try #require(URL(string: "https://example.org/")), inWebView: true)),
                MessageAction(
                    source: .link(id: "ok"),
                    effect: .open(
                        try #require(URL(string: "adbinapp://other?interaction=ok")), inWebView: false)),
            ])
    }

    @Test("A2-203 the failure of a message is its own, although another one ends before it")
    func failureBehind() throws {
        handler.decision = .hold
        try trigger(android2Payload("m0"))
        let held = try #require(bridge.heldMessages.first)
        handler.decision = .show
        let app = stage.app
        handler.onPrepare = { _, _ in
            app.hasRootViewController = false
            MainThread.async { try? held.discard() }
        }
        try trigger()
        #expect(held.phase == .discarded)
        #expect(handler.calls == ["decide m0", "decide m1", "prepare m1", "didFail(notShown) m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "A2-204 of several interactions of a link the last one counts that has a name, and a blank one is none",
        arguments: [
            ("interaction=a&interaction=b", "b"), ("interaction=a&interaction=", "a"),
            ("interaction=%20", nil),
            ("action=a", nil),
        ] as [(String, String?)])
    func interactions(query: String, id: String?) throws {
        try trigger()
        let page = try #require(
            handler.messages.first?.native(as: (any FullscreenMessage).self)?.getWebView())
        var sources: [MessageAction.Source] = []
        handler.onPerform = { sources.append($0.source) }
        _ = stage.run { page.navigate(to: "adbinapp://other?\(query)") }
        #expect(sources == [.link(id: id)])
    }

    @Test("A2-203 a message that the SDK cannot show fails immediately") func failure() throws {
        handler.decision = .hold
        let events = bridge.events.record()
        try trigger()
        let message = try #require(bridge.heldMessages.first)
        stage.app.hasRootViewController = false
        try stage.run { try message.show() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1", "didFail(notShown) m1"])
        #expect(message.phase == .failed)
        let failure = MessageFailure(
            .notShown, "The SDK reported that it could not show the message.", isDerived: true)
        #expect(events.soFar.map(\.kind) == [.decided(.hold), .waits(for: .handler), .didFail(failure)])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A2-202 a conflict is refused without asking the handler; a diagnostic reports it")
    func conflict() throws {
        try trigger()
        try trigger(android2Payload("m2"))
        #expect(handler.calls == Self.shown)
        #expect(diagnostics.items.map(\.code) == [.showFailed])
        #expect(diagnostics.items.map(\.messageID) == [nil])
    }

    @Test("A2-207 A2-208 a dismissal by the handler is tracked once, and reported in its order")
    func dismiss() throws {
        try trigger()
        try stage.run { try handler.messages.first?.dismiss() }
        stage.runUntilIdle()
        #expect(
            handler.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(stage.tracked == ["trigger", "display", "dismiss"])
        #expect(stage.visibleSurfaces.isEmpty)
    }

    @Test("A2-202 a detached bridge leaves the SDK its own delegate, because the SDK needs one")
    func detach() throws {
        try trigger()
        bridge.detach()
        #expect(handler.calls == Self.shown + ["didFail(detached) m1"])
        let left: (any FullscreenMessageDelegate)? = stage.run {
            ServiceProvider.getInstance().getMessageDelegate()
        }
        #expect(left is FirstMessagingDelegate)
        stage.user.close()
        stage.runUntilIdle()
        try trigger(android2Payload("m2"))
        #expect(stage.visibleSurfaces == ["m2"])
        #expect(stage.log.entries(of: .error).isEmpty)
        #expect(handler.calls.count == 5)
    }

    @Test(
        "A2-203 a message that was let through and cannot be shown fails immediately, and so does a second one"
    )
    func failureAfterGate() throws {
        let app = stage.app
        handler.onPrepare = { _, _ in app.hasRootViewController = false }
        for id in ["m1", "m2"] {
            app.hasRootViewController = true
            try trigger(android2Payload(id))
        }
        #expect(
            handler.calls
                == ["m1", "m2"].flatMap { ["decide \($0)", "prepare \($0)", "didFail(notShown) \($0)"] })
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A2-074 a link that is not a URL, or of a message that has ended, is not asked about but reported")
    func unaskedLinks() throws {
        try trigger()
        let message = try #require(handler.messages.first)
        let native = try #require(message.native(as: (any FullscreenMessage).self))
        handler.clear()
        for link in ["https://e.org:port", "https://e.org:port"] {
            _ = stage.run { bridge.overrideUrlLoad(native, link) }
        }
        #expect(handler.calls == [])
        try stage.run { try message.dismiss() }
        stage.advance(by: .seconds(2))
        _ = stage.run { bridge.overrideUrlLoad(native, "adbinapp://other") }
        let stray =
            "[adobeAndroid2] message m1 strayCallback: The page followed a link that is not a URL: https://e.org:port"
        #expect(
            diagnostics.items.map(\.description) == [
                stray, stray,
                "[adobeAndroid2] strayCallback: A message that the bridge does not know followed adbinapp://other.",
            ])
    }
}
