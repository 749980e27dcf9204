import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// Random sequences of 3 to 10 steps, from fixed seeds, checked against the rules.
@Suite("Random sequences", .timeLimit(.minutes(20))) @MainActor struct RandomSequenceTests {
    @Test("AI-032 AI-076 AI-153 settled sequences match the rules, call by call and view by view")
    func settled() throws {
        for seed in 1...1000 as ClosedRange<UInt64> {
            let sequence = RandomSequence(seed: seed, isSettled: true)
            let complaint = try complaint(about: sequence, SettledOracle(sequence))
            #expect(complaint == nil, "\(sequence): \(complaint ?? "")")
            if complaint != nil { return }
        }
    }

    @Test(
        "AI-003 AI-039 AI-110 AI-111 AI-149 AI-153 AI-166 AI-167 AI-168 AI-170 AI-172 AI-173 sequences that overtake themselves match the rules, turn by turn"
    )
    func overtaking() throws {
        for seed in 10_001...11_000 as ClosedRange<UInt64> {
            let sequence = RandomSequence(seed: seed, isSettled: false)
            let complaint = try complaint(about: sequence, omitting: .none)
            #expect(complaint == nil, "\(sequence): \(complaint ?? "")")
            if complaint != nil { return }
        }
    }

    // MARK: Whether they can fail

    @Test(
        "AI-078 AI-080 AI-153 AI-157 a rule that is left out is noticed within the settled sequences",
        arguments: [
            SettledOracle.Omission.leftBehind, .backdropTaps, .hiding, .following,
        ]) func noticed(_ omission: SettledOracle.Omission) throws
    {
        let isNoticed = try (1...1000 as ClosedRange<UInt64>).contains { seed in
            let sequence = RandomSequence(seed: seed, isSettled: true)
            return try complaint(about: sequence, SettledOracle(sequence, omitting: omission)) != nil
        }
        #expect(isNoticed)
    }

    @Test(
        "AI-039 AI-110 AI-149 AI-153 AI-166 AI-167 AI-170 AI-172 AI-173 a rule that is left out is noticed within the sequences that overtake themselves",
        arguments: TurnOracle.Omission.allCases.filter { $0 != .none })
    func noticedTurns(_ omission: TurnOracle.Omission) throws {
        let isNoticed = try (10_001...11_000 as ClosedRange<UInt64>).contains { seed in
            let sequence = RandomSequence(seed: seed, isSettled: false)
            return try complaint(about: sequence, omitting: omission) != nil
        }
        #expect(isNoticed)
    }

    @Test("AI-003 AI-030 AI-035 AI-073 AI-076 the invariants of all sequences reject planted calls")
    func planted() {
        let shown = [
            RandomCall(kind: .gate(true), message: .b), RandomCall(kind: .listenerOnShow, message: .b),
            RandomCall(kind: .onShow, message: .b),
            RandomCall(kind: .listenerOnDismiss, message: .b, isOnMain: true, hasView: false),
            RandomCall(kind: .onDismiss, message: .b, isOnMain: true, hasView: false),
        ]
        #expect(RandomInvariants.complaint(about: shown) == nil)
        func broken(_ change: (inout [RandomCall]) -> Void) -> String {
            var calls = shown
            change(&calls)
            return RandomInvariants.complaint(about: calls) ?? "none"
        }
        #expect(broken { $0[2].isOnMain = true }.hasPrefix("AI-035"))
        #expect(broken { $0[4].isOnMain = false }.hasPrefix("AI-035 AI-073"))
        #expect(broken { $0 += $0.suffix(2) }.hasPrefix("AI-076"))
        #expect(broken { $0.remove(at: 1) }.contains("does not follow"))
        #expect(broken { $0[4].hasView = true }.hasPrefix("AI-073"))
        var calls = shown
        #expect(RandomInvariants.complaintAboutGates(calls) == nil)
        calls[0].hasView = false
        #expect(RandomInvariants.complaintAboutGates(calls)?.hasPrefix("AI-030") == true)
        #expect(broken { $0[2].isRegistered = false }.hasPrefix("AI-003"))
    }

    // MARK: Playing

    /// The difference between a settled sequence and the rules; nil if there is none.
    private func complaint(about sequence: RandomSequence, _ rules: SettledOracle) throws -> String? {
        var rules = rules
        let world = try RandomWorld(sequence)
        defer { world.end() }
        for (number, (step, _)) in sequence.steps.enumerated() {
            let expected = rules.calls(in: step)
            world.play(step, settles: true)
            let calls = world.takeCalls().filter(\.isCall)
            if let complaint = RandomInvariants.complaint(about: calls, after: number) { return complaint }
            guard Set(calls.map(\.bare)) == Set(expected), calls.count == expected.count else {
                return "step \(number): the calls were \(calls), expected \(expected)"
            }
            guard world.inWindow == rules.inWindow, world.onStage.sorted() == rules.inWindow else {
                return
                    "step \(number): \(world.inWindow) in the window, \(world.onStage) on the stage, expected "
                    + "\(rules.inWindow)"
            }
            if case .turn = step, let complaint = layout(world, rules) {
                return "step \(number): \(complaint)"
            }
        }
        return nil
    }

    /// A message that follows the window fills it after a turn (AI-143, AI-157).
    private func layout(_ world: RandomWorld, _ rules: SettledOracle) -> String? {
        for name in RandomMessage.allCases where rules.isLaidOut(name) {
            let frame = world.messages[name]?.webView?.frame
            if frame != CGRect(origin: .zero, size: world.stage.screen.size) {
                return "AI-157: \(name) has \(frame.map { "\($0)" } ?? "no view")"
            }
        }
        return nil
    }

    /// The difference between the calls and views after a step, and the rules; nil if there is none.
    private func difference(
        _ heard: [RandomCall], _ world: RandomWorld, _ expected: [RandomCall], _ rules: TurnOracle
    ) -> String? {
        guard heard == expected else { return "the calls were \(heard), expected \(expected)" }
        guard world.inWindow == rules.inWindow.sorted(), world.onStage == rules.inWindow else {
            return
                "\(world.inWindow) in the window, \(world.onStage) on the stage, expected \(rules.inWindow)"
        }
        return nil
    }

    /// The violation in a sequence whose steps overtake each other; nil if there is none.
    private func complaint(
        about sequence: RandomSequence, omitting omission: TurnOracle.Omission
    ) throws -> String? {
        let world = try RandomWorld(sequence)
        defer { world.end() }
        let rules = TurnOracle(sequence, now: world.stage.now, omitting: omission)
        var calls: [RandomCall] = []
        for (number, (step, settles)) in (sequence.steps + [(.time(0), true)]).enumerated() {
            world.play(step, settles: settles)
            let heard = world.takeCalls()
            if let complaint = difference(heard, world, rules.calls(in: step, settles: settles), rules) {
                return "step \(number): \(complaint)"
            }
            calls += heard
        }
        world.calm()
        world.play(.window(true), settles: true)
        // Every dismissal frees the monitor (AI-073), so each message can then be shown alone.
        for name in RandomMessage.allCases {
            for message in RandomMessage.allCases { world.play(.dismiss(message), settles: true) }
            calls += world.takeCalls()
            world.play(.show(name, asks: false), settles: true)
            let shown = world.takeCalls()
            guard shown.contains(where: { $0.kind == .onShow && $0.message == name }) else {
                return "AI-032: \(name) is refused though nothing is displayed: \(shown)"
            }
            let isBlank = sequence.looks[name]?.isBlank == true
            guard world.inWindow.contains(name) || isBlank else {
                return "AI-035: \(name) is not in the window"
            }
            calls += shown
        }
        guard world.inWindow == world.onStage.sorted() else {
            return "\(world.inWindow) in the window, \(world.onStage) on the stage"
        }
        return RandomInvariants.complaint(about: calls.filter { $0.message == .b || $0.isRefusal == false })
    }
}

extension RandomInvariants {
    /// Checks the calls of one step alone, without counts across steps.
    static func complaint(about calls: [RandomCall], after step: Int) -> String? {
        // A dismissal may be alone in its step.
        let shows = calls.filter { $0.kind == .onDismiss }.map {
            RandomCall(kind: .onShow, message: $0.message)
        }
        let fronts = shows.flatMap { show -> [RandomCall] in
            show.message == .b ? [RandomCall(kind: .listenerOnShow, message: .b), show] : [show]
        }
        let complaint =
            complaintAboutGates(calls) ?? complaint(about: fronts + calls.filter { !$0.isRefusal })
        return complaint.map { "step \(step): \($0)" }
    }
}

extension RandomCall {
    /// Refusals of the campaign's message come from the log, without a thread.
    var isRefusal: Bool { if case .refused = kind { true } else { false } }
}
