package import InAppContracts

extension DelegateContract.Habits {
    /// What verifying a delegate has to know of an SDK of Adobe's.
    package static let adobe = DelegateContract.Habits(dismissal: dismissal)

    /// The same of one that asks its gate on a background thread.
    package static let adobeWithBackgroundGate = DelegateContract.Habits(
        dismissal: dismissal, mayWaitForMainThread: true)

    private static let dismissal: @Sendable (String) -> ShapeCall = {
        ShapeCall(.app, "messageDismiss", ["message": .string($0)])
    }
}
