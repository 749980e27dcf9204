import Foundation

/// Where the app is, as delays ask for it (AM-127): `foreground` is active, everything else is background.
public enum AutomationAppState: String, Sendable, Codable {
    case foreground, background

    /// Reads a state; exact case.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: [.foreground, .background])
    }
}

/// What has to be waited for after a schedule was set off (AM-053, AM-127); from JSON only. Sendable; a value.
public struct AutomationDelay: Sendable, Codable, Equatable {
    /// The region that the device has to be in.
    public var regionID: String?
    /// Where the app has to be.
    public var appState: AutomationAppState?
    /// What takes the execution back (AM-129).
    public var cancellationTriggers: [AutomationTrigger]?
    /// When it may happen; from 18.8 on.
    public var executionWindow: ExecutionWindow?
    var seconds: TimeInterval?
    var screens: [String]?

    enum CodingKeys: String, CodingKey {
        case seconds
        case screens = "screen"
        case regionID = "region"
        case appState = "app_state"
        case cancellationTriggers = "cancellation_triggers"
        case executionWindow = "execution_window"
    }
}

/// When something may happen (AM-128). Its form was read before its release only, so it keeps what it was decoded
/// from, and the host decides (`Airship18Host.setExecutionWindowCheck`). Sendable; a value.
public struct ExecutionWindow: Sendable, Equatable, Codable {
    let json: AirshipJSON

    /// Reads a window.
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws { json = .object(try [String: AirshipJSON](from: decoder)) }
    /// Writes the window as it was read.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// Where to ask what happens (AM-123); from JSON only. Sendable; a value.
public struct DeferredAutomationData: Sendable, Codable, Equatable {
    enum Kind: String, Codable, Sendable {
        case message = "in_app_message"
        case actions

        init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.message, .actions])
        }
    }

    var url: URL
    var retryOnTimeout: Bool?
    var type: Kind

    enum CodingKeys: String, CodingKey {
        case url, type
        case retryOnTimeout = "retry_on_timeout"
    }
}
