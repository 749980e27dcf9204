import Foundation
public import PlatformStandIns

extension Airship {
    /// Sets the SDK up. The facts do not give its spelling, so this one is unsure. Headless it is not needed: everything is
    /// there from the start. What has to be set at launch is set from here on.
    ///
    /// - Parameters:
    ///   - config: how; nil for the defaults.
    ///   - launchOptions: why the app was launched.
    @MainActor public static func takeOff(
        _ config: AirshipConfig? = nil,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) throws {
        let world = AirshipWorld.current
        guard let config, config.autoPauseInAppAutomationOnLaunch else { return }
        world.circumstances[\.pausesOnLaunch] = true
        world.automation.isPaused = true
    }
}

/// What an action gets. As far as message code touches it; the facts name the type only. Sendable.
public struct ActionArguments: Sendable {
    /// The argument.
    public let value: AirshipJSON
    /// Why the action runs.
    public let situation: ActionSituation
    /// What else is known.
    public let metadata: [String: any Sendable]

    /// Makes arguments.
    ///
    /// - Parameters:
    ///   - value: the argument.
    ///   - situation: why the action runs.
    ///   - metadata: what else is known.
    public init(
        value: AirshipJSON = .null, situation: ActionSituation = .manualInvocation,
        metadata: [String: any Sendable] = [:]
    ) {
        self.value = value
        self.situation = situation
        self.metadata = metadata
    }

    /// Makes arguments of a string.
    public init(
        string: String, situation: ActionSituation = .manualInvocation,
        metadata: [String: any Sendable] = [:]
    ) {
        self.init(value: .string(string), situation: situation, metadata: metadata)
    }
}

/// Why an action runs (AM-010, AM-138). The facts name `automation` and manual invocation. Sendable.
public enum ActionSituation: Sendable, Hashable {
    /// Run by the app itself.
    case manualInvocation
    /// Run by a button while the app is in front.
    case foregroundInteractiveButton
    /// Run by a page (AM-147).
    case webViewInvocation
    /// Run by a schedule.
    case automation
}

/// What came of an action. Sendable.
public enum ActionResult: Sendable {
    /// It ran, and gave a value.
    case completed(AirshipJSON)
    /// It ran into an error.
    case error(any Error)
    /// The arguments were refused.
    case argumentsRejected
    /// There is no such action.
    case actionNotFound
}

/// Runs actions in a message's name: events that they cause are attributed to the message (AM-074, AM-138).
public protocol InAppActionRunner: Sendable {
    /// Runs one action and waits for its result.
    ///
    /// - Parameters:
    ///   - actionName: the action's name.
    ///   - arguments: what it gets.
    @MainActor func run(actionName: String, arguments: ActionArguments) async -> ActionResult
    /// Starts actions and returns at once.
    ///
    /// - Parameter actions: an object: the arguments by the names of the actions.
    @MainActor func runAsync(actions: AirshipJSON)
    /// Runs actions and waits for them.
    ///
    /// - Parameter actions: an object: the arguments by the names of the actions.
    @MainActor func run(actions: AirshipJSON) async
}

/// A layout that the vendor's dashboard made (AM-090). Its views are not modelled; it keeps what it was decoded
/// from. Sendable; a value.
public struct AirshipLayout: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// Reads a layout.
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws {
        json = .object(try [String: AirshipJSON](from: decoder))
    }

    /// Writes the layout as it was read.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    /// Whether its version is known: 1 or 2.
    func validate() -> Bool { [1, 2].contains(json.object?["version"]?.double) }

    /// Whether it is shown inside a view of the app's own.
    var isEmbedded: Bool { json.object?["presentation"]?.object?["type"] == "embedded" }
}
