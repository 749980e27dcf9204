import Airship18Model

/// Starts asynchronous calls of the SDK: driven by the stage. `SDKOnly` has the other side.
enum AsyncCall {
    @MainActor static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        Airship18Task.start(body)
    }
}
