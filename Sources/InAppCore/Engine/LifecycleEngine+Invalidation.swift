/// Held messages that the SDK has declared void without telling, for example because the user changed.
extension LifecycleEngine {
    /// Fails them, with `invalidated`. The engine looks whenever a message is offered or held ones are asked for;
    /// a bridge calls it where its SDK may have done that.
    ///
    /// SDKs declare all of them void at once, so the one that came last tells whether to look at the others:
    /// what this costs does not depend on how many are held.
    public func failInvalidated() {
        guard let newest = held.newest, let driver, driver.isInvalidated(newest) else { return }
        for message in held.all where message.phase == .held && driver.isInvalidated(message) {
            fail(
                message,
                MessageFailure(.invalidated, "The SDK has discarded what it held.", isDerived: true))
        }
    }

    /// Takes a bridge's place on an SDK: that one is detached, and both say so (`bridgeReplaced`).
    public func takePlace(of previous: LifecycleEngine) {
        previous.report(
            .bridgeReplaced, nil, "Another bridge was attached in its place; it hears nothing more.")
        report(.bridgeReplaced, nil, "It has taken the place of a bridge that was attached before.")
        previous.detach()
    }
}
