import InAppCompat

extension DelegateContract.Habits {
    /// What is found where no delegate is registered any more at the end of a story, though nobody but the delegate has changed
    /// that.
    /// - Parameters:
    ///   - trace: what happened.
    ///   - shape: whose delegate it is.
    /// - Returns: nil where a scenario's app may have done it: every such call names the delegate.
    func removedDelegate(in trace: Trace, on shape: SDKShape) -> DelegateFinding? {
        let calls = trace.events.filter { ![.delegate, .sdk].contains($0.source) }.map {
            $0.name.lowercased()
        }
        guard !calls.contains(where: { $0.contains("delegate") || $0 == "relaunch" }),
            let last = trace.events(from: .delegate).last
        else { return nil }
        return DelegateFinding(
            .removesItself, shape: shape, rule: setUp?.rule,
            "No delegate is registered any more, and nobody else has removed it: \(last.name) was called last. Nobody is asked "
                + "about the messages that come after.",
            expected: "a delegate that stays registered, and answers for messages that it does not want.")
    }
}

extension DelegateFinding.Kind {
    /// The delegate takes itself off the SDK.
    public static let removesItself = DelegateFinding.Kind("removesItself")
}
