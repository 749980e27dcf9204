import InAppCompat

extension DelegateContract.Habits {
    /// The finding for a story at whose end no delegate is registered, although only the delegate can have removed it.
    /// - Parameters:
    ///   - trace: the trace of the story.
    ///   - shape: the shape of the delegate.
    /// - Returns: nil if something else may have removed the delegate: an action of the scenario's app after the last
    ///   callback, or a new process.
    func removedDelegate(in trace: Trace, on shape: SDKShape) -> DelegateFinding? {
        guard let place = trace.events.lastIndex(where: { $0.source == .delegate }) else { return nil }
        let isDoneByOthers = trace.events[place...].contains { $0.source == .app || $0.name == "relaunch" }
        guard !isDoneByOthers else { return nil }
        let last = trace.events[place]
        return DelegateFinding(
            .removesItself, shape: shape, rule: setUp?.rule,
            "No delegate is registered any more, and only the delegate can have removed it: \(last.name) was called last. No "
                + "delegate is asked about later messages.",
            expected: "a delegate that stays registered, and refuses messages that it does not want.")
    }
}

extension DelegateFinding.Kind {
    /// The delegate removes itself from the SDK.
    public static let removesItself = DelegateFinding.Kind("removesItself")
}
