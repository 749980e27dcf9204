import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

@testable import InAppCommand

@MainActor @Suite(.timeLimit(.minutes(20))) struct TourTests {
    @Test("The tour shows what each host did next to what the handler saw, and succeeds")
    func text() async {
        let outcome = await Tool.run("tour")
        #expect(outcome.code == .ok)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.wideLines.isEmpty)
        for shape in [ShapeKit].builtIn.hosts {
            #expect(outcome.lines.contains { $0.hasPrefix("== \(shape) ===") })
        }
        let rows = [
            "displayChoiceForMessage(bz-300) -> now | decideDisplay(bz-300) -> show",
            "shouldShowMessage(msg-300) -> true     | decideDisplay(msg-300) -> show",
            "8 of 8 differences are explained by what the shapes can do.",
        ]
        #expect(rows.filter { !outcome.lines.contains($0) } == [])
        #expect(
            outcome.output.hasSuffix("\nThe same as a page: inapp-compat report --output report.html\n"))
    }

    @Test("The tour tells every shape's handler the same story in the same acts")
    func story() {
        let visits = [ShapeKit].builtIn.hosts.map { TourGuide($0).visit() }
        #expect(visits.map(\.shape) == [ShapeKit].builtIn.hosts.map(\.name))
        let common: Set = [
            "decideDisplay", "prepare", "willPresent", "didPresent", "willDismiss", "didDismiss", "route",
        ]
        let acts = [
            ["decideDisplay", "decideDisplay"],
            ["prepare", "willPresent", "didPresent"],
            ["willDismiss", "didDismiss", "prepare", "willPresent", "didPresent"],
            ["route", "willDismiss", "didDismiss"],
            ["decideDisplay", "prepare", "willPresent", "didPresent"],
            ["willDismiss", "didDismiss"],
        ]
        for visit in visits {
            // Where the SDK keeps clicks to itself the app cannot route them.
            let isTold = [Capability.shouldPerform, .didLoad].contains {
                visit.host.capabilities.support(of: $0).isAvailable
            }
            // Airship's gate is where its messages are changed, so held messages are prepared too.
            let isPreparedFirst = visit.shape == "airship17"
            let expected = acts.map { act in
                act.flatMap { name -> [String] in
                    switch name {
                    case "route": isTold ? [name] : []
                    case "decideDisplay": isPreparedFirst ? [name, "prepare"] : [name]
                    case "prepare": isPreparedFirst ? [] : [name]
                    default: [name]
                    }
                }
            }
            let told = visit.acts.map { act in
                act.events.events(from: .handler, .app).map(\.name).filter(common.contains)
            }
            #expect(told == expected, "\(visit.shape)")
            #expect(visit.diagnostics.isEmpty)
        }
    }

    @Test("The tour's JSON has the traces and the verdict")
    func json() async throws {
        let outcome = await Tool.run("tour", "--format", "json")
        #expect(outcome.code == .ok)
        let report = try #require(try Tool.object(outcome) as? [String: Any])
        let visits = try #require(report["visits"] as? [[String: Any]])
        #expect(visits.compactMap { $0["shape"] as? String } == [ShapeKit].builtIn.hosts.map(\.name))
        let verdicts = try #require(report["verdicts"] as? [[String: Any]])
        #expect(verdicts.count == visits.count - 1)
        #expect(
            (verdicts[0]["differences"] as? [[String: Any]])?.allSatisfy { $0["explanation"] is String }
                == true)
    }

    @Test("The tour's markdown has a section for every shape and the verdict")
    func markdown() async {
        let outcome = await Tool.run("tour", "--format=markdown")
        for title in [ShapeKit].builtIn.hosts.map(\.name) + ["Verdict"] {
            #expect(outcome.lines.contains("## \(title)"))
        }
    }

    @Test("A difference that no shape's limits explain makes the tour fail")
    func unexplained() throws {
        let visits = [ShapeKit].builtIn.map { TourGuide($0).visit() }
        let braze = try #require(visits.first { $0.shape == "braze" })
        let silent = TourVisit(
            shape: braze.shape,
            acts: braze.acts.map { act in
                TourVisit.Act(
                    title: act.title,
                    events: Trace(
                        act.events.events.filter { !($0.source == .handler && $0.name == "willDismiss") }))
            },
            diagnostics: [], host: braze.host)
        let style = Style(isTerminal: false, environment: [:], isRefused: false)
        let outcome = try TourCommand.outcome(TourReport([visits[0], silent]), .text, style)
        #expect(outcome.code == .failure)
        #expect(outcome.output.contains("- willDismiss message 1: on adobeIOS, not on braze"))
        #expect(outcome.output.contains("NOT EXPLAINED"))
        #expect(outcome.output.contains("8 of 11 differences are explained"))
    }
}

@MainActor @Suite(.timeLimit(.minutes(20))) struct VerdictTests {
    private func event(_ name: String, _ message: String, _ more: String? = nil) -> TraceEvent {
        TraceEvent(
            time: 0, thread: .main, source: .handler, name: name,
            arguments: [TraceEvent.Argument("message", message)]
                + (more.map { [TraceEvent.Argument("resolution", $0)] } ?? []))
    }

    private func verdict(
        _ left: [TraceEvent], _ right: [TraceEvent], _ support: (Capability, SDKShape) -> Support
    ) -> Verdict {
        let hosts = [SDKShape("adobeIOS"), SDKShape("braze")].map { shape in
            Verdict.Host(name: shape.name, capabilities: CapabilityTable(shape) { support($0, shape) })
        }
        return Verdict(hosts[0], StoryEvent.story(left), hosts[1], StoryEvent.story(right))
    }

    @Test("Ids and marks of derivation are not compared")
    func normalised() {
        let left = [
            event("willPresent", "a"), event("didDismiss", "a", "timed out (derived)"),
            event("didPresent", "b"),
        ]
        let right = [
            event("willPresent", "x"), event("didDismiss", "x", "timed out"), event("didPresent", "y"),
        ]
        let same = verdict(left, right) { _, _ in .native }
        #expect(same.differences.isEmpty)
        #expect(same.sameEvents == 3)
        #expect(same.isExplained)
    }

    @Test("A link that only closes its page is excused on a host without pages, and no other link is")
    func closingLink() {
        let loads = event("didLoad", "a", "page://close")
        let left = [loads, event("didDismiss", "a", "link page://close")]
        let right = [event("didDismiss", "a", "dismissed by the user")]
        func isExplained(_ left: [TraceEvent], pages: Support) -> Bool {
            verdict(left, right) { capability, _ in
                switch capability {
                case .webLinks, .evaluateScript: .unavailable("no pages")
                case .staysOnWebLinks: pages
                case .resolution: .emulated("guessed")
                default: .native
                }
            }.isExplained
        }
        #expect(isExplained(left, pages: .unavailable("no pages")))
        #expect(!isExplained(left, pages: .native))
        let another = event("didDismiss", "a", "link page://other")
        #expect(!isExplained([loads, another], pages: .unavailable("no pages")))
        let ofAnother = event("didDismiss", "b", "link page://close")
        #expect(!isExplained([loads, event("didDismiss", "a"), ofAnother], pages: .unavailable("no pages")))
    }

    @Test("A different order and a different message are differences")
    func order() {
        let left = [event("willPresent", "a"), event("didPresent", "a")]
        #expect(!verdict(left, left.reversed()) { _, _ in .native }.isExplained)
        let other = [event("willPresent", "a"), event("didPresent", "b")]
        #expect(!verdict(left, other) { _, _ in .native }.isExplained)
    }

    @Test("A missing event is explained only where its shape cannot have it; a note is not enough")
    func missing() {
        let left = [event("didHide", "a")]
        #expect(
            verdict(left, []) { _, shape in shape.name == "braze" ? .unavailable("no") : .native }
                .differences[0]
                .explanation
                == "didHide on braze: no")
        #expect(
            !verdict(left, []) { _, shape in shape.name == "adobeIOS" ? .unavailable("no") : .native }
                .isExplained)
        #expect(!verdict(left, []) { _, _ in .emulated("somehow") }.isExplained)
    }

    @Test("Different details are explained only if a shape does not provide them natively")
    func changed() {
        let left = [event("didDismiss", "a", "timed out")]
        let right = [event("didDismiss", "a", "unspecified")]
        #expect(
            verdict(left, right) { $0 == .resolution && $1.name == "braze" ? .emulated("guessed") : .native }
                .differences[0].explanation == "resolution on braze: guessed")
        #expect(
            !verdict(left, right) { capability, _ in
                capability == .didDismiss ? .emulated("somehow") : .native
            }.isExplained)
    }

    @Test(
        "The app's reaction to a click is excused only if the SDK neither asks about nor reports clicks")
    func app() {
        let route = TraceEvent(time: 0, thread: .main, source: .app, name: "route")
        #expect(
            !verdict([route], []) { capability, _ in capability == .didLoad ? .native : .unavailable("no") }
                .isExplained)
        #expect(
            !verdict([route], []) { capability, _ in
                capability == .shouldPerform ? .native : .unavailable("no")
            }.isExplained)
        #expect(
            verdict([route], []) { _, _ in .unavailable("no") }.differences[0].explanation
                == "shouldPerform on braze: no didLoad on braze: no")
        let other = TraceEvent(time: 0, thread: .main, source: .app, name: "log")
        #expect(!verdict([other], []) { _, _ in .unavailable("no") }.isExplained)
    }
}
