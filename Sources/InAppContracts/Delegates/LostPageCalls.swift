import InAppCompat

extension DelegateContract.Habits {
    /// The findings for calls of pages that no handler received.
    func lostPageCalls(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        let mark = "Nothing on the screen takes this: page posted "
        let calls = trace.events(from: .stage).filter { $0.name.hasPrefix(mark) }
            .map { String($0.name.dropFirst(mark.count)) }
        return calls.map { call in
            DelegateFinding(
                .lostPageCall, shape: shape, rule: pageCalls?.mend.rule,
                "The page posted \(call), and nobody took it.",
                expected: pageCalls?.mend.expected
                    ?? "a handler of that name that is registered before the page can call: in the gate, or as "
                    + "soon as the message is known.")
        }
    }
}
