import Foundation

/// A value behind a lock, for state that several threads touch.
///
/// The standard library's `Mutex` needs iOS 18; this package runs from iOS 15 on.
/// `@unchecked Sendable` is sound because `value` is only ever read or written while `lock` is held.
package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with exclusive access. Do not call back into the same lock from inside.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

extension Locked where Value: Sendable {
    /// A copy of the value.
    package var current: Value {
        withLock { $0 }
    }
}
