import Airship18Model

/// Starts asynchronous calls of the SDK: at once where the system lets it. `ModelOnly` has the other side.
enum AsyncCall {
    /// Starts what asks an SDK for something.
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
