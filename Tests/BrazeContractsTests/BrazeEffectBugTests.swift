import BrazeContracts
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate that does in its gate and in its callbacks what a test says.
@MainActor private final class Acting: BrazeInAppMessageUIDelegate {
    typealias Choice = BrazeInAppMessageUI.DisplayChoice

    private let asked: (Acting, BrazeInAppMessageUI, Braze.InAppMessage) -> Choice
    private let told: (BrazeInAppMessageUI, Braze.InAppMessage) -> Void
    private let gone: (BrazeInAppMessageUI, Braze.InAppMessage) -> Void
    private let view: (Braze.InAppMessage) -> (any InAppMessageView)?
    private let answer: (Braze.InAppMessage, Braze.InAppMessage.ClickAction) -> Bool
    private var seen: Set<String> = []

    init(
        asked: @escaping (Acting, BrazeInAppMessageUI, Braze.InAppMessage) -> Choice = { _, _, _ in .now },
        told: @escaping (BrazeInAppMessageUI, Braze.InAppMessage) -> Void = { _, _ in },
        gone: @escaping (BrazeInAppMessageUI, Braze.InAppMessage) -> Void = { _, _ in },
        view: @escaping (Braze.InAppMessage) -> (any InAppMessageView)? = { _ in nil },
        answer: @escaping (Braze.InAppMessage, Braze.InAppMessage.ClickAction) -> Bool = { _, _ in true }
    ) {
        self.asked = asked
        self.told = told
        self.gone = gone
        self.view = view
        self.answer = answer
    }

    /// Whether a message comes for the first time.
    func isNew(_ message: Braze.InAppMessage) -> Bool { seen.insert(message.id ?? "").inserted }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> Choice { asked(self, ui, message) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { context.customView = view(context.message) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { told(ui, message) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { gone(ui, message) }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool { answer(message, clickAction) }
}

/// A delegate whose author has taken the answer for the opposite.
@MainActor private final class Refuser: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        print("clicked \(clickAction)")
        return false
    }
}

/// One that opens the links itself.
@MainActor private final class Opener: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        if let url = clickAction.url { UIApplication.shared.open(url) }
        return false
    }
}

/// One that passes the links to somebody whom no test sees.
@MainActor private final class Router: BrazeInAppMessageUIDelegate {
    private let route: (URL?) -> Void = { _ in }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        route(clickAction.url)
        return false
    }
}

/// One that lets only the app's own links through.
@MainActor private final class Filter: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool { clickAction.url?.scheme == "myapp" }
}

/// A view of the app's own, with a label, and with buttons or a gesture if it is right.
@MainActor private final class Card: UIView, InAppMessageView {
    private(set) var presented = false
    private let buttons: [Braze.InAppMessage.Button]

    init(buttons: [Braze.InAppMessage.Button] = [], hasGesture: Bool = false) {
        self.buttons = buttons
        super.init(frame: .zero)
        if hasGesture { addGestureRecognizer(UITapGestureRecognizer()) }
    }

    required init?(coder: NSCoder) { nil }

    func present(completion: (() -> Void)?) {
        addSubview(UILabel(frame: .zero))
        for button in buttons { add(button) }
        willPresent()
        presented = true
        logImpression()
        completion?()
        didPresent()
    }

    private func add(_ button: Braze.InAppMessage.Button) {
        let view = UIButton(
            frame: .zero,
            primaryAction: UIAction { [weak self] _ in
                self?.logClick(buttonId: "\(button.id)")
                self?.process(clickAction: button.clickAction, buttonId: "\(button.id)")
                self?.dismiss(completion: nil)
            })
        view.setTitle(button.text, for: .normal)
        addSubview(view)
    }

    func dismiss(completion: (() -> Void)?) {
        guard presented else { return completion?() ?? () }
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}

/// Delegates that keep something from the user, each with others of the same style that are right.
@MainActor @Suite("Braze delegates, effects that the user does not see", .timeLimit(.minutes(20)))
struct BrazeEffectBugTests {
    private func findings(_ make: () -> any BrazeInAppMessageUIDelegate) -> [String] {
        BrazeContract.verify(gateLimit: 5, make).findings.map(\.description)
    }

    private static let wait =
        " Expected: .now from displayChoiceForMessage; or .reenqueue, and presentNext() when the condition that the message "
        + "waits for is met (presentNext() does not ask)."

    @Test(
        "BZ-011 present(message:) in the gate of the same message is found, unless the answer discards the first one"
    )
    func presentsInGate() {
        func found(_ choice: Acting.Choice) -> [String] {
            findings {
                Acting(asked: { own, ui, message in
                    guard own.isNew(message) else { return .now }
                    ui.present(message: message)
                    return choice
                })
            }
        }
        func text(_ choice: String) -> [String] {
            [
                "[braze] showsInGate (BZ-011): present(message:) was called inside displayChoiceForMessage for the message in "
                    + "question, and the answer was \(choice): the message appears, and it also waits or is asked about again."
                    + Self.wait
            ]
        }
        #expect(found(.reenqueue) == text("reenqueue"))
        #expect(found(.now) == text("now"))
        #expect(found(.discard) == [])
    }

    @Test("BZ-018 a message that is presented again as soon as it is put back is asked about endlessly")
    func presentsAgain() {
        let found = findings {
            Acting(asked: { _, ui, message in
                MainThread.async { ui.present(message: message) }
                return .reenqueue
            })
        }
        #expect(
            found == [
                "[braze] endlessLoop (BZ-018): displayChoiceForMessage is called without end, because of what the delegate "
                    + "does in it." + Self.wait
            ])
    }

    @Test("BZ-017 presentNext() inside the gate is too early for its message; after the gate it is not")
    func presentsNextInGate() {
        #expect(
            findings {
                Acting(asked: { _, ui, _ in
                    ui.presentNext()
                    return .reenqueue
                })
            } == [
                "[braze] waitsForEver (BZ-017): presentNext() was called inside displayChoiceForMessage, which then answered "
                    + ".reenqueue: the message was not on the stack yet, and has not been shown since."
                    + Self.wait
            ])
        let later: (Acting, BrazeInAppMessageUI, Braze.InAppMessage) -> Acting.Choice = { _, ui, _ in
            MainThread.async { ui.presentNext() }
            return .reenqueue
        }
        #expect(findings { Acting(asked: later) } == [])
        let instead: (Acting, BrazeInAppMessageUI, Braze.InAppMessage) -> Acting.Choice = { _, ui, _ in
            ui.presentNext()
            return .discard
        }
        #expect(findings { Acting(asked: instead) } == [])
    }

    @Test(
        "BZ-086 a delegate that refuses every click is found; one that opens links, or passes them on, is not"
    )
    func swallowed() {
        #expect(
            findings { Refuser() } == [
                "[braze] swallowedClick (BZ-086): shouldProcess answers false to every click and does nothing else: the click "
                    + "is counted, the message is dismissed, and its link is not opened. Expected: true from shouldProcess "
                    + "where the SDK is to open the link; false only where the app opens it itself."
            ])
        #expect(findings { Opener() } == [])
        #expect(findings { Router() } == [])
        #expect(findings { Filter() } == [])
    }

    @Test("BZ-072 a custom view that accepts no taps is found; one with buttons is not")
    func deadView() {
        #expect(
            findings { Acting(view: { _ in Card() }) } == [
                "[braze] swallowedClick (BZ-072): Card, a view of the app, showed a message that can be clicked, but nothing "
                    + "in it reacts to a tap: the user tapped, and nothing happened. Expected: buttons or gestures in the "
                    + "view that call logClick(buttonId:) and process(clickAction:buttonId:)."
            ])
        #expect(findings { Acting(view: { _ in Card(hasGesture: true) }) } == [])
        let report = BrazeContract.verify(gateLimit: 5) {
            Acting(view: { Card(buttons: $0.modal?.buttons ?? []) })
        }
        #expect(report.findings == [])
        // The view's button is found by the id of the message's button with its title.
        #expect(
            report.traces["button-tapped"]?.delegateCalls.contains { $0.hasPrefix("shouldProcess") } == true)
    }

    @Test("BZ-070 a message that is dismissed as it appears is found; one that is dismissed later is not")
    func takenAway() {
        #expect(
            findings { Acting(told: { ui, _ in ui.dismiss() }) } == [
                "[braze] dismissedTooEarly (BZ-070): A message was dismissed as soon as it had appeared: willDismiss followed "
                    + "willPresent, and only the delegate had acted. It counts as displayed, but the user has not seen it. "
                    + "Expected: .discard from displayChoiceForMessage for a message that must not be shown; dismiss() only "
                    + "after something has happened since it appeared."
            ])
        #expect(findings { Acting(told: { ui, _ in MainThread.after(3) { ui.dismiss() } }) } == [])
    }

    @Test("BZ-065 presenting a message again when it has gone is a loop; presenting the next one is not")
    func presentedWhenGone() {
        #expect(
            findings { Acting(gone: { ui, message in ui.present(message: message) }) }.contains(
                "[braze] endlessLoop (BZ-065): didDismiss is called without end, because of what the delegate does in it. "
                    + "Expected: nothing in didDismiss, nor right after it, presents the same message; a message is presented "
                    + "again only after something has happened."))
        #expect(findings { Acting(gone: { ui, _ in ui.presentNext() }) } == [])
    }

    @Test(
        "BZ-086 a link that both the delegate and the SDK process is found; one that the delegate alone processes is not"
    )
    func processedTwice() {
        func found(_ answer: Bool) -> [String] {
            findings {
                Acting(answer: { message, action in
                    message.context?.processClickAction(action)
                    return answer
                })
            }
        }
        let text =
            "[braze] openedTwice (BZ-086): shouldProcess makes the SDK open a link, which it also opens by itself. Expected: "
            + "false from shouldProcess where the app opens the link, true where the SDK does."
        #expect(found(true).contains(text))
        #expect(found(false) == [])
    }
}
