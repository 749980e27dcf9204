import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

private let firstShow = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

/// Failures of the SDK, and operations that are not the handler's.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid3FailureTests {
    let world = AdobeAndroid3World()

    @Test("A3-030 the handler is not asked about a message with a conflict, or without an activity")
    func conflict() throws {
        try world.trigger("m1")
        try world.trigger("m2")
        #expect(world.calls == firstShow)
        try world.run { try world.message("m1").dismiss() }
        world.stage.app.hasRootViewController = false
        try world.trigger("m2")
        #expect(world.calls == firstShow + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(world.diagnostics.isEmpty)
        #expect(
            world.records.filter { $0.contains("suppress") || $0.contains("Suppress") } == [
                "edge SuppressDisplay Conflict", "history suppressDisplay Conflict",
                "history suppressDisplay ",
            ])
    }

    @Test("A3-034 a held message that the SDK drops is held again, and a diagnostic reports it")
    func showRefused() throws {
        world.handler.decision = .hold
        try world.trigger()
        let alert = try world.alert()
        world.run { alert.show() }
        try world.run { try world.message().show() }
        #expect(try world.message().phase == .approved)
        world.stage.advance(by: .seconds(3))
        #expect(world.calls == ["decide m1"])
        #expect(world.diagnostics.map(\.code) == [.showFailed])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        world.run { alert.dismiss() }
        try world.run { try world.message().show() }
        #expect(world.calls == firstShow)
        world.stage.advance(by: .seconds(3))
        #expect(world.diagnostics.count == 1)
    }

    @Test("A3-034 a hidden message that the SDK drops stays hidden, and a diagnostic reports it")
    func reShowRefused() throws {
        try world.trigger()
        try world.run { try world.message().hide() }
        world.stage.app.hasRootViewController = false
        try world.run { try world.message().show() }
        world.stage.advance(by: .seconds(3))
        #expect(world.calls == firstShow + ["didHide m1"])
        #expect(world.diagnostics.map(\.code) == [.showFailed])
        #expect(try world.message().phase == .hidden)
    }

    @Test(
        "A3-003 that a hidden message whose campaign qualifies again appears without a question is reported, once"
    )
    func hiddenAndTriggeredAgain() throws {
        try world.trigger()
        for _ in 1...2 {
            try world.run { try world.message().hide() }
            try world.trigger()
        }
        let again = ["didHide m1", "willPresent m1", "didPresent m1"]
        #expect(world.calls == firstShow + again + again)
        #expect(
            world.diagnostics.map(\.description) == [
                "[adobeAndroid3] message m1 notAsked: The message's campaign has qualified again while the message is hidden: "
                    + "for this SDK it is the same message (A3-003), so the handler is not asked, and it appears again."
            ])
        // The handler's own show() is no such case.
        try world.run { try world.message().hide() }
        try world.run { try world.message().show() }
        #expect(world.calls == firstShow + again + again + again && world.diagnostics.count == 1)
    }

    @Test("A3-024 a dismissal without an activity does not happen, and a diagnostic reports it")
    func dismissRefused() throws {
        try world.trigger()
        world.stage.app.hasRootViewController = false
        try world.run { try world.message().dismiss() }
        #expect(world.calls == firstShow)
        #expect(world.diagnostics.map(\.code) == [.actionFailed])
        #expect(try world.message().phase == .presented)
    }

    @Test(
        "A3-024 a dismissal after one that did not happen is not attributed to the app, hidden in between or not",
        arguments: [false, true])
    func endsAfterRefusedDismissal(isHidden: Bool) throws {
        for _ in 1...2 {
            world.handler.clear()
            try world.trigger()
            if isHidden { try world.run { try world.message().hide() } }
            world.stage.app.hasRootViewController = false
            try world.run { try world.message().dismiss() }
            world.stage.app.hasRootViewController = true
            if isHidden {
                try world.run { try world.message().show() }
                try world.run { try world.message().hide() }
                try world.run { try world.message().show() }
            }
            world.run { world.host.pressBack() }
            #expect(world.calls.suffix(2) == ["willDismiss m1", "didDismiss(unspecified (derived)) m1"])
        }
        #expect(world.diagnostics.map(\.code) == [.actionFailed, .actionFailed])
    }

    @Test("INV-3 a message whose show() the SDK drops does not block the next one")
    func dropped() throws {
        world.handler.decision = .hold
        try world.trigger("m1")
        try world.trigger("m2")
        let alert = try world.alert()
        world.run { alert.show() }
        try world.run { for message in world.bridge.heldMessages { try message.show() } }
        world.run { alert.dismiss() }
        world.stage.advance(by: .seconds(3))
        #expect(
            world.calls == ["decide m1", "decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        #expect(world.diagnostics.map(\.code) == [.showFailed])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
    }

    @Test("A3-005, A3-006 alerts, buttons and other extensions' messages are let through beside a message")
    func bystanders() throws {
        world.spyOnGate()
        world.handler.decision = .discard
        let alert = try world.alert()
        let button = try world.create(
            FloatingButton(
                FloatingButtonSettings.Builder().initialGraphic(Bitmap()).build(), QuietButton()))
        let foreign = try world.create(
            InAppMessage(InAppMessageSettings.Builder().content("<p>PIN</p>").build(), SilentListener()))
        world.run { alert.show() }
        world.run { alert.dismiss() }
        world.run { button.show() }
        world.run { foreign.show() }
        #expect(foreign.getState() == .visible)
        try world.open("https://e.org/")
        world.run { foreign.dismiss() }
        #expect(world.calls.isEmpty)
        #expect(world.gate.answers == ["detached true"])
        #expect(world.diagnostics.map(\.code) == [.foreignMessage])
        world.handler.decision = .show
        try world.trigger()
        world.run { button.hide() }
        try world.run { try world.message().dismiss() }
        #expect(world.calls == firstShow + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(world.diagnostics.count == 1)
    }

    @Test("INV-8 unexpected callbacks are ignored and reported; a missing URL is also reported")
    func stray() throws {
        try world.trigger()
        let native = try #require(world.message().native(as: (any Presentable).self))
        world.run { world.bridge.onShow(native) }
        world.run { world.bridge.onContentLoaded(native, nil) }
        try world.run { try world.message().dismiss() }
        world.run { world.bridge.onDismiss(native) }
        world.run { world.bridge.onHide(native) }
        #expect(world.calls == firstShow + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(
            world.diagnostics.map(\.code) == [
                .strayCallback, .strayCallback, .strayCallback, .strayCallback, .strayCallback,
            ])
    }

    @Test("INV-4 a call off the main thread breaks the rules, and reaches the handler on the main thread")
    func offMain() throws {
        world.handler.decision = .hold
        try world.trigger()
        let native = NativeBox(try #require(world.message().native(as: (any Presentable).self)))
        try world.run { try world.message().discard() }
        world.handler.decision = .show
        let bridge = world.bridge
        let answers = AnswerBox()
        world.run {
            MainThread.background {
                answers.add(bridge.canShow(native.value))
                bridge.onShow(native.value)
                bridge.onDismiss(native.value)
            }
        }
        #expect(answers.all == [true])
        #expect(
            world.calls == ["decide m1"] + firstShow + [
                "willDismiss m1", "didDismiss(unspecified (derived)) m1",
            ])
    }
}

/// `@unchecked Sendable` is sound, as for the SDK's presentables: they may be called on any thread (A3-010).
private struct NativeBox: @unchecked Sendable {
    let value: any Presentable
    init(_ value: any Presentable) { self.value = value }
}

/// Collects answers from another thread. `@unchecked Sendable` is sound: the list is behind the lock.
private final class AnswerBox: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [Bool] = []
    func add(_ answer: Bool) { lock.withLock { answers.append(answer) } }
    var all: [Bool] { lock.withLock { answers } }
}
