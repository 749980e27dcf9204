import BrazeBridge
import BuiltInShapes
import InAppCompat
import Testing

@testable import InAppContracts

/// The parts of stories: their campaigns, their gestures, and what of their traces is compared and counted.
@Suite("Parts of stories", .timeLimit(.minutes(20))) struct StoryPartTests {
    /// A host with campaigns of some roles, whose gestures are few.
    private static func host(
        _ roles: [StoryRole] = [.modal], gestures: [StoryGesture] = [],
        opened: @escaping @Sendable (TraceEvent) -> String? = { _ in nil }
    ) -> StoryHost {
        StoryHost(
            campaign: { role, id in roles.contains(role) ? "Message \(id)" : nil },
            gesture: { gesture, _ in gestures.contains(gesture) ? .close : nil }, opened: opened)
    }

    @Test("KIT A campaign has its payload until it changes; a role that the host lacks has none")
    func campaigns() {
        let story = Story("s", "Told.", of: ["a": .modal, "b": .modal, "c": .page], .qualifies("a"))
        let campaigns = StoryCampaigns(story, on: Self.host())
        campaigns.change("a")
        #expect(
            ["a", "b", "c", "d"].map(campaigns.payload) == ["Something else a", "Message b", nil, nil])
        let other = Self.host().changing(by: { "\($0), changed" })
        let changed = StoryCampaigns(story, on: other)
        changed.change("b")
        #expect(["a", "b"].map(changed.payload) == ["Message a", "Message b, changed"])
        #expect(!Self.host().has(story) && Self.host([.modal, .page]).has(story))
    }

    @Test("KIT A story is played alike if its gestures exist on all hosts or on none")
    func gestures() {
        let story = Story(
            "s", "Told.", .qualifies("a"), .atOnce([.user(.closes, "a"), .timePasses(1)]), .user(.swipes, "b")
        )
        let (none, closes) = (Self.host(), Self.host(gestures: [.closes]))
        let both = Self.host(gestures: [.closes, .swipes])
        #expect(story.isPlayedAlike(on: [none, none]) && story.isPlayedAlike(on: [closes, both]))
        #expect(!story.isPlayedAlike(on: [none, closes]) && !story.isPlayedAlike(on: [both, none]))
        // A gesture on a message that the story does not have is none.
        let swipes = Story("s", "Told.", .user(.swipes, "b"))
        #expect(swipes.isPlayedAlike(on: [closes, both]))
        let own = Story("s", "Told.", .user(.swipes, "a"))
        #expect(!own.isPlayedAlike(on: [closes, both]))
    }

    @Test("KIT A story has a copy without answers and one without steps, and is otherwise the same")
    func copies() {
        let story = Story(
            "s", "Told.", of: ["b": .page], gate: ["b": [.hold]], perform: false,
            reactions: [StoryReaction(.asked, of: "b", .pageLoads)], isRealTime: true, .qualifies("b"))
        #expect(story.script.gate.byMessage == ["b": [.hold]] && story.script.perform.fallback == false)
        let free = story.withoutAnswers
        #expect(free.script == DelegateScript() && free.steps == story.steps && free != story)
        let still = story.withoutSteps
        #expect(still.steps.isEmpty && still.script == story.script && still.reactions == story.reactions)
        #expect(still.isRealTime && still.messages == ["b": .page] && free.about == "Told.")
    }

    private let lines = [
        "campaign qualifies a", "delegate gate a", "adopted gate a false", "handler decideDisplay a",
        "user closes a",
        "page pageLoads", "app sees a", "listener heard", "stage ends", "bridge gateNotAsked",
        "sdk openedURL",
        "sdk link", "sdk record",
    ]

    @Test("KIT A trace is seen by one source: its calls, what happens around, and the URLs that are opened")
    func seen() {
        let host = Self.host(opened: { $0.name == "link" ? "shop://cart" : nil })
        func seen(by source: TraceEvent.Source) -> [String] {
            Trace(short: lines).asSeen(by: source, on: host).calls.filter { call in
                !["campaign", "user", "page", "app", "listener", "stage"].contains {
                    call.hasPrefix("\($0) ")
                }
            }
        }
        let opened = ["sdk openedURL", "sdk openedURL(url: shop://cart)"]
        #expect(seen(by: .adopted) == ["delegate gate(message: a) -> false"] + opened)
        #expect(seen(by: .handler) == ["handler decideDisplay(message: a)"] + opened)
        #expect(seen(by: .delegate) == ["delegate gate(message: a)"] + opened)
        let around = Trace(short: lines).asSeen(by: .handler, on: host).events.map(\.source.name)
        #expect(
            around == [
                "campaign", "handler", "user", "page", "app", "listener", "stage", "sdk", "sdk",
            ])
    }

    @Test(
        "KIT The calls of a handler are counted by their outcome, with the SDK's records and the diagnostics")
    func counted() {
        let one = HandlerCalls(
            [
                Trace(short: [
                    "handler decideDisplay a show", "handler decideDisplay b hold",
                    "handler didFail a with reason late",
                    "handler didDismiss a with resolution user_closed_(1_s)", "sdk openedURL", "sdk record",
                    "app sees",
                ]),
                Trace(short: [
                    "handler decideDisplay c show", "handler willPresent c", "bridge gateNotAsked", "sdk x",
                ]),
            ], on: .braze)
        let other = HandlerCalls([Trace(short: ["handler willPresent c", "delegate gate a"])], on: .adobeIOS)
        #expect(
            HandlerCalls.rows([one, other]) == [
                ["handler", "braze", "adobeIOS"], ["decideDisplay (hold)", "1", "0"],
                ["decideDisplay (show)", "2", "0"],
                ["willPresent", "1", "1"], ["didDismiss (user closed)", "1", "0"],
                ["didFail (late)", "1", "0"],
                ["addresses opened", "1", "0"], ["callbacks of the SDK", "0", "1"],
                ["records of the SDK", "2", "0"], ["diagnostics", "1", "0"],
            ])
        #expect(
            HandlerCalls.rows([other]) == [
                ["handler", "adobeIOS"], ["willPresent", "1"], ["callbacks of the SDK", "1"],
            ])
    }

    @Test("KIT Links that a handler is told of are counted by what they say and whether they open an address")
    func countedLinks() {
        let calls = HandlerCalls(
            [
                Trace(short: [
                    "handler didLoad a with url adbinapp://dismiss?interaction=ok&link=https://e.org",
                    "handler didLoad a with url https://e.org/?interaction=ok",
                    "handler didLoad a with url adbinapp://dismiss",
                    "handler didDismiss a with resolution link_adbinapp://dismiss?interaction=no_(derived)",
                ])
            ], on: .adobeIOS)
        #expect(
            HandlerCalls.rows([calls]) == [
                ["handler", "adobeIOS"], ["didLoad (adbinapp)", "1"],
                ["didLoad (adbinapp, interaction ok, opens)", "1"],
                ["didLoad (https, interaction ok, opens)", "1"],
                ["didDismiss (link adbinapp, interaction no)", "1"],
            ])
    }

    @Test("KIT The phases that the app reads, its refused calls and derived events are counted, too")
    func countedStates() {
        let calls = HandlerCalls(
            [
                Trace(short: [
                    "app sees a with phase held", "app refused a", "app sees a with phase held",
                    "app sees a with phase presented", "app shows a",
                ])
            ], on: .braze, derivedCount: 3)
        #expect(
            HandlerCalls.rows([calls]) == [
                ["handler", "braze"], ["derived events", "3"], ["phase read (held)", "2"],
                ["phase read (presented)", "1"], ["refused calls", "1"],
            ])
    }

    @Test("KIT Guides are made of pairs of different shapes, each with the same pair under other set-ups")
    func guides() {
        let setUp = { (name: String) in
            BridgeSetUp(
                name: name, title: "otherwise", arguments: "isQuiet: true", capabilities: .braze,
                attach: ShapeKit.braze.attach)
        }
        let quiet = ShapeKit.braze.settingUp(setUp("Quiet"))
        let report = { (host: ShapeKit, delegate: ShapeKit) in
            PairReport(host: host, delegate: delegate, results: [], traces: [:])
        }
        let guides = PairGuide.all(of: [
            report(.braze, .adobeIOS), report(quiet, .adobeIOS), report(quiet, .airship17),
            report(.braze, .braze),
            report(quiet, .braze), report(.adobeIOS, .braze), report(.braze, .airship17),
        ])
        #expect(
            guides.map { "\($0.report.name) \($0.others.map(\.name)) \($0.fileName)" } == [
                #"adobeIOS/braze ["adobeIOS/brazeQuiet"] AdobeIOSToBraze.md"#,
                "braze/adobeIOS [] BrazeToAdobeIOS.md",
                #"airship17/braze ["airship17/brazeQuiet"] Airship17ToBraze.md"#,
            ])
    }

    private static func report(_ host: ShapeKit, _ delegate: ShapeKit = .adobeIOS) -> PairReport {
        PairReport(host: host, delegate: delegate, results: [], traces: [:])
    }

    @Test("KIT A guide replaces what stands between its two lines, also nothing; otherwise it is added")
    func replaced() {
        let guide = PairGuide(Self.report(.braze))
        let (begin, end) = (PairGuide.begin, PairGuide.end)
        let new = "# From \(ShapeKit.adobeIOS.title) to \(ShapeKit.braze.title)\n\n"
        let part = "\(begin)\n\(guide.markdown)\n\(end)\n"
        #expect(guide.document(replacing: nil) == new + part)
        #expect(guide.document(replacing: "A\n\(begin)\n\n\(end)\nB") == "A\n\(part)B")
        #expect(guide.document(replacing: "A\n\(begin)\nOld\n\(end)\nB") == "A\n\(part)B")
        for text in ["A\n", "\n\(end)\n\(begin)\n", "\(begin)\n", "\n\(end)\n"] {
            #expect(guide.document(replacing: text) == new + text + part, "\(text)")
        }
        #expect(PairGuide(Self.report(.braze, .braze)).worstLoss == nil)
    }

    @Test("KIT A guide tells in which capabilities another set-up of the host differs")
    func otherSetUp() throws {
        let usual = ShapeKit.braze.capabilities
        let table = CapabilityTable(.braze) { capability in
            capability == .gate ? .unavailable("Not now.") : usual.support(of: capability)
        }
        let quiet = ShapeKit.braze.settingUp(
            BridgeSetUp(
                name: "Quiet", title: "otherwise", arguments: "isQuiet: true", capabilities: table,
                attach: ShapeKit.braze.attach))
        let text = PairGuide(Self.report(.braze), others: [Self.report(quiet)]).markdown
        let part = try #require(text.components(separatedBy: "## \(quiet.title)\n\n").dropFirst().first)
        let lines = part.components(separatedBy: "\n\n## ")[0].components(separatedBy: "\n")
        #expect(
            lines == [
                "`BrazeBridge(handler, isQuiet: true)` keeps 0 of the 0 promises. It differs from the above as follows:",
                "", "- **`shouldShowMessage(message:)`** is never asked. Not now.",
            ])
        // The usual set-up is no other one.
        let own = PairGuide(Self.report(.braze), others: [Self.report(.braze)]).markdown
        #expect(own == PairGuide(Self.report(.braze)).markdown)
    }
}
