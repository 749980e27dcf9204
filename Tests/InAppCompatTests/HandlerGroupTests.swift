import Foundation
import HeadlessStage
import InAppCompat
import Testing

private let link = URL(string: "https://example.com")!

/// A policy that records which messages could not be shown.
@MainActor private final class NotShown: DisplayPolicy {
    private let name: String
    private let trace: TestTrace

    init(_ name: String, _ trace: TestTrace) {
        self.name = name
        self.trace = trace
    }

    func didNotShow(_ message: CompatMessage, error: any Error) {
        trace.add("\(name).didNotShow \(message.id)")
    }
}

@MainActor @Suite("The rules of a handler group", .timeLimit(.minutes(20))) struct HandlerGroupTests {
    private func group(_ bench: Bench, _ names: String...) -> (HandlerGroup, [RecordingHandler]) {
        let members = names.map { name in
            let member = RecordingHandler(bench.trace)
            member.name = name + "."
            return member
        }
        let group = HandlerGroup(members)
        bench.engine.handler = group
        return (group, members)
    }

    @Test(
        "INV-1 every member is asked; discard beats hold, hold beats show",
        arguments: DisplayDecision.allCases)
    func decisions(first: DisplayDecision) {
        for second in DisplayDecision.allCases {
            for third in DisplayDecision.allCases {
                let bench = Bench()
                let (_, members) = group(bench, "a", "b", "c")
                let answers = [first, second, third]
                for (member, answer) in zip(members, answers) { member.decision = { _ in answer } }
                let expected = [DisplayDecision.discard, .hold, .show].first { answers.contains($0) }
                #expect(bench.engine.decide(bench.message()) == expected)
                #expect(bench.trace.take().prefix(3) == ["a.decide A", "b.decide A", "c.decide A"])
            }
        }
    }

    @Test("INV-3 every member that is a policy is told each time that a message could not be shown")
    func notShown() throws {
        let bench = Bench()
        let (first, second) = (NotShown("a", bench.trace), NotShown("b", bench.trace))
        bench.engine.handler = HandlerGroup([first, RecordingHandler(bench.trace), second])
        let message = bench.message()
        bench.run { _ = bench.ask(message) }
        for _ in 1...2 {
            bench.run { bench.engine.expectPresentation(of: message, within: 1) }
            bench.stage.advance(seconds: 2)
            #expect(message.phase == .held)
            try bench.run { try message.show() }
        }
        let told = bench.trace.take().filter { $0.contains("didNotShow") }
        #expect(told == ["a.didNotShow A", "b.didNotShow A", "a.didNotShow A", "b.didNotShow A"])
    }

    @Test("INV-3 each policy tells the policy inside that a message could not be shown")
    func notShownInside() {
        let policies: [@MainActor (NotShown) -> any DisplayPolicy] = [
            { PauseGate($0) }, { OneScreen($0) }, { Cap($0, [.session(9)]) }, { Expiry($0, after: 600) },
        ]
        for policy in policies {
            let bench = Bench()
            bench.engine.handler = policy(NotShown("inside", bench.trace))
            let message = bench.message()
            bench.run { bench.ask(message) }
            bench.run { bench.engine.expectPresentation(of: message, within: 1) }
            bench.stage.advance(seconds: 2)
            let told = bench.trace.take().filter { $0.contains("didNotShow") }
            #expect(message.phase == .held && told == ["inside.didNotShow A"])
        }
    }

    @Test("INV-2 every member receives every event, in the order of the members")
    func events() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        _ = group(bench, "a", "b")
        let message = bench.message()
        try bench.run {
            bench.prepare(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
            bench.engine.didLoad(link, in: message, dismisses: false)
            try message.hide()
            try message.show()
            bench.engine.fail(message, MessageFailure(.content, "It broke."))
        }
        let calls = [
            "prepare A", "willPresent A", "didPresent A", "didLoad A https://example.com", "didHide A",
            "willPresent A",
            "didPresent A", "didFail A content",
        ]
        let expected =
            ["a.decide A", "b.decide A", "answer show A"] + calls.flatMap { ["a.\($0)", "b.\($0)"] }
        #expect(bench.trace.take().filter { !$0.hasPrefix(">") } == expected)
    }

    @Test("INV-2 every member receives the end")
    func end() {
        let bench = Bench()
        let message = bench.shown()
        _ = group(bench, "a", "b")
        bench.engine.didDismiss(message, cause: .userDismissed)
        bench.expect(
            "a.willDismiss A", "b.willDismiss A", "> release A", "a.didDismiss A dismissed by the user",
            "b.didDismiss A dismissed by the user")
    }

    @Test("INV-2 the first member that takes a click over is the last that is asked")
    func clicks() {
        let bench = Bench()
        let message = bench.shown()
        let (_, members) = group(bench, "a", "b", "c")
        members[1].isLeftToSDK = false
        let click = MessageAction(source: .body, effect: .none)
        #expect(!bench.engine.shouldPerform(click, of: message))
        bench.expect("a.shouldPerform A body", "b.shouldPerform A body")
        members[1].isLeftToSDK = true
        #expect(bench.engine.shouldPerform(click, of: message))
        bench.expect("a.shouldPerform A body", "b.shouldPerform A body", "c.shouldPerform A body")
    }

    @Test("INV-2 each member's preparation sees the changes of the members before it")
    func preparation() {
        let bench = Bench()
        let message = bench.message()
        var seen: [TimeInterval?] = []
        let members = [1.0, 2.0].map { seconds in
            let member = ClosureHandler()
            member.prepare = { plan, _ in
                seen.append(plan.autoClose)
                plan.autoClose = seconds
                plan.content.header = TextContent("\(seconds)")
            }
            return member
        }
        var plan = PresentationPlan(for: message)
        #expect(plan.editedContent == nil)
        HandlerGroup(members).prepare(&plan, for: message)
        #expect(seen == [nil, 1] && plan.autoClose == 2 && plan.editedContent?.header == TextContent("2.0"))
        #expect(message.content.header == nil)
    }

    @Test("INV-1 a group without members lets everything through; members can be added and removed")
    func members() {
        let bench = Bench()
        let group = HandlerGroup()
        let message = bench.message()
        #expect(group.decideDisplay(of: message) == .show)
        #expect(group.shouldPerform(MessageAction(source: .body, effect: .none), of: message))
        group.add(bench.handler)
        bench.handler.decision = { _ in .hold }
        #expect(group.decideDisplay(of: message) == .hold)
        group.remove(bench.handler)
        #expect(group.decideDisplay(of: message) == .show && group.members.isEmpty)
    }
}

@MainActor @Suite("A handler made of closures", .timeLimit(.minutes(20))) struct ClosureHandlerTests {
    @Test("INV-2 without closures it does what the defaults do")
    func defaults() {
        final class Bare: InAppMessageHandler {}
        let bench = Bench()
        for handler in [ClosureHandler(), Bare()] as [any InAppMessageHandler] {
            let message = bench.message()
            var plan = PresentationPlan(for: message)
            handler.prepare(&plan, for: message)
            #expect(plan.editedContent == nil && plan.autoClose == nil && plan.statusBar == .automatic)
            #expect(handler.decideDisplay(of: message) == .show)
            #expect(handler.shouldPerform(MessageAction(source: .body, effect: .none), of: message))
            handler.willPresent(message)
            handler.didPresent(message)
            handler.didHide(message)
            handler.didLoad(link, in: message)
            handler.willDismiss(message)
            handler.didDismiss(message, resolution: MessageResolution(.unspecified))
            handler.didFail(message, failure: MessageFailure(.content, "It broke."))
        }
        bench.expect()
    }

    @Test("INV-2 each closure receives its call")
    func closures() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let handler = ClosureHandler()
        var calls: [String] = []
        handler.decideDisplay = {
            calls.append("decide \($0.id)"); return .show
        }
        handler.prepare = { calls.append("prepare \($1.id)") }
        handler.willPresent = { calls.append("willPresent \($0.id)") }
        handler.didPresent = { calls.append("didPresent \($0.id)") }
        handler.didHide = { calls.append("didHide \($0.id)") }
        handler.shouldPerform = {
            calls.append("shouldPerform \($0) \($1.id)"); return false
        }
        handler.didLoad = { calls.append("didLoad \($0) \($1.id)") }
        handler.willDismiss = { calls.append("willDismiss \($0.id)") }
        handler.didDismiss = { calls.append("didDismiss \($0.id) \($1)") }
        handler.didFail = { calls.append("didFail \($0.id) \($1)") }
        bench.engine.handler = handler
        let message = bench.message()
        try bench.run {
            bench.prepare(message)
            bench.engine.didPresent(message)
            #expect(!bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message))
            bench.engine.didLoad(link, in: message, dismisses: false)
            try message.hide()
            bench.engine.didDismiss(message, cause: .timedOut)
            bench.engine.fail(bench.message("B"), MessageFailure(.conflict, "Another is on screen."))
        }
        #expect(
            calls == [
                "decide A", "prepare A", "willPresent A", "didPresent A", "shouldPerform body A",
                "didLoad https://example.com A", "didHide A", "willDismiss A", "didDismiss A timed out",
                "didFail B conflict: Another is on screen.",
            ])
    }
}
