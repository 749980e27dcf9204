import AdobeAndroid2Bridge
import InAppCompat
import InAppContracts

/// Every rule of Adobe's shape for Android 2: what `MessagingDelegate`, `FullscreenMessage` and `Message`
/// promise.
enum AdobeAndroid2Rules: RuleBook {
    static let shape = SDKShape.adobeAndroid2
    static let majorVersion = 2
    static let unsureSources = [Source.inferred, Source.documentation]

    /// The rules, in the order of their numbers.
    static let all: [Rule] = parts.flatMap { $0 }.sorted { $0.id < $1.id }

    private static let parts: [[Rule]] = [
        registration, triggers, entryPoints, showing, acceptance, monitor, dismissing, exits, emptyPages,
        navigation, links, linkOutcomes, gestures, scripts, tracking, firstShape, firstLinks,
        alerts, payloads, details,
    ]

    /// Where the rules were found.
    enum Source {
        static let core = "vendor source (core 2.6.4)"
        static let coreAndTest = "vendor source and unit tests (core 2.6.4)"
        static let coreAndChange = "vendor source (core 2.6.4), and a vendor change"
        static let messaging = "vendor source (Messaging 2.2.1)"
        static let messagingAndTest = "vendor source and unit tests (Messaging 2.2.1)"
        static let messagingAndDocumentation = "vendor source (Messaging 2.2.1), and vendor documentation"
        static let both = "vendor source (core 2.6.4, Messaging 2.2.1)"
        static let bothAndTest = "vendor source and unit tests (core 2.6.4, Messaging 2.2.1)"
        static let inferred = "inferred from vendor source (core 2.6.4, Messaging 2.2.1)"
        static let inferredInPart = "vendor source (core 2.6.4, Messaging 2.2.1), in part inferred"
        static let first = "vendor source (core 2.0.0, Messaging 2.0.0)"
        static let documentation = "vendor documentation"
    }
}
