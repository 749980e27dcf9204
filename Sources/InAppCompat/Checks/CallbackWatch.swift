import Foundation
import PlatformStandIns

/// Watches callbacks that may block a background thread: which of them have not returned.
///
/// Sendable; any thread.
public final class CallbackWatch: Sendable {
    private let check: DelegateCheck
    private let rule: String
    private let underWay = Locked<[String]>([])

    /// Makes a watch.
    /// - Parameters:
    ///   - check: where findings go.
    ///   - rule: what says that a callback had better return.
    public init(_ check: DelegateCheck, rule: String) {
        self.check = check
        self.rule = rule
    }

    /// Runs a callback.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - body: the callback.
    /// - Returns: its answer.
    public func call<Answer>(_ name: String, _ body: () -> Answer) -> Answer {
        underWay.withLock { $0.append(name) }
        defer { underWay.withLock { names in names.firstIndex(of: name).map { _ = names.remove(at: $0) } } }
        return body()
    }

    /// Reports the callbacks that have not returned, each name once. Called when nothing more will happen.
    public func reportBlocked() {
        var names: [String] = []
        for name in underWay.current where !names.contains(name) { names.append(name) }
        for name in names.sorted() {
            check.find(
                .blocked, rule,
                "\(name) did not return: it blocks its thread, perhaps waiting for the main thread.",
                expected: "\(name) returns without waiting for other threads.")
        }
    }
}
