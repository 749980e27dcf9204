package import Foundation
import PlatformStandIns

/// Says so when nothing goes on any more: a deadlock of the main thread cannot be noticed there.
///
/// Sendable: what changes is behind a lock.
package final class SoakWatchdog: Sendable {
    private struct State: Sendable {
        var what = "nothing"
        var since = DispatchTime.now().uptimeNanoseconds
    }

    private let state = Locked(State())
    private let isOver = DispatchSemaphore(value: 0)

    /// Watches from now on.
    /// - Parameters:
    ///   - patience: how long the same thing may go on, in seconds.
    ///   - onStall: is told what goes on, on a thread of the watchdog's own.
    package init(patience: TimeInterval, onStall: @escaping @Sendable (String) -> Void) {
        // A thread, because a queue may have none left.
        let thread = Thread { [state, isOver] in
            while isOver.wait(timeout: .now() + 1) != .success {
                let now = DispatchTime.now().uptimeNanoseconds
                let (what, since) = state.withLock { ($0.what, $0.since) }
                guard now > since, TimeInterval(now - since) / 1e9 > patience else { continue }
                return onStall("\(what) goes on for more than \(Int(patience)) s")
            }
        }
        thread.start()
    }

    /// Something else goes on.
    package func note(_ what: String) {
        let now = DispatchTime.now().uptimeNanoseconds
        state.withLock { $0 = State(what: what, since: now) }
    }

    /// Ends the watch.
    package func stop() { isOver.signal() }
}
