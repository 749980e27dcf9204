import Foundation

/// The messages that `show()` was called for while the screen was taken: they are shown one after the
/// other, in the order of the calls.
@MainActor struct ShowQueue {
    /// A place is emptied when its turn has come, so that nothing is kept that has ended.
    private var waiting: [CompatMessage?] = []
    private var head = 0
    private var isScheduled = false
    private var isWatching = false
    /// The main queue of the stage that the SDK runs on; nil on a real device.
    private var scheduler: (any MainThreadScheduler)?

    /// Keeps the main queue that the SDK's callbacks come on, for work that starts outside a callback.
    mutating func rememberScheduler() {
        if let current = MainThread.scheduler { scheduler = current }
    }

    /// Whether nothing waits.
    var isEmpty: Bool { head == waiting.count }

    /// Appends a message that does not wait already, and sees to it that it gets its turn.
    mutating func append(_ message: CompatMessage, in engine: LifecycleEngine) {
        if message.flags.insert(.waitsForTurn).inserted { waiting.append(message) }
        advance(in: engine)
    }

    /// Shows the next message on a later turn of the main thread, when the screen is free.
    mutating func advance(in engine: LifecycleEngine) {
        guard !isEmpty, !isScheduled else { return }
        guard !engine.isBusy else { return watch(engine) }
        isScheduled = true
        let turn: @MainActor @Sendable () -> Void = { [weak engine] in engine?.takeTurn() }
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            MainThread.async(turn)
        }
    }

    /// Sees to it that a message that was let through, and that the SDK dropped without a word, does not keep
    /// the others waiting for ever.
    private mutating func watch(_ engine: LifecycleEngine) {
        guard !isWatching, !engine.approved.isEmpty else { return }
        isWatching = true
        let watched = engine.approved.map { ObjectIdentifier($0) }
        after(engine.traits.approvalPatience) { [weak engine] in engine?.failDropped(watched) }
    }

    /// The watch is over.
    mutating func stopWatching() {
        isWatching = false
    }

    /// Runs a job later, on the main queue that the SDK's callbacks come on.
    @discardableResult
    func after(_ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void) -> MainThreadTimer {
        MainThread.$scheduler.withValue(MainThread.scheduler ?? scheduler) {
            MainThread.after(seconds, job)
        }
    }

    /// The message whose turn it is, if the screen is free.
    mutating func next(isBusy: Bool) -> CompatMessage? {
        isScheduled = false
        while !isBusy, !isEmpty {
            let message = takeFirst()
            guard let message, message.flags.contains(.waitsForTurn) else { continue }
            if message.phase == .held || message.phase == .hidden { return message }
        }
        return nil
    }

    private mutating func takeFirst() -> CompatMessage? {
        defer {
            head += 1
            if isEmpty {
                waiting.removeAll(keepingCapacity: true)
                head = 0
            }
        }
        return waiting[head].take()
    }
}

extension LifecycleEngine {
    /// Fails messages that were let through a long time ago and have not appeared since.
    fileprivate func failDropped(_ watched: [ObjectIdentifier]) {
        showQueue.stopWatching()
        for message in approved where watched.contains(ObjectIdentifier(message)) {
            let text = "The SDK was told to show it and did not within \(traits.approvalPatience) s."
            fail(message, MessageFailure(.notShown, text, isDerived: true))
        }
        showQueue.advance(in: self)
    }

    /// Shows the message whose turn it is.
    fileprivate func takeTurn() {
        guard let message = showQueue.next(isBusy: isBusy) else { return }
        do {
            try showNow(message)
        } catch {
            stopWaiting(message)
            report(.showFailed, message, "\(error)")
            showQueue.advance(in: self)
        }
    }
}
