import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeContracts
import BrazeModel
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// A delegate for Adobe's messages that does nothing.
private final class Quiet: MessagingDelegate {
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func shouldShowMessage(message: any Showable) -> Bool { true }
}

private final class Plain: BrazeInAppMessageUIDelegate {}

/// When the steps of neutral stories and of stories about campaigns happen, on the stage's clock.
@MainActor @Suite("The times of stories", .timeLimit(.minutes(20))) struct StoryTimeTests {
    /// The events of some sources with their times.
    private func lines(_ trace: Trace, of sources: Set<TraceEvent.Source>) -> [String] {
        trace.events.filter { sources.contains($0.source) && $0["kind"] == nil }.map {
            "\($0.time) \($0.source) \($0.call)"
        }
    }

    @Test(
        "KIT A second passes after each step of a story, and a minute before its end; then no callback has reactions"
    )
    func neutral() throws {
        let story = Story(
            "s", "Told.", of: ["a": .page, "b": .modal],
            reactions: [StoryReaction(.appears, of: "b", .app(.hides, "b"))],
            .qualifies("a"), .pageLoads, .pageSays("hello"), .timePasses(5), .user(.closes, "a"))
        let run = try StoryRun(story, on: .braze, subject: .handler())
        let stage = run.stage
        var rests: [Double] = []
        run.whenAtRest = { rests.append(stage.now) }
        try run.play()
        #expect(
            lines(run.trace, of: [.campaign, .page, .stage, .user]) == [
                "0.0 campaign qualifies(message: a, role: page)", "1.0 page pageLoads",
                "2.0 page pageSays(text: hello)", "3.0 stage timePasses(seconds: 5.0)",
                "9.0 user closes(message: a)", "70.0 stage ends",
            ])
        #expect(rests == [1, 2, 3, 9, 10, 70])
        let looks = run.trace.events.filter { EventPattern.sees.matches($0) }.map(\.time)
        #expect(looks == [1, 2, 3, 9])
        let count = run.trace.events.count
        try run.play([.qualifies("b"), .user(.closes, "b")])
        #expect(rests.suffix(2) == [71, 72])
        let more = Trace(Array(run.trace.events.dropFirst(count)))
        #expect(
            lines(more, of: [.campaign, .user, .app]) == [
                "70.0 campaign qualifies(message: b, role: modal)", "71.0 user closes(message: b)",
            ])
        #expect(
            more.events(from: .handler).map(\.name) == [
                "decideDisplay", "prepare", "willPresent", "didPresent", "willDismiss", "didDismiss",
            ])
    }

    private static let page = #"<p>Hello</p><a href="shop://cart">Cart</a><p onclick="shop.run(1)">Shop</p>"#

    @Test(
        "KIT In a story about a campaign five seconds pass after each step, and only what is displayed is acted on"
    )
    func campaigns() throws {
        let payload = try JSONEncoder().encode(["contentType": "text/html", "content": Self.page])
        let contract = DelegateContract(
            .adobeIOS, only: [], own: OwnStories(campaigns: [payload]),
            habits: DelegateContract.Habits(
                dismissal: { ShapeCall(.app, "messageDismiss", ["message": .string($0)]) },
                pageCalls: DelegateContract.PageCalls(from: "", to: ".run(", .anotherCall)))
        let report = contract.report(unchecked: { Quiet() })
        let played = report.traces.mapValues { lines($0, of: [.user, .page, .app]) }
        #expect(
            played.keys.sorted()
                == [
                    "campaign 1 \(UserGesture.openLink(try #require(URL(string: "shop://cart"))))",
                    "campaign 1 closed by the user", "campaign 1 dismissed by the app",
                    "campaign 1 its page calls shop",
                ].sorted())
        #expect(played["campaign 1 dismissed by the app"] == ["5.0 app messageDismiss(message: message-1)"])
        #expect(
            played["campaign 1 its page calls shop"] == [
                "5.0 page post(name: shop, body: null)", "10.0 app messageDismiss(message: message-1)",
            ])
        #expect(played["campaign 1 closed by the user"] == ["5.0 user close"])
    }

    @Test(
        "KIT The page of a campaign calls while it loads once, when its message is told to appear, in its own story only"
    )
    func whileLoading() throws {
        let asked = Locked<[String]>([])
        let calls = DelegateContract.PageCalls(
            from: "", to: ".run(", .anotherCall,
            whileLoading: DelegateContract.PageCalls.WhileLoading(before: "onShow", .anotherCall) {
                message, name in
                if !name.isEmpty { asked.withLock { $0.append("\(message) \(name)") } }
                return ShapeCall(.app, "unknown")
            })
        let html = "<script>shop.run(1); cart.run(2)</script>"
        let payload = try JSONEncoder().encode(["contentType": "text/html", "content": html])
        let contract = DelegateContract(
            .adobeIOS, only: [], own: OwnStories(campaigns: [payload]),
            habits: DelegateContract.Habits(pageCalls: calls))
        let report = contract.report(unchecked: { Quiet() })
        #expect(report.traces.keys.filter { $0.hasSuffix(CampaignStory.whileLoading) }.count == 2)
        #expect(asked.current == ["message-1 shop", "message-1 cart"])
    }

    /// Hides each message once when it appears, and shows it again.
    private final class Blinking: MessagingDelegate {
        private let hasBlinked = Locked<Set<String>>([])
        let shown = Locked(0)

        func onShow(message: any Showable) {
            shown.withLock { $0 += 1 }
            guard let native = message as? FullscreenMessage, let id = native.parent?.id,
                hasBlinked.withLock({ $0.insert(id).inserted })
            else { return }
            native.hide()
            native.show()
        }
        func onDismiss(message: any Showable) {}
        func shouldShowMessage(message: any Showable) -> Bool { true }
    }

    @Test("KIT A page that is shown again does not call while it loads a second time")
    func whileLoadingAgain() throws {
        let asked = Locked<[String]>([])
        let calls = DelegateContract.PageCalls(
            from: "", to: ".run(", .anotherCall,
            whileLoading: DelegateContract.PageCalls.WhileLoading(before: "onShow", .anotherCall) {
                message, name in
                if !name.isEmpty { asked.withLock { $0.append("\(message) \(name)") } }
                return ShapeCall(.app, "unknown")
            })
        let payload = try JSONEncoder().encode([
            "contentType": "text/html", "content": "<script>shop.run(1)</script>",
        ])
        let contract = DelegateContract(
            .adobeIOS, only: [], own: OwnStories(campaigns: [payload]),
            habits: DelegateContract.Habits(pageCalls: calls))
        let report = contract.report(unchecked: { Blinking() })
        let told = report.traces.filter { $0.key.hasSuffix(CampaignStory.whileLoading) }.values.map { trace in
            trace.events.filter { $0.source == .delegate && $0.name == "onShow" }.count
        }
        #expect(told == [2])
        #expect(asked.current == ["message-1 shop"])
    }

    /// Shows a message again: the first time at once after its end, and then after a pause.
    @MainActor private final class Returning: BrazeInAppMessageUIDelegate {
        private let pause: Double
        private var isFirst = true

        init(after pause: Double) { self.pause = pause }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
        ) {
            let back: @MainActor @Sendable () -> Void = { ui.present(message: message) }
            if isFirst { MainThread.async(back) } else { MainThread.after(pause, back) }
            isFirst = false
        }
    }

    private static func slideup(_ close: String = "") -> String {
        #"{"type": "SLIDEUP", "trigger_id": "a", "message": "A"\#(close)}"#
    }

    private func report(
        _ payload: String, _ steps: String, habits: DelegateContract.Habits = DelegateContract.Habits(),
        _ make: () -> any BrazeInAppMessageUIDelegate
    ) -> DelegateReport {
        let text = #"{"name": "n", "shape": "braze", "payloads": {"a": \#(payload)}, "steps": [\#(steps)]}"#
        return DelegateContract(.braze, only: [], own: OwnStories(scenarios: [text]), habits: habits)
            .report(unchecked: make)
    }

    @Test("KIT After the last step of a scenario messages have a minute to leave the screen")
    func timeToLeave() {
        func end(after seconds: Int) -> [Double]? {
            let close = #", "message_close": "AUTO_DISMISS", "duration": \#(seconds * 1000)"#
            return report(Self.slideup(close), #"{"trigger": "a"}"#) { Plain() }.traces["own: n"]?
                .events(from: .delegate).filter { $0.name == "willDismiss" }.map(\.time)
        }
        #expect(end(after: 50) == [50])
        #expect(end(after: 70) == [])
    }

    @Test(
        "AI-077 A message that came back once is dismissed again, to see whether it always comes back at once",
        arguments: [(0.5, [DelegateFinding.Kind.comesBack]), (1.5, [])])
    func comesBack(pause: Double, kinds: [DelegateFinding.Kind]) {
        let habits = DelegateContract.Habits(
            dismissal: { _ in ShapeCall(.app, "dismiss") },
            reversals: DelegateContract.Habits.Reversals(
                shown: "willPresent", gone: ["didDismiss"], question: "displayChoiceForMessage",
                taken: .anotherCall, back: .anotherCall))
        let steps =
            #"{"host": "attachesContext", "value": false}, {"trigger": "a"}, {"advance": 5}, {"user": "swipeAway"}"#
        let found = report(Self.slideup(), steps, habits: habits) { Returning(after: pause) }
        #expect(found.findings.map(\.kind) == kinds, "\(found.traces["own: n"]?.lines ?? [])")
    }
}
