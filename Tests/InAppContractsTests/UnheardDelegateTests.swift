import BrazeBridge
import BrazeContracts
import BrazeModel
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// Registers itself when it is asked.
private final class SelfRegistering: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        ui.delegate = self
        return .now
    }
}

/// Has a method that is nearly a callback.
private final class Misspelled: BrazeInAppMessageUIDelegate {
    func inAppMessage(_ ui: BrazeInAppMessageUI, displayChoiceFor message: Braze.InAppMessage) {}
}

/// Answers clicks in turn, and then with yes.
private final class Answering: BrazeInAppMessageUIDelegate {
    private var answers: [Bool]

    init(_ answers: [Bool]) { self.answers = answers }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool { answers.isEmpty || answers.removeFirst() }
}

/// Dismisses a message as soon as it has appeared.
private final class Hasty: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { ui.dismiss() }
}

/// A part of an app that leaves jobs to the system's main queue.
private final class BusyPart: BrazeDelegate {
    func later() { DispatchQueue.main.async {} }
}

/// The stories whose traces or findings a visit leaves out, and what it looks for only once.
@Suite("What a visit leaves out", .timeLimit(.minutes(20))) @MainActor struct UnheardDelegateTests {
    /// Braze with other rules and scenarios.
    private func kit(_ rules: [Rule] = [], _ scenarios: [String: String]) -> ShapeKit {
        let braze = ShapeKit.braze
        return ShapeKit(
            title: "Braze", capabilities: braze.capabilities, driver: braze.driver, adopt: braze.adopt,
            rules: rules, scenarios: scenarios, requirements: braze.requirements, port: braze.port,
            campaigns: braze.campaigns)
    }

    private func scenario(_ steps: String) -> String {
        #"""
        {"name": "n", "shape": "braze", "payloads": {"a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A",
         "click_action": "URI", "uri": "https://shop.example"}}, "steps": [\#(steps)]}
        """#
    }

    private func status(
        _ habits: DelegateContract.Habits = DelegateContract.Habits(), parts: AppParts<AnyObject>? = nil,
        _ make: () -> any BrazeInAppMessageUIDelegate = { Answering([]) }
    ) -> RuleResult.Status? {
        let rule = Rule(
            "X-1", shape: .braze, majorVersion: 1, "Something else is called.", intent: "Intent.",
            source: "[S]", .checked(.everywhere(.occurs(.delegate("something")))))
        let kit = kit([rule], ["one": scenario(#"{"trigger": "a"}, {"user": "swipeAway"}"#)])
        var contract = DelegateContract(kit, only: ["one"], habits: habits)
        contract.parts = parts
        return contract.report { report in
            let delegate = make()
            return DelegateContract.Subject(
                BrazeContract.verified(delegate, gateLimit: 5, patience: 2, report: report), delegate, [:])
        }.contract.results.first?.status
    }

    @Test(
        "KIT A promise is not checked in a story in which the delegate could not be called as promised, and in any other it is"
    )
    func unheard() {
        let setUp = { (isSet: Bool) in
            AppParts<any BrazeInAppMessageUIDelegate> { delegate, host in
                if isSet { (host as? BrazeHost)?.ui.delegate = delegate }
            }.ofAnyDelegate
        }
        #expect(status() == .failed)
        #expect(status(parts: setUp(true)) == .failed)
        #expect(status(parts: setUp(false)) == .notExercised)
        #expect(status { SelfRegistering() } == .notExercised)
        let strays = { (shown: String) in
            DelegateContract.Habits(
                strayDismissals: DelegateContract.Habits.StrayDismissals(
                    shown: shown, ended: "didDismiss", unless: [], .anotherCall))
        }
        #expect(status(strays("didPresent")) == .failed)
        #expect(status(strays("never")) == .notExercised)
    }

    @Test("KIT Work that the app's other parts defer counts only if the app's set-up uses them")
    func parts() {
        func putOff(_ parts: AppParts<AnyObject>?) -> Set<PutOffWork>? {
            var contract = DelegateContract(.braze, only: ["button-tapped"], file: #filePath)
            contract.parts = parts
            let visit = DelegateVisit(contract)
            visit.play { _ in DelegateContract.Subject(unchecked: Answering([])) }
            return visit.putOff
        }
        #expect(putOff(nil) == [])
        #expect(putOff(AppParts<AnyObject> { _, _ in }) == [.jobs])
    }

    @Test(
        "KIT A message that the app's own campaign ends at once is no mistake; one that the delegate dismisses at once is",
        arguments: [
            (true, 500, false, []), (true, nil, true, [DelegateFinding.Kind.dismissedTooEarly]),
            (false, 500, false, [.dismissedTooEarly]), (true, nil, false, []),
        ] as [(Bool, Int?, Bool, [DelegateFinding.Kind])])
    func endsAtOnce(isOwn: Bool, duration: Int?, isHasty: Bool, kinds: [DelegateFinding.Kind]) {
        let close = duration.map { #", "message_close": "AUTO_DISMISS", "duration": \#($0)"# } ?? ""
        let text = scenario(#"{"trigger": "a"}"#).replacingOccurrences(
            of: #""message": "A""#, with: #""message": "A"\#(close)"#)
        let contract = DelegateContract(
            kit([], ["n": text]), only: isOwn ? [] : ["n"], own: OwnStories(scenarios: isOwn ? [text] : []),
            habits: DelegateContract.Habits(
                reversals: DelegateContract.Habits.Reversals(
                    shown: "willPresent", gone: ["willDismiss"], question: "displayChoiceForMessage",
                    taken: .anotherCall, back: .anotherCall)))
        let delegate: any BrazeInAppMessageUIDelegate = isHasty ? Hasty() : Answering([])
        let report = contract.report(unchecked: { delegate })
        #expect(report.findings.map(\.kind) == kinds)
    }

    @Test("KIT A method that is nearly a callback is looked for once, however many stories are played")
    func once() {
        let names = Set(ShapeKit.braze.scenarios.keys.sorted().prefix(2))
        let visit = DelegateVisit(DelegateContract(.braze, only: names, file: #filePath))
        visit.play { _ in DelegateContract.Subject(unchecked: Misspelled()) }
        #expect(visit.traces.keys.sorted() == names.sorted())
        #expect(visit.found.current.map(\.finding.kind) == [.neverCalled])
    }

    /// The findings that are left of those that the delegate keeps its message, in two stories, and that it never ends.
    private func left(_ answers: [Bool], _ steps: String, isOwn: Bool = false) throws -> [String] {
        let text = scenario(#"{"trigger": "a"}, {"user": "tapMessage"}, {"trigger": "a"}, "# + steps)
        let kit = kit([], ["n": text])
        let own = OwnStories(scenarios: isOwn ? [text] : [])
        let visit = DelegateVisit(
            DelegateContract(
                kit, only: isOwn ? [] : ["n"], own: own,
                habits: DelegateContract.Habits(
                    reversals: DelegateContract.Habits.Reversals(
                        shown: "never", gone: [], question: "shouldProcess", taken: .anotherCall,
                        back: .anotherCall, unless: .delegate("never")))))
        visit.play { _ in DelegateContract.Subject(unchecked: Answering(answers)) }
        let stories =
            isOwn
            ? DelegateStory.own(own, on: kit, appSteps: [], nil)
            : DelegateStory.standard(of: kit, only: ["n"])
        let story = try #require(stories.first).get()
        visit.found.withLock { found in
            found = [
                (story.name, DelegateFinding.Kind.keptForEver), ("other", .keptForEver),
                (story.name, .neverEnds),
            ].map { story, kind in
                let finding = DelegateFinding(kind, shape: .braze, "Text.", expected: "Other.")
                return DelegateVisit.Found(story: story, finding: finding)
            }
        }
        visit.forgiveTaken(in: story)
        return visit.found.current.map { "\($0.story) \($0.finding.kind)" }
    }

    @Test(
        "KIT A delegate may keep a message that it refused last and that a standard scenario's app then takes"
    )
    func taken() throws {
        let (tap, take) = (#"{"user": "tapMessage"}"#, #"{"app": "discardContext", "message": "a"}"#)
        let (all, forgiven) = (
            ["n keptForEver", "other keptForEver", "n neverEnds"], ["other keptForEver", "n neverEnds"]
        )
        #expect(try left([true, false], "\(tap), \(take)") == forgiven)
        #expect(try left([false], take) == forgiven)
        #expect(try left([false, true], "\(tap), \(take)") == all)
        #expect(try left([false, false], tap) == all)
        #expect(try left([false, false], #"\#(tap), {"app": "look"}"#) == all)
        // The app took it before the delegate refused it.
        #expect(try left([true, false], "\(take), \(tap)") == all)
        #expect(
            try left([false], take, isOwn: true)
                == all.map {
                    $0.replacingOccurrences(of: "n k", with: "own: n k").replacingOccurrences(
                        of: "n n", with: "own: n n")
                })
    }

    @Test("KIT A finding that comes when the next story has begun is ignored: it may be of a blocked thread")
    func late() {
        let names = ShapeKit.braze.scenarios.keys.sorted().prefix(2)
        var sinks: [DelegateFindingSink] = []
        let report = DelegateContract(.braze, only: Set(names)).report { sink in
            sinks.append(sink)
            for (place, sink) in sinks.enumerated() {
                let text = "\(place) of \(sinks.count)"
                sink(DelegateFinding(.neverEnds, shape: .braze, text, expected: "Other."))
            }
            return DelegateContract.Subject(unchecked: Answering([]))
        }
        #expect(
            report.occurrences.map { "\($0.finding.explanation): \($0.scenarios)" } == [
                "0 of 1: \([names[0]])", "1 of 2: \([names[1]])",
            ])
    }

    @Test(
        "KIT What a report cannot know depends on the main thread, the delegate's text, and the app's parts")
    func unknown() {
        func words(isFree: Bool, mayWait: Bool = true, hasParts: Bool = false) -> String {
            var contract = DelegateContract(
                .braze, only: [],
                habits: DelegateContract.Habits(mayWaitForMainThread: mayWait, unrecorded: "Views."))
            contract.parts = hasParts ? AppParts { _, _ in } : nil
            let report = DelegateVisit(contract, freesMainThread: isFree).report
            return
                "\(report.mayOnlySeemBlocked) \(report.mayDependOnJobs) \(report.unrecorded ?? "nothing")"
        }
        #expect(words(isFree: false) == "true true nothing")
        #expect(words(isFree: true) == "false false nothing")
        #expect(words(isFree: false, mayWait: false) == "false true nothing")
        #expect(words(isFree: false, hasParts: true) == "true true Views.")
    }

    @Test(
        "KIT The more requirements a type implements the more it is meant as a delegate, and the gate decides"
    )
    func score() {
        let requirements = DelegateRequirements(
            shape: .braze, protocolName: "P", methods: ["gate()", "one()", "two()"], rules: ["X-1", "X-2"])
        func score(_ right: String...) -> Int { requirements.score(isRight: right.contains) }
        #expect(score() == 0 && score("one()") == 2 && score("gate()") == 3 && score("other()") == 0)
        #expect(score("one()", "two()") == 4 && score("gate()", "one()", "two()") == 7)
        #expect(requirements.rules == ["gate()": "X-1", "one()": "X-2"])
    }
}
