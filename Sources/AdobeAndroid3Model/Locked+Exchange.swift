import PlatformStandIns

extension Locked {
    /// Replaces the value and returns the old one, so that the end of its life, which may run the app's code,
    /// comes when the lock is free again.
    func exchange(_ new: Value) -> Value {
        withLock { value in
            defer { value = new }
            return value
        }
    }
}
