import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The way in which a display ended, for the engine and the reports.
struct DisplayResolution: Sendable {
    let type: String
    let button: InAppMessageButtonInfo?

    /// Whether the schedule is cancelled too (AM-009).
    var isCancel: Bool { button?.behavior == .cancel }

    static let userDismissed = DisplayResolution(type: "user_dismissed", button: nil)

    static func buttonTap(_ button: InAppMessageButtonInfo) -> DisplayResolution {
        DisplayResolution(type: "button_click", button: button)
    }

    init(type: String, button: InAppMessageButtonInfo?) {
        self.type = type
        self.button = button
    }

    init(_ resolution: CustomDisplayResolution) {
        switch resolution {
        case .buttonTap(let button): self = .buttonTap(button)
        case .messageTap: self.init(type: "message_click", button: nil)
        case .userDismissed: self = .userDismissed
        case .timedOut: self.init(type: "timed_out", button: nil)
        }
    }
}

/// Displays a prepared message. Main actor.
@MainActor protocol DisplayAdapter: AnyObject, Sendable {
    var isReady: Bool { get }
    /// Waits until it is ready, then calls `completion`, later.
    func waitForReady(_ completion: @escaping @MainActor @Sendable () -> Void)
    /// Displays the message: enters the adapter's code inside this call. `completion` is called once.
    ///
    /// - Returns: false if it cannot be displayed there; then the log says why, and `completion` is not called.
    func display(
        in scene: ChosenScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void
    ) -> Bool
}

/// A custom adapter. The stage drives its asynchronous functions.
@MainActor final class CustomAdapterWrapper: DisplayAdapter {
    private let adapter: any CustomDisplayAdapter
    private let link: StageLink

    init(_ adapter: any CustomDisplayAdapter, _ link: StageLink) {
        self.adapter = adapter
        self.link = link
    }

    var isReady: Bool { adapter.isReady }

    func waitForReady(_ completion: @escaping @MainActor @Sendable () -> Void) {
        let adapter = adapter
        link.start {
            await adapter.waitForReady()
            completion()
        }
    }

    func display(
        in scene: ChosenScene, completion: @escaping @MainActor @Sendable (DisplayResolution) -> Void
    ) -> Bool {
        let known = scene.windowScene(on: link.stage, for: "display(scene:) of a custom adapter")
        guard let known else { return false }
        let adapter = adapter
        link.start {
            let resolution = await adapter.display(scene: known)
            completion(DisplayResolution(resolution))
        }
        return true
    }
}

/// Displays a message with the app's own view: one adapter for each attempt at a preparation (AM-015). Main actor.
public protocol CustomDisplayAdapter: Sendable {
    /// Whether the message could be displayed now. Asked first, on every pass over the waiting messages (AM-049). If it
    /// returns true, `display` may follow before any other work of the main actor (AM-006).
    @MainActor var isReady: Bool { get }
    /// Waits until it is ready. Called after each false of `isReady`, even while an earlier call is still waiting
    /// (AM-005, AM-048).
    @MainActor func waitForReady() async
    /// Displays the message until it is over.
    ///
    /// Until it returns, the next standard message has to wait (AM-030).
    /// - Parameter scene: the scene for the message.
    /// - Returns: the way in which the display ended.
    @MainActor func display(scene: UIWindowScene) async -> CustomDisplayResolution
}

/// The way in which a custom adapter's display ended. It matters only for reports and for cancelling (AM-075). Not
/// Sendable.
public enum CustomDisplayResolution {
    /// A tap on a button, which need not be one of the message's buttons. Only the adapter itself runs the button's
    /// actions (AM-074).
    case buttonTap(InAppMessageButtonInfo)
    /// The user tapped the message.
    case messageTap
    /// The user closed the message.
    case userDismissed
    /// The display time is over.
    case timedOut
}

@available(*, unavailable)
extension CustomDisplayResolution: Sendable {}

/// The arguments for making an adapter (AM-015). Sendable.
public struct DisplayAdapterArgs: Sendable {
    /// The message.
    public var message: InAppMessage
    /// Its cached files.
    public var assets: any AirshipCachedAssetsProtocol
    /// The schedule's priority.
    public var priority: Int
    /// Runs actions on behalf of the message (AM-074).
    public var actionRunner: any InAppActionRunner { runner }
    let runner: any InAppActionRunner
    let scheduleID: String
}

/// The cached files of a message. Sendable; any thread (AM-056).
public protocol AirshipCachedAssetsProtocol: Sendable {
    /// The path of the file of a URL, even if it is not cached (AM-096).
    func cachedURL(remoteURL: URL) -> URL?
    /// Whether the file of a URL is cached.
    func isCached(remoteURL: URL) -> Bool
}

/// Runs actions on behalf of a message, as the runner that adapters get (AM-074, AM-138).
struct MessageActionRunner: InAppActionRunner {
    let installation: Installation
    let scheduleID: String

    @MainActor func run(actionName: String, arguments: ActionArguments) async -> ActionResult {
        // The caller determines the situation (AM-147).
        installation.runAction(actionName, arguments.value, for: scheduleID, in: arguments.situation)
        return .completed(.null)
    }

    @MainActor func runAsync(actions: AirshipJSON) {
        let (installation, scheduleID) = (installation, scheduleID)
        installation.link.onMain { installation.runActions(actions, for: scheduleID) }
    }

    @MainActor func run(actions: AirshipJSON) async {
        installation.runActions(actions, for: scheduleID)
    }
}

extension Installation {
    /// Runs actions in the order of their names, in the situation `automation`: writes each to the log and calls the
    /// listener (`Airship18Host.setActionRunner`). The effects of actions are not modelled.
    ///
    /// - Parameter scheduleID: the schedule of the message that they are attributed to; nil for none (AM-081).
    func runActions(_ actions: AirshipJSON?, for scheduleID: String?) {
        for (name, value) in (actions?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
            runAction(name, value, for: scheduleID)
        }
    }

    /// - Parameter situation: the situation in which the action runs.
    func runAction(
        _ name: String, _ value: AirshipJSON, for scheduleID: String?,
        in situation: ActionSituation = .automation
    ) {
        link.record(
            .note, "action \(name)",
            ["value": value.text, "situation": "\(situation)", "attributedTo": scheduleID ?? "nobody"])
        circumstances[\.actionRunner](name, value)
    }
}
