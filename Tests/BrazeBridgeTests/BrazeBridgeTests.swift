import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeBridgeTests: BridgeSuite {
    let world = BridgeWorld<BrazeHost, BrazeBridge> { BrazeBridge($0).attach(to: $1.ui) }

    @Test("INV-2 a button click calls all callbacks in order")
    func wholeStory() throws {
        try trigger(
            modal(
                "m1", #", "btns": [{"id": 1, "text": "Go", "click_action": "URI", "uri": "https://e.org"}]"#))
        stage.user.tapButton("1")
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1",
                "shouldPerform(button 1 -> https://e.org) m1", "willDismiss m1",
                "didDismiss(button 1 clicked (derived)) m1",
            ])
        #expect(handler.messages.count == 1)
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-1 a held message is presented again for show(), without asking again")
    func holdThenShow() throws {
        handler.decision = .hold
        try trigger(modal("m1"))
        #expect(host.ui.stack.map(\.id) == ["m1"])
        handler.decision = .discard
        try #require(bridge.heldMessages.first).show()
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(host.ui.stack.isEmpty)
        #expect(bridge.heldMessages.isEmpty)
    }

    @Test("INV-1 held messages are shown in the order of their triggers, whatever the stack's order")
    func showInOrder() throws {
        handler.decision = .hold
        for id in ["m1", "m2", "m3"] { try trigger(modal(id)) }
        for message in bridge.heldMessages { try message.show() }
        var shown: [String] = []
        for _ in 0..<3 {
            stage.runUntilIdle()
            shown += bridge.engine.visibleMessages.map(\.id)
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(shown == ["m1", "m2", "m3"])
        #expect(handler.calls.filter { $0.hasPrefix("decide") }.count == 3)
    }

    @Test("INV-1 a message that was parked while another was visible is asked about in prepareWith (BZ-019)")
    func parkedMessageIsAskedAbout() throws {
        try trigger(modal("m1"))
        try trigger(modal("m2"))
        #expect(handler.calls.filter { $0.hasPrefix("decide") } == ["decide m1"])
        stage.user.close()
        stage.runUntilIdle()
        handler.decision = .hold
        host.ui.presentNext()
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil)
        #expect(handler.calls.last == "decide m2")
        #expect(bridge.heldMessages.map(\.id) == ["m2"])
        try #require(bridge.heldMessages.first).show()
        stage.runUntilIdle()
        #expect(handler.calls.last == "didPresent m2")
    }

    @Test("INV-1 a parked control message can be stopped as well")
    func parkedControl() throws {
        try trigger(modal("m1"))
        try trigger(#"{"type": "MODAL", "trigger_id": "c1", "is_control": true, "message": "x"}"#)
        stage.user.close()
        stage.runUntilIdle()
        handler.decision = .discard
        host.ui.presentNext()
        stage.runUntilIdle()
        #expect(handler.calls.last == "decide c1")
        #expect(handler.messages.last?.phase == .discarded)
    }

    @Test("INV-3 discarding a held message removes it from the stack")
    func discardHeld() throws {
        handler.decision = .hold
        try trigger(modal("m1"))
        try trigger(modal("m2"))
        try #require(bridge.heldMessages.first).discard()
        #expect(host.ui.stack.map(\.id) == ["m2"])
        #expect(bridge.heldMessages.map(\.id) == ["m2"])
        #expect(handler.calls == ["decide m1", "decide m2"])
    }

    @Test(
        "INV-3 presentNext() does not show held messages that were discarded while another was visible (BZ-012)"
    )
    func discardBehind() throws {
        handler.decision = .hold
        for id in ["m1", "m2", "m3"] { try trigger(modal(id)) }
        handler.decision = .show
        try trigger(modal("m4"))
        for message in bridge.heldMessages.dropFirst() { try message.discard() }
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        #expect(handler.messages.map(\.phase) == [.held, .discarded, .discarded, .presented])
        stage.user.close()
        stage.runUntilIdle()
        handler.clear()
        for _ in 1...3 {
            host.ui.presentNext()
            stage.runUntilIdle()
        }
        // Only the callbacks of the message that the app itself shows past the gate.
        #expect(handler.calls == ["prepare m1", "willPresent m1", "didPresent m1"])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("INV-6 a message dismissed in didPresent disappears after the callback")
    func dismissInDidPresent() throws {
        handler.onDidPresent = { try? $0.dismiss() }
        try trigger(modal("m1"))
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "willPresent m1", "didPresent m1", "willDismiss m1",
                "didDismiss(dismissed by the app) m1",
            ])
    }

    @Test("INV-6 a message shown in the didDismiss of another follows it")
    func showInDidDismiss() throws {
        handler.decision = .hold
        try trigger(modal("m1"))
        handler.decision = .show
        handler.onDidDismiss = { [unowned bridge] _ in _ = try? bridge.showNext() }
        try trigger(modal("m2"))
        stage.user.close()
        stage.runUntilIdle()
        #expect(
            Array(handler.calls.suffix(4)) == [
                "didDismiss(dismissed by the user (derived)) m2", "prepare m1", "willPresent m1",
                "didPresent m1",
            ])
    }

    @Test("INV-3 a later trigger of the same campaign ends the held message of the earlier one")
    func superseded() throws {
        let events = bridge.events.record()
        handler.decision = .hold
        try trigger(modal("m1"))
        try trigger(modal("m1"))
        #expect(handler.calls == ["decide m1", "didFail(replaced) m1", "decide m1"])
        #expect(
            events.soFar.map(\.description).filter { $0.contains("didFail") } == [
                "m1 didFail replaced (derived): A later trigger of the same campaign replaced it. (derived)"
            ])
        #expect(bridge.heldMessages.count == 1)
        #expect(host.ui.stack.count == 1)
    }

    @Test("INV-3 a change of user ends the visible and the held messages (BZ-110)")
    func changeOfUser() throws {
        handler.decision = .hold
        try trigger(modal("m1"))
        handler.decision = .show
        try trigger(modal("m2"))
        host.braze.changeUser(userId: "somebody else")
        stage.runUntilIdle()
        #expect(
            Array(handler.calls.suffix(3)) == [
                "willDismiss m2", "didDismiss(dismissed by the SDK (derived)) m2", "didFail(invalidated) m1",
            ])
        #expect(bridge.heldMessages.isEmpty)
    }

    @Test("INV-5 the campaign's time and the plan's time are both reported as timed out")
    func timeOuts() throws {
        try trigger(
            modal("m1").replacingOccurrences(of: #""SWIPE""#, with: #""AUTO_DISMISS", "duration": 5000"#))
        stage.advance(by: .seconds(6))
        #expect(handler.calls.last == "didDismiss(timed out (derived)) m1")
        handler.clear()
        handler.onPrepare = { plan, _ in plan.autoClose = 3 }
        try trigger(modal("m2"))
        stage.advance(by: .seconds(4))
        #expect(handler.calls.last == "didDismiss(timed out) m2")
    }

    @Test("BZ-062 a control message calls its callbacks, and its resolution says what it was")
    func control() throws {
        try trigger(#"{"type": "MODAL", "trigger_id": "c1", "is_control": true, "message": "x"}"#)
        #expect(
            handler.calls == [
                "decide c1", "prepare c1", "willPresent c1", "didPresent c1", "willDismiss c1",
                "didDismiss(control message (derived)) c1",
            ])
        #expect(handler.messages.first?.content.layout == .control)
    }

    @Test("BZ-016 each message that is parked without asking is reported once, when the one before has gone")
    func parkedIsTold() throws {
        for id in ["m1", "m2", "m3"] { try trigger(modal(id)) }
        stage.user.close()
        stage.runUntilIdle()
        let told = diagnostics.items.filter { $0.code == .notAsked }.map { $0.explanation.prefix(10) }
        #expect(told == ["Message m3", "Message m2"])
        stage.run { host.ui.presentNext() }
        stage.runUntilIdle()
        stage.user.close()
        stage.runUntilIdle()
        #expect(diagnostics.items.filter { $0.code == .notAsked }.count == 2)
    }

    @Test(
        "BZ-002 BZ-016 policies show the messages that the SDK has parked, by their priorities, and ask about each once"
    )
    func parkedByPriority() throws {
        let policies = PolicyStack(around: handler) { $0.priority = { $0.id == "m4" ? 1 : 0 } }
        bridge.handler = policies.handler
        for id in ["m1", "m2", "m3", "m4"] { try trigger(modal(id)) }
        var shown: [String] = []
        while let message = bridge.engine.visibleMessages.first, shown.count < 9 {
            shown.append(message.id)
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(shown == ["m1", "m4", "m2", "m3"])
        #expect(
            handler.calls.filter { $0.hasPrefix("decide") } == [
                "decide m1", "decide m2", "decide m3", "decide m4",
            ])
        #expect(host.ui.stack.isEmpty)
        #expect(diagnostics.items.map(\.code) == [])
    }

    @Test("BZ-012 BZ-016 a parked message that a policy discards is invalid, and is never shown")
    func parkedIsDiscarded() throws {
        let policies = PolicyStack(around: handler)
        bridge.handler = policies.handler
        for id in ["m1", "m2"] { try trigger(modal(id)) }
        handler.decision = .discard
        stage.user.close()
        stage.runUntilIdle()
        #expect(handler.messages.last?.phase == .discarded)
        stage.run { host.ui.presentNext() }
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil && bridge.heldMessages.isEmpty)
    }

    @Test("A plan's content, custom view and status bar reach the SDK")
    func plan() throws {
        let label = UILabel(frame: .zero)
        handler.onPrepare = { plan, message in
            if message.id == "m1" {
                plan.content.header = TextContent("Changed")
            } else {
                plan.customView = label
            }
            plan.statusBar = .hidden
        }
        try trigger(modal("m1"))
        #expect(host.ui.messageView?.modal?.message.header == "Changed")
        stage.user.close()
        stage.runUntilIdle()
        try trigger(modal("m2"))
        #expect(label.window != nil)
        #expect(handler.calls.last == "didPresent m2")
        try #require(handler.messages.last).dismiss()
        stage.runUntilIdle()
        #expect(handler.calls.last == "didDismiss(dismissed by the app) m2")
        #expect(label.window == nil)
        #expect(diagnostics.items.isEmpty)
    }

    @Test("The SDK does not open a click that the handler takes over")
    func takeOverClick() throws {
        handler.leavesClicksToSDK = false
        try trigger(
            modal(
                "m1", #", "btns": [{"id": 1, "text": "Go", "click_action": "URI", "uri": "https://e.org"}]"#))
        stage.user.tapButton("1")
        stage.runUntilIdle()
        #expect(stage.log.openedURLs.isEmpty)
        #expect(handler.calls.last == "didDismiss(button 1 clicked (derived)) m1")
    }

    @Test("INV-7 a detached bridge and its handler are released, even while a message is on screen")
    func releasedWhileUp() throws {
        let host = try expectReleasedWhileUp(modal("m1")) { (handler, host: BrazeHost) in
            BrazeBridge(handler).attach(to: host.ui)
        } detach: {
            $0.detach()
        }
        #expect(host.ui.messageView == nil)
    }

    @Test("The handler and the bridge can be replaced while a message is on screen")
    func replaced() throws {
        try trigger(modal("m1"))
        let second = RecordingHandler()
        bridge.handler = second
        stage.user.close()
        stage.runUntilIdle()
        #expect(second.calls == ["willDismiss m1", "didDismiss(dismissed by the user (derived)) m1"])
        try trigger(modal("m2"))
        let third = RecordingHandler()
        let other = BrazeBridge(third).attach(to: host.ui)
        #expect(second.calls.last == "didFail(detached) m2")
        stage.user.close()
        stage.runUntilIdle()
        #expect(third.calls.isEmpty)
        other.detach()
    }

    @Test("An unsupported action throws, naming capability and shape")
    func unavailable() throws {
        try trigger(modal("m1"))
        let message = try #require(handler.messages.first)
        #expect(throws: CompatError(.unavailable, "", capability: .hide, shape: .braze, messageID: "m1")) {
            try message.hide()
        }
        #expect(throws: CompatError(.unavailable, "", capability: .track, shape: .braze, messageID: "m1")) {
            try message.track(.custom("x"))
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeBridgeWaitingTests {
    @Test("INV-3 a message that the SDK drops silently does not block show() for good (BZ-031)")
    func droppedMessage() throws {
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let handler = RecordingHandler()
        let bridge = BrazeBridge(handler).attach(to: host.ui)
        defer { bridge.detach() }
        func payload(_ id: String, _ orientation: String) -> String {
            """
            {"type": "MODAL", "trigger_id": "\(id)", "message": "x", "message_close": "SWIPE",
             "orientation": "\(orientation)"}
            """
        }
        handler.decision = .hold
        try host.trigger(json: payload("m1", "ANY"))
        handler.decision = .show
        try host.trigger(json: payload("m2", "LANDSCAPE"))
        stage.runUntilIdle()
        #expect(handler.calls == ["decide m1", "decide m2", "didFail(orientation) m2"])
        try #require(bridge.heldMessages.first).show()
        stage.runUntilIdle()
        #expect(
            handler.calls == [
                "decide m1", "decide m2", "didFail(orientation) m2", "prepare m1", "willPresent m1",
                "didPresent m1",
            ])
    }
}
