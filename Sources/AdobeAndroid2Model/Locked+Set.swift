import PlatformStandIns

extension Locked {
    /// Replaces one part of the value. What stood there is let go of when the lock is free again, so that the
    /// end of its life may run code that asks for the lock.
    func set<Part>(_ part: WritableKeyPath<Value, Part>, _ new: Part) {
        _ = withLock { value in
            let old = value[keyPath: part]
            value[keyPath: part] = new
            return old
        }
    }
}
