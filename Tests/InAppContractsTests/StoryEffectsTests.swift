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
}
