import Foundation
import InAppCompat
import Testing

// Every public protocol of the core can be conformed to from outside with only these members.
private final class BareHandler: InAppMessageHandler {}
private final class BareDriver: MessageDriver {
    func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .web) }
    func show(_ message: CompatMessage) throws {}
    func dismiss(_ message: CompatMessage) throws {}
    func discard(_ message: CompatMessage) throws {}
    func release(_ message: CompatMessage) {}
}
private final class BareBridge: MessageBridge {
    let engine = LifecycleEngine(capabilities: .capable, traits: EngineTraits(), handler: nil)
    func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .web) }
    func show(_ message: CompatMessage) throws {}
    func dismiss(_ message: CompatMessage) throws {}
    func discard(_ message: CompatMessage) throws {}
    func release(_ message: CompatMessage) {}
}
/// A bridge whose SDK pauses or resumes inside the setter.
private final class PromptBridge: PausingBridge {
    let engine = LifecycleEngine(capabilities: .capable, traits: EngineTraits(), handler: nil)
    var isPaused = false { didSet { changed(isPaused) } }
    var changed: (Bool) -> Void = { _ in }
    func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .web) }
    func show(_ message: CompatMessage) throws {}
    func dismiss(_ message: CompatMessage) throws {}
    func discard(_ message: CompatMessage) throws {}
    func release(_ message: CompatMessage) {}
}
private final class BareScheduler: MainThreadScheduler {
    var now: TimeInterval { 0 }
    func async(_ job: @escaping @MainActor @Sendable () -> Void) {}
    func asyncForWaiter(_ job: @escaping @MainActor @Sendable () -> Void) {}
    func background(_ job: @escaping @Sendable () -> Void) {}
    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) {}
}

@MainActor @Suite("Defaults of a bridge and a driver", .timeLimit(.minutes(20))) struct ConformanceTests {
    @Test("INV-5 an action that a driver leaves to the default is unavailable, and the error says so")
    func driverDefaults() throws {
        let engine = LifecycleEngine(capabilities: .capable, traits: EngineTraits(), handler: BareHandler())
        let driver = BareDriver()
        engine.driver = driver
        let message = engine.makeMessage(id: "A", native: 1)
        engine.didPresent(message)
        engine.letThrough(message)
        engine.didPresent(message)
        let bench = Bench()
        #expect(bench.code { try message.hide() } == .unavailable)
        #expect(bench.code { try message.track(.impression) } == .unavailable)
        #expect(bench.code { try message.evaluateJavaScript("1") } == .unavailable)
        #expect(bench.code { try message.onScriptMessage("x") { _ in } } == .unavailable)
        #expect(
            message.view == nil && message.native(as: Int.self) == 1 && message.native(as: String.self) == nil
        )
    }

    @Test("INV-1 a bridge forwards calls to its engine")
    func bridge() throws {
        let bridge = BareBridge()
        bridge.engine.driver = bridge
        let handler = BareHandler()
        bridge.handler = handler
        bridge.diagnostics = { _ in }
        #expect(bridge.handler === handler && bridge.engine.handler === handler && bridge.diagnostics != nil)
        #expect(try !bridge.showNext() && bridge.heldMessages.isEmpty)
        _ = bridge.events()
        MainThread.$scheduler.withValue(BareScheduler()) { #expect(MainThread.now == 0) }
    }
}

@MainActor @Suite("An SDK that is paused as a whole", .timeLimit(.minutes(20))) struct WholePauseTests {
    @Test("INV-1 a reaction to the end of a pause may immediately pause the SDK again")
    func pausedAgain() {
        let (bridge, gate) = (PromptBridge(), PauseGate())
        bridge.engine.driver = bridge
        bridge.handler = gate
        bridge.engine.attached()
        var changes: [Bool] = []
        bridge.changed = { isPaused in
            changes.append(isPaused)
            if changes == [true, false] { gate.pause("next") }
        }
        gate.pause("checkout")
        #expect(gate.resume("checkout"))
        #expect(changes == [true, false, true] && bridge.isPaused && gate.isPaused)
        #expect(gate.resume("next"))
        #expect(changes == [true, false, true, false] && !bridge.isPaused)
    }

    @Test(
        "INV-1 a pause by the app itself, before or after it attaches, outlives the gates, and their bridge",
        arguments: [true, false], [true, false])
    func ownPause(isDetached: Bool, isEarly: Bool) {
        let (bridge, gate) = (PromptBridge(), PauseGate())
        bridge.engine.driver = bridge
        bridge.handler = gate
        bridge.isPaused = isEarly
        bridge.engine.attached()
        #expect(bridge.isPaused == isEarly)
        bridge.isPaused = true
        var changes: [Bool] = []
        bridge.changed = { changes.append($0) }
        gate.pause("checkout")
        if isDetached { bridge.engine.detach() } else { gate.resume("checkout") }
        #expect(changes == [] && bridge.isPaused)
    }

    @Test(
        "INV-1 the SDK stays paused until the last of several gates is resumed, in any order",
        arguments: [true, false])
    func severalGates(isInOrder: Bool) {
        let (bridge, gates) = (PromptBridge(), [PauseGate(), PauseGate()])
        bridge.engine.driver = bridge
        bridge.handler = HandlerGroup(gates)
        bridge.engine.attached()
        var changes: [Bool] = []
        bridge.changed = { changes.append($0) }
        for gate in gates { gate.pause("checkout") }
        let order = isInOrder ? gates : gates.reversed()
        order[0].resume("checkout")
        #expect(changes == [true] && bridge.isPaused)
        order[1].resume("checkout")
        #expect(changes == [true, false] && !bridge.isPaused)
    }

    @Test("INV-1 a gate pauses and resumes each SDK that it is attached to once, however often that happens")
    func severalSDKs() {
        let (bridges, gate) = ([PromptBridge(), PromptBridge()], PauseGate())
        var changes: [String] = []
        for (name, bridge) in zip(["first", "second"], bridges) {
            bridge.engine.driver = bridge
            bridge.handler = gate
            bridge.changed = { changes.append("\(name) \($0)") }
        }
        for bridge in bridges + bridges { bridge.engine.attached() }
        gate.pause("checkout")
        #expect(changes == ["first true", "second true"])
        gate.resume("checkout")
        #expect(changes.suffix(2) == ["first false", "second false"] && changes.count == 4)
    }

    @Test("INV-1 a paused gate that is gone no longer pauses the SDK once another one takes its place")
    func goneGate() {
        let (bridge, group) = (PromptBridge(), HandlerGroup([PauseGate()]))
        bridge.engine.driver = bridge
        bridge.handler = group
        bridge.engine.attached()
        (group.members[0] as? PauseGate)?.pause("video")
        group.members = [PauseGate()]
        #expect(bridge.isPaused)
        bridge.engine.attached()
        #expect(!bridge.isPaused)
    }

    @Test("INV-1 a gate of an earlier attachment, still paused, does not pause the SDK for a later handler")
    func earlierGate() {
        let (bridge, earlier, gate) = (PromptBridge(), PauseGate(), PauseGate())
        bridge.engine.driver = bridge
        bridge.handler = earlier
        bridge.engine.attached()
        earlier.pause("video")
        bridge.engine.detach()
        bridge.handler = gate
        bridge.engine.attached()
        #expect(!bridge.isPaused)
        gate.pause("checkout")
        gate.resume("checkout")
        #expect(!bridge.isPaused && earlier.isPaused)
    }

    @Test("INV-1 a pause by the app itself stays, also if a gate has paused and resumed the SDK before")
    func ownPauseLater() {
        let (bridge, gate) = (PromptBridge(), PauseGate())
        bridge.engine.driver = bridge
        bridge.handler = gate
        bridge.engine.attached()
        gate.pause("checkout")
        gate.resume("checkout")
        bridge.isPaused = true
        gate.pause("checkout")
        gate.resume("checkout")
        #expect(bridge.isPaused)
    }

    @Test("INV-1 a bridge that is detached while a gate is paused resumes its SDK, and gates leave it alone")
    func detached() {
        let (bridge, gate) = (PromptBridge(), PauseGate())
        bridge.engine.driver = bridge
        bridge.handler = gate
        bridge.engine.attached()
        var changes: [Bool] = []
        bridge.changed = { changes.append($0) }
        gate.pause("checkout")
        bridge.engine.detach()
        #expect(changes == [true, false])
        gate.resume("checkout")
        gate.pause("video")
        #expect(changes == [true, false] && gate.isPaused)
        bridge.engine.attached()
        #expect(changes == [true, false, true])
    }
}

@MainActor @Suite("Actions in each phase", .timeLimit(.minutes(20))) struct PhaseTests {
    /// The error of each action in a phase; nil if the action is allowed.
    private func errors(_ bring: (Bench) -> CompatMessage) -> [CompatError.Code?] {
        let actions: [(CompatMessage) throws -> Void] = [
            { try $0.show() }, { try $0.dismiss() }, { try $0.hide() }, { try $0.discard() },
        ]
        return actions.map { action in
            let bench = Bench()
            let message = bring(bench)
            return bench.code { try action(message) }
        }
    }

    @Test("INV-3 show, dismiss, hide and discard throw an error in the phases in which they are invalid")
    func phases() {
        let wrong = CompatError.Code.wrongPhase
        #expect(errors { $0.message() } == [wrong, wrong, wrong, wrong])
        #expect(errors { $0.held() } == [nil, wrong, wrong, nil])
        #expect(
            errors { bench in with(bench.message()) { _ = bench.engine.decide($0) } } == [
                nil, wrong, wrong, nil,
            ])
        #expect(
            errors { bench in with(bench.message()) { bench.engine.willPresent($0) } } == [
                wrong, nil, wrong, wrong,
            ])
        #expect(errors { $0.shown() } == [wrong, nil, nil, wrong])
        #expect(
            errors { bench in with(bench.shown()) { bench.engine.didHide($0) } } == [nil, nil, wrong, wrong])
        #expect(
            errors { bench in with(bench.shown()) { bench.engine.willDismiss($0) } } == [
                wrong, nil, wrong, wrong,
            ])
        #expect(
            errors { bench in with(bench.shown()) { bench.engine.didDismiss($0) } } == [
                wrong, wrong, wrong, wrong,
            ])
        #expect(errors { bench in with(bench.held()) { try? $0.discard() } } == [wrong, wrong, wrong, nil])
    }

    private func with(_ message: CompatMessage, _ change: (CompatMessage) -> Void) -> CompatMessage {
        change(message)
        return message
    }

    @Test("INV-3 the error names the rule and the phase")
    func text() {
        let message = Bench().message()
        #expect(throws: CompatError.self) { try message.show() }
        let bench = Bench()
        let held = bench.held()
        do {
            try held.hide()
        } catch {
            #expect(
                "\(error)"
                    == "wrongPhase on capable (hide) for message A: Only a message on the screen can be hidden. This one is held."
            )
        }
    }

    @Test("INV-2 content is translated once, and again when the native message was replaced")
    func content() {
        let bench = Bench()
        let message = bench.message()
        #expect(message.content.layout == .banner && message.content.layout == .banner)
        message.native = "changed"
        _ = message.content
        bench.expect("> content A", "> content A")
    }
}
