import Foundation
public import PlatformStandIns

extension Airship {
    /// Sets the SDK up. The facts do not give its exact signature, so this one is uncertain. In the model it is not
    /// needed: everything exists from the start. Values that are set at launch apply from here on.
    ///
    /// - Parameters:
    ///   - config: the configuration; nil for the defaults.
    ///   - launchOptions: the app's launch options.
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

/// The arguments of an action, as far as message code uses them; the facts state only the type's name. Sendable.
public struct ActionArguments: Sendable {
    /// The argument.
    public let value: AirshipJSON
    /// The situation in which the action runs.
    public let situation: ActionSituation
    /// Additional data.
    public let metadata: [String: any Sendable]

    /// Makes arguments.
    ///
    /// - Parameters:
    ///   - value: the argument.
    ///   - situation: the situation in which the action runs.
    ///   - metadata: additional data.
    public init(
        value: AirshipJSON = .null, situation: ActionSituation = .manualInvocation,
        metadata: [String: any Sendable] = [:]
    ) {
        self.value = value
        self.situation = situation
        self.metadata = metadata
    }

    /// Makes arguments from a string.
    public init(
        string: String, situation: ActionSituation = .manualInvocation,
        metadata: [String: any Sendable] = [:]
    ) {
        self.init(value: .string(string), situation: situation, metadata: metadata)
    }
}

/// The situation in which an action runs (AM-010, AM-138). The facts state `automation` and manual invocation.
/// Sendable.
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

/// The result of an action. Sendable.
public enum ActionResult: Sendable {
    /// It ran, and returned a value.
    case completed(AirshipJSON)
    /// It threw an error.
    case error(any Error)
    /// The arguments were rejected.
    case argumentsRejected
    /// There is no such action.
    case actionNotFound
}

/// Runs actions on behalf of a message: events that they cause are attributed to the message (AM-074, AM-138).
public protocol InAppActionRunner: Sendable {
    /// Runs one action and waits for its result.
    ///
    /// - Parameters:
    ///   - actionName: the action's name.
    ///   - arguments: its arguments.
    @MainActor func run(actionName: String, arguments: ActionArguments) async -> ActionResult
    /// Starts actions and returns at once.
    ///
    /// - Parameter actions: an object with the arguments by the names of the actions.
    @MainActor func runAsync(actions: AirshipJSON)
    /// Runs actions and waits for them.
    ///
    /// - Parameter actions: an object with the arguments by the names of the actions.
    @MainActor func run(actions: AirshipJSON) async
}

/// A layout made with the vendor's dashboard (AM-090). Its views are not modelled; it keeps its JSON. Sendable; a
/// value.
public struct AirshipLayout: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// Reads a layout.
    /// - Throws: `DecodingError` when it is not an object.
    public init(from decoder: any Decoder) throws {
        json = .object(try [String: AirshipJSON](from: decoder))
    }

    /// Writes the layout as it was read.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    /// Whether its version is supported: 1 or 2.
    func validate() -> Bool { [1, 2].contains(json.object?["version"]?.double) }

    /// Whether it is shown inside one of the app's own views.
    var isEmbedded: Bool { json.object?["presentation"]?.object?["type"] == "embedded" }
}
