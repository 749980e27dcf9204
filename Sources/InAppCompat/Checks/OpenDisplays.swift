import PlatformStandIns

/// Displays by the app's own adapters that have begun and not ended. Sendable; any thread.
public final class OpenDisplays: Sendable {
    private let count = Locked(0)

    /// No display is open.
    public init() {}

    /// A display begins.
    /// - Returns: the function to call when it has ended; further calls have no effect.
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

    /// Reports, once, displays that have not ended although nothing of the app's is on the screen.
    /// - Parameters:
    ///   - check: reports the findings.
    ///   - rule: the id of the rule that is broken.
    ///   - name: the adapter's method.
    ///   - mend: how the adapter reports the end of a display.
    public func report(_ check: DelegateCheck, rule: String, name: String, mend: String) {
        guard count.current > 0 else { return }
        check.find(
            .neverEnds, rule,
            "\(name) of an adapter never reported that its message has disappeared, although nothing of it is on the screen: "
                + "every later message waits.", expected: mend)
    }
}
