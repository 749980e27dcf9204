import AirshipShared
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: lets campaigns qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread. All hosts of a stage share its schedules, as one device has one SDK.
public final class Airship18Host: HeadlessHost {
    /// The world that the SDK lives in.
    public let stage: HeadlessStage
    var world: AirshipWorld { .of(stage) }

    /// Makes a host on a stage, of the latest 20 unless another host of the stage said otherwise.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Makes a host on a stage.
    ///
    /// - Parameters:
    ///   - stage: the world that the SDK lives in.
    ///   - version: the SDK's version, for all hosts of the stage.
    public init(stage: HeadlessStage, version: Airship18Version) {
        self.stage = stage
        world.circumstances[\.version] = version
    }

    /// Lets a campaign qualify: stores its schedules, if the stage has not had any with these identifiers before, and sets
    /// them off, whatever their triggers count. From there on the rules apply: a schedule that is not idle is not set off
    /// (AM-041), and nothing is while the feature is off (AM-052). The log says so when nothing is set off.
    ///
    /// - Parameter json: what the server sends, with `in_app_messages` and perhaps `frequency_constraints`; or one
    ///   schedule; or a message alone, which gets a schedule with the identifier `message-1`, `message-2` and so on. A
    ///   schedule without `triggers` is set off by the host only.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected. Nothing has happened then.
    public func trigger(json: Data) throws {
        let payload = try payload(json)
        let world = lookedAtWorld
        // Posted, not called: what the SDK has to do at its start comes first.
        stage.onMain { world.automation.setOff(payload) }
    }

    /// Reads a campaign's schedules and does nothing with them.
    ///
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`.
    public func schedules(in json: Data) throws -> [AutomationSchedule] {
        try payload(json).schedules
    }

    /// Sets a schedule off that is at hand; see `trigger(json:)`.
    public func trigger(_ schedule: AutomationSchedule) {
        let world = lookedAtWorld
        stage.onMain { world.automation.setOff(CampaignPayload(schedules: [schedule], constraints: nil)) }
    }

    /// The SDK of the stage, for a campaign that qualifies: the log says so if the app's delegate is on another one.
    private var lookedAtWorld: AirshipWorld {
        stage.reportMisplacedDelegate(in: AirshipWorld.self, from: StageLink.source) { $0.hasDelegate }
        return world
    }

    private func payload(_ json: Data) throws -> CampaignPayload {
        let number = world.circumstances.nextNumber()
        return try CampaignPayload(
            json, anonymousID: "message-\(number)", version: world.circumstances[\.version])
    }
}

extension SDKInAppAutomation {
    @MainActor fileprivate func setOff(_ payload: CampaignPayload) {
        if let constraints = payload.constraints { installation.frequencies.set(constraints) }
        var isUnderWay: Set<String> = []
        for schedule in payload.schedules where store[schedule.identifier] == nil {
            guard installation.circumstances.isNew(schedule.identifier) else { continue }
            installation.remote.known.insert(schedule.identifier)
            engine.upsert([schedule])
            // An event of the last half minute may have set it off already (AM-119).
            if store[schedule.identifier]?.state == .triggered { isUnderWay.insert(schedule.identifier) }
        }
        let waiting = payload.schedules.filter { !isUnderWay.contains($0.identifier) }
        for schedule in AutomationEngine.byPriority(waiting.compactMap { store[$0.identifier] })
        where schedule.state == .idle && installation.circumstances[\.isFeatureEnabled] {
            engine.trigger(schedule)
            isUnderWay.insert(schedule.id)
        }
        for schedule in waiting where !isUnderWay.contains(schedule.identifier) {
            installation.link.record(.note, "not set off", ["schedule": schedule.identifier])
        }
    }
}
