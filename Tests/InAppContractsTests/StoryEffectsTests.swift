import InAppCompat
import Testing

@testable import InAppContracts

/// What counts as a change in one story, depending on the events that were played.
@Suite("Effects of a story", .timeLimit(.minutes(20))) struct StoryEffectsTests {
    private func played(counted: Int = 0, screen: [String] = []) -> PlayedEffects {
        var effects = PlayedEffects()
        effects.counted = counted
        effects.rests = [PlayedEffects.Rest(screen: screen, contents: [:])]
        return effects
    }

    private func changes(
        own: PlayedEffects, other: PlayedEffects, empty: StoryEffects.Pair? = nil, canCount: Bool = true
    ) -> [String] {
        let empty = empty ?? StoryEffects.Pair(own: played(), other: played())
        return StoryEffects(
            names: ("braze", "adobeIOS"), steps: [], canCount: canCount, obligatory: [],
            delegate: StoryEffects.Pair(own: own, other: other), empty: empty,
            adopted: (played(), played())
        ).changes.map(\.sentence)
    }

    @Test(
        "Events that a delegate counts in addition to its SDK are a change if fewer or more are counted",
        arguments: [
            (0, 0, []), (2, 2, []),
            (2, 0, ["Of what this delegate counts in addition to its SDK (2 more), nothing is counted."]),
            (2, 1, ["Of what this delegate counts in addition to its SDK (2 more), 1 is counted."]),
            (0, 1, ["1 more event is counted than without this delegate; under braze none."]),
            (1, 3, ["3 more events are counted than without this delegate; under braze 1."]),
        ])
    func counted(own: Int, other: Int, sentences: [String]) {
        #expect(changes(own: played(counted: own), other: played(counted: other)) == sentences)
    }

    @Test("Events that are counted with a delegate that cannot count are attributed to the SDK")
    func countedWithoutCounting() {
        let sentences = changes(own: played(counted: 2), other: played(), canCount: false)
        #expect(sentences == ["With this delegate braze counts 2 more than without it, and adobeIOS none."])
        #expect(changes(own: played(counted: 2), other: played(counted: 2), canCount: false) == [])
        // Without the delegate more are counted there, but with it no fewer than under its own SDK.
        let empty = StoryEffects.Pair(own: played(), other: played(counted: 1))
        #expect(changes(own: played(), other: played(), empty: empty, canCount: false) == [])
        #expect(changes(own: played(), other: played(), empty: empty) == [])
    }

    @Test("A delegate can count, unless it is said that it cannot")
    func countsByItself() {
        let empty = StoryEffects.Pair(own: played(), other: played())
        let effects = StoryEffects(
            names: ("braze", "adobeIOS"), steps: [], obligatory: [],
            delegate: StoryEffects.Pair(own: played(counted: 2), other: played()), empty: empty,
            adopted: (played(), played()))
        #expect(
            effects.changes.map(\.sentence) == [
                "Of what this delegate counts in addition to its SDK (2 more), nothing is counted."
            ])
    }

    @Test("A reason was given before the change, and is about the edited part")
    func reasons() {
        func reasons(saidBefore count: Int) -> [String?] {
            var (own, other) = (played(screen: ["a"]), played())
            other.diagnostics = [
                Diagnostic(.actionFailed, shape: SDKShape("braze"), messageID: "a", "It was too late.")
            ]
            own.rests.append(PlayedEffects.Rest(screen: ["a"], contents: [:]))
            other.rests = [
                PlayedEffects.Rest(screen: [], contents: [:], saidCount: count),
                PlayedEffects.Rest(screen: [], contents: [:], saidCount: 1),
            ]
            let empty = PlayedEffects()
            return StoryEffects(
                names: ("braze", "adobeIOS"), steps: [], obligatory: [],
                delegate: StoryEffects.Pair(own: own, other: other),
                empty: StoryEffects.Pair(own: empty, other: empty), adopted: (empty, empty)
            ).changes.map(\.reason)
        }
        #expect(reasons(saidBefore: 1) == ["It was too late."])
        #expect(reasons(saidBefore: 0) == [nil])
    }

    @Test(
        "The reason for an edit that does not show is about that field, or about content, and not about the window",
        arguments: [
            (["windowLevel: none.", "content: none."], "content: none."),
            (
                ["content: none.", "prepareWith: the change of header.text does not show."],
                "prepareWith: the change of header.text does not show."
            ),
            (["windowLevel: none.", "autoClose: none."], nil),
            (["header: none.", "header: too late.", "content: none."], "header: none."),
            (["content: none.", "content.header: none."], "content.header: none."),
            (["content: none.", "extend: none."], "content: none."),
        ] as [([String], String?)])
    func editReasons(said: [String], reason: String?) {
        func edited(_ text: String) -> PlayedEffects {
            var content = MessageContent(layout: .modal)
            content.header = TextContent(text)
            var effects = PlayedEffects()
            effects.rests = [PlayedEffects.Rest(screen: ["a"], contents: ["a": content])]
            return effects
        }
        var other = edited("plain")
        other.diagnostics = said.map {
            Diagnostic(.planNotApplied, shape: SDKShape("braze"), messageID: "a", $0)
        }
        let effects = StoryEffects(
            names: ("braze", "adobeIOS"), steps: [], obligatory: [],
            delegate: StoryEffects.Pair(own: edited("changed"), other: other),
            empty: StoryEffects.Pair(own: edited("plain"), other: edited("plain")),
            adopted: (edited("changed"), edited("plain")))
        #expect(effects.changes.map(\.subject) == ["header"])
        #expect(effects.changes.map(\.reason) == [reason])
    }

    @Test(
        "An edit is not lost if it shows, if it is in the page of its SDK, or if its message is not displayed"
    )
    func editsThatShow() {
        func played(_ id: String = "a", text: String? = nil, page: String? = nil) -> PlayedEffects {
            var content = MessageContent(layout: .modal)
            content.header = text.map { TextContent($0) }
            content.page = page.map(PageContent.init(html:))
            var effects = PlayedEffects()
            effects.rests = [PlayedEffects.Rest(screen: [], contents: [id: content])]
            return effects
        }
        func lost(_ other: PlayedEffects) -> [String] {
            StoryEffects(
                names: ("braze", "adobeIOS"), steps: [], obligatory: [],
                delegate: StoryEffects.Pair(own: played(text: "changed"), other: other),
                empty: StoryEffects.Pair(own: played(), other: played()),
                adopted: (played(text: "changed"), played())
            ).changes.map(\.subject)
        }
        #expect(lost(played(text: "changed")) == [])
        #expect(lost(played(page: "changed")) == [])
        #expect(lost(played("b")) == [])
        #expect(lost(played()) == ["header"])
    }

    @Test("Arguments differ by their text, not by the encoding of a URL")
    func arguments() {
        #expect(CallComparison.isOther("a", "b"))
        #expect(!CallComparison.isOther("a b", "a b") && !CallComparison.isOther("a%20b", "a b"))
    }

    @Test(
        "Events that the SDKs count by themselves are left out, even if one counts fewer than without the delegate"
    )
    func countedByTheSDK() {
        let empty = StoryEffects.Pair(own: played(counted: 3), other: played(counted: 5))
        #expect(changes(own: played(counted: 3), other: played(counted: 5), empty: empty) == [])
        #expect(changes(own: played(counted: 3), other: played(counted: 4), empty: empty) == [])
        #expect(changes(own: played(counted: 4), other: played(counted: 5), empty: empty).count == 1)
    }

    @Test("If another message is on screen than without the delegate, counts are not compared")
    func countedElsewhere() {
        let own = played(counted: 2, screen: ["a"])
        let empty = StoryEffects.Pair(own: played(screen: ["a"]), other: played(screen: ["a"]))
        #expect(changes(own: own, other: played(screen: ["a"]), empty: empty).count == 1)
        for elsewhere in [
            StoryEffects.Pair(own: played(), other: played(screen: ["a"])),
            StoryEffects.Pair(own: played(screen: ["a"]), other: played()),
        ] {
            let found = changes(own: own, other: played(screen: ["a"]), empty: elsewhere)
            #expect(!found.contains { $0.contains("counts in addition") }, "\(found)")
        }
    }

    @Test(
        "A URL is opened in addition, although the delegate prevents it, or is not opened",
        arguments: [
            ([], ["u"], [], [], ["u is opened; under braze it is not."]),
            ([], ["u"], ["u"], ["u"], ["u is opened, which this delegate prevents under braze."]),
            (["u"], [], [], [], ["u, which this delegate opens under braze, is not opened."]),
            (["u"], [], ["u"], ["u"], ["u is not opened."]), (["u"], ["u", "u"], [], ["u"], []),
            ([], ["u"], [], ["u"], []), (["u"], [], ["u"], [], []), (["u", "v"], ["v", "u"], [], [], []),
        ] as [([String], [String], [String], [String], [String])])
    func opened(
        own: [String], other: [String], emptyOwn: [String], emptyOther: [String], sentences: [String]
    ) {
        func played(_ urls: [String]) -> PlayedEffects {
            var effects = PlayedEffects()
            effects.opened = urls
            return effects
        }
        let empty = StoryEffects.Pair(own: played(emptyOwn), other: played(emptyOther))
        #expect(changes(own: played(own), other: played(other), empty: empty) == sentences)
    }

    private final class Store {
        let last: String
        let seen: [String]

        init(_ last: String, _ seen: [String]) { (self.last, self.seen) = (last, seen) }
    }

    @Test(
        "What a delegate has stored at the end differs by a value, by elements or by their order",
        arguments: [
            (["a", "b"], ["a", "b"], []), (["a", "b"], ["b"], ["Its property seen lacks “a” at the end."]),
            (
                ["a"], ["a", "b", "c", "d"],
                ["Its property seen also has “b” and 2 more at the end."]
            ),
            (["a", "b"], ["b", "c"], ["Its property seen lacks “a” and also has “c” at the end."]),
            (
                ["a", "b"], ["b", "a"],
                ["Its property seen has the same elements in another order at the end."]
            ),
        ])
    func stored(own: [String], other: [String], sentences: [String]) {
        func played(_ last: String, _ seen: [String], screen: [String] = []) -> PlayedEffects {
            var effects = self.played(screen: screen)
            effects.stored = StoredValues(of: Store(last, seen))
            return effects
        }
        #expect(changes(own: played("x", own), other: played("x", other)) == sentences)
        #expect(
            changes(own: played("x", own), other: played("y", other))
                == ["Its property last is “y” at the end; under braze it is “x”."] + sentences)
        // Calls that differ explain it, and so does another screen.
        var called = played("y", other)
        called.calls = [TraceEvent(time: 0, thread: .main, source: .delegate, name: "gone")]
        #expect(changes(own: played("x", own), other: called) == ["gone is called once; under braze never."])
        #expect(
            changes(own: played("x", own), other: played("y", other, screen: ["a"])) == [
                "“a” is shown after the end; under braze it is not."
            ])
    }

    @Test("The app's own view is lost unless it is in a window or is given to the delegate")
    func views() {
        func played(window: String? = nil, view: String? = nil) -> PlayedEffects {
            var effects = PlayedEffects()
            effects.windows = Set([window].compactMap { $0 })
            effects.calls = [
                TraceEvent(
                    time: 0, thread: .main, source: .delegate, name: "shown",
                    arguments: [view].compactMap { $0 }.map { TraceEvent.Argument("view", $0) })
            ]
            return effects
        }
        func found(_ other: PlayedEffects, empty: PlayedEffects? = nil) -> [String] {
            let empty = empty ?? played()
            return changes(
                own: played(window: "Own"), other: other, empty: StoryEffects.Pair(own: empty, other: empty))
        }
        #expect(found(played()) == ["The app’s own view, Own, is not shown."])
        #expect(found(played(window: "Own")) == [] && found(played(view: "Own")) == [])
        #expect(found(played(), empty: played(window: "Own")) == [])
    }
}
