import Testing

@testable import InAppContracts

/// Which differences between the calls of two SDKs are changes, in calls that are made by hand.
@Suite("Comparison of a delegate's calls", .timeLimit(.minutes(20))) struct CallComparisonTests {
    private static func call(
        _ name: String, _ message: String = "a", at time: Double = 0,
        on thread: TraceEvent.ThreadKind = .main,
        with arguments: [TraceEvent.Argument] = [], observed: [TraceEvent.Argument] = [],
        answer: String? = nil
    ) -> TraceEvent {
        TraceEvent(
            time: time, thread: thread, source: .delegate, name: name,
            arguments: [TraceEvent.Argument("message", message)] + arguments, observed: observed,
            answer: answer)
    }

    private func effects(_ calls: [TraceEvent], using used: Set<String> = []) -> PlayedEffects {
        var effects = PlayedEffects()
        effects.calls = calls
        effects.used = used
        return effects
    }

    private func changes(
        _ own: PlayedEffects, _ other: PlayedEffects,
        empty: (own: [TraceEvent], other: [TraceEvent]) = ([], []),
        obligatory: Set<String> = []
    ) -> [String] {
        CallComparison(
            StoryEffects(
                names: ("braze", "adobeIOS"), steps: [], obligatory: obligatory,
                delegate: StoryEffects.Pair(own: own, other: other),
                empty: StoryEffects.Pair(own: effects(empty.own), other: effects(empty.other)),
                adopted: (PlayedEffects(), PlayedEffects()))
        ).changes.map(\.sentence)
    }

    /// One difference, and the sentence about it.
    struct Difference: Sendable {
        let own: [TraceEvent]
        let other: [TraceEvent]
        let sentence: String
    }

    private static let differences = [
        Difference(
            own: [call("gone")], other: [call("gone"), call("gone")],
            sentence: "gone is called twice; under braze once."),
        Difference(own: [call("gone")], other: [], sentence: "gone is not called; under braze it is."),
        Difference(
            own: [call("gate", answer: "true")], other: [], sentence: "gate is not asked; under braze it is."),
        Difference(
            own: [call("gate", on: .background, answer: "true")], other: [call("gate", answer: "true")],
            sentence: "gate is called on the main thread; under braze on a background thread."),
        Difference(
            own: [call("gone")], other: [call("gone", on: .background)],
            sentence: "gone is called on a background thread; under braze on the main thread."),
        Difference(
            own: [call("clicked", with: [.init("url", "x")])],
            other: [call("clicked", with: [.init("url", "y")])],
            sentence: "clicked is given url: y; under braze url: x."),
        Difference(
            own: [call("clicked", observed: [.init("page", "x")])], other: [call("clicked")],
            sentence: "clicked finds page: none; under braze page: x."),
        Difference(
            own: [call("shown", with: [.init("view", "Own")])],
            other: [call("shown", with: [.init("view", "none")])],
            sentence: "shown finds no view; under braze it does."),
    ]

    @Test(
        "Every difference is a change of a callback that the delegate chose to implement",
        arguments: differences)
    func chosen(_ difference: Difference) {
        let (own, other) = (effects(difference.own), effects(difference.other))
        #expect(changes(own, other) == [difference.sentence])
        let usual = (own: difference.own, other: difference.other)
        #expect(changes(own, other, empty: usual) == [difference.sentence])
        #expect(changes(own, own) == [] && changes(other, other) == [])
    }

    @Test(
        "A callback that every delegate implements counts if something is stored in it, or if the difference is not usual",
        arguments: differences)
    func obligatory(_ difference: Difference) {
        let name = difference.own[0].name
        let (own, other) = (effects(difference.own), effects(difference.other))
        func found(_ own: PlayedEffects, _ other: PlayedEffects, emptyOther: [TraceEvent]) -> [String] {
            changes(own, other, empty: (difference.own, emptyOther), obligatory: [name])
        }
        #expect(found(own, other, emptyOther: difference.other) == [])
        #expect(found(own, other, emptyOther: difference.own) == [difference.sentence])
        for (mine, its) in [
            (effects(difference.own, using: [name]), other), (own, effects(difference.other, using: [name])),
        ] {
            #expect(found(mine, its, emptyOther: difference.other) == [difference.sentence])
        }
    }

    @Test("A question may be asked more often, and a callback that one delegate lacks is not compared")
    func notCompared() {
        let asked = [Self.call("gate", answer: "true")]
        #expect(changes(effects(asked), effects(asked + asked)) == [])
        var without = effects([])
        without.leftOut = ["gone"]
        #expect(changes(effects([Self.call("gone")]), without) == [])
        #expect(changes(without, effects([Self.call("gone")])) == [])
    }

    @Test("Calls that come as often for other messages are a change")
    func messages() {
        #expect(
            changes(effects([Self.call("gone", "a")]), effects([Self.call("gone", "b")])) == [
                "gone is called never for “a”; under braze once."
            ])
    }

    @Test("A call that comes more than a second later is a change, unless every delegate sees the same")
    func late() {
        let (soon, later) = ([Self.call("gone", at: 1)], [Self.call("gone", at: 4)])
        #expect(changes(effects(soon), effects(later)) == ["gone is called 3 s later than under braze."])
        #expect(changes(effects(soon), effects(later), empty: (soon, later)) == [])
        #expect(changes(effects(later), effects(soon)) == [])
        #expect(changes(effects(soon), effects([Self.call("gone", at: 2)])) == [])
    }

    @Test("A value that several callbacks observe is reported once, an argument for each callback")
    func seenTwice() {
        func calls(_ value: String) -> [TraceEvent] {
            ["shown", "gone"].map {
                Self.call($0, with: [.init("url", value)], observed: [.init("page", value)])
            }
        }
        #expect(
            changes(effects(calls("x")), effects(calls("y"))) == [
                "shown is given url: y; under braze url: x.", "shown finds page: y; under braze page: x.",
                "gone is given url: y; under braze url: x.",
            ])
    }

    /// The effects of a delegate whose calls come one at each rest.
    private func played(_ calls: [TraceEvent], screens: [[String]]) -> PlayedEffects {
        var effects = effects(calls)
        effects.rests = screens.enumerated().map { place, screen in
            PlayedEffects.Rest(
                screen: screen, contents: [:], trace: Trace(Array(calls.dropFirst(place).prefix(1))))
        }
        return effects
    }

    @Test(
        "Under different screens a callback counts as missing only for a message that both SDKs show at that time"
    )
    func absence() {
        let (shown, gone) = (Self.call("shown", at: 0), Self.call("gone", at: 1))
        let own = played([shown, gone], screens: [["a"], []])
        let missing = ["gone is not called; under braze it is."]
        #expect(changes(own, played([shown], screens: [["a"], ["a"]])) == missing)
        #expect(changes(own, played([shown], screens: [["a", "b"], []])) == missing)
        #expect(changes(own, played([shown], screens: [["b"], ["b"]])) == [])
        #expect(changes(own, played([shown, gone], screens: [["a"], ["a"]])) == [])
        #expect(changes(own, played([], screens: [[], []])) == [])
        #expect(changes(own, played([shown], screens: [["a"], ["a"]]), obligatory: ["gone"]) == [])
    }

    @Test("All calls about a message are compared in order, of a question only the first")
    func order() {
        func calls(_ urls: [String], answer: String? = nil, about messages: [String] = []) -> [TraceEvent] {
            urls.enumerated().map { place, url in
                Self.call(
                    "seen", messages.isEmpty ? "a" : messages[place], with: [.init("url", url)],
                    answer: answer)
            }
        }
        let change = ["seen is given url: z; under braze url: y."]
        #expect(changes(effects(calls(["x", "y"])), effects(calls(["x", "z"]))) == change)
        #expect(
            changes(effects(calls(["x", "y"], answer: "1")), effects(calls(["x", "z"], answer: "1"))) == [])
        #expect(
            changes(effects(calls(["y", "x"], answer: "1")), effects(calls(["z", "x"], answer: "1")))
                == change)
        // Each call has its counterpart about the same message, in whatever order.
        let own = effects(calls(["x", "y"], about: ["a", "b"]))
        #expect(changes(own, effects(calls(["y", "x"], about: ["b", "a"]))) == [])
        #expect(changes(own, effects(calls(["z", "x"], about: ["b", "a"]))) == change)
    }

    @Test("What each SDK has of its own is not compared, and a view counts only if it is no longer there")
    func ownWords() {
        func seen(_ name: String, _ value: String?) -> PlayedEffects {
            effects([Self.call("seen", with: value.map { [.init(name, $0)] } ?? [])])
        }
        for name in ["attributes", "visible", "stack", "objects", "view"] {
            #expect(changes(seen(name, "x"), seen(name, "y")) == [], "\(name)")
        }
        let lost = ["seen finds no view; under braze it does."]
        #expect(changes(seen("view", "x"), seen("view", nil)) == lost)
        #expect(changes(seen("view", "x"), seen("view", "none")) == lost)
        #expect(changes(seen("view", "none"), seen("view", "x")) == [])
        #expect(changes(seen("view", nil), seen("view", "x")) == [])
        #expect(changes(seen("view", nil), seen("view", "none")) == [])
    }

    @Test("A call that comes later and on another thread is two changes; seconds are rounded")
    func lateElsewhere() {
        let own = effects([Self.call("gone", at: 1)])
        #expect(
            changes(own, effects([Self.call("gone", at: 3.6, on: .background)])) == [
                "gone is called 3 s later than under braze.",
                "gone is called on a background thread; under braze on the main thread.",
            ])
        #expect(
            changes(own, effects([Self.call("gone", at: 2.1)])) == [
                "gone is called 1 s later than under braze."
            ])
    }
}
