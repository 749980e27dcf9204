// Model-only API: nothing in this file exists in the SDK.

import HeadlessStage

/// Starts asynchronous main-actor functions so that the current stage drives them, as the SDK's own calls of adapters
/// are driven: no task of Swift's decides an order.
package enum Airship18Task {
    /// Starts a function inside this call, up to the first point where it waits.
    @MainActor package static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        StageTask.start(on: .current, body)
    }
}
