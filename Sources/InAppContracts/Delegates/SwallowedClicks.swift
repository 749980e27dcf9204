import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns

extension DelegateContract.Habits {
    /// Clicks of the user that have no effect. Sendable; a value.
    public struct SwallowedClicks: Sendable {
        /// The callback that asks whether the SDK may open a link, with the answer that prevents it.
        public let refusal: EventPattern
        /// The signature of the delegate's method, as in `DelegateRequirements`.
        public let method: String
        /// The name of the argument that has the link, and its value if there is no link.
        public let link: (name: String, none: String)
        /// What to do instead.
        public let mend: DelegateContract.Mend
        /// What a view of the app has to do.
        public let view: DelegateContract.Mend

        /// Makes the description.
        public init(
            refusal: EventPattern, method: String, link: (name: String, none: String),
            _ mend: DelegateContract.Mend, view: DelegateContract.Mend
        ) {
            self.refusal = refusal
            self.method = method
            self.link = link
            self.mend = mend
            self.view = view
        }

        /// Whether a link was refused, and no link was opened before the next event of the user, the page, the app or a
        /// campaign.
        func isSwallowed(in trace: Trace) -> Bool {
            var isOpen = false
            for event in trace.events {
                let isAct = TraceEvent.Source.outside.contains(event.source) && !event.isOpening
                if isOpen, isAct { return true }
                if event.isOpening { isOpen = false }
                if refusal.matches(event), event[link.name] != link.none { isOpen = true }
            }
            return isOpen
        }

        func finding(on shape: SDKShape) -> DelegateFinding {
            let name = refusal.name ?? method
            return DelegateFinding(
                .swallowedClick, shape: shape, rule: mend.rule,
                "\(name) answers \(refusal.answer ?? "") to every click and does nothing else: the click is counted, the message "
                    + "is dismissed, and its link is not opened.", expected: mend.expected)
        }

        /// The findings about views that ignore every tap.
        func findings(about views: [DeadView], in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            let dead = views.filter { !($0.type is any StageSurface.Type) && $0.isTapped(in: trace) }
            return Set(dead.map { "\($0.type)" }).sorted().map { name in
                DelegateFinding(
                    .swallowedClick, shape: shape, rule: view.rule,
                    "\(name), a view of the app, showed a message that can be clicked, but nothing in it reacts to a tap: the "
                        + "user tapped, and nothing happened.", expected: view.expected)
            }
        }
    }
}

extension DeadView {
    /// Whether the user tapped one of the message's targets while it was displayed.
    fileprivate func isTapped(in trace: Trace) -> Bool {
        var isUp = false
        return trace.events.contains { event in
            if event.source == .delegate, event["message"] == message {
                if event.name == "didPresent" { isUp = true }
                if event.name == "willDismiss" { isUp = false }
            }
            let mark = "Nothing on the screen takes this: "
            return isUp && event.source == .stage && event.name.hasPrefix(mark)
                && taps.contains(String(event.name.dropFirst(mark.count)))
        }
    }
}

extension TraceEvent {
    fileprivate var isOpening: Bool { name == "openedURL" }
}

extension DelegateFinding.Kind {
    /// A click of the user has no effect.
    public static let swallowedClick = DelegateFinding.Kind("swallowedClick")
}
