import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// A native message that is an object.
private final class Native {}

/// A handler that runs a test's closure inside `willPresent`, and records its calls.
@MainActor private final class Leaving: InAppMessageHandler {
    var leave: @MainActor (CompatMessage) -> Void = { _ in }
    var calls: [String] = []

    func willPresent(_ message: CompatMessage) {
        leave(message)
        calls.append("willPresent \(message.id)")
        leave = { _ in }
    }
    func didPresent(_ message: CompatMessage) { calls.append("didPresent \(message.id)") }
}

/// An app's own decorator.
@MainActor private final class Logged: HandlerDecorator {
    let name: String
    let trace: TestTrace

    init(_ inner: (any InAppMessageHandler)?, _ name: String, _ trace: TestTrace) {
        self.name = name
        self.trace = trace
        super.init(inner)
    }

    override func didHide(_ message: CompatMessage) {
        trace.add("\(name) didHide \(message.id)")
        super.didHide(message)
    }
    override func didPresent(_ message: CompatMessage) {
        trace.add("\(name) didPresent \(message.id)")
        super.didPresent(message)
    }
}

@MainActor @Suite("Objects that live until a call returns", .timeLimit(.minutes(20))) struct LifetimeTests {
    @Test("INV-7 a message that ends inside a callback lives until the callback returns, and no longer")
    func endedWithin() {
        let bench = Bench()
        let native = Native()
        let key = ObjectIdentifier(native)
        var index = MessageIndex()
        weak var made: CompatMessage?
        bench.handler.inside = { call, message in
            guard call == "willPresent" else { return }
            bench.engine.fail(message, MessageFailure(.detached, "Gone."))
            index.remove(message, for: key)
        }
        do { made = bench.stage.run { index.message(of: native, id: "A", in: bench.engine) } }
        var phases: [CompatMessage.Phase] = []
        bench.run {
            guard let message = index.find(key) else { return }
            bench.engine.willPresent(message)
            phases.append(message.phase)
            bench.engine.didPresent(message)
            phases.append(message.phase)
        }
        #expect(phases == [.failed, .failed])
        let isKnown = index.find(key) != nil
        #expect(made == nil && !isKnown)
    }

    @Test(
        "INV-4, INV-7 a handler that is replaced inside its call lives until the call returns; the next one continues"
    )
    func replacedWithin() {
        let bench = Bench()
        let next = Leaving()
        weak var first: Leaving?
        var calls: [String] = []
        do {
            let handler = Leaving()
            handler.leave = { [weak handler] message in
                bench.engine.handler = next
                bench.engine.didPresent(message)
                calls.append(handler == nil ? "gone" : "there")
            }
            bench.engine.handler = handler
            first = handler
        }
        let message = bench.message()
        bench.run {
            _ = bench.engine.decide(message)
            #expect(first != nil)
            bench.engine.willPresent(message)
        }
        #expect(calls == ["there"] && first == nil)
        #expect(next.calls == ["didPresent A"])
    }

    @Test("INV-2 callbacks pass an app's policies and decorators from the outside in")
    func decorators() {
        let bench = Bench()
        let trace = bench.trace
        let inner = Logged(bench.handler, "inner", trace)
        let policies = PolicyStack(around: inner) {
            $0.expiry = 60
            $0.caps = [.session(1)]
        }
        bench.engine.handler = Logged(DestinationRouter(policies.handler) { _ in true }, "outer", trace)
        let message = bench.message()
        bench.run {
            _ = bench.engine.decide(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
            bench.engine.didHide(message)
        }
        bench.expect(
            "decide A", "willPresent A", "outer didPresent A", "inner didPresent A", "didPresent A",
            "outer didHide A", "inner didHide A", "didHide A")
        // The policies have counted it nevertheless.
        let second = bench.message("B")
        bench.run { #expect(bench.engine.decide(second) == .discard) }
    }

    @Test("INV-3 the remaining ones of many held messages keep their order, also one that is held again late")
    func heldOrder() throws {
        let bench = Bench()
        let messages = (0..<300).map { bench.held("\($0)") }
        try messages[0].show()
        for (place, message) in messages.enumerated() where place > 0 && place % 50 != 0 {
            try message.discard()
        }
        bench.run { bench.engine.expectPresentation(of: messages[0], within: 2) }
        bench.stage.advance(by: .seconds(3))
        #expect(bench.engine.heldMessages.map(\.id) == ["0", "50", "100", "150", "200", "250"])
        try messages[250].discard()
        #expect(bench.engine.heldCount == 5)
        _ = bench.held("new")
        #expect(bench.engine.heldMessages.map(\.id) == ["0", "50", "100", "150", "200", "new"])
        _ = bench.trace.take()
        #expect(try bench.engine.showNext())
        #expect(bench.driver.lastShown?.id == "0")
    }
}
