import AdobeAndroidOnJava
import InAppContracts
import JavaMachine

/// A version of Adobe's SDK with its own delegate, for playing scenarios. A process has only one: the classes of all
/// versions have the same names.
@MainActor protocol Generation: Sendable {
    /// The headless model in Adobe's role on the machine.
    associatedtype World: JavaWorld
    /// The driver that plays scenarios on the model alone.
    associatedtype Model: RecordingDriver where Model.Delegate == World.Delegate

    /// The shape, on the model alone.
    static var kit: ShapeKit { get }
}

/// A generation with a contract for delegates, which Java and Kotlin delegates have to keep, too.
@MainActor protocol ContractGeneration: Generation {
    /// The contract's report about a Java delegate, whose garbage is collected before retained objects are reported.
    static func report(_ delegate: World.Delegate, _ world: World) -> DelegateReport
    /// The contract's report about a Swift delegate that always gives the same answer.
    static func report(answering answer: Bool) -> DelegateReport
}

extension Generation {
    /// The shape, with handlers behind the machine.
    static var machine: ShapeKit { kit.played(by: MachineDriver<Self>.self, "on a virtual machine") }

    /// Whether the classes of this generation are on the class path.
    static var isPresent: Bool { (try? World()).map { $0.end() } != nil }
}

extension ShapeKit {
    /// The same shape, played by another driver.
    func played(by driver: any ShapeDriver.Type, _ how: String) -> ShapeKit {
        ShapeKit(
            title: "\(title), \(how)", capabilities: capabilities, driver: driver, adopt: adopt, rules: rules,
            scenarios: scenarios, requirements: requirements, payloadKeys: payloadKeys, port: port,
            campaigns: campaigns, stories: stories)
    }
}

/// The world of the scenario that is played.
@MainActor enum Worlds {
    static var current: (any JavaWorld)?

    static func withNew<World: JavaWorld, Result>(
        _ type: World.Type, _ body: (World) throws -> Result
    ) throws -> Result {
        let world = try World()
        current = world
        defer {
            world.end()
            current = nil
        }
        return try body(world)
    }
}
