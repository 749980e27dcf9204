import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCommand
import InAppCompat
import InAppContracts
import LanternBridge
import LanternContracts
import LanternModel
import Testing

/// Bridges that ask the gate wrongly: the tour reports them, and continues.
@Suite("Bridges that ask wrongly", .timeLimit(.minutes(20))) @MainActor struct FaultyGateTests {
    nonisolated private static let order = """
        INV-2: The gate, will present, did present, interactions, will dismiss and did dismiss occur in this order. In the \
        tour: whenever handler
        """
    nonisolated private static let once =
        "INV-1: The gate is asked once per trigger. In the tour: whenever handler"

    private func tour(_ driver: any ShapeDriver.Type) async -> (output: String, code: Int32) {
        let tool = CommandLineTool(name: "tool", shapes: [.adobeIOS, .faulty(driver), .airship17])
        let outcome = await tool.run("tour")
        #expect(outcome.errors == "")
        return (outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " "), outcome.code)
    }

    @Test("The correct bridge does not fail")
    func sound() async {
        let tour = await tour(LanternDriver.self)
        #expect(tour.code == 0 && !tour.output.contains("FAILED"), "\(tour.output)")
    }

    @Test(
        "A bridge that asks never, twice or too late fails with the rule, and the tour continues",
        arguments: [
            (
                Fault.never,
                ["\(order) willPresent, handler decideDisplay has occurred before; it is missing."]
            ),
            (
                .twice,
                [
                    "\(once) decideDisplay, handler decideDisplay has not occurred since campaign qualifies; found"
                ]
            ),
            (
                .afterwards,
                ["\(order) willPresent, handler decideDisplay has occurred before; it is missing."]
            ),
            (
                .whenShown,
                [
                    """
                    “The app is free: the held messages are shown in order” cannot be played: wrongPhase on lantern (showLater) \
                    for message card-news: Only a held or hidden message can be shown. This one is presented.
                    """,
                    "\(order) decideDisplay -> hold, handler willPresent does not occur later; found",
                ]
            ),
        ])
    func wrong(_ fault: Fault, _ complaints: [String]) async {
        let tour = await tour(fault.driver)
        #expect(tour.code == 1)
        for complaint in complaints {
            #expect(tour.output.contains("FAILED \(complaint)"), "\(complaint)\n\(tour.output)")
        }
        // Every shape was visited, and the sound ones were compared with each other.
        for shape in ["adobeIOS", "lantern", "airship17"] { #expect(tour.output.contains("== \(shape) ==")) }
        #expect(tour.output.contains("adobeIOS and airship17 sent the handler"))
        #expect(!tour.output.contains("and lantern sent"))
    }
}

/// A fault of a bridge at the gate.
enum Fault: Sendable {
    /// It lets every card through.
    case never
    /// It asks again, about a message that it treats as new.
    case twice
    /// It asks after the handler was told that the card is on the screen, about a message that it treats as new.
    case afterwards
    /// It asks when the card is up, and tells the handler then.
    case whenShown

    var driver: any ShapeDriver.Type {
        switch self {
        case .never: FaultyDriver<Never_>.self
        case .twice: FaultyDriver<Twice>.self
        case .afterwards: FaultyDriver<Afterwards>.self
        case .whenShown: FaultyDriver<WhenShown>.self
        }
    }
}

protocol Faulty { static var fault: Fault { get } }
enum Never_: Faulty { static let fault = Fault.never }
enum Twice: Faulty { static let fault = Fault.twice }
enum Afterwards: Faulty { static let fault = Fault.afterwards }
enum WhenShown: Faulty { static let fault = Fault.whenShown }

extension ShapeKit {
    /// Lantern, with another driver.
    fileprivate static func faulty(_ driver: any ShapeDriver.Type) -> ShapeKit {
        let kit = ShapeKit.lantern
        return ShapeKit(
            title: kit.title, capabilities: kit.capabilities, driver: driver, adopt: kit.adopt,
            rules: kit.rules, scenarios: kit.scenarios, requirements: kit.requirements, port: kit.port,
            campaigns: kit.campaigns)
    }
}

/// Lantern's driver, with a bridge that has a fault.
private final class FaultyDriver<Case: Faulty>: ShapeDriver {
    static var shape: SDKShape { .lantern }
    static var callbacks: [String] { LanternDriver.callbacks }
    static var calls: [CallSignature] { LanternDriver.calls }

    private let inner: LanternDriver

    init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        inner = LanternDriver(recorder, payload: payload)
    }

    var host: any HeadlessHost { inner.host }
    func attach(_ script: DelegateScript) { inner.attach(script) }
    func attach(delegate: AnyObject) throws { try inner.attach(delegate: delegate) }

    func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = inner.recorder.stage.run { FaultyBridge(Case.fault, handler) }
        inner.attach(script: DelegateScript(), inner: bridge)
        return bridge
    }

    func perform(_ call: ShapeCall) throws { try inner.perform(call) }
}

/// A bridge for Lantern that asks the gate wrongly. Main actor, therefore Sendable.
@MainActor private final class FaultyBridge: MessageBridge, LanternDelegate {
    let engine: LifecycleEngine
    private let fault: Fault
    private var messages = MessageIndex()

    init(_ fault: Fault, _ handler: any InAppMessageHandler) {
        self.fault = fault
        let traits = EngineTraits(unexplainedDismissal: .dismissedByApp)
        engine = LifecycleEngine(capabilities: .lantern, traits: traits, handler: handler)
        engine.driver = self
    }

    private func message(_ card: LanternCard) -> CompatMessage {
        messages.message(of: card, id: card.id, in: engine)
    }
    private func another(_ card: LanternCard) -> CompatMessage {
        engine.makeMessage(id: card.id, native: card)
    }

    func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .modal) }
    func show(_ message: CompatMessage) throws { message.native(as: LanternCard.self)?.show() }
    func dismiss(_ message: CompatMessage) throws { message.native(as: LanternCard.self)?.close() }
    func discard(_ message: CompatMessage) throws {}
    func release(_ message: CompatMessage) {
        guard let card = message.native(as: LanternCard.self) else { return }
        messages.remove(message, for: ObjectIdentifier(card))
    }

    nonisolated func lanternVetoes(_ card: LanternCard) -> Bool {
        guard fault == .twice else { return false }
        _ = askGate(GatePolicy(), message: { self.another(card) }, prepare: { _ in })
        return !askGate(GatePolicy(), message: { self.message(card) }, prepare: { _ in })
    }

    nonisolated func lanternDidPresent(_ card: LanternCard) {
        onMain(card, ()) { bridge, card, _ in
            let message = bridge.message(card)
            if bridge.fault == .whenShown { _ = bridge.engine.decide(message) }
            bridge.engine.didPresentUnasked(message)
            if bridge.fault == .afterwards { _ = bridge.engine.decide(bridge.another(card)) }
        }
    }

    nonisolated func lanternDidDismiss(_ card: LanternCard, reason: String) {
        onMain(card, ()) { bridge, card, _ in bridge.engine.didDismiss(bridge.message(card)) }
    }
}

extension LifecycleEngine {
    fileprivate func didPresentUnasked(_ message: CompatMessage) {
        willPresent(message, isDerived: true)
        didPresent(message)
    }
}
