import Airship17Bridge
import InAppCompat
import InAppContracts

/// Every rule of Airship's shape for 13 to 17: what `InAppMessagingDelegate`, adapters, coordinators and schedules
/// promise.
enum Airship17Rules: RuleBook {
    static let shape = SDKShape.airship17
    static let majorVersion = 17
    static let unsureSources = [Source.inferred, Source.contradictory, Source.earlier, Source.partlyEarlier]

    /// The rules, in the order of their numbers.
    static let all: [Rule] =
        wholeLife + pausing + extending + choosing + factories + retries + assets + readiness + intervals
        + coordinators + displaying + scenes + finishing + interruptions + ownership + triggers + schedules
        + processes + views + pageValues + pageCalls + storing + sessions + counting + media + periods
        + conditions + actions + decoding

    /// Where the rules were found.
    enum Source {
        static let manager = "vendor source (iOS 15 to 17): message manager"
        static let automation = "vendor source (iOS 15 to 17): automation"
        static let engine = "vendor source (iOS 15 to 17): automation engine"
        static let both = "vendor source (iOS 15 to 17): message manager and automation engine"
        static let pipeline = "vendor source (iOS 15 to 17): message manager and prepare pipeline"
        static let assets = "vendor source (iOS 15 to 17): assets"
        static let coordinators = "vendor source (iOS 15 to 17): display coordinators"
        static let scenes = "vendor source (iOS 15 to 17): scene manager and built-in adapters"
        static let views = "vendor source (iOS 15 to 17): built-in views"
        static let contents = "vendor source (iOS 15 to 17): messages and display contents"
        static let headers = "vendor headers (iOS 15 to 17)"
        static let parser = "vendor source (iOS 15 to 17): HTML view and resolutions"
        static let documented = "vendor source (iOS 15 to 17), and vendor documentation"
        static let inferred = "inferred from vendor source (iOS 15 to 17)"
        static let earlier =
            "vendor source (iOS 10), and an earlier reading of late versions (iOS 15 to 17)"
        static let partlyEarlier =
            "vendor source (iOS 15 to 17); for a part of it iOS 10, and an earlier reading of late versions"
        static let contradictory = "vendor source (iOS 15 to 17) and documentation, which differ"
    }
}
