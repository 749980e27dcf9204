import HeadlessStage
import ModelTesting
import Testing

#if canImport(BrazeUI)
    import BrazeUI
#else
    import BrazeModel
#endif

/// Random sequences of actions of an app, its user and its pages: checked step by step against an oracle that follows
/// the rules, and against the rules for every sequence. A failure prints the seed and the steps.
@MainActor @Suite("BZ-148 to BZ-157: random sequences", .timeLimit(.minutes(20)))
struct RandomSequenceTests {
    /// Each seed makes this many sequences.
    private static let count = 300

    @Test(
        "BZ-002 BZ-065 BZ-148 BZ-153 callbacks, views and stack are in order",
        arguments: LongRun.share(of: Array(1...10), one: 2, from: 0))
    func sequences(seed: Int) {
        for (number, steps) in RandomDraw.sequences(Self.count, seed: seed, isSmooth: true).enumerated() {
            let world = RandomWorld()
            let complaint = Self.complaint(about: steps, in: world)
            let wrong =
                [complaint].compactMap { $0 } + world.faults + world.rules.violations(in: world.events)
            #expect(wrong == [], "seed \(seed), sequence \(number): \(steps) gave \(world.events)")
            if !wrong.isEmpty { return }
        }
    }

    @Test(
        "BZ-023 BZ-031 BZ-036 BZ-042 BZ-043 BZ-087 BZ-120 BZ-149 messages that meet obstacles behave as the rules say",
        arguments: LongRun.share(of: Array(101...110), one: 2, from: 0))
    func obstacles(seed: Int) {
        for (number, steps) in RandomDraw.sequences(Self.count, seed: seed, isSmooth: false).enumerated() {
            let world = RandomWorld()
            let complaint = Self.complaint(about: steps, in: world)
            #expect(complaint == nil, "seed \(seed), sequence \(number): \(steps): \(complaint ?? "")")
            if complaint != nil { return }
        }
    }

    @Test(
        "BZ-002 BZ-036 BZ-110 BZ-130 BZ-148 BZ-150 BZ-153 BZ-155 a rule that is left out is noticed",
        arguments: LifeOracle.Omission.allCases.filter { $0 != .none })
    func noticed(_ omission: LifeOracle.Omission) {
        let isNoticed = (101...110).contains { seed in
            RandomDraw.sequences(Self.count, seed: seed, isSmooth: false).contains {
                let world = RandomWorld()
                return Self.complaint(about: $0, in: world, omitting: omission) != nil
            }
        }
        #expect(isNoticed)
    }

    @Test("BZ-002 BZ-065 BZ-148 the sequences cover what they are about")
    func reach() {
        var seen: Set<String> = []
        for steps in RandomDraw.sequences(Self.count * 5, seed: 11, isSmooth: false) {
            let world = RandomWorld()
            for step in steps { _ = world.play(step) }
            if !world.stack.isEmpty { seen.insert("stacked") }
            for step in RandomStep.ending { _ = world.play(step) }
            seen.formUnion(world.events.map(\.kind.rawValue))
            seen.formUnion(world.events.map(\.detail).filter { !$0.isEmpty })
            if world.isUnseen { seen.insert("unseen") }
        }
        let errors = [
            "otherMessagePresented(push: true)", "otherMessagePresented(push: false)",
            "noMatchingOrientation",
            "messageContextInvalid", "assetsFailure", "noMessageView", "triggeredUserCurrentUserMismatch",
            "webViewNavigation", "noLogImpression",
        ]
        let wanted = LifeEvent.Kind.allCases.map(\.rawValue) + errors + ["unseen", "stacked"]
        #expect(Set(wanted).subtracting(seen) == [])
    }

    /// The difference between a sequence and the rules; nil if there is none.
    private static func complaint(
        about steps: [RandomStep], in world: RandomWorld, omitting omission: LifeOracle.Omission = .none
    ) -> String? {
        let rules = LifeOracle(omitting: omission)
        for (number, step) in (steps + RandomStep.ending).enumerated() {
            let heard = world.play(step)
            let expected = rules.events(in: step)
            guard heard == expected else { return "step \(number): got \(heard) instead of \(expected)" }
            guard world.stack == rules.stack.map(\.id) else {
                return "step \(number): \(world.stack) wait instead of \(rules.stack.map(\.id))"
            }
            guard world.spent == rules.spent else {
                return "step \(number): \(world.spent) are spent instead of \(rules.spent)"
            }
            guard world.display == (rules.visible != nil, rules.visible?.isPresented == true) else {
                return
                    "step \(number): \(world.display) is displayed instead of \(rules.visible?.message.id ?? "none")"
            }
            let onScreen = [rules.onScreen?.message.id].compactMap { $0 }
            guard world.stage.visibleSurfaces == onScreen else {
                return "step \(number): \(world.stage.visibleSurfaces) on screen instead of \(onScreen)"
            }
        }
        return world.display.isThere ? "a message is still on screen at the end" : nil
    }

    @Test("BZ-041 BZ-065 a planted fault is found", arguments: PlantedFault.all)
    func plantedFault(_ fault: PlantedFault) {
        let rules = LifeRules(builtIn: ["a", "b"])
        #expect(rules.violations(in: PlantedFault.sound) == [])
        #expect(rules.violations(in: fault.events).contains(fault.complaint))
    }
}

extension RandomWorld {
    /// Whether a message was dismissed without ever having been presented (BZ-148).
    fileprivate var isUnseen: Bool {
        let gone = Set(events.filter { $0.kind == .didDismiss }.map(\.message))
        return !gone.subtracting(events.filter { $0.kind == .didPresent }.map(\.message)).isEmpty
    }
}

/// A sequence of events with a fault in it.
struct PlantedFault: CustomTestStringConvertible, Sendable {
    let events: [LifeEvent]
    let complaint: String

    var testDescription: String { complaint }

    /// All events of a message, from the question to its end.
    private static func life(_ id: String) -> [LifeEvent] {
        [
            LifeEvent(.asked, id, visible: false), LifeEvent(.prepared, id, visible: false),
            LifeEvent(.willPresent, id, visible: true), LifeEvent(.impression, id),
            LifeEvent(.didPresent, id, visible: true), LifeEvent(.click, id),
            LifeEvent(.clicked, id, visible: true), LifeEvent(.processed, id),
            LifeEvent(.willDismiss, id, visible: true), LifeEvent(.willDismiss, id, visible: true),
            LifeEvent(.didDismiss, id, visible: false),
        ]
    }

    static let sound = life("a") + life("b")

    static let all: [PlantedFault] = [
        PlantedFault(
            events: sound + [LifeEvent(.didDismiss, "b", visible: false)],
            complaint: "b: didDismiss came more than once"),
        PlantedFault(
            events: sound + [LifeEvent(.clicked, "a", visible: true)],
            complaint: "a: clicked(a) came after didDismiss"),
        PlantedFault(
            events: sound.filter { $0.kind != .impression },
            complaint: "a: didPresent came without impression"),
        PlantedFault(
            events: sound.filter { $0.kind != .willDismiss },
            complaint: "a: didDismiss came without willDismiss"),
        PlantedFault(
            events: sound + [LifeEvent(.asked, "c", visible: true)],
            complaint: "asked(c) came while a message was visible"),
        PlantedFault(
            events: sound.filter { $0 != LifeEvent(.didDismiss, "a", visible: false) },
            complaint: "b entered while a was on screen"),
    ]
}
