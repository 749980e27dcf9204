// Model-only API: nothing from here on exists in the SDK.

/// A version of the SDK. A host follows its behaviour where app code can notice the difference. Sendable; a value.
public struct Airship18Version: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The components of the version number.
    public let major: Int, minor: Int, patch: Int

    /// A version by its number.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The latest version 18.
    public static let v18 = Airship18Version(18, 14)
    /// The latest version 19.
    public static let v19 = Airship18Version(19, 9)
    /// The latest version 20. It is not established which release of 20 first looks up scenes late; here it is 20.2.
    public static let v20 = Airship18Version(20, 2)

    public static func < (left: Airship18Version, right: Airship18Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
}

/// Findings from reading the SDK's code that none of the vendor's tests cover, so they are uncertain. Each can be
/// switched to the documented behaviour: `Airship18Host.setBehavior`. Sendable.
public enum Airship18Finding: Sendable, Hashable, CaseIterable {
    /// AM-013: after a failed display the schedule stays executing until the next launch, where it counts as
    /// interrupted. As documented: it waits again and is retried when conditions change.
    case stuckAfterFailedDisplay
    /// AM-058: a schedule with an interval that is over a frequency limit is paused until the next launch. As
    /// documented: it is idle again.
    case pausedByFrequencySkip
    /// AM-094: a failed download is remembered and fails for the rest of the process. As documented: every attempt
    /// downloads again.
    case rememberedDownloadFailure
    /// AM-101: an upsert is lost while its schedule is being prepared or waits. As documented: the schedule is prepared
    /// again with the new definition.
    case lostUpsert
    /// AM-121: one malformed frequency constraint ends all schedules from the server. As documented: the payload
    /// changes nothing.
    case endedSource
}

/// The two behaviours of a finding. Sendable.
public enum Airship18Behavior: Sendable, Hashable {
    /// The behaviour of the vendor's code.
    case asVendor
    /// The behaviour in the vendor's documentation.
    case asDocumented
}

/// The differences between versions, each with its rule.
extension Airship18Version {
    private func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        self >= Airship18Version(major, minor, patch)
    }

    /// AM-001: only 18.0.0 counts frequencies before it asks whether a message is ready.
    var countsFrequencyFirst: Bool { self == Airship18Version(18) }
    /// AM-002: an app can set `onIsReadyToDisplay`.
    var hasReadyClosure: Bool { isAtLeast(20) }
    /// AM-003, AM-004: one pass over all waiting schedules, by priority; before, each waits alone.
    var passesByPriority: Bool { isAtLeast(18, 8) }
    /// AM-003, AM-046: ending a pause checks all waiting schedules again.
    var unpausingNotifies: Bool { isAtLeast(18, 7, 2) }
    /// AM-007, AM-022: the scene is looked up after `messageWillDisplay`. The release is not established.
    var looksUpSceneLate: Bool { isAtLeast(20, 2) }
    /// AM-040, AM-084: pages can use the command `dismiss`.
    var bridgeKnowsDismiss: Bool { isAtLeast(19, 8) }
    /// AM-150, unsure: links to other apps are opened outside the page.
    var opensLinksOutside: Bool { isAtLeast(20) }
    /// AM-045: the number of preparations that run at the same time.
    var concurrentPreparations: Int { isAtLeast(20) ? 3 : 4 }
    /// AM-079: a banner is dismissed when its duration is over.
    var bannersDismissThemselves: Bool { isAtLeast(18, 13) }
    /// AM-094. The release is not established, nor whether 20 still does so.
    var remembersDownloads: Bool { isAtLeast(19, 8) }
    /// AM-101: an upsert is lost while its schedule is being prepared or waits.
    var losesUpserts: Bool { isAtLeast(19, 3) }
    /// AM-114: 18.4.0 ignored screens, versions and custom events.
    var ignoresTrackedEvents: Bool { self == Airship18Version(18, 4) }
    /// AM-114: screens and custom events count only while analytics are allowed.
    var analyticsGatesEvents: Bool { isAtLeast(18, 7, 1) }
    /// AM-113: predicates of version triggers matched nothing before.
    var matchesVersions: Bool { isAtLeast(19, 6) }
    /// AM-119: new triggers count the events of the last half minute.
    var replaysEvents: Bool { isAtLeast(20, 1) }
    /// AM-121: a malformed schedule is dropped alone.
    var dropsMalformedAlone: Bool { isAtLeast(18, 2, 1) }
    /// AM-023: the schedule's interval begins after an interrupted execution.
    var restartsInterruptedInterval: Bool { isAtLeast(18, 1) }
    /// AM-053: long delays, except for their last 30 seconds, and execution windows come before the preparation.
    var delaysBeforePreparing: Bool { isAtLeast(18, 8) }
    /// Section 1.1: a message must have a name.
    var requiresName: Bool { !isAtLeast(18, 2, 1) }
    /// Section 1.1: the key of a message's extras is `extras`, later `extra`.
    var readsExtras: Bool { !isAtLeast(18, 5) }
    /// Section 1.1: `vimeo` is a media type.
    var knowsVimeo: Bool { isAtLeast(19, 4) }
}
