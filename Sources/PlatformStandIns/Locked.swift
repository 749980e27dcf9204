import Foundation

/// A value behind a lock, for state that several threads touch.
///
/// For bridges, also where they are compiled in an app's own target. Any thread.
///
/// The standard library's `Mutex` needs iOS 18; this package runs from iOS 15 on.
/// `@unchecked Sendable` is sound because `value` is only ever read or written while `lock` is held.
public final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Puts a value behind a lock.
    /// - Parameter value: what it is at first.
    public init(_ value: Value) {
        self.value = value
    }

    /// Runs `body` with exclusive access. Do not call back into the same lock from inside.
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
    /// Replaces one part of the value. What stood there is let go of when the lock is free again, so that the
    /// end of its life may run code that asks for the lock.
    /// - Parameters:
    ///   - part: which part.
    ///   - new: what takes its place.
    public func set<Part>(_ part: WritableKeyPath<Value, Part>, _ new: Part) {
        _ = withLock { value in
            let old = value[keyPath: part]
            value[keyPath: part] = new
            return old
        }
    }
}
