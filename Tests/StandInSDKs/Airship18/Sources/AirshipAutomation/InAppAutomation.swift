import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
public extension Airship {
    static var inAppAutomation: any InAppAutomation { standIn() }
}

public protocol InAppAutomation: AnyObject, Sendable {
    var inAppMessaging: any InAppMessaging { get }
    var legacyInAppMessaging: any LegacyInAppMessaging { get }
    @MainActor var isPaused: Bool { get set }
    func upsertSchedules(_ schedules: [AutomationSchedule]) async throws
    func cancelSchedule(identifier: String) async throws
    func cancelSchedule(identifiers: [String]) async throws
    func cancelSchedules(group: String) async throws
    func getSchedule(identifier: String) async throws -> AutomationSchedule?
    func getSchedules(group: String) async throws -> [AutomationSchedule]
    var statusUpdates: AsyncStream<InAppAutomationUpdateStatus> { get async }
    var status: InAppAutomationUpdateStatus { get async }
    func waitRefresh(maxTime: TimeInterval?) async
}
public enum InAppAutomationUpdateStatus: Sendable { case upToDate, stale, outOfDate }
