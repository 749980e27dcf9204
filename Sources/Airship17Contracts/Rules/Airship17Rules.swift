import Airship17Bridge
import InAppCompat
import InAppContracts

/// Every rule of Airship's shape for 13 to 17: what `InAppMessagingDelegate`, adapters, coordinators and schedules
/// promise.
enum Airship17Rules {
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

    /// The sources that leave room for doubt.
    private static let unsure = [
        Source.inferred, Source.contradictory, Source.earlier, Source.partlyEarlier,
    ]

    /// States a rule of this shape. One whose source leaves room for doubt is unsure and does not bind.
    static func rule(
        _ id: String, _ statement: String, intent: String, source: String,
        _ testability: Rule.Testability
    ) -> Rule {
        let isUnsure = unsure.contains(source)
        return Rule(
            id, shape: .airship17, majorVersion: 17, level: isUnsure ? .should : .must, statement,
            intent: intent, source: source, isUnsure: isUnsure, testability)
    }
}
