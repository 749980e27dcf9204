import BrazeContracts
import Foundation
import InAppCompat
import InAppContracts
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate that holds the first messages, until a timer has fired.
@MainActor private final class Timed: BrazeInAppMessageUIDelegate {
    private let presents: Bool
    private var isBusy = true

    init(presents: Bool) { self.presents = presents }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard isBusy else { return .now }
        MainThread.after(5) { [self] in
            isBusy = false
            if presents { ui.presentNext() }
        }
        return .reenqueue
    }
}

/// A delegate that retains its views; the correct variant releases them in a block on the system's main queue.
@MainActor private final class Queueing: BrazeInAppMessageUIDelegate {
    private let isRight: Bool
    private var views: [any InAppMessageView] = []

    init(isRight: Bool) { self.isRight = isRight }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { views.append(view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        let isRight = isRight
        DispatchQueue.main.async { if isRight { self.views = [] } }
    }
}

/// The same, through a helper in another type.
@MainActor private final class Helped: BrazeInAppMessageUIDelegate {
    private var views: [any InAppMessageView] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { views.append(view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { Later.does { self.views = [] } }
}

private enum Later {
    static func does(_ job: @escaping @MainActor @Sendable () -> Void) { Task { @MainActor in job() } }
}

/// The same, half a second later by the system's clock.
@MainActor private final class Waiting: BrazeInAppMessageUIDelegate {
    private var views: [any InAppMessageView] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { views.append(view) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        Task {
            try? await Task.sleep(nanoseconds: 500_000_000)
            views = []
        }
    }
}

/// A delegate that polls by a job of the system's main queue, which puts itself there again until something is over: the
/// message, if it is right; else the test.
@MainActor private final class Polling: BrazeInAppMessageUIDelegate {
    private let isRight: Bool
    private let isTestOver: Locked<Bool>
    private var isUp = false

    init(isRight: Bool, isTestOver: Locked<Bool>) {
        self.isRight = isRight
        self.isTestOver = isTestOver
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        isUp = true
        poll(0)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { isUp = false }

    private func poll(_ turns: Int) {
        guard !isTestOver.current, isRight ? isUp && turns < 100 : true else { return }
        DispatchQueue.main.async { self.poll(turns + 1) }
    }
}

/// A delegate that removes itself as soon as a message appears.
@MainActor private final class Leaver: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { ui.delegate = nil }
}

/// An app's own view that reports its life cycle; the correct variant logs an impression.
@MainActor private final class Poster: UIView, InAppMessageView {
    private(set) var presented = false
    private let counts: Bool

    init(counts: Bool) {
        self.counts = counts
        super.init(frame: .zero)
        addGestureRecognizer(UITapGestureRecognizer())
    }

    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        if counts { logImpression() }
        completion?()
        didPresent()
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}

/// A delegate that shows its messages in such views.
@MainActor private final class Posters: BrazeInAppMessageUIDelegate {
    private let count: Bool

    init(count: Bool) { self.count = count }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { context.customView = Poster(counts: count) }
}

/// Bugs that appear with time, each with a delegate of the same style that is correct.
@MainActor @Suite("Braze delegates, deferred work", .realTime, .timeLimit(.minutes(20)))
struct BrazePutOffBugTests {
    private static let kept =
        "[braze] keptForEver (BZ-065): A message's view is no longer used, but still exists after everything else of the SDK is "
        + "released: the delegate retains it. Expected: the delegate releases a message in didDismiss: the message retains its "
        + "page and its view."

    private static func words(_ report: DelegateReport) -> String {
        report.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test(
        "BZ-017 a message that a timer frees and nobody presents is found; one that the timer presents is not"
    )
    func timer() {
        #expect(
            BrazeContract.verify(gateLimit: 5) { Timed(presents: false) }.findings.map(\.description) == [
                "[braze] waitsForEver (BZ-017): displayChoiceForMessage held a message and would let it through by now, but the "
                    + "app has not shown it: it waits for ever. Expected: presentNext() when the condition that the message "
                    + "waits for is met: nothing else removes it from the stack."
            ])
        #expect(
            BrazeContract.verify(only: ["single-message"], gateLimit: 5) { Timed(presents: true) }.findings
                == [])
    }

    @Test(
        "BZ-065 whether a job of the main queue releases a message is undecided if it has not run, and decided if it has"
    )
    func queue() async {
        for isRight in [true, false] {
            let kept = BrazeContract.verify(only: ["single-message"], gateLimit: 5) {
                Queueing(isRight: isRight)
            }
            #expect(kept.isSuccess && kept.undecided.map(\.finding.description) == [Self.kept])
            let text = Self.words(kept)
            #expect(
                text.contains(
                    "verifyOffMainThread leaves it free. So the following is undecided and not a finding: keptForEver"
                ))
            let free = await BrazeContract.verifyOffMainThread(
                only: ["single-message"], gateLimit: 300, patience: 60
            ) {
                Queueing(isRight: isRight)
            }
            #expect(free.findings.map(\.description) == (isRight ? [] : [Self.kept]))
            #expect(free.undecided.isEmpty)
        }
    }

    @Test("BZ-065 the same is undecided for a helper's task, and for work that waits for the system's clock")
    func helper() async {
        let helped = BrazeContract.verify(only: ["single-message"], gateLimit: 5) { Helped() }
        #expect(helped.isSuccess && helped.undecided.map(\.finding.kind) == [.keptForEver])
        let late = await BrazeContract.verifyOffMainThread(
            only: ["single-message"], gateLimit: 300, patience: 60
        ) {
            Waiting()
        }
        #expect(late.isSuccess && late.undecided.map(\.finding.kind) == [.keptForEver])
        #expect(Self.words(late).contains("no stage moves that clock"))
    }

    @Test(
        "BZ-060 a job that puts itself into the main queue endlessly is found, and verifying ends; one that ends is not found"
    )
    func poll() async {
        func found(_ isRight: Bool) async -> DelegateReport {
            let isTestOver = Locked(false)
            let report = await BrazeContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
                Polling(isRight: isRight, isTestOver: isTestOver)
            }
            isTestOver.withLock { $0 = true }
            return report
        }
        let endless = await found(false)
        #expect(
            endless.findings.map(\.description) == [
                "[braze] endlessLoop: Jobs that the delegate adds to the system's main queue add themselves again without end, "
                    + "even after the messages have disappeared. Expected: a timer or job that ends, at the latest when the "
                    + "message has disappeared."
            ])
        #expect(
            endless.interruptions.last?.reason
                == "jobs of this delegate keep the system's main queue busy, so nothing more was played.")
        #expect(await found(true).findings.map(\.description) == [])
    }

    @Test("BZ-003 a delegate that removes itself in a callback is found; one that stays is not")
    func removed() {
        #expect(
            BrazeContract.verify(only: ["single-message"], gateLimit: 5) { Leaver() }.findings.map(
                \.description) == [
                    "[braze] removesItself (BZ-003): No delegate is registered any more, and only the delegate can have removed "
                        + "it: willPresent was called last. No delegate is asked about later messages. Expected: a delegate that "
                        + "stays registered, and refuses messages that it does not want."
                ])
    }

    @Test("BZ-072 a custom view that logs no impression is found; one that logs it is not")
    func impression() {
        let found = BrazeContract.verify(only: ["single-message"], gateLimit: 5) { Posters(count: false) }
        #expect(
            found.findings.map(\.description) == [
                "[braze] wrongImpression (BZ-072): Poster, a view of the app, showed a message and logged no impression, so the "
                    + "display is not counted. Expected: the view calls logImpression() once, when it has entered: only the "
                    + "SDK's own views log impressions by themselves."
            ])
        #expect(BrazeContract.verify(gateLimit: 5) { Posters(count: true) }.findings == [])
    }
}
