import AirshipShared
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: lets campaigns qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread. All hosts of a stage share its schedules, as one device has one SDK.
public final class Airship17Host: HeadlessHost {
    /// The world that the SDK lives in.
    public let stage: HeadlessStage
    var world: AirshipWorld { .of(stage) }

    /// Makes a host on a stage, on which the SDK has taken off then.
    public convenience init(stage: HeadlessStage) {
        self.init(stage: stage, takesOff: true)
    }

    /// Makes a host on a stage.
    ///
    /// - Parameters:
    ///   - stage: the world that the SDK lives in.
    ///   - takesOff: whether the SDK has taken off then; false for an app that does that itself, with `Airship.takeOff`.
    public init(stage: HeadlessStage, takesOff: Bool) {
        self.stage = stage
        if takesOff { world.takeOff() }
    }

    /// Lets a campaign qualify: stores its schedule, if the stage has not had one with this identifier before, and sets it
    /// off, whatever its triggers count. From there on the rules apply: a schedule that is not idle, over its limit or
    /// cancelled is not set off (AS-061, AS-063), and nothing is while the component is off (AS-002). The log says so when
    /// nothing is set off.
    ///
    /// - Parameter json: a schedule with a `message` or with `actions`; or a message alone, which gets a schedule with the
    ///   identifier `message-1`, `message-2` and so on. A schedule without `triggers` is set off by the host only.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected. Nothing has happened then.
    public func trigger(json: Data) throws {
        trigger(try schedule(in: json))
    }

    /// Reads a campaign's schedule and does nothing with it.
    ///
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`.
    public func schedule(in json: Data) throws -> UASchedule {
        let number = world.installation.circumstances.nextNumber()
        return try stage.run { try SchedulePayload(anonymousID: "message-\(number)").decode(json) }
    }

    /// Lets a campaign qualify whose schedule is at hand; see `trigger(json:)`.
    public func trigger(_ schedule: UASchedule) {
        let world = world
        stage.reportMisplacedDelegate(in: AirshipWorld.self, from: StageLink.source) { $0.hasDelegate }
        // Schedules are immutable, and nothing changes in the SDK but what is behind locks or of the main actor.
        let (automation, schedule) = (Carried(world.automation), Carried(schedule))
        // Posted, not called: what the SDK has to do at its start comes first.
        stage.onMain { automation.value.setOff(schedule.value, in: world.installation) }
    }
}

extension InAppAutomation {
    @MainActor fileprivate func setOff(_ schedule: UASchedule, in installation: Installation) {
        let id = schedule.identifier
        if engine.store[id] == nil, installation.circumstances.isNew(id) {
            guard engine.add([schedule]) else { return }
            tellAssets(of: [schedule])
        }
        guard let stored = engine.store[id], stored.state == .idle, !engine.isPaused else {
            return installation.link.record(.note, "not set off", ["scheduleID": id])
        }
        engine.trigger(stored)
    }
}
