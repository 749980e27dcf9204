import HeadlessStage
import ModelTesting
import Testing

#if canImport(BrazeUI)
    import BrazeUI
#else
    import BrazeModel
#endif

/// Random sequences of what an app, its user and its pages do, held against what the rules say of every sequence. A
/// failure prints the seed and the steps.
@MainActor @Suite("BZ-148 to BZ-157: random sequences", .timeLimit(.minutes(20)))
struct RandomSequenceTests {
    /// Each seed makes this many sequences.
    private static let sequences = 300

    @Test("BZ-002 BZ-065 BZ-148 BZ-153 callbacks, views and stack are in order", arguments: 1...10)
    func sequences(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        for number in 0..<Self.sequences {
            let steps = (0..<(3 + random.below(8))).map { RandomStep.draw(&random, number: $0) }
            let world = RandomWorld()
            for step in steps { world.play(step) }
            world.end()
            let wrong = world.faults + world.rules.violations(in: world.events)
            #expect(
                wrong == [], "seed \(seed), sequence \(number): \(steps) gave \(world.events)")
            if !wrong.isEmpty { return }
        }
    }

    @Test("BZ-002 BZ-065 BZ-148 the sequences reach what they are about")
    func reach() {
        var random = SplitMix64(seed: 11)
        var seen: Set<String> = []
        for _ in 0..<300 {
            let world = RandomWorld()
            for number in 0..<10 { world.play(.draw(&random, number: number)) }
            world.end()
            seen.formUnion(world.events.map(\.kind.rawValue))
            if world.isUnseen { seen.insert("unseen") }
            if world.isStacked { seen.insert("stacked") }
        }
        #expect(seen == Set(LifeEvent.Kind.allCases.map(\.rawValue)).union(["unseen", "stacked"]))
    }

    @Test("BZ-041 BZ-065 a planted fault is found", arguments: PlantedFault.all)
    func plantedFault(_ fault: PlantedFault) {
        let rules = LifeRules(builtIn: ["a", "b"])
        #expect(rules.violations(in: PlantedFault.sound) == [])
        #expect(rules.violations(in: fault.events).contains(fault.complaint))
    }
}

extension RandomWorld {
    /// Whether a message went without ever having entered (BZ-148).
    fileprivate var isUnseen: Bool {
        let gone = Set(events.filter { $0.kind == .didDismiss }.map(\.message))
        return !gone.subtracting(events.filter { $0.kind == .didPresent }.map(\.message)).isEmpty
    }

    /// Whether a message was left on the stack (BZ-016, BZ-017).
    fileprivate var isStacked: Bool { !ui.stack.isEmpty }
}

/// A sequence of events with a fault in it.
struct PlantedFault: CustomTestStringConvertible, Sendable {
    let events: [LifeEvent]
    let complaint: String

    var testDescription: String { complaint }

    /// A whole life of a message.
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
            complaint: "b entered while a was up"),
    ]
}
