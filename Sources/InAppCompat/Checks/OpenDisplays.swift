import PlatformStandIns

/// Displays of the app's own adapters that have begun and are not over. Sendable; any thread.
public final class OpenDisplays: Sendable {
    private let count = Locked(0)

    /// None is open.
    public init() {}

    /// A display begins.
    /// - Returns: what to call when it is over; more than once is as good as once.
    public func begin() -> @Sendable () -> Void {
        count.withLock { $0 += 1 }
        let isOpen = Locked(true)
        return { [count] in
            let wasOpen = isOpen.withLock { isOpen in
                defer { isOpen = false }
                return isOpen
            }
            if wasOpen { count.withLock { $0 -= 1 } }
        }
    }

    /// Reports, once, displays that are not over although nothing of the app's is on the screen.
    /// - Parameters:
    ///   - check: where findings go.
    ///   - rule: the number of the rule behind it.
    ///   - name: the adapter's method.
    ///   - mend: how it says that a display is over.
    public func report(_ check: DelegateCheck, rule: String, name: String, mend: String) {
        guard count.current > 0 else { return }
        check.find(
            .neverEnds, rule,
            "\(name) of an adapter never reported that its message has gone, although nothing of it is on the screen: every "
                + "later message waits.", expected: mend)
    }
}
