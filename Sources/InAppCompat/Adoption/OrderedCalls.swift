import InAppCore

/// Calls that are made one after the other although some belong on the main thread and some must not be
/// made there: how the SDKs with a gate off the main thread call their delegates.
///
/// Main actor, therefore Sendable. For adopted delegates.
@MainActor public final class OrderedCalls {
    private enum Call {
        case main(@MainActor @Sendable () -> Void)
        case background(@Sendable () -> Void)
    }

    /// A slice, because the first of many goes at once.
    private var calls: ArraySlice<Call> = []
    private var isRunning = false

    /// Nothing is under way.
    public init() {}

    /// Makes a call on the main thread: at once if nothing is under way, else in its turn.
    public func main(_ call: @escaping @MainActor @Sendable () -> Void) {
        append(.main(call))
    }

    /// Makes a call on a background thread, in its turn.
    public func background(_ call: @escaping @Sendable () -> Void) {
        append(.background(call))
    }

    private func append(_ call: Call) {
        calls.append(call)
        if !isRunning { next() }
    }

    private func next() {
        isRunning = false
        while let call = calls.popFirst() {
            isRunning = true
            switch call {
            case .main(let call): call()
            case .background(let call):
                return MainThread.background {
                    call()
                    MainThread.async { self.next() }
                }
            }
            isRunning = false
        }
    }
}
