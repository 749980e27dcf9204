import InAppCompat

extension DelegateContract.Habits {
    /// Displays that only a view of the app can count. Sendable; a value.
    public struct UncountedDisplays: Sendable {
        /// The callback that says that a message is on the screen; its argument `view` has the view's type.
        public let shown: EventPattern
        /// The record of a display.
        public let record: EventPattern
        /// The type names of the SDK's own views, which count their displays themselves.
        public let ownViews: Set<String>
        /// The name of messages whose displays cannot be counted.
        public let uncountable: String
        /// The errors of a view that failed to count a display.
        public let attempts: Set<String>
        /// How a view counts its display.
        public let mend: DelegateContract.Mend

        /// Makes the description of the displays.
        public init(
            shown: EventPattern, record: EventPattern, ownViews: Set<String>, uncountable: String,
            attempts: Set<String>, _ mend: DelegateContract.Mend
        ) {
            self.shown = shown
            self.record = record
            self.ownViews = ownViews
            self.uncountable = uncountable
            self.attempts = attempts
            self.mend = mend
        }

        /// The findings for views of the app that showed a message without a record of it, once per view. There are
        /// none if the scenario's app did something, which may make the record impossible, or if a view tried to count
        /// a display and failed.
        func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            // A view of the app may not handle the gestures that the user makes on the SDK's views.
            let isPlain =
                trace.events(from: .app).isEmpty
                && trace.events(from: .stage).allSatisfy { $0.name.hasPrefix("Nothing on the screen takes") }
            guard isPlain, !trace.events.contains(where: { attempts.contains($0.name) }) else { return [] }
            let counted = Set(trace.events.filter(record.matches).map(\.recordedMessage)).union([uncountable])
            let views = trace.events.filter { event in
                shown.matches(event) && !counted.contains(event.recordedMessage)
            }.compactMap { $0["view"] }
            return Set(views).subtracting(ownViews).sorted().map { view in
                DelegateFinding(
                    .wrongImpression, shape: shape, rule: mend.rule,
                    "\(view), a view of the app, showed a message and logged no impression, so the display "
                        + "is not counted.", expected: mend.expected)
            }
        }
    }
}
