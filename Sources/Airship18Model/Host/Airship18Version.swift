// Model-only API: nothing in this file exists in the SDK.

/// A version of the SDK, whose behaviour a host follows where app code can notice the difference. Sendable; a value.
public struct Airship18Version: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The parts of the number.
    public let major: Int, minor: Int, patch: Int

    /// A version by its number.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The latest 18.
    public static let v18 = Airship18Version(18, 14)
    /// The latest 19.
    public static let v19 = Airship18Version(19, 9)
    /// The latest 20. Which release of 20 looks scenes up late is not established; here it is 20.2.
    public static let v20 = Airship18Version(20, 2)

    public static func < (left: Airship18Version, right: Airship18Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
}

/// What was read off the SDK's code and is covered by none of the vendor's tests, so that it is unsure.
/// Each can be switched to what the documentation promises: `Airship18Host.setBehavior`. Sendable.
public enum Airship18Finding: Sendable, Hashable, CaseIterable {
    /// AM-013: after a display that failed the schedule stays executing until the next launch, where it counts as
    /// interrupted. As documented: it waits again and is retried when conditions change.
    case stuckAfterFailedDisplay
    /// AM-058: over a frequency limit a schedule with an interval is paused until the next launch. As documented: it
    /// is idle again.
    case pausedByFrequencySkip
    /// AM-094: a failed download is remembered, so that it fails for the rest of the process. As documented: every
    /// attempt downloads again.
    case rememberedDownloadFailure
    /// AM-101: an upsert of a schedule that is being prepared or waits is lost. As documented: the schedule is
    /// prepared again as it is now.
    case lostUpsert
    /// AM-121: one malformed frequency constraint ends all schedules from the server. As documented: the payload
    /// changes nothing.
    case endedSource
}

/// Which of two behaviours is followed. Sendable.
public enum Airship18Behavior: Sendable, Hashable {
    /// What was read off the vendor's code.
    case asVendor
    /// What the vendor's documentation promises.
    case asDocumented
}
