import Foundation

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
    case manualInvocation
    case foregroundInteractiveButton
    case webViewInvocation
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
