/// A message that was let through ends within a bound, although the SDKs do not report that they dropped one
/// (INV-3).
///
/// One alarm serves all messages of an engine, so that a gate sets none of its own: what was let through before
/// it was set, and has not appeared when it rings, has failed. That is after `approvalPatience` at the earliest
/// and after twice that at the latest.
@MainActor struct ApprovalWatch {
    private var isSet = false

    /// Watches a message that has just been let through.
    mutating func begin(_ message: CompatMessage, in engine: LifecycleEngine) {
        message.flags.remove(.isWatched)
        if !isSet, !engine.traits.queuesDisplays { set(in: engine) }
    }

    private mutating func set(in engine: LifecycleEngine) {
        isSet = true
        for message in engine.approved { message.flags.insert(.isWatched) }
        engine.clock.after(engine.traits.approvalPatience) { [weak engine] in engine?.failDropped() }
    }

    /// The alarm has rung.
    fileprivate mutating func restart(in engine: LifecycleEngine) {
        isSet = false
        if engine.approved.contains(where: { !$0.flags.contains(.isExpected) }) { set(in: engine) }
    }
}

extension LifecycleEngine {
    /// Fails messages that were let through a long time ago and have not appeared since. Those that `show()` was
    /// called for have a bound of their own.
    fileprivate func failDropped() {
        let dropped = approved.filter { $0.flags.contains(.isWatched) && !$0.flags.contains(.isExpected) }
        for message in dropped where message.phase == .approved {
            let reason = driver?.reasonNotShown(message)
            let text = "The SDK was told to show it and did not within \(traits.approvalPatience) s."
            fail(message, reason ?? MessageFailure(.notShown, text, isDerived: true))
        }
        approvalWatch.restart(in: self)
    }
}
