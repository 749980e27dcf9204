// Model-only API: nothing in this file exists in the SDK. Code that stands between the SDK and an app's objects uses it
// where it could not make the SDK's values otherwise.

import Foundation
import HeadlessStage
package import PlatformStandIns

extension UIWindowScene {
    /// The scene that stands for one where the driving SDK does not say which it uses: the one that the current stage's
    /// SDK would choose. Nil where there is none, and then the stage's log has an error.
    @MainActor package static var ofEmptyViews: UIWindowScene? {
        let stage = HeadlessStage.current
        guard let scene = stage.scenes.preferred else { return nil }
        return stage.windowScene(of: scene, for: "display(scene:) of an adopted adapter")
    }
}

extension AutomationSchedule {
    /// Reads what a campaign sends and does nothing with it: the entry for tools that look into payloads. Any thread.
    ///
    /// - Parameter payload: see `Airship18Host.trigger(json:)`.
    /// - Returns: the schedules, those that run actions included.
    /// - Throws: `PayloadError`.
    package static func inspect(payload: Data) throws -> [AutomationSchedule] {
        try CampaignPayload(payload, anonymousID: "message", version: .v20).schedules
    }

    /// The message; nil for a schedule of actions.
    package var inspectedMessage: InAppMessage? { message }
}

extension DisplayAdapterArgs {
    /// What an adapter is made of when another SDK shows the message: nothing is cached. Any thread.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - scheduleID: the schedule's identifier.
    ///   - priority: the schedule's priority.
    ///   - actionRunner: runs actions in the message's name.
    package init(
        message: InAppMessage, scheduleID: String, priority: Int, actionRunner: any InAppActionRunner
    ) {
        self.message = message
        self.priority = priority
        self.scheduleID = scheduleID
        runner = actionRunner
        assets = NoAssets(scheduleID: scheduleID)
    }
}

/// The cached files of a message of which nothing is cached: there is a place for them all the same (AM-096).
private struct NoAssets: AirshipCachedAssetsProtocol {
    let scheduleID: String

    func cachedURL(remoteURL: URL) -> URL? {
        FileManager.default.temporaryDirectory.appendingPathComponent(scheduleID)
            .appendingPathComponent(remoteURL.lastPathComponent)
    }
    func isCached(remoteURL: URL) -> Bool { false }
}
