import BrazeBridge
import BrazeContracts
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// Answers every click with no, and nothing else.
private final class LinkRefuser: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        false
    }
}

/// Counts the questions.
private final class QuestionCounter: BrazeInAppMessageUIDelegate {
    private(set) var count = 0

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        count += 1
        return .now
    }
}

/// Leaves jobs to the system's main queue.
private final class JobMaker: BrazeInAppMessageUIDelegate {
    func later() { DispatchQueue.main.async {} }
}

/// Leaves work to a task.
private final class TaskMaker: BrazeInAppMessageUIDelegate {
    func later() { Task {} }
}

/// Leaves work to the system's clock.
private final class Waiter: BrazeInAppMessageUIDelegate {
    func later() { _ = Timer(timeInterval: 1, repeats: false) { _ in } }
}

/// How the verification of a delegate ends, and what it knows from the delegate's text.
@Suite(.timeLimit(.minutes(20))) @MainActor struct DelegateVisitTests {
    private func report(_ contract: DelegateContract) -> DelegateReport {
        contract.report(unchecked: { LinkRefuser() })
    }

    @Test("BZ-086 That every link is refused is found in the delegate's text, and not without it")
    func refusedLinks() {
        func kinds(_ file: String?) -> [DelegateFinding.Kind] {
            report(
                DelegateContract(.braze, only: ["button-tapped"], habits: BrazeContract.habits, file: file)
            ).findings.map(\.kind)
        }
        #expect(kinds("\(#filePath)") == [.swallowedClick])
        #expect(kinds(nil) == [])
    }

    @Test("KIT A promise about callbacks that the delegate does not have is not exercised, any other one is")
    func promises() {
        let rule = { (id: String, statement: String, callback: String?) in
            Rule(
                id, shape: .braze, majorVersion: 18, level: .must, statement, intent: "Intent.",
                source: "[S]",
                isUnsure: false,
                .checked(
                    RuleCheck(parts: [], everywhere: [.thread(EventPattern(.delegate, callback), .main)])))
        }
        let kit = ShapeKit(
            title: "Braze", capabilities: ShapeKit.braze.capabilities, driver: ShapeKit.braze.driver,
            adopt: ShapeKit.braze.adopt,
            rules: [
                rule("X-1", "Everything is told on the main thread.", nil),
                rule("X-2", "The display is told on the main thread.", "didPresent"),
                rule("X-3", "shouldProcess comes after the display, on the main thread.", "didPresent"),
                rule("X-4", "Clicks are told on the main thread.", "shouldProcess"),
            ], scenarios: ShapeKit.braze.scenarios, requirements: ShapeKit.braze.requirements,
            port: ShapeKit.braze.port, campaigns: ShapeKit.braze.campaigns)
        func statuses(_ file: String?) -> [RuleResult.Status] {
            report(DelegateContract(kit, only: ["button-tapped"], file: file)).contract.results.map(\.status)
        }
        #expect(statuses(#filePath) == [.passed, .notExercised, .passed, .passed])
        #expect(statuses(nil) == [.passed, .passed, .passed, .passed])
    }

    @Test(
        "KIT The first finding after which nothing is played is the reason that the report gives",
        arguments: [
            (.blocked, "a callback of this delegate blocks its thread, so nothing more was played."),
            (.endlessLoop, "this delegate is called without end, so nothing more was played."),
            (.takesTooLong, "this delegate took too long before, so nothing more was played."),
            (.setTooLate, "messages qualify before the delegate is set, so nothing more was played."),
            (.neverSet, "messages qualify and no delegate is set, so nothing more was played."),
        ] as [(DelegateFinding.Kind, String)])
    func reasonToStop(kind: DelegateFinding.Kind, reason: String) {
        let visit = DelegateVisit(DelegateContract(.braze, only: ["button-tapped"]))
        let kinds: [DelegateFinding.Kind] = [.neverEnds, .slowGate, kind, .blocked, .endlessLoop]
        visit.found.withLock { found in
            found = kinds.map { kind in
                DelegateVisit.Found(
                    story: "one", finding: DelegateFinding(kind, shape: .braze, "Text.", expected: "Other."))
            }
        }
        visit.play { _ in DelegateContract.Subject(unchecked: LinkRefuser()) }
        #expect(visit.report.traces.isEmpty)
        #expect(
            visit.report.interruptions == [
                DelegateReport.Interruption(scenario: "button-tapped", reason: reason)
            ])
    }

    @Test(
        "KIT Each finding is reported once with its stories, and is undecided if the delegate's own jobs may explain it"
    )
    func occurrences() {
        func report(_ make: () -> any BrazeInAppMessageUIDelegate, in file: String?) -> DelegateReport {
            let visit = DelegateVisit(DelegateContract(.braze, only: ["button-tapped"], file: file))
            visit.play { _ in DelegateContract.Subject(unchecked: make()) }
            let found: [(String, DelegateFinding.Kind)] = [
                ("one", .neverEnds), ("one", .blocked), ("two", .blocked), ("two", .blocked),
                ("one", .blocked),
                ("two", .neverEnds),
            ]
            visit.found.withLock {
                $0 = found.map { story, kind in
                    let finding = DelegateFinding(kind, shape: .braze, "Text.", expected: "Other.")
                    return DelegateVisit.Found(story: story, finding: finding)
                }
            }
            return visit.report
        }
        func words(_ occurrences: [DelegateReport.Occurrence]) -> [String] {
            occurrences.map { "\($0.finding.kind) \($0.scenarios.joined(separator: ", "))" }
        }
        let (ends, blocked) = ("neverEnds one, two", "blocked one, two, one")
        let jobs = report({ JobMaker() }, in: #filePath)
        #expect(words(jobs.occurrences) == [blocked] && words(jobs.undecided) == [ends])
        #expect(
            jobs.undecidedBecause?.hasPrefix("Work that this delegate puts into DispatchQueue.main") == true)
        let plain = report({ LinkRefuser() }, in: #filePath)
        #expect(words(plain.occurrences) == [ends, blocked] && plain.undecided.isEmpty)
        #expect(plain.undecidedBecause == nil && !plain.mayDependOnJobs)
        let unknown = report({ JobMaker() }, in: nil)
        #expect(words(unknown.occurrences) == [ends, blocked] && unknown.undecidedBecause == nil)
        #expect(unknown.mayDependOnJobs && !unknown.mayOnlySeemBlocked && unknown.unrecorded == nil)
    }

    @Test(
        "KIT At the end of a story the SDK asks again, but only if the delegate was called before",
        arguments: [true, false])
    func askedAgain(isCalled: Bool) throws {
        let steps =
            isCalled ? #"{"trigger": "a"}, {"advance": 5}, {"user": "swipeAway"}"# : #"{"advance": 5}"#
        let story = #"""
            {"name": "n", "shape": "braze", "payloads": {"a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"}},
             "steps": [\#(steps)]}
            """#
        let contract = DelegateContract(
            .braze, only: [], own: OwnStories(scenarios: [story]),
            habits: DelegateContract.Habits(
                signal: ShapeCall(.app, "presentRaw", ["payload": .string("a")])))
        let counter = QuestionCounter()
        let report = contract.report(unchecked: { counter })
        #expect(report.traces.keys.sorted() == ["own: n"])
        #expect(report.callbacks.first?.times == (isCalled ? 1 : 0))
        #expect(counter.count == (isCalled ? 2 : 0))
    }

    @Test(
        "KIT A message that the app dismisses and that stays on the screen is found, in the story of its campaign"
    )
    func staysDismissed() {
        let slideup = #"{"type": "SLIDEUP", "trigger_id": "a", "message": "A"}"#
        func report(_ call: String) -> DelegateReport {
            self.report(
                DelegateContract(
                    .braze, only: [], own: OwnStories(campaigns: [Data(slideup.utf8)]),
                    habits: DelegateContract.Habits(dismissal: { _ in ShapeCall(.app, call) })))
        }
        let stays = report("look")
        #expect(
            stays.occurrences.map { "\($0.finding.explanation) \($0.scenarios)" } == [
                "The app dismissed the message a, which is still on the screen after 60 s. "
                    + #"["campaign 1 dismissed by the app"]"#
            ])
        #expect(stays.findings.map(\.kind) == [.neverEnds])
        #expect(report("dismiss").findings == [])
    }

    @Test("KIT Each story is played on a stage with the patience of the contract")
    func patience() {
        var seen: [TimeInterval] = []
        for patience in [0.5, 7] {
            _ = DelegateContract(.braze, patience: patience, only: ["button-tapped"]).report { _ in
                seen.append(HeadlessStage.current.patience)
                return DelegateContract.Subject(unchecked: LinkRefuser())
            }
        }
        #expect(seen == [0.5, 7])
    }

    @Test(
        "KIT Jobs without an end are the delegate's if its text leaves jobs or tasks to the main queue, or is not known"
    )
    func unrest() {
        func found(
            _ make: @escaping @MainActor () -> any BrazeInAppMessageUIDelegate, in file: String? = #filePath
        ) -> [String] {
            let visit = DelegateVisit(DelegateContract(.braze, only: ["button-tapped"], file: file))
            visit.play { _ in DelegateContract.Subject(unchecked: make()) }
            let told = Locked<[String]>([])
            let reason = visit.findUnrest { finding in told.withLock { $0.append("\(finding.kind)") } }
            return told.current + [reason]
        }
        let isItself = [
            "endlessLoop",
            "jobs of this delegate keep the system's main queue busy, so nothing more was played.",
        ]
        let isOther = [
            "something keeps the system's main queue busy without end, so nothing more was played."
        ]
        #expect(found { JobMaker() } == isItself)
        #expect(found { TaskMaker() } == isItself)
        #expect(found { LinkRefuser() } == isOther)
        #expect(found { Waiter() } == isOther)
        #expect(found({ LinkRefuser() }, in: nil) == isItself)
    }
}
