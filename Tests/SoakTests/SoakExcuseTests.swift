import BuiltInShapes
import InAppContracts
import SoakTesting
import Testing

/// The states that are no violation although no message appears any longer: exactly those that
/// two of Adobe's rules state.
@Suite("A session that its own SDK has brought to a standstill", .timeLimit(.minutes(20)))
struct SoakExcuseTests {
    private typealias Event = (time: Double, source: TraceEvent.Source, name: String, message: String)

    private static func trace(_ events: [Event]) -> Trace {
        Trace(
            events.map { event in
                TraceEvent(
                    time: event.time, thread: .main, source: event.source, name: event.name,
                    arguments: [.init("message", event.message)], observed: [], answer: nil)
            })
    }

    private static let leaving: [Event] = [
        (1, .delegate, "onShow", "a"), (2, .delegate, "onShow", "a"), (2.3, .sdk, "view removed", "a"),
    ]
    private static let hidden: [Event] = [
        (1, .delegate, "onShow", "a"), (1, .app, "hides", "a"), (1.3, .sdk, "view removed", "a"),
    ]

    private func rule(
        _ how: SoakStuckness, _ events: [Event], _ host: ShapeKit = .adobeIOS,
        _ delegate: ShapeKit = .adobeIOS
    ) -> String? {
        SoakExcuse.rule(for: how, SoakPair(host: host, delegate: delegate), Self.trace(events))
    }

    @Test("AI-073 a message that was shown inside its exit animation explains that no more are offered")
    func leaving() {
        #expect(rule(.isNotOffered, Self.leaving) == "AI-073")
        #expect(rule(.doesNotAppear, Self.leaving) == nil)
        // Shown twice more, and dismissed once more: one page is still counted.
        let twice: [Event] = [
            Self.leaving[0], Self.leaving[1], Self.leaving[1], Self.leaving[2], Self.leaving[2],
        ]
        #expect(rule(.isNotOffered, twice) == "AI-073")
        #expect(rule(.isNotOffered, Array(twice.dropFirst())) == nil)
        // It was shown before its exit animation, came back, or was removed once more.
        #expect(rule(.isNotOffered, Self.leaving.dropLast() + [(2.5, .sdk, "view removed", "a")]) == nil)
        #expect(rule(.isNotOffered, Self.leaving + [(3, .sdk, "view removed", "a")]) == nil)
        #expect(rule(.isNotOffered, Self.leaving + [(3, .delegate, "onShow", "a")]) == nil)
        // Two messages, or one that was shown once.
        #expect(
            rule(
                .isNotOffered,
                [
                    (1, .delegate, "onShow", "a"), (2, .delegate, "onShow", "b"),
                    (2.3, .sdk, "view removed", "b"),
                ]) == nil)
    }

    @Test("AI-080 a message that its delegate has hidden for good explains that no more are shown")
    func hidden() {
        #expect(rule(.doesNotAppear, Self.hidden) == "AI-080")
        #expect(rule(.isNotOffered, Self.hidden) == nil)
        // Hidden as it is shown.
        #expect(rule(.doesNotAppear, [Self.hidden[1], Self.hidden[0], Self.hidden[2]]) == "AI-080")
        // Hidden once more, which has no effect; and not hidden before it was gone.
        #expect(rule(.doesNotAppear, Self.hidden + [(2, .app, "hides", "a")]) == "AI-080")
        #expect(rule(.doesNotAppear, [Self.hidden[0], Self.hidden[2], (2, .app, "hides", "a")]) == nil)
        // Nothing was on the screen, it is on the screen still or again, it was dismissed, or it was not hidden.
        #expect(rule(.doesNotAppear, Array(Self.hidden.dropFirst())) == nil)
        #expect(rule(.doesNotAppear, Array(Self.hidden.dropLast())) == nil)
        #expect(rule(.doesNotAppear, Self.hidden + [(2, .delegate, "onShow", "a")]) == nil)
        #expect(rule(.doesNotAppear, Self.hidden + [(2, .delegate, "onDismiss", "a")]) == nil)
        #expect(rule(.doesNotAppear, [Self.hidden[0], (1, .app, "shows", "a"), Self.hidden[2]]) == nil)
    }

    @Test("no other SDK, and no adopted delegate of another shape, has an excuse")
    func others() {
        for kit in [ShapeKit].builtIn where kit != .adobeIOS {
            for (how, events) in [
                (SoakStuckness.isNotOffered, Self.leaving), (.doesNotAppear, Self.hidden),
            ] {
                #expect(rule(how, events, kit, kit) == nil)
                #expect(rule(how, events, .adobeIOS, kit) == nil)
                #expect(rule(how, events, kit, .adobeIOS) == nil)
            }
        }
    }
}
