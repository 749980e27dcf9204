package import InAppContracts

/// How a session can be stuck. Sendable; a value.
package enum SoakStuckness: String, Sendable {
    /// The SDK offers nothing any more.
    case isNotOffered = "is not offered"
    /// What is offered, and wanted, is not shown.
    case doesNotAppear = "does not appear"
}

/// Why a session may be stuck by no fault of this package: what the delegate does where its own SDK drives it goes past the
/// bridge to the SDK itself, and an SDK can be brought to where no message appears any more.
///
/// Only what a rule of the SDK's says is an excuse, and only in a session in which exactly that happened.
package enum SoakExcuse {
    /// The rule that explains that a session is stuck; nil where none does.
    package static func rule(for stuckness: SoakStuckness, _ pair: SoakPair, _ trace: Trace) -> String? {
        guard pair.host == pair.delegate, pair.host.shape.name == "adobeIOS" else { return nil }
        let lives = AdobeLife.all(in: trace)
        switch stuckness {
        case .isNotOffered: return lives.contains { $0.isShownWhileLeaving } ? "AI-073" : nil
        case .doesNotAppear: return lives.contains { $0.isHiddenForGood } ? "AI-080" : nil
        }
    }
}

/// What Adobe's SDK for iOS told of one message, and what its delegate did to it.
private struct AdobeLife {
    private enum Step: Equatable { case shown, hidden, removed, dismissed }

    private var steps: [(time: Double, step: Step)] = []
    /// What a number with a fraction may be off.
    private static let smallest = 1e-6
    /// How long a message takes to leave, in seconds (AI-073).
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

    /// It was shown once more inside the animation with which it left: the end of that takes the new page along, and the
    /// monitor, which was free meanwhile (AI-075), counts it as displayed for good. As often as it was shown so, it may
    /// have been dismissed once more, but for the last time.
    var isShownWhileLeaving: Bool {
        let moves = steps.filter { $0.step == .shown || $0.step == .removed }
        let ends = moves.reversed().prefix { $0.step == .removed }
        guard let end = ends.first else { return false }
        let shows = moves.dropLast(ends.count).reversed().prefix { $0.step == .shown }
        guard shows.count > ends.count, let last = shows.first else { return false }
        return end.time - last.time <= Self.exitAnimation + Self.smallest
    }

    /// The delegate has hidden it with Adobe's own `hide()`, of which nobody is told; it can neither be dismissed (AI-082)
    /// nor was it shown again: for the bridge it is up. What is called as it is shown is done after that (AI-080); what
    /// is called once it is hidden does nothing.
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
