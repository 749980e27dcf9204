import Airship18Model

/// Starts asynchronous calls of the SDK: driven by the stage. `SDKOnly` has the other side.
enum AsyncCall {
    /// Starts what asks an SDK for something, on the stage of that SDK: the app may call from anywhere.
    @MainActor static func start(
        on automation: any InAppAutomation, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        Airship18Task.start(on: automation, body)
    }

    /// Starts what an adapter of the app's does, on the current stage.
    @MainActor static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        Airship18Task.start(body)
    }
}
