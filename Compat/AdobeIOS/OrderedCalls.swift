import Foundation
import InAppCompat

/// Calls that are made one after the other although some belong on the main thread and some must not be
/// made there: how Adobe calls its delegate.
@MainActor final class OrderedCalls {
    private enum Call {
        case main(@MainActor @Sendable () -> Void)
        case background(@Sendable () -> Void)
    }

    private var calls: [Call] = []
    private var isRunning = false

    /// Makes a call on the main thread: at once if nothing is under way, else in its turn.
    func main(_ call: @escaping @MainActor @Sendable () -> Void) {
        append(.main(call))
    }

    /// Makes a call on a background thread, in its turn.
    func background(_ call: @escaping @Sendable () -> Void) {
        append(.background(call))
    }

    private func append(_ call: Call) {
        calls.append(call)
        if !isRunning { next() }
    }

    private func next() {
        isRunning = false
        while !calls.isEmpty {
            isRunning = true
            switch calls.removeFirst() {
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
