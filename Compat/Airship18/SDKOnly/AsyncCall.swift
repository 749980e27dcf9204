import Airship18Model

/// Starts asynchronous calls of the SDK: immediately if the system supports that. `ModelOnly` has the counterpart.
enum AsyncCall {
    /// Starts a request to an SDK.
    @MainActor static func start(
        on automation: any InAppAutomation, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        start(body)
    }

    @MainActor static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        if #available(iOS 26, macCatalyst 26, macOS 26, tvOS 26, watchOS 26, *) {
            Task.immediate(operation: body)
        } else {
            Task(operation: body)
        }
    }
}
