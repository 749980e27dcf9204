import Foundation

/// A value protected by a lock, for state that several threads use.
///
/// For bridges, also if they are compiled in an app's own target. Any thread.
///
/// The standard library's `Mutex` requires iOS 18; this package supports iOS 15 and later. `@unchecked Sendable` is
/// sound because `value` is only read or written while `lock` is held.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Protects a value with a lock.
    /// - Parameter value: the initial value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with exclusive access. Do not use the same lock inside.
    /// - Parameter body: gets the value, and may change it.
    /// - Returns: what `body` returns.
    /// - Throws: what `body` throws.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

extension Locked where Value: Sendable {
    /// A copy of the value.
    public var current: Value {
        withLock { $0 }
    }
}

extension Locked {
    /// Replaces one part of the value. The old part is released after the lock is unlocked, because its deinitialiser
    /// may take the lock.
    /// - Parameters:
    ///   - part: the key path of the part.
    ///   - new: the new part.
    public func set<Part>(_ part: WritableKeyPath<Value, Part>, _ new: Part) {
        _ = withLock { value in
            let old = value[keyPath: part]
            value[keyPath: part] = new
            return old
        }
    }
}
