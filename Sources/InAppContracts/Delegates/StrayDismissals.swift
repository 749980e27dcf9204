import InAppCompat

extension DelegateContract.Habits {
    /// Dismissals of a message that is not on the screen, which an SDK applies to the message that is. Sendable; a
    /// value.
    public struct StrayDismissals: Sendable {
        /// The callback that says that a message appears.
        public let shown: String
        /// The callback that says that a message has gone.
        public let ended: String
        /// The calls of a scenario's app that dismiss a message. Their effects are not the delegate's mistake.
        public let causes: Set<String>
        /// What to do instead.
        public let mend: DelegateContract.Mend

        /// Makes the description of the dismissals.
        public init(
            shown: String, ended: String, unless causes: Set<String>, _ mend: DelegateContract.Mend
        ) {
            self.shown = shown
            self.ended = ended
            self.causes = causes
            self.mend = mend
        }

        /// The finding, once, if the delegate dismissed a message while only another one was displayed.
        func findings(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
            let ofScenario = trace.events(from: .app).filter { causes.contains($0.name) }.map {
                $0["message"]
            }
            guard strays(in: trace).contains(where: { $0.isOverAnother && !ofScenario.contains($0.message) })
            else { return [] }
            return [
                DelegateFinding(
                    .dismissesAnother, shape: shape, rule: mend.rule,
                    "A message was dismissed that was not on the screen while another one was; that one can no longer be "
                        + "dismissed. Perhaps a timer of the delegate fired after its message had disappeared.",
                    expected: mend.expected)
            ]
        }

        /// Whether a message was dismissed that was not on the screen. The SDK's later behaviour then breaks no
        /// promise.
        func occur(in trace: Trace) -> Bool { !strays(in: trace).isEmpty }

        /// The messages that ended without being on the screen, and whether another message was displayed then.
        private func strays(in trace: Trace) -> [(message: String?, isOverAnother: Bool)] {
            var (up, strays) = ([String?](), [(message: String?, isOverAnother: Bool)]())
            for event in trace.events(from: .delegate) {
                let message = event["message"]
                if event.name == shown { up.append(message) }
                guard event.name == ended else { continue }
                if let place = up.firstIndex(of: message) {
                    up.remove(at: place)
                } else {
                    strays.append((message, !up.isEmpty))
                }
            }
            return strays
        }
    }
}
