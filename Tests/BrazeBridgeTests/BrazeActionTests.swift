import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Another delegate of the app's, which shows nothing.
@MainActor private final class Discarding: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice { .discard }
}

/// Actions of a handler that Braze cannot carry out, and what is said about them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeActionTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    private func held() throws -> CompatMessage {
        handler.decision = .hold
        try trigger(modal("m1"))
        return try #require(bridge.heldMessages.first)
    }

    @Test("INV-8 show() of a message whose Context the app has discarded fails the message, and says why")
    func discarded() throws {
        let events = bridge.events.record()
        let message = try held()
        message.native(as: Braze.InAppMessage.self)?.data.context?.discard()
        let error = #expect(throws: CompatError.self) { try stage.run { try message.show() } }
        #expect(error?.code == .invalidated && error?.capability == .showLater)
        #expect(handler.calls == ["decide m1", "didFail(invalidated) m1"])
        #expect(
            events.soFar.last?.description
                == "m1 didFail invalidated (derived): The SDK has discarded it. (derived)")
    }

    @Test("INV-8 show() of a message about which the SDK asks another delegate throws, and shows nothing")
    func notAsked() throws {
        let message = try held()
        let other = Discarding()
        host.ui.delegate = other
        let error = #expect(throws: CompatError.self) { try stage.run { try message.show() } }
        #expect(error?.code.name == "notAsked" && error?.capability == .showLater)
        #expect(handler.calls == ["decide m1"])
        #expect(host.ui.messageView == nil)
        withExtendedLifetime(other) {}
    }

    @Test("BZ-032 an impression inside the gate, or of a message that never appeared, is reported once each")
    func uncounted() throws {
        handler.onDecide = { try? $0.track(.impression) }
        handler.decision = .hold
        try trigger(modal("m1"))
        let message = try #require(bridge.heldMessages.first)
        try stage.run {
            try message.discard()
            for _ in 1...2 { try message.track(.impression) }
        }
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] message m1 actionFailed: The impression of an offered message is not counted, because the "
                    + "message could not be shown afterwards (BZ-032). The SDK counts an impression when it shows the message.",
                "[braze] message m1 actionFailed: The impression is not counted, because the message is discarded.",
            ])
        #expect(stage.log.entries(of: .analytics).filter { $0.name == "impression" }.isEmpty)
    }

    @Test("INV-8 a local message cannot be tracked, and a held one's impression is reported once")
    func tracking() throws {
        let message = try held()
        for _ in 1...2 { try message.track(.impression) }
        #expect(
            diagnostics.items.map(\.description) == [
                "[braze] message m1 actionFailed: The impression of a held message is not counted, because the message "
                    + "could not be shown afterwards (BZ-032). The SDK counts an impression when it shows the message."
            ])
        handler.decision = .show
        stage.run { host.ui.present(message: .slideup(.init(message: "Own"))) }
        stage.runUntilIdle()
        let own = try #require(bridge.engine.visibleMessages.first)
        let error = #expect(throws: CompatError.self) { try own.track(.click(buttonID: nil)) }
        #expect(error?.code == .notTrackable && error?.capability == .track && error?.messageID == "local")
    }

    @Test("INV-8 a page can be used only while it is on the screen")
    func page() throws {
        try trigger(
            #"{"type": "HTML", "trigger_id": "h1", "message": "<p>Hi</p>", "message_close": "SWIPE"}"#)
        let message = try #require(handler.messages.first)
        stage.page.finishLoading()
        stage.runUntilIdle()
        let results = Locked<[String]>([])
        func run() throws {
            try message.evaluateJavaScript("1+1") { result in
                results.withLock { $0.append((try? result.get()) == nil ? "failed" : "evaluated") }
            }
        }
        try stage.run { try run() }
        stage.runUntilIdle()
        #expect(results.current.count == 1)
        stage.user.close()
        stage.runUntilIdle()
        let error = #expect(throws: CompatError.self) { try stage.run { try run() } }
        #expect(error?.code == .wrongPhase && error?.capability == .evaluateScript)
        #expect(results.current.count == 1)
    }

    @Test("INV-5 a message that the user closes before its time is not reported as timed out (BZ-051)")
    func closedEarly() throws {
        let json = modal("m1").replacingOccurrences(
            of: #""SWIPE""#, with: #""AUTO_DISMISS", "duration": 5000"#)
        for (seconds, cause) in [(3.0, "dismissed by the user (derived)"), (6, "timed out (derived)")] {
            try trigger(json)
            stage.advance(seconds: seconds)
            if seconds < 5 { stage.user.close() }
            stage.runUntilIdle()
            #expect(handler.calls.last == "didDismiss(\(cause)) m1")
        }
    }

    @Test("BZ-001 a bridge that is the delegate without attach(to:) shows a message that it has held")
    func unattached() throws {
        bridge.detach()
        let other = BrazeBridge(handler)
        host.ui.delegate = other
        handler.decision = .hold
        try trigger(modal("m1"))
        try stage.run { try #require(other.heldMessages.first).show() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        try stage.run { try #require(other.engine.visibleMessages.first).dismiss() }
        stage.runUntilIdle()
        #expect(handler.calls.last == "didDismiss(dismissed by the app) m1")
    }

    @Test(
        "BZ-019 a bridge that becomes the delegate while a message is parked dismisses that message when it is up"
    )
    func firstSeenPrepared() throws {
        bridge.detach()
        for id in ["m1", "m2"] { try trigger(modal(id)) }
        stage.user.close()
        stage.runUntilIdle()
        let other = BrazeBridge(handler)
        host.ui.delegate = other
        stage.run { host.ui.presentNext() }
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        try stage.run { try #require(other.engine.visibleMessages.first).dismiss() }
        stage.runUntilIdle()
        #expect(handler.calls.suffix(2) == ["willDismiss m2", "didDismiss(dismissed by the app) m2"])
    }

    @Test(
        "BZ-037 a message has its remote image in the gate, and the local one when it is prepared and after")
    func localImage() throws {
        var images: [String] = []
        func note(_ message: CompatMessage) {
            if case .image(let url, _) = message.content.graphic { images.append(url.scheme ?? "none") }
        }
        handler.onDecide = { note($0) }
        handler.onPrepare = { note($1) }
        handler.onDidPresent = { note($0) }
        try trigger(modal("m1", #", "image_url": "https://e.org/a.png", "image_style": "TOP""#))
        #expect(images == ["https", "file", "file"])
    }

    @Test(
        "INV-8 callbacks for a message that has ended are ignored, and reported; its clicks are left to the SDK"
    )
    func strays() throws {
        try trigger(modal("m1"))
        let native = try #require(handler.messages.first?.native(as: Braze.InAppMessage.self))
        let view = try #require(host.ui.messageView)
        stage.user.close()
        stage.runUntilIdle()
        let calls = handler.calls
        let ui = host.ui
        stage.run {
            bridge.inAppMessage(ui, didPresent: native, view: view)
            #expect(
                bridge.inAppMessage(
                    ui, shouldProcess: .none, buttonId: nil, message: native, view: view))
            bridge.inAppMessage(ui, willDismiss: native, view: view)
            bridge.inAppMessage(ui, didDismiss: native, view: view)
        }
        let stray = "[braze] strayCallback: A callback for a message that is not tracked was ignored."
        #expect(diagnostics.items.map(\.description) == Array(repeating: stray, count: 4))
        #expect(handler.calls == calls)
    }

    @Test("INV-3 a held message that ends while another one is visible leaves that one as it is")
    func endedBehind() throws {
        let held = try held()
        handler.decision = .show
        try trigger(
            modal("m2").replacingOccurrences(of: #""SWIPE""#, with: #""AUTO_DISMISS", "duration": 5000"#))
        let message = try #require(handler.messages.last)
        try stage.run { try held.discard() }
        #expect(held.phase == .discarded && message.view === host.ui.messageView && message.view != nil)
        stage.advance(seconds: 6)
        #expect(handler.calls.last == "didDismiss(timed out (derived)) m2")
    }

    @Test(
        "BZ-031 on a large screen every message fits that is for landscape, and for portrait unless it is flat"
    )
    func largeScreens() throws {
        for (index, isFlat) in [false, true].enumerated() {
            stage.screen.traits = UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .regular),
                UITraitCollection(verticalSizeClass: isFlat ? .compact : .regular),
            ])
            for orientation in ["LANDSCAPE", "PORTRAIT"] {
                handler.clear()
                try trigger(modal("m\(index)", #", "orientation": "\#(orientation)""#))
                let isShown = host.ui.messageView != nil
                #expect(isShown == !(isFlat && orientation == "PORTRAIT"))
                #expect(handler.calls.contains("didFail(orientation) m\(index)") == !isShown)
                if isShown { stage.user.close() }
                stage.runUntilIdle()
            }
        }
    }

    @Test("A bridge that is detached leaves another delegate of the app's alone")
    func detached() {
        let other = Discarding()
        host.ui.delegate = other
        bridge.detach()
        #expect(host.ui.delegate === other)
    }

    @Test(
        "INV-3 a message whose user changes while it is prepared is dropped by the SDK, with the reason (BZ-043)"
    )
    func changedUser() throws {
        host.braze.changeUser(userId: "a")
        let braze = host.braze
        handler.onPrepare = { _, _ in braze.changeUser(userId: "b") }
        let events = bridge.events.record()
        try trigger(modal("m1"))
        stage.advance(seconds: 31)
        #expect(handler.calls == ["decide m1", "prepare m1", "didFail(invalidated) m1"])
        #expect(
            events.soFar.last?.description
                == "m1 didFail invalidated (derived): The SDK dropped it: triggeredUserCurrentUserMismatch (BZ-043). (derived)"
        )
    }

    @Test(
        "INV-3 a detached bridge that is attached again, or that the app registers itself, shows a held message"
    )
    func backAgain() throws {
        for (id, registers) in [("m1", true), ("m2", false)] {
            handler.decision = .hold
            try trigger(modal(id))
            let message = try #require(bridge.heldMessages.last)
            bridge.detach()
            #expect(throws: CompatError.notAttached(.showLater, for: message)) {
                try stage.run { try message.show() }
            }
            #expect(host.ui.messageView == nil)
            if registers { host.ui.delegate = bridge } else { bridge.attach(to: host.ui) }
            try stage.run { try message.show() }
            stage.runUntilIdle()
            #expect(message.phase == .presented)
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-7 a bridge that the app registers after detach() can be detached again, and twice")
    func detachedAgain() throws {
        let message = try held()
        for _ in 1...2 {
            bridge.detach()
            host.ui.delegate = bridge
        }
        bridge.detach()
        bridge.detach()
        #expect(host.ui.delegate == nil)
        #expect(throws: CompatError.notAttached(.showLater, for: message)) {
            try stage.run { try message.show() }
        }
        #expect(handler.calls == ["decide m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("BZ-121 a held message of a detached bridge is discarded without appearing")
    func discardedDetached() throws {
        let message = try held()
        bridge.detach()
        try stage.run { try message.discard() }
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil)
        #expect(message.native(as: Braze.InAppMessage.self)?.data.context?.valid == false)
        #expect(message.phase == .discarded)
    }

    @Test("INV-3 a bridge that was replaced shows none of the messages that it holds")
    func replaced() throws {
        let message = try held()
        let other = BrazeBridge(handler).attach(to: host.ui)
        #expect(throws: CompatError.notAttached(.showLater, for: message)) {
            try stage.run { try message.show() }
        }
        #expect(host.ui.messageView == nil && message.phase == .held)
        other.detach()
    }
}
