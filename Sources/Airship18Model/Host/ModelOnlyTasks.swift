// Model-only API: nothing in this file exists in the SDK.

import AirshipShared
import HeadlessStage

/// Starts asynchronous main-actor functions so that a stage drives them, as the SDK's own calls of adapters are driven: no
/// task of Swift's decides an order.
package enum Airship18Task {
    /// Starts a function inside this call, up to the first point where it waits, on the stage of an SDK: whoever calls need
    /// not stand in its `run`. On the current stage where the SDK is not the model's own.
    @MainActor package static func start(
        on automation: any InAppAutomation, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        guard let own = automation as? SDKInAppAutomation else { return start(body) }
        own.installation.link.start(body)
    }

    /// Starts a function inside this call, up to the first point where it waits, on the current stage.
    @MainActor package static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        StageTask.start(on: .current, body)
    }
}
