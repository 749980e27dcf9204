import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// What an adopted delegate is told about the SDK that drives it, and when it is told nothing.
@MainActor @Suite("Reports to adopted delegates", .timeLimit(.minutes(20))) struct AdoptionReportTests {
    private final class Adopter: AdoptedDelegate {
        var lines: [String] = []
        var diagnostics: DiagnosticSink? {
            { [unowned self] in lines.append("\($0.code): \($0.explanation)") }
        }
    }

    private static let own = LinkDialect(
        scheme: "own", dismissals: ["dismiss"], interaction: "did", destinations: ["to"])

    /// A message of an SDK with some capabilities, and with links if its messages are pages.
    @MainActor private struct World {
        let adopter = Adopter()
        let engine: LifecycleEngine
        let driver: FakeDriver
        let message: CompatMessage

        init(_ capabilities: [Capability] = [], scheme: String? = nil, layout: MessageContent.Layout = .modal)
        {
            let dialect = scheme.map {
                LinkDialect(scheme: $0, dismissals: ["dismiss"], interaction: "did", destinations: ["to"])
            }
            engine = LifecycleEngine(
                capabilities: .some(capabilities), traits: EngineTraits(links: dialect), handler: nil)
            driver = FakeDriver(engine, TestTrace())
            driver.contents["A"] = MessageContent(layout: layout)
            message = engine.makeMessage(id: "A", native: "A")
        }

        /// The first words of what is reported, when it is reported twice.
        func said(_ report: (Adopter, CompatMessage) -> Void) -> [String] {
            for _ in 1...2 { report(adopter, message) }
            return adopter.lines
        }
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    @Test("INV-5 a callback is missing without any of its sources, or comes afterwards with its remainder")
    func callbacks() {
        let callback = DelegateCallback(
            "onLink()", madeOf: .shouldPerform, .didLoad, afterwardsOf: .builtInResolution)
        let plain = DelegateCallback("onHide()", madeOf: .didHide)
        func reasons(_ callback: DelegateCallback, _ capabilities: Capability...) -> [String?] {
            let table = CapabilityTable.some(capabilities)
            return [callback.reasonNotCalled(by: table), callback.reasonCalledAfterwards(by: table)]
        }
        #expect(reasons(callback) == ["No shouldPerform.", nil])
        #expect(reasons(callback, .didLoad) == [nil, nil])
        #expect(reasons(callback, .shouldPerform, .builtInResolution) == [nil, nil])
        #expect(reasons(callback, .builtInResolution) == [nil, "No shouldPerform."])
        #expect(reasons(plain) == ["No didHide.", nil] && reasons(plain, .didHide) == [nil, nil])
    }

    @Test("INV-5 a callback for web links lacks them if the SDK neither asks about clicks nor reports them")
    func webLinks() {
        func reason(isForWebLinks: Bool, _ capabilities: Capability...) -> String? {
            DelegateCallback("onLink()", madeOf: .didLoad, isForWebLinks: isForWebLinks)
                .reasonWithoutWebLinks(by: .some(capabilities))
        }
        #expect(reason(isForWebLinks: true, .didLoad) == "No webLinks.")
        #expect(reason(isForWebLinks: false, .didLoad) == nil)
        #expect(reason(isForWebLinks: true) == nil)
        #expect(reason(isForWebLinks: true, .didLoad, .webLinks) == nil)
        #expect(reason(isForWebLinks: true, .didLoad, .shouldPerform) == nil)
        #expect(DelegateCallback("onLink()", madeOf: .didLoad).isForWebLinks == false)
    }

    @Test("INV-5 pages load web links inside only if they stay, and if nothing tells or opens them")
    func loadingInside() {
        func gap(_ capabilities: Capability...) -> String? {
            AdoptionGap.loadingInside(in: .some(capabilities), "opens it (X-1)")?.explanation
        }
        let text =
            "A web link of a page loads in the page, which stays on screen, and no callback is called; its own SDK opens it "
            + "(X-1): No webLinks."
        #expect(gap(.staysOnWebLinks) == text && gap() == nil)
        for other in [Capability.shouldPerform, .didLoad, .webLinks] {
            #expect(gap(.staysOnWebLinks, other) == nil)
        }
        #expect(AdoptionGap.lacking(.hide, in: .some([.hide]), "Missing") == nil)
        #expect(
            AdoptionGap.lacking(.hide, in: .some([]), "Missing")
                == AdoptionGap(.notAlwaysCalled, "Missing: No hide."))
    }

    @Test("INV-5 only web links are reported as opened outside, loaded inside, or taking the message away")
    func webLinksOnly() throws {
        for (link, isWeb) in [("https://e.org", true), ("http://e.org", true), ("app://e", false)] {
            let url = try url(link)
            let counts = [
                World().said { $0.reportOpenedOutside(url, of: $1) }.count,
                World().said { $0.reportLoadedInside(url, of: $1) }.count,
                World().said { $0.reportTakenAwayForWeb($1, MessageResolution(.link(url))) }.count,
                World().said { $0.reportTakenAway($1, MessageResolution(.link(url)), dialect: Self.own) }
                    .count,
            ]
            #expect(counts == Array(repeating: isWeb ? 1 : 0, count: 4))
        }
        #expect(World().said { $0.reportTakenAwayForWeb($1, MessageResolution(.userDismissed)) } == [])
    }

    @Test(
        "INV-5 a link that took the message away is reported if the delegate's own SDK would leave it there")
    func takenAway() throws {
        func said(_ link: String, under scheme: String?) throws -> [String] {
            let cause = MessageResolution(.link(try url(link)))
            return World(scheme: scheme).said { $0.reportTakenAway($1, cause, dialect: Self.own) }
        }
        let expected =
            "actionFailed: The driving SDK dismissed the message for own://open; the delegate's own SDK leaves it on screen."
        #expect(try said("own://open", under: "other") == [expected])
        #expect(try said("own://open", under: nil) == [expected])
        #expect(try said("own://open", under: "own") == [])
        #expect(try said("own://dismiss", under: "other") == [])
        #expect(try said("other://open", under: "other") == [])
    }

    @Test("INV-5 a delegate of pages is told that a close button is no link, if clicks are told at all")
    func closedWithoutLink() {
        func count(_ cause: MessageResolution.Cause, _ capabilities: Capability...) -> Int {
            World(capabilities).said { $0.reportClosedWithoutLink($1, MessageResolution(cause), "onLink()") }
                .count
        }
        #expect(count(.userDismissed, .didLoad) == 1 && count(.userDismissed, .shouldPerform) == 1)
        #expect(count(.userDismissed) == 0 && count(.timedOut, .didLoad) == 0)
    }

    @Test("INV-5 that all messages are pages, and that adapters are of no use, is only reported about pages")
    func pagesOnly() {
        let worlds: [(scheme: String?, layout: MessageContent.Layout)] = [
            ("other", .web), ("other", .modal), (nil, .web), (nil, .modal),
        ]
        func lines(_ report: (Adopter, CompatMessage) -> Void) -> [[String]] {
            worlds.map { World(scheme: $0.scheme, layout: $0.layout).said(report) }
        }
        #expect(
            lines { $0.reportPagesOnly(of: $1, ", so it is.") } == [
                ["messageIncomplete: Every message of this SDK is a page, so it is."], [], [], [],
            ])
        for (hasAdapters, hasFitting) in [(true, false), (true, true), (false, false), (false, true)] {
            let counts = lines {
                $0.reportUnusedAdapters(
                    of: $1, hasAdapters: hasAdapters, hasFitting: hasFitting, "none (X-2)")
            }.map(\.count)
            #expect(counts == [hasAdapters && !hasFitting ? 1 : 0, 0, 0, 0])
        }
    }

    @Test("INV-5 a message that waits for its turn is reported, and one that does not is not")
    func waiting() throws {
        let bench = Bench()
        let adopter = Adopter()
        let (up, waiting) = (bench.shown("A"), bench.held("B"))
        adopter.reportWaiting(waiting, "It is refused")
        #expect(adopter.lines == [])
        try bench.run { try waiting.show() }
        for _ in 1...2 { adopter.reportWaiting(waiting, "It is refused") }
        #expect(
            adopter.lines == [
                "actionFailed: It is refused; here it waits, and is shown when the other message has disappeared."
            ])
        #expect(up.phase == .presented)
    }

    @Test("INV-5 an action that the SDK never supports is reported once, and one that it refuses each time")
    func attempts() {
        let world = World()
        for _ in 1...2 { world.adopter.attempt(world.message) { try $0.hide() } }
        let never = "actionFailed: unavailable on some (hide) for message A: No hide."
        #expect(world.adopter.lines == [never])
        for _ in 1...2 { world.adopter.attempt(world.message) { try $0.dismiss() } }
        #expect(
            world.adopter.lines.count == 3 && world.adopter.lines[1].hasPrefix("actionFailed: wrongPhase"))
    }

    @Test("INV-5 an object of a delegate dismisses its message later, if it is on screen then")
    func targets() {
        let bench = Bench()
        let adopter = Adopter()
        let (up, held) = (bench.shown("A"), bench.held("B"))
        let targets = [AdoptedTarget(up, adopter), AdoptedTarget(held, adopter)]
        bench.stage.run { for target in targets { target.dismiss() } }
        bench.expect()
        bench.run {}
        bench.expect("> dismiss A")
        #expect(adopter.lines == [] && held.phase == .held)
    }

    @Test("INV-5 of a delegate's changes those are lost that the shown content does not have at all")
    func unshown() throws {
        var before = MessageContent(layout: .modal)
        before.frame = FrameContent()
        before.frame?.width = 50
        #expect(UnshownChanges(from: before, to: before) == nil)
        var wanted = before
        wanted.header = TextContent("Hi")
        wanted.frame?.width = 60
        wanted.frame?.height = 10
        wanted.motion.entry = "slide"
        let changes = try #require(UnshownChanges(from: before, to: wanted))
        #expect(changes.all == ["frame.height", "frame.width", "header", "motion.entry"])
        #expect(changes.lost(in: before) == changes.all && changes.lost(in: wanted) == [])
        var shown = before
        shown.frame?.width = 55
        #expect(changes.lost(in: shown) == ["frame.height", "header", "motion.entry"])
        // The driving SDK shows another content anyway.
        let over = try #require(UnshownChanges(from: before, to: wanted, over: shown))
        #expect(over.lost(in: shown) == changes.all)
        #expect(over.lost(in: before) == ["frame.height", "header", "motion.entry"])
    }

    @Test("INV-5 an animation that is switched off has no name of its own to show") func unshownMotion()
        throws
    {
        var before = MessageContent(layout: .modal)
        (before.motion.entry, before.motion.exit) = ("center", "fade")
        var still = before
        (still.motion.entry, still.motion.isEntryAnimated) = ("none", false)
        (still.motion.exit, still.motion.isExitAnimated) = ("none", false)
        let changes = try #require(UnshownChanges(from: before, to: still))
        let switches = ["motion.isEntryAnimated", "motion.isExitAnimated"]
        #expect(changes.all == switches && changes.lost(in: before) == switches)
        var shown = MessageContent(layout: .modal)
        shown.motion.isEntryAnimated = false
        #expect(changes.lost(in: shown) == ["motion.isExitAnimated"])
    }
}

extension CapabilityTable {
    /// An SDK that has some capabilities.
    fileprivate static func some(_ capabilities: [Capability]) -> CapabilityTable {
        CapabilityTable(SDKShape("some")) { capability in
            capabilities.contains(capability) ? .native : .unavailable("No \(capability.name).")
        }
    }
}
