/// The bridges whose messages wait for a policy, held weakly. A policy with many waiting messages asks here before it goes
/// through them to tell observers what each of them waits for.
@MainActor package struct WaitObservers {
    private struct Source {
        weak var engine: LifecycleEngine?
    }

    private var sources: [Source] = []

    /// Makes an empty list.
    package nonisolated init() {}

    /// Whether anybody has ever asked for the events of one of the bridges.
    private var exist: Bool { sources.contains { $0.engine?.hub != nil } }

    /// Adds the bridge of a message, unless it was added before.
    package mutating func add(bridgeOf message: CompatMessage) {
        guard let engine = message.engine, !sources.contains(where: { $0.engine === engine }) else { return }
        sources.removeAll { $0.engine == nil }
        sources.append(Source(engine: engine))
    }

    /// Tells observers what each of the messages waits for, if that has changed. Without an observer it takes the same
    /// time for any number of messages.
    package func announceWaits(of messages: [CompatMessage]) {
        guard exist else { return }
        for message in messages { message.announceWait() }
    }
}
