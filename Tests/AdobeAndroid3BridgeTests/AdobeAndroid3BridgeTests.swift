import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

private let appearance = ["willPresent m1", "didPresent m1"]
private let firstShow = ["decide m1", "prepare m1"] + appearance

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3BridgeTests {
    let world = AdobeAndroid3World()

    @Test("INV-2 a message that is shown and dismissed by a link calls all callbacks in order")
    func wholeStory() throws {
        try world.trigger()
        try world.open("adbinapp://dismiss?interaction=ok")
        #expect(
            world.calls == firstShow + [
                "didLoad(adbinapp://dismiss?interaction=ok) m1", "willDismiss m1",
                "didDismiss(link adbinapp://dismiss?interaction=ok (derived)) m1",
            ])
        #expect(world.handler.messages.count == 1)
        #expect(world.handler.messages.first?.phase == .dismissed)
        #expect(world.diagnostics.isEmpty)
    }

    @Test("INV-1 a held message is shown later: the SDK asks again, but not the handler (A3-041)")
    func holdThenShow() throws {
        world.spyOnGate()
        world.handler.decision = .hold
        try world.trigger()
        #expect(world.calls == ["decide m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        world.handler.decision = .discard
        try world.run { try #require(world.bridge.heldMessages.first).show() }
        #expect(world.calls == firstShow)
        #expect(world.gate.answers == ["detached false", "detached true"])
        #expect(
            world.records == [
                "edge Trigger ", "history trigger ", "edge SuppressDisplay SuppressedByAppDeveloper",
                "history suppressDisplay SuppressedByAppDeveloper", "edge Display ", "history display ",
            ])
        #expect(world.bridge.heldMessages.isEmpty)
    }

    @Test(
        "INV-1 a later trigger of a held message, and the app's own show(), get the remembered answer (A3-045)"
    )
    func heldAndTriggeredAgain() throws {
        world.spyOnGate()
        world.handler.decision = .hold
        try world.trigger()
        world.handler.decision = .show
        try world.trigger()
        let native = try #require(world.message().native(as: (any Presentable).self))
        world.run { native.show() }
        #expect(world.calls == ["decide m1"])
        #expect(world.gate.answers == ["detached false", "detached false", "detached false"])
        #expect(world.bridge.heldMessages.count == 1)
        #expect(world.diagnostics.map { "\($0.code) \($0.messageID ?? "-")" } == ["notAsked m1"])
    }

    @Test(
        "INV-3 a discarded message has ended, and the handler is asked about the next trigger of its campaign"
    )
    func discard() throws {
        world.handler.decision = .discard
        try world.trigger()
        #expect(world.calls == ["decide m1"])
        #expect(world.handler.messages.map(\.phase) == [.discarded])
        world.handler.decision = .show
        try world.trigger()
        #expect(world.calls == ["decide m1"] + firstShow)
        #expect(world.handler.messages.map(\.phase) == [.discarded, .presented])
    }

    @Test("INV-3 a discarded held message is released without a call of the SDK")
    func discardHeld() throws {
        world.handler.decision = .hold
        try world.trigger()
        try world.run { try world.message().discard() }
        #expect(world.calls == ["decide m1"])
        #expect(world.bridge.heldMessages.isEmpty)
        #expect(
            throws: CompatError(
                .wrongPhase, "", capability: .showLater, shape: .adobeAndroid3, messageID: "m1")
        ) {
            try world.message().show()
        }
    }

    @Test("INV-5 hiding and showing again are native, and the handler is not asked again (A3-050)")
    func hideAndShow() throws {
        world.spyOnGate()
        try world.trigger()
        try world.run { try world.message().hide() }
        #expect(world.calls == firstShow + ["didHide m1"])
        #expect(world.stage.visibleSurfaces.isEmpty)
        try world.run { try world.message().show() }
        #expect(world.calls == firstShow + ["didHide m1"] + appearance)
        #expect(world.gate.answers == ["detached true", "hidden true"])
        try world.run { try world.message().hide() }
        try world.run { try world.message().dismiss() }
        #expect(
            world.calls == firstShow + ["didHide m1"] + appearance + [
                "didHide m1", "willDismiss m1", "didDismiss(dismissed by the app) m1",
            ])
        #expect(world.diagnostics.isEmpty)
    }

    @Test("INV-5 a bridge follows a message that the app itself hides, shows and dismisses (A3-021)")
    func behindTheBridge() throws {
        try world.trigger()
        let native = try #require(world.message().native(as: (any Presentable<InAppMessage>).self))
        world.run { native.hide() }
        world.run { native.show() }
        world.run { MessagingUtils.getMessageForPresentable(native)?.dismiss() }
        #expect(
            world.calls == firstShow + ["didHide m1"] + appearance + [
                "willDismiss m1", "didDismiss(unspecified (derived)) m1",
            ])
        #expect(world.handler.messages.count == 1)
    }

    @Test("INV-3 two held messages are shown one after the other")
    func showQueue() throws {
        world.handler.decision = .hold
        try world.trigger("m1")
        try world.trigger("m2")
        try world.run { for message in world.bridge.heldMessages { try message.show() } }
        #expect(world.calls == ["decide m1", "decide m2", "prepare m1"] + appearance)
        try world.run { try world.message("m1").dismiss() }
        #expect(
            world.calls.suffix(5) == [
                "willDismiss m1", "didDismiss(dismissed by the app) m1", "prepare m2", "willPresent m2",
                "didPresent m2",
            ])
    }

    @Test("A3-070, A3-071 back presses and gestures end a message, and a gesture's link gives the resolution")
    func backAndGestures() throws {
        try world.trigger()
        world.run { world.host.pressBack() }
        #expect(
            world.calls == firstShow + ["willDismiss m1", "didDismiss(unspecified (derived)) m1"])
        world.handler.clear()
        try world.trigger(
            "m2", #"{"gestures": {"swipeDown": "adbinapp://cancel?a=b", "swipeUp": "https://e.org/"}}"#)
        world.run { world.stage.user.swipe(.down) }
        #expect(
            world.calls.suffix(3) == [
                "didLoad(adbinapp://cancel?a=b) m2", "willDismiss m2",
                "didDismiss(link adbinapp://cancel?a=b (derived)) m2",
            ])
        try world.trigger("m2")
        world.run { world.stage.user.swipe(.up) }
        #expect(
            world.calls.suffix(3) == [
                "didLoad(https://e.org/) m2", "willDismiss m2", "didDismiss(unspecified (derived)) m2",
            ])
        // The second dismissal, which the gesture's own link asks for, is in the history only (A3-073).
        #expect(world.records.filter { $0.hasPrefix("edge Dismiss") }.count == 3)
    }

    @Test("A3-080, A3-085 plain links open outside; a bare dismissal does nothing and calls no callback")
    func links() throws {
        try world.trigger()
        try world.open("https://e.org/")
        try world.open("adbinapp://dismiss")
        try world.open("adbinapp://other?link=https%3A%2F%2Fe.org%2Fb")
        #expect(
            world.calls == firstShow + [
                "didLoad(https://e.org/) m1", "didLoad(adbinapp://other?link=https%3A%2F%2Fe.org%2Fb) m1",
            ])
        #expect(world.stage.log.openedURLs.map(\.absoluteString) == ["https://e.org/", "https://e.org/b"])
        #expect(try world.message().phase == .presented)
    }

    @Test("A3-101 the handler's own dismissal is tracked once")
    func dismissOnce() throws {
        world.handler.onDidPresent = { try? $0.dismiss() }
        try world.trigger()
        #expect(world.calls == firstShow + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(
            world.records == [
                "edge Trigger ", "history trigger ", "edge Display ", "history display ", "edge Dismiss ",
                "history dismiss ",
            ])
    }

    @Test("A message's content is its settings and its page, and a plan cannot change it")
    func contentAndPlan() throws {
        world.handler.onPrepare = { plan, _ in
            plan.content.frame?.width = 10
            plan.customView = UIView(frame: .zero)
            plan.orientation = .landscape
            plan.autoClose = 5
        }
        try world.trigger("m1", ##"{"width": 80, "backdropColor": "#FF00FF", "backdropOpacity": 0.3}"##)
        let content = try world.message().content
        #expect(content.page?.html == "<p>Hello</p>")
        #expect(content.extras == ["campaign": "spring"])
        #expect(content.frame?.width == 80)
        #expect(content.frame?.backdropColor == "FF00FF")
        #expect(content.frame?.backdropOpacity == 0.3)
        #expect(world.diagnostics.map(\.code) == [.planNotApplied, .planNotApplied, .planNotApplied])
        #expect(
            world.diagnostics.map { $0.explanation.prefix { $0 != ":" } } == [
                "content", "customView", "orientation",
            ])
        world.stage.advance(by: .seconds(6))
        #expect(world.calls == firstShow + ["willDismiss m1", "didDismiss(timed out) m1"])
    }

    @Test("A3-106 what a handler tracks reaches Adobe, and the view is not available")
    func tracking() throws {
        try world.trigger()
        world.stage.log.removeAll()
        try world.run {
            let message = try world.message()
            try message.track(.impression)
            try message.track(.click(buttonID: "7"))
            try message.track(.click(buttonID: nil))
            try message.track(.custom("liked"))
            try message.track(.dismissal)
        }
        #expect(
            world.records == [
                "edge Display ", "edge Interact 7", "edge Interact click", "edge Interact liked",
                "edge Dismiss ",
            ])
        #expect(try world.message().view == nil)
        world.host.forgetMessages()
        #expect(
            throws: CompatError(.notTrackable, "", capability: .track, shape: .adobeAndroid3, messageID: "m1")
        ) {
            try world.message().track(.impression)
        }
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3ReentranceTests {
    let world = AdobeAndroid3World()

    @Test("INV-6 discard in the gate and in prepare prevents the display; the gate answers false")
    func discardInside() throws {
        world.spyOnGate()
        world.handler.onDecide = { try? $0.discard() }
        try world.trigger("m1")
        world.handler.onDecide = nil
        world.handler.onPrepare = { _, message in try? message.discard() }
        try world.trigger("m2")
        #expect(world.calls == ["decide m1", "decide m2", "prepare m2"])
        #expect(world.handler.messages.map(\.phase) == [.discarded, .discarded])
        #expect(world.gate.answers == ["detached false", "detached false"])
    }

    @Test("INV-6 show in the gate beats hold: the message appears after the question")
    func showInGate() throws {
        world.handler.decision = .hold
        world.handler.onDecide = { try? $0.show() }
        try world.trigger()
        #expect(world.calls == firstShow)
    }

    @Test("INV-6 dismiss in willPresent removes the message after it has appeared")
    func dismissInWillPresent() throws {
        world.handler.onWillPresent = { try? $0.dismiss() }
        try world.trigger()
        #expect(world.calls == firstShow + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
    }

    @Test("INV-6 hide in didPresent, and a message shown in the didDismiss of another")
    func hideAndFollow() throws {
        world.handler.onDidPresent = { try? $0.hide() }
        try world.trigger()
        #expect(world.calls == firstShow + ["didHide m1"])
        world.handler.onDidPresent = nil
        world.handler.onDidDismiss = { [unowned world] _ in try? world.message("m1").show() }
        try world.trigger("m2")
        try world.run { try world.message("m2").dismiss() }
        #expect(
            world.calls == firstShow + [
                "didHide m1", "decide m2", "prepare m2", "willPresent m2", "didPresent m2", "willDismiss m2",
                "didDismiss(dismissed by the app) m2",
            ] + appearance)
    }

    @Test("INV-8 a held message can no longer be discarded after show(), and appears")
    func discardTooLate() throws {
        world.handler.decision = .hold
        try world.trigger()
        let tooLate = CompatError(
            .wrongPhase, "", capability: .discard, shape: .adobeAndroid3, messageID: "m1")
        try world.run {
            let message = try world.message()
            try message.show()
            #expect(throws: tooLate) { try message.discard() }
        }
        #expect(world.calls == firstShow)
    }
}
