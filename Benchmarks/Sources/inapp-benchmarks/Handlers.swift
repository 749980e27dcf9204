import BrazeBridge
import BrazeModel
import Foundation
import InAppCompat

/// The delegate that is called directly: it counts. The handler behind a bridge does exactly the same, so
/// what is measured is the way there and nothing else.
@MainActor final class PlainBrazeDelegate: BrazeInAppMessageUIDelegate {
    var calls = 0
    var choice = BrazeInAppMessageUI.DisplayChoice.now

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        calls += 1
        return choice
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { calls += 1 }
}

/// A message as an app would keep it by hand that wants to show it later: what the SDK gave, what was answered, and
/// the way back to who keeps it, which it does not keep in turn.
@MainActor final class HandHeldMessage<Native> {
    let id: String
    var native: Native
    var decision: DisplayDecision?
    var isHeld = false
    weak var owner: AnyObject?

    init(_ id: String, _ native: Native, _ owner: AnyObject) {
        self.id = id
        self.native = native
        self.owner = owner
    }
}

/// A gate by hand that keeps what an app has to keep so as not to be asked twice about a message and to show it later:
/// an object for each message, in a table by id, and those that are held in their order. That much a bridge does for
/// its handler.
@MainActor final class RememberingBrazeDelegate: BrazeInAppMessageUIDelegate {
    private var known: [String: HandHeldMessage<Braze.InAppMessage>] = [:]
    private var held: [HandHeldMessage<Braze.InAppMessage>] = []
    private(set) var calls = 0

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard let id = message.id else { return .now }
        if let known = known[id] { return known.decision == .hold ? .reenqueue : .now }
        let new = HandHeldMessage(id, message, self)
        known[id] = new
        calls += 1
        new.decision = .hold
        new.isHeld = true
        held.append(new)
        return .reenqueue
    }
}

/// The same with the least that may be called policies, for one SDK, with one lifetime and no priorities: messages expire, one
/// has the screen, the others wait in line, and only so many are shown. All are kept for ever.
@MainActor final class PolicedBrazeDelegate: BrazeInAppMessageUIDelegate {
    private var known: [String: HandHeldMessage<Braze.InAppMessage>] = [:]
    private var line: [HandHeldMessage<Braze.InAppMessage>] = []
    private var deadlines: [(time: Double, message: HandHeldMessage<Braze.InAppMessage>)] = []
    private var current: HandHeldMessage<Braze.InAppMessage>?
    private var isPaused = false
    private var shown = 0

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard let id = message.id else { return .now }
        if let known = known[id] { return known.decision == .show ? .now : .reenqueue }
        let new = HandHeldMessage(id, message, self)
        known[id] = new
        deadlines.append((MainThread.now + 3_600, new))
        guard !isPaused, current == nil else {
            new.decision = .hold
            new.isHeld = true
            line.append(new)
            return .reenqueue
        }
        guard shown < 1_000_000 else { return .discard }
        shown += 1
        current = new
        new.decision = .show
        return .now
    }
}

/// The least that a gate by hand can keep: the SDK's message, by id.
@MainActor final class TableBrazeDelegate: BrazeInAppMessageUIDelegate {
    private var held: [String: Braze.InAppMessage] = [:]

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard let id = message.id else { return .now }
        if held[id] == nil { held[id] = message }
        return .reenqueue
    }
}

/// The handler behind the bridges: it counts.
@MainActor final class CountingHandler: InAppMessageHandler {
    var calls = 0
    var decision = DisplayDecision.show
    var latest: CompatMessage?

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        calls += 1
        return decision
    }
    func willPresent(_ message: CompatMessage) { calls += 1 }
    func didPresent(_ message: CompatMessage) {
        calls += 1
        if latest == nil { latest = message }
    }
    func didHide(_ message: CompatMessage) { calls += 1 }
    func didLoad(_ url: URL, in message: CompatMessage) { calls += 1 }
    func willDismiss(_ message: CompatMessage) { calls += 1 }
    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) { calls += 1 }
}

/// What an SDK does with its delegate: it holds it weakly and calls through the protocol.
@MainActor final class BrazeCaller {
    weak var delegate: (any BrazeInAppMessageUIDelegate)?
    /// The same object, for the one event that Braze has no callback for.
    weak var bridge: BrazeBridge?
    /// What an app does, so that the delegate lives.
    private let keptByApp: any BrazeInAppMessageUIDelegate

    init(_ delegate: any BrazeInAppMessageUIDelegate) {
        self.delegate = delegate
        keptByApp = delegate
    }
}
