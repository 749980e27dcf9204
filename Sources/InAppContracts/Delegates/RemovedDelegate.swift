import InAppCompat

extension DelegateContract.Habits {
    /// What is found where no delegate is registered any more at the end of a story, though nobody but the delegate has changed
    /// that.
    /// - Parameters:
    ///   - trace: what happened.
    ///   - shape: whose delegate it is.
    /// - Returns: nil where something else than the delegate may have done it: what the scenario's app does after the last
    ///   callback, or a new process.
    func removedDelegate(in trace: Trace, on shape: SDKShape) -> DelegateFinding? {
        guard let place = trace.events.lastIndex(where: { $0.source == .delegate }) else { return nil }
        let isDoneByOthers = trace.events[place...].contains { $0.source == .app || $0.name == "relaunch" }
        guard !isDoneByOthers else { return nil }
        let last = trace.events[place]
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
