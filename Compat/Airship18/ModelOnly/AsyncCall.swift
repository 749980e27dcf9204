import Airship18Model

/// Starts asynchronous calls of the SDK: driven by the stage. `SDKOnly` has the counterpart.
enum AsyncCall {
    /// Starts a request to an SDK, on the stage of that SDK: the app may call from anywhere.
    @MainActor static func start(
        on automation: any InAppAutomation, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        Airship18Task.start(on: automation, body)
    }

    /// Starts the work of an app's adapter, on the current stage.
    @MainActor static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        Airship18Task.start(body)
    }
}
