import AdobeIOSBridge
import InAppCompat
import InAppContracts

/// Every rule of Adobe's shape for iOS: what `MessagingDelegate`, `FullscreenMessage` and `Message` promise.
enum AdobeIOSRules: RuleBook {
    static let shape = SDKShape.adobeIOS
    static let majorVersion = 5
    static let unsureSources = [Source.inferred, Source.documentation]

    /// The rules, in the order of their numbers.
    static let all: [Rule] =
        registration + triggers + entryPoints + showing + holding + ownViews + dismissing + hiding + links
        + linkContents + linkOutcomes + tracking + pages + payloads + overtaken + webViews + listeners

    /// Where the rules were found.
    enum Source {
        static let core = "vendor source (AEPCore and AEPServices), 5.11.0"
        static let coreAndTest = "vendor source and unit tests (AEPServices), 5.11.0"
        static let messaging = "vendor source (AEPMessaging), 5.14.0"
        static let messagingAndTest = "vendor source and unit tests (AEPMessaging), 5.14.0"
        static let coreAndDocumentation = "vendor source (AEPServices), 5.11.0, and vendor documentation"
        static let both = "vendor source (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let bothAndTest = "vendor source and unit tests (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let messagingAndDocumentation =
            "vendor source (AEPMessaging), 5.14.0, and vendor documentation"
        static let coreAndDelegates = "vendor source (AEPServices), 5.11.0, and public delegates"
        static let documentation = "vendor documentation"
        static let inferred = "inferred from vendor source (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let inferredInPart =
            "vendor source (AEPServices 5.11.0, AEPMessaging 5.14.0), in part inferred"

        static func coreFiles(_ names: String...) -> String {
            "vendor source (AEPServices: \(names.joined(separator: ", "))), 5.11.0"
        }

        static func messagingFiles(_ names: String...) -> String {
            "vendor source (AEPMessaging: \(names.joined(separator: ", "))), 5.14.0"
        }
    }
}
