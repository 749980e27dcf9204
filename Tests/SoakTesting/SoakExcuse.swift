package import InAppContracts

/// How a session can be stuck. Sendable; a value.
package enum SoakStuckness: String, Sendable {
    /// The SDK offers no message any longer.
    case isNotOffered = "is not offered"
    /// A message that is offered, and accepted, is not shown.
    case doesNotAppear = "does not appear"
}

/// The reason why a session may be stuck through no fault of this package: a delegate that its own SDK drives can call
/// the SDK directly, past the bridge, and bring it into a state in which no message appears any longer.
///
/// Only the statement of a rule about the SDK is an excuse, and only in a session in which exactly that happened.
package enum SoakExcuse {
    /// The rule that explains why a session is stuck; nil if there is none.
    package static func rule(for stuckness: SoakStuckness, _ pair: SoakPair, _ trace: Trace) -> String? {
        guard pair.host == pair.delegate, pair.host.shape.name == "adobeIOS" else { return nil }
        let lives = AdobeLife.all(in: trace)
        switch stuckness {
        case .isNotOffered: return lives.contains { $0.isShownWhileLeaving } ? "AI-073" : nil
        case .doesNotAppear: return lives.contains { $0.isHiddenForGood } ? "AI-080" : nil
        }
    }
}

/// The callbacks of Adobe's SDK for iOS about one message, and its delegate's actions on it.
private struct AdobeLife {
    private enum Step: Equatable { case shown, hidden, removed, dismissed }

    private var steps: [(time: Double, step: Step)] = []
    /// The tolerance for a number with a fraction.
    private static let smallest = 1e-6
    /// The duration of a message's exit animation, in seconds (AI-073).
    private static let exitAnimation = 0.3

    static func all(in trace: Trace) -> [AdobeLife] {
        var lives: [String: AdobeLife] = [:]
        for event in trace.events {
            guard let message = event["message"] ?? event["messageId"] else { continue }
            let step: Step? =
                switch (event.source, event.name) {
                case (.delegate, "onShow"): .shown
                case (.delegate, "onDismiss"): .dismissed
                case (.sdk, "view removed"): .removed
                case (.app, StoryAct.hides.rawValue): .hidden
                default: nil
                }
            if let step { lives[message, default: AdobeLife()].steps.append((event.time, step)) }
        }
        return Array(lives.values)
    }

    /// It was shown again during its exit animation: the end of the animation removes the new page, too, and the
    /// monitor, which was free in the meantime (AI-075), counts the message as displayed forever. It may have been
    /// dismissed again, but less often than it was shown.
    var isShownWhileLeaving: Bool {
        let moves = steps.filter { $0.step == .shown || $0.step == .removed }
        let ends = moves.reversed().prefix { $0.step == .removed }
        guard let end = ends.first else { return false }
        let shows = moves.dropLast(ends.count).reversed().prefix { $0.step == .shown }
        guard shows.count > ends.count, let last = shows.first else { return false }
        return end.time - last.time <= Self.exitAnimation + Self.smallest
    }

    /// The delegate has hidden it with Adobe's own `hide()`, which is not reported to anyone; it cannot be dismissed
    /// (AI-082), and it was not shown again: for the bridge it is on the screen. A call while it is being shown takes
    /// effect afterwards (AI-080); a call once it is hidden has no effect.
    var isHiddenForGood: Bool {
        guard steps.last(where: { $0.step != .hidden })?.step == .removed,
            let place = steps.lastIndex(where: { $0.step == .shown })
        else {
            return false
        }
        let after = steps[place...].map(\.step)
        let untilRemoved = after.prefix { $0 != .removed }
        let isAsItIsShown = steps[..<place].contains {
            $0.step == .hidden && abs($0.time - steps[place].time) <= Self.smallest
        }
        return (untilRemoved.contains(.hidden) || isAsItIsShown) && !after.contains(.dismissed)
    }
}
