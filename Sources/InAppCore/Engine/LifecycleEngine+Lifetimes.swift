/// A message that its owner keeps, without a count of references of its own. For bridges.
///
/// Good for nothing but `LifecycleEngine.during(_:_:)`, at once: by the next turn the message may be gone. Main actor.
public struct KeptMessage {
    @usableFromInline let reference: Unmanaged<CompatMessage>

    /// Refers to a message that somebody keeps until its bridge is told to release it (`MessageDriver.release(_:)`).
    @inlinable public init(_ message: CompatMessage) {
        reference = .passUnretained(message)
    }

    /// The message, counted from now on.
    @inlinable public var message: CompatMessage { reference.takeUnretainedValue() }

    /// Whether this is the message.
    @inlinable public func refers(to message: CompatMessage) -> Bool {
        reference.toOpaque() == Unmanaged.passUnretained(message).toOpaque()
    }

    /// Whether the message is called that.
    public func isCalled(_ id: String) -> Bool {
        reference._withUnsafeGuaranteedRef { $0.id == id }
    }
}

@available(*, unavailable)
extension KeptMessage: Sendable {}

/// Who lives until a call has returned. The SDKs call often, and counting references costs more than all the rest of a
/// callback: what cannot go away meanwhile is not counted.
extension LifecycleEngine {
    /// Runs what a callback of the SDK asks for, with a message that is not counted meanwhile.
    ///
    /// Sound, because a message is let go of by its bridge only when the engine has ended it, and one that ends while
    /// this runs is kept until it has returned.
    @inlinable @inline(__always)
    public func during<Result>(_ kept: KeptMessage, _ body: (CompatMessage) -> Result) -> Result {
        runningCalls += 1
        defer { endCall() }
        return kept.reference._withUnsafeGuaranteedRef(body)
    }

    /// Keeps an object that is let go of now until the calls that are running have returned.
    func keepDuringCall(_ object: AnyObject) {
        if runningCalls > 0 { departed.append(object) }
    }

    @inlinable @inline(__always)
    func endCall() {
        runningCalls -= 1
        if runningCalls == 0, !departed.isEmpty { letGoOfDeparted() }
    }

    /// Apart, because the end of an object's life may call back: it finds nobody departed.
    @inline(never) @usableFromInline
    func letGoOfDeparted() {
        departed = []
    }
}
