// The declarations of 18 and 19 that conflict with those of 20: `InAppAutomation` was a class with `shared`. An app
// file of that time imports this module instead of `Airship18Model`, which is exported with it.

@_exported public import Airship18Model
public import Foundation
public import PlatformStandIns

/// The SDK's entry point, as declared in 18 and 19; see `Airship18Model.InAppAutomation` for what its members do.
///
/// Sendable: it holds only the entry point of 20. Any thread, unless a member says otherwise.
public final class InAppAutomation: Sendable {
    private let automation: any Airship18Model.InAppAutomation

    init(_ automation: any Airship18Model.InAppAutomation) {
        self.automation = automation
    }

    /// The entry point of the current stage, as declared in 18; deprecated in 19.
    public static var shared: InAppAutomation { Airship.inAppAutomation }

    /// Displays messages.
    public var inAppMessaging: any InAppMessagingProtocol { automation.inAppMessaging }
    /// Converts the standard messages of pushes into schedules.
    public var legacyInAppMessaging: any LegacyInAppMessagingProtocol { automation.legacyInAppMessaging }

    /// Whether executions are paused (AM-017).
    @MainActor public var isPaused: Bool {
        get { automation.isPaused }
        set { automation.isPaused = newValue }
    }

    /// Stores schedules, replacing those with the same ids (AM-097).
    nonisolated(nonsending) public func upsertSchedules(_ schedules: [AutomationSchedule]) async throws {
        try await automation.upsertSchedules(schedules)
    }

    /// Cancels the schedule with an id (AM-103).
    nonisolated(nonsending) public func cancelSchedule(identifier: String) async throws {
        try await automation.cancelSchedule(identifier: identifier)
    }

    /// Cancels the schedules with the given ids (AM-103).
    nonisolated(nonsending) public func cancelSchedule(identifiers: [String]) async throws {
        try await automation.cancelSchedule(identifiers: identifiers)
    }

    /// Cancels the schedules of a group (AM-103).
    nonisolated(nonsending) public func cancelSchedules(group: String) async throws {
        try await automation.cancelSchedules(group: group)
    }

    /// The schedule with an id (AM-100).
    nonisolated(nonsending) public func getSchedule(identifier: String) async throws -> AutomationSchedule? {
        try await automation.getSchedule(identifier: identifier)
    }

    /// The schedules of a group (AM-103).
    nonisolated(nonsending) public func getSchedules(group: String) async throws -> [AutomationSchedule] {
        try await automation.getSchedules(group: group)
    }

    /// Whether the schedules from the server are up to date: the current status, and then every change. From 19.3 on.
    public var statusUpdates: AsyncStream<InAppAutomationUpdateStatus> {
        get async { await automation.statusUpdates }
    }

    /// Whether the schedules from the server are up to date. From 19.3 on.
    public var status: InAppAutomationUpdateStatus {
        get async { await automation.status }
    }

    /// Waits until the schedules from the server are up to date. From 19.3 on.
    ///
    /// - Parameter maxTime: the maximum number of seconds; nil for no limit.
    nonisolated(nonsending) public func waitRefresh(maxTime: TimeInterval? = nil) async {
        await automation.waitRefresh(maxTime: maxTime)
    }
}

/// The SDK, as declared in 19; see `Airship18Model.Airship`. It has no instances.
public enum Airship: Sendable {
    /// The entry point of in-app automation.
    public static var inAppAutomation: InAppAutomation {
        InAppAutomation(Airship18Model.Airship.inAppAutomation)
    }

    /// Sets the SDK up. The exact signature is uncertain; see `Airship18Model.Airship`.
    ///
    /// - Parameters:
    ///   - config: the configuration; nil for the defaults.
    ///   - launchOptions: the app's launch options.
    @MainActor public static func takeOff(
        _ config: AirshipConfig? = nil, launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) throws {
        try Airship18Model.Airship.takeOff(config, launchOptions: launchOptions)
    }
}

extension InAppMessagingProtocol {
    /// The name of `setCustomAdapter` in 18: the block gets message and assets.
    ///
    /// - Parameters:
    ///   - forType: the kind of message.
    ///   - factoryBlock: see `setCustomAdapter(forType:factoryBlock:)`.
    @MainActor public func setAdapterFactoryBlock(
        forType: CustomDisplayAdapterType,
        factoryBlock:
            @escaping @Sendable (InAppMessage, any AirshipCachedAssetsProtocol) ->
            (any CustomDisplayAdapter)?
    ) {
        setCustomAdapter(forType: forType) { factoryBlock($0.message, $0.assets) }
    }
}
