import PlatformStandIns

extension Braze {
    /// Work that can be cancelled: by `cancel()`, or by releasing the last reference. Sendable; any thread.
    public final class Cancellable: Sendable {
        private let action: Locked<(@Sendable () -> Void)?>

        /// Makes a cancellable. Model only: whether the vendor's can be made by an app is not known.
        package init(_ cancel: @escaping @Sendable () -> Void) {
            action = Locked(cancel)
        }

        /// Cancels the work unless that was done before; does nothing to work that has ended.
        public func cancel() {
            let action = action.withLock { $0.take() }
            action?()
        }

        deinit {
            cancel()
        }

        /// Nothing to cancel.
        public static let empty = Cancellable {}
    }
}
