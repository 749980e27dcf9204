import Airship18Bridge
import InAppCompat
import InAppContracts

/// Every rule of Airship's shape for 18 to 20: what `InAppMessageDisplayDelegate`, adapters and schedules promise.
enum Airship18Rules: RuleBook {
    static let shape = SDKShape.airship18
    static let majorVersion = 18
    static let unsureSources = [Source.inferred]

    /// The rules, in the order of their numbers.
    static let all: [Rule] =
        (readiness + displays + preparing + limits + engine + triggers + views + server + values).sorted {
            $0.id < $1.id
        }

    /// Where the rules were found.
    enum Source {
        static let executor = "vendor source (iOS 18 to 20): message executor"
        static let engine = "vendor source (iOS 18 to 20): automation engine"
        static let both = "vendor source (iOS 18 to 20): automation engine and message executor"
        static let preparer = "vendor source (iOS 18 to 20): preparation"
        static let limits = "vendor source (iOS 18 to 20): frequency limits"
        static let coordinators = "vendor source (iOS 18 to 20): display coordinators"
        static let scenes = "vendor source (iOS 18 to 20): scene manager"
        static let adapters = "vendor source (iOS 18 to 20): display adapters"
        static let views = "vendor source (iOS 18 to 20): built-in views"
        static let assets = "vendor source (iOS 18 to 20): cached files"
        static let triggers = "vendor source (iOS 18 to 20): trigger processor"
        static let server = "vendor source (iOS 18 to 20): remote data"
        static let values = "vendor source (iOS 18 to 20): messages and schedules"
        static let legacy = "vendor source (iOS 18 to 20): standard messages"
        static let declarations = "vendor declarations (iOS 18 to 20)"
        static let inferred = "inferred from vendor source (iOS 18 to 20); no vendor test covers it"
    }
}
