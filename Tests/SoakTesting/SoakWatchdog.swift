package import Foundation
import PlatformStandIns

/// Reports that there is no progress any longer: a deadlock of the main thread cannot be detected there.
///
/// Sendable: the mutable state is behind a lock.
package final class SoakWatchdog: Sendable {
    private struct State: Sendable {
        var what = "nothing"
        var since = DispatchTime.now().uptimeNanoseconds
    }

    private let state = Locked(State())
    private let isOver = DispatchSemaphore(value: 0)

    /// Starts to watch.
    /// - Parameters:
    ///   - patience: how long the same activity may take, in seconds.
    ///   - onStall: is called with the current activity, on a thread of the watchdog.
    package init(patience: TimeInterval, onStall: @escaping @Sendable (String) -> Void) {
        // A thread, because a queue may have none left.
        let thread = Thread { [state, isOver] in
            while isOver.wait(timeout: .now() + 1) != .success {
                let now = DispatchTime.now().uptimeNanoseconds
                let (what, since) = state.withLock { ($0.what, $0.since) }
                guard now > since, TimeInterval(now - since) / 1e9 > patience else { continue }
                return onStall("\(what) runs for more than \(Int(patience)) s")
            }
        }
        thread.start()
    }

    /// Notes that a new activity has started.
    package func note(_ what: String) {
        let now = DispatchTime.now().uptimeNanoseconds
        state.withLock { $0 = State(what: what, since: now) }
    }

    /// Ends the watch.
    package func stop() { isOver.signal() }
}
