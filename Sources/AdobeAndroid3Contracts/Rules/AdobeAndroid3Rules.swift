import AdobeAndroid3Bridge
import InAppCompat
import InAppContracts

/// Every rule of Adobe's shape for Android 3.x: what `PresentationDelegate`, `Presentable` and `Message` promise.
enum AdobeAndroid3Rules: RuleBook {
    static let shape = SDKShape.adobeAndroid3
    static let majorVersion = 3
    static let unsureSources = [Source.inferred, Source.inferredEscape]

    /// The rules, in the order of their numbers.
    static let all: [Rule] = parts.flatMap { $0 }.sorted { $0.id < $1.id }

    private static let parts: [[Rule]] = [
        registration, threads, states, checks, holding, hiding, activities, leaving, links, linkTexts,
        linkOutcomes, tracking, events, scripts, creation, payloads, details,
    ]

    /// Where the rules were found.
    enum Source {
        static let core = "vendor source (Android core), 3.8.0"
        static let coreAndTest = "vendor source and unit tests (Android core), 3.8.0"
        static let coreAndDocumentation = "vendor source (Android core), 3.8.0, and vendor documentation"
        static let messaging = "vendor source (Android Messaging), 3.10.0"
        static let messagingAndTest = "vendor source and unit tests (Android Messaging), 3.10.0"
        static let messagingAndDocumentation =
            "vendor source (Android Messaging), 3.10.0, and vendor documentation"
        static let both = "vendor source (Android core 3.8.0, Messaging 3.10.0)"
        static let bothAndTest = "vendor source and unit tests (Android core 3.8.0, Messaging 3.10.0)"
        static let inferred = "inferred from vendor source (Android core 3.8.0, Messaging 3.10.0)"
        static let inferredInPart =
            "vendor source (Android core 3.8.0, Messaging 3.10.0), in part inferred"
        static let executedInPart =
            "vendor unit tests (Android Messaging 3.10.0), and a run of the platform's library"
        static let inferredEscape =
            "a run of the platform's library, and inferred from vendor source (Messaging 3.10.0)"
    }
}
