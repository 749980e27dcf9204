import HeadlessStage
import PlatformStandIns

/// Standard messages on a stage: what is kept, and the object of the process that runs now.
///
/// `@unchecked Sendable` is sound: what changes is behind a lock, and so is what changes in the object, which is not Sendable
/// by type because the SDK's is not.
final class LegacyWorld: @unchecked Sendable {
    private let world: AirshipWorld
    private let process = Locked<LegacyInAppMessaging?>(nil)
    let memory: LegacyMemory

    private init(_ world: AirshipWorld) {
        self.world = world
        memory = LegacyMemory(world.installation.link)
    }

    static func of(_ stage: HeadlessStage) -> LegacyWorld {
        let world = AirshipWorld.of(stage)
        return stage.shared(LegacyWorld.self) { LegacyWorld(world) }
    }

    /// Standard messages on the stage that is current.
    static var current: LegacyWorld { of(.current) }

    /// What belongs to the process that runs now.
    var messaging: LegacyInAppMessaging {
        let automation = world.automation
        return process.withLock { process in
            if let known = process, known.automation === automation { return known }
            let made = LegacyInAppMessaging(automation, memory: memory)
            process = made
            return made
        }
    }
}
