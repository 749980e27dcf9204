// Model-only API: nothing in this file exists in the SDK.

public import Foundation

/// In whose scope a URL has to be allowed.
public enum Airship18URLScope: Sendable, Hashable {
    /// It may be opened or shown.
    case openURL
    /// Its page may call into the SDK.
    case javaScriptInterface
}

/// What the server answers to the additional audience check (AM-012, AM-126). Sendable.
public enum Airship18AudienceCheck: Sendable, Hashable {
    /// The message may be shown.
    case passed
    /// It may not.
    case missed
    /// There is no answer.
    case failed
}

/// What the server answers about a deferred schedule (AM-123). Sendable.
public enum Airship18DeferredAnswer: Sendable, Equatable {
    /// The user is in the audience, and this is to happen.
    case match(message: InAppMessage?, actions: AirshipJSON?)
    /// The user is not in the audience.
    case noMatch
    /// There is no answer in time.
    case timedOut
    /// The server wants to be asked again after some seconds (AM-044).
    case retryAfter(TimeInterval)
    /// The server knows nothing of it any more.
    case notFound
}

extension Airship18Host {
    private var circumstances: Circumstances { world.circumstances }

    /// Decides for which schedules, by their identifiers, the user belongs to the audience; for all at first (AM-031). Asked
    /// for schedules with an audience only. Any thread; called on the main thread.
    public func setAudienceCheck(_ isInAudience: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isInAudience] = isInAudience
    }

    /// Decides for which schedules, by their identifiers, the user belongs to the control group of an experiment; for none
    /// at first (AM-011). Any thread; called on the main thread.
    public func setControlGroup(_ isInControlGroup: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isInControlGroup] = isInControlGroup
    }

    /// Decides the additional audience check, by the schedules' identifiers; nil, as at first, for none (AM-126). Any
    /// thread; called on the main thread.
    public func setAdditionalAudienceCheck(_ check: (@Sendable (String) -> Airship18AudienceCheck)?) {
        circumstances[\.additionalCheck] = check
    }

    /// Decides what the server answers about deferred schedules; that it knows nothing at first (AM-123). Any thread; called
    /// on the main thread.
    public func setDeferredAnswer(_ answer: @escaping @Sendable (URL) -> Airship18DeferredAnswer) {
        circumstances[\.deferred] = answer
    }

    /// Decides how many seconds a download takes before `stage.network` answers; none at first, nil for ever (AM-042). Any
    /// thread; called on the main thread.
    public func setDownloadTime(_ seconds: @escaping @Sendable (URL) -> TimeInterval?) {
        circumstances[\.downloadSeconds] = seconds
    }

    /// Decides whether an execution window is open; always at first (AM-128). Gets the window's JSON. Looked at again at
    /// every pass and every event. Any thread; called on the main thread.
    public func setExecutionWindowCheck(_ isOpen: @escaping @Sendable (AirshipJSON) -> Bool) {
        circumstances[\.isInWindow] = isOpen
    }

    /// Decides which URLs are allowed; every one at first (AM-040). Any thread; called on the main thread.
    public func setURLAllowList(_ isAllowed: @escaping @Sendable (URL, Airship18URLScope) -> Bool) {
        circumstances[\.isURLAllowed] = isAllowed
    }

    /// Decides what predicates answer whose matcher is not modelled; true at first. Gets the matcher's and the event's JSON.
    /// Any thread; called on any thread.
    public func setPredicateEvaluator(
        _ evaluate: @escaping @Sendable (_ matcher: String, _ event: String) -> Bool
    ) {
        circumstances[\.predicate] = evaluate
    }

    /// Hears of every action that runs: its name and its argument. Any thread; called on the main thread.
    public func setActionRunner(_ run: @escaping @Sendable (String, AirshipJSON) -> Void) {
        circumstances[\.actionRunner] = run
    }

    /// Takes the calls of pages that the SDK does not know, and says whether it does: the app-wide delegate of the SDK's
    /// core (AM-040). Any thread; called on the main thread.
    public func setPageCommandHandler(_ take: @escaping @Sendable (URL) -> Bool) {
        circumstances[\.pageCommand] = take
    }
}
