import AirshipShared
public import Foundation
import HeadlessStage
package import PlatformStandIns

// Model-only API: nothing from here on exists in the SDK.

/// The scope in which a URL has to be allowed.
public enum Airship18URLScope: Sendable, Hashable {
    /// It may be opened or shown.
    case openURL
    /// Its page may call into the SDK.
    case javaScriptInterface
}

/// The server's answers to the additional audience check (AM-012, AM-126). Sendable.
public enum Airship18AudienceCheck: Sendable, Hashable {
    /// The message may be shown.
    case passed
    /// The message must not be shown.
    case missed
    /// There is no answer.
    case failed
}

/// The server's answers about a deferred schedule (AM-123). Sendable.
public enum Airship18DeferredAnswer: Sendable, Equatable {
    /// The user is in the audience, and this content is used.
    case match(message: InAppMessage?, actions: AirshipJSON?)
    /// The user is not in the audience.
    case noMatch
    /// The answer did not come in time.
    case timedOut
    /// The server asks for another request after some seconds (AM-044).
    case retryAfter(TimeInterval)
    /// The server does not have it any more.
    case notFound
}

extension Airship18Host {
    private var circumstances: Circumstances { world.circumstances }

    /// Sets for which schedules, by their identifiers, the SDK's store fails: `cancelSchedule` and `getSchedule` throw
    /// the returned error and do nothing. By default for none. Any thread; called on the caller's thread.
    public func setStoreError(_ error: @escaping @Sendable (String) -> (any Error)?) {
        circumstances[\.storeError] = error
    }

    /// Sets for which schedules, by their identifiers, the user belongs to the audience; by default for all (AM-031).
    /// Called only for schedules with an audience. Any thread; called on the main thread.
    public func setAudienceCheck(_ isInAudience: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isInAudience] = isInAudience
    }

    /// Sets for which schedules, by their identifiers, the user belongs to the control group of an experiment; by
    /// default for none (AM-011). Any thread; called on the main thread.
    public func setControlGroup(_ isInControlGroup: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isInControlGroup] = isInControlGroup
    }

    /// Sets the results of the additional audience check, by the schedules' identifiers; nil, the default, for no check
    /// (AM-126). Any thread; called on the main thread.
    public func setAdditionalAudienceCheck(_ check: (@Sendable (String) -> Airship18AudienceCheck)?) {
        circumstances[\.additionalCheck] = check
    }

    /// Sets the server's answers about deferred schedules; by default the server has none of them (AM-123). Any thread;
    /// called on the main thread.
    public func setDeferredAnswer(_ answer: @escaping @Sendable (URL) -> Airship18DeferredAnswer) {
        circumstances[\.deferred] = answer
    }

    /// Sets how many seconds a download takes before `stage.network` answers; 0 by default, nil for ever (AM-042). Any
    /// thread; called on the main thread.
    public func setDownloadTime(_ seconds: @escaping @Sendable (URL) -> TimeInterval?) {
        circumstances[\.downloadSeconds] = seconds
    }

    /// Sets whether an execution window is open; by default always (AM-128). The function gets the window's JSON, and
    /// is called again at every pass and every event. Any thread; called on the main thread.
    public func setExecutionWindowCheck(_ isOpen: @escaping @Sendable (AirshipJSON) -> Bool) {
        circumstances[\.isInWindow] = isOpen
    }

    /// Sets which URLs are allowed; by default all are (AM-040). Any thread; called on the main thread.
    public func setURLAllowList(_ isAllowed: @escaping @Sendable (URL, Airship18URLScope) -> Bool) {
        circumstances[\.isURLAllowed] = isAllowed
    }

    /// Replaces the evaluation of the triggers' predicates. The function gets the predicate's and the event's JSON. Any
    /// thread; called on the main thread.
    public func setPredicateEvaluator(
        _ evaluate: @escaping @Sendable (_ matcher: String, _ event: String) -> Bool
    ) {
        circumstances[\.predicate] = evaluate
    }

    /// Sets a function that is called with every action that runs: its name and its argument. Any thread; called on the
    /// main thread.
    public func setActionRunner(_ run: @escaping @Sendable (String, AirshipJSON) -> Void) {
        circumstances[\.actionRunner] = run
    }

    /// Sets the handler for calls from pages that the SDK does not know; it returns whether it handled the call. It is
    /// the app-wide delegate of the SDK's core (AM-040). Any thread; called on the main thread.
    public func setPageCommandHandler(_ take: @escaping @Sendable (URL) -> Bool) {
        circumstances[\.pageCommand] = take
    }
}

/// An event that triggers can count and that delays can wait for. In the SDK such events come from the system and from
/// its other parts.
public enum Airship18Event: Sendable, Equatable {
    /// The app's process starts. On a stage this follows from the launch.
    case appInit
    /// The app becomes active. On a stage this follows from `stage.app.state`.
    case foreground
    /// The app enters the background. On a stage this follows from `stage.app.state`.
    case background
    /// The app tracks a screen; nil for none.
    case screen(String?)
    /// The device arrives in a region.
    case regionEnter(String)
    /// The device leaves a region.
    case regionExit(String)
    /// The app tracks a custom event, which may have a value.
    case customEvent(String, value: Double? = nil)
    /// The app runs for the first time in a new version.
    case version(String)
    /// An event of a message itself, such as `in_app_form_result`.
    case inApp(EventAutomationTriggerType, AirshipJSON)

    /// The occurrences that triggers count (AM-114).
    var occurrences: [Occurrence] {
        switch self {
        case .appInit: [Occurrence(type: .appInit)]
        case .foreground: [Occurrence(type: .foreground)]
        case .background: [Occurrence(type: .background)]
        case .screen(let name): name.map { [Occurrence(type: .screen, data: .string($0))] } ?? []
        case .regionEnter(let region):
            [Occurrence(type: .regionEnter, data: ["region_id": .string(region)])]
        case .regionExit(let region):
            [Occurrence(type: .regionExit, data: ["region_id": .string(region)])]
        case .customEvent(let name, let value): Self.customEvent(name, value)
        case .version(let version):
            [
                Occurrence(
                    type: .version, data: ["ios": ["version": .string(version)]], state: "version \(version)")
            ]
        case .inApp(let type, let data): [Occurrence(type: type, data: data)]
        }
    }

    private static func customEvent(_ name: String, _ value: Double?) -> [Occurrence] {
        var body: [String: AirshipJSON] = ["event_name": .string(name)]
        body["event_value"] = value.map(AirshipJSON.number)
        return [
            Occurrence(type: .customEventCount, data: .object(body)),
            Occurrence(type: .customEventValue, amount: value ?? 1, data: .object(body)),
        ]
    }
}

// Model-only API: nothing from here on exists in the SDK. Code between the SDK and an app's objects uses it where it
// could not make the SDK's values otherwise.

extension UIWindowScene {
    /// The scene to use if the driving SDK does not say which one it uses: the one that the current stage's SDK would
    /// choose. Nil if there is none, which is logged as an error.
    @MainActor package static var ofEmptyViews: UIWindowScene? {
        let stage = HeadlessStage.current
        guard let scene = stage.scenes.preferred else { return nil }
        return stage.windowScene(of: scene, for: "display(scene:) of an adopted adapter")
    }
}

extension AutomationSchedule {
    /// Reads a campaign's payload without storing it: the entry for tools that inspect payloads. Any thread.
    ///
    /// - Parameter payload: see `Airship18Host.trigger(json:)`.
    /// - Returns: the schedules, including those that run actions.
    /// - Throws: `PayloadError`.
    package static func inspect(payload: Data) throws -> [AutomationSchedule] {
        try CampaignPayload(payload, anonymousID: "message", version: .v20).schedules
    }

    /// The message; nil for a schedule of actions.
    package var inspectedMessage: InAppMessage? { message }
}

extension DisplayAdapterArgs {
    /// Makes an adapter's arguments when another SDK shows the message: nothing is cached. Any thread.
    ///
    /// - Parameters:
    ///   - message: the message.
    ///   - scheduleID: the schedule's identifier.
    ///   - priority: the schedule's priority.
    ///   - actionRunner: runs actions on behalf of the message.
    package init(
        message: InAppMessage, scheduleID: String, priority: Int, actionRunner: any InAppActionRunner
    ) {
        self.message = message
        self.priority = priority
        self.scheduleID = scheduleID
        runner = actionRunner
        assets = NoAssets(scheduleID: scheduleID)
    }
}

/// The assets of a message without cached files. There is a path for each URL anyway (AM-096).
private struct NoAssets: AirshipCachedAssetsProtocol {
    let scheduleID: String

    func cachedURL(remoteURL: URL) -> URL? {
        FileManager.default.temporaryDirectory.appendingPathComponent(scheduleID)
            .appendingPathComponent(remoteURL.lastPathComponent)
    }
    func isCached(remoteURL: URL) -> Bool { false }
}

/// Starts asynchronous main-actor functions on a stage, which drives them as it drives the SDK's own calls of adapters:
/// Swift's task scheduling has no influence on the order.
package enum Airship18Task {
    /// Starts a function inside this call, up to its first suspension, on the stage of an SDK, so the caller need not
    /// be inside its `run`. Uses the current stage if the SDK is not the model's own.
    @MainActor package static func start(
        on automation: any InAppAutomation, _ body: @escaping @MainActor @Sendable () async -> Void
    ) {
        guard let own = automation as? SDKInAppAutomation else { return start(body) }
        own.installation.link.start(body)
    }

    /// Starts a function inside this call, up to its first suspension, on the current stage.
    @MainActor package static func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        StageTask.start(on: .current, body)
    }
}
