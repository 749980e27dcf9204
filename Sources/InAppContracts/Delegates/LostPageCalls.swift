import InAppCompat

extension DelegateContract.Habits {
    /// The findings for calls of pages that no handler received.
    func lostPageCalls(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        let mark = "Nothing on the screen takes this: page posted "
        let calls = trace.events(from: .stage).filter { $0.name.hasPrefix(mark) }
            .map { String($0.name.dropFirst(mark.count)) }
        return lostWhileLoading(in: trace, on: shape)
            + calls.map { call in
                DelegateFinding(
                    .lostPageCall, shape: shape, rule: pageCalls?.mend.rule,
                    "The page posted \(call), and no handler received it.",
                    expected: pageCalls?.mend.expected
                        ?? "a handler of that name that is registered before the page can call: in the gate, or as soon as "
                        + "the message is known.")
            }
    }

    /// The calls that a page made while it loaded, before a handler of that name was there.
    private func lostWhileLoading(in trace: Trace, on shape: SDKShape) -> [DelegateFinding] {
        guard let loading = pageCalls?.whileLoading,
            // What a scenario's app has a page post is not the loading page's call.
            !trace.events(from: .app).contains(where: { $0.name == loading.call("", "").name })
        else { return [] }
        return trace.events(from: .page).filter { $0.name == "unheard" }.map { event in
            DelegateFinding(
                .lostPageCall, shape: shape, rule: loading.mend.rule,
                "The page posted \(event["name"] ?? "something") while it loaded, before \(loading.callback), and no handler "
                    + "received it.", expected: loading.mend.expected)
        }
    }
}
