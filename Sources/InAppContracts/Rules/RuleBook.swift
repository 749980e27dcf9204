public import InAppCompat

/// Every rule of every shape, and the scenarios that exercise them: the one source for reports, test names
/// and `Compat/CONTRACTS.md`.
public enum RuleBook {
    /// What the book has on a shape.
    public struct Chapter: Sendable {
        /// The shape.
        public let shape: Shape
        /// The SDK and its version, in words.
        public let title: String
        /// Every rule of the shape, in the order of their numbers.
        public let rules: [Rule]
        /// The scenarios, as JSON text by name: what `inapp-compat play` reads.
        public let scenarios: [String: String]
    }

    /// The chapters, in the order of the capability table.
    public static let chapters: [Chapter] = [adobeIOS, adobeAndroid2, adobeAndroid3, braze, airship17]

    private static let adobeIOS = Chapter(
        shape: .adobeIOS, title: "Adobe for iOS (core 5.11, Messaging 5.14)",
        rules: AdobeIOSRules.all.map {
            $0.promising(Promises.adobeIOS).alsoInRealTime(RealTimeChecks.adobeIOS)
        },
        scenarios: AdobeIOSScenarios.all.merging(RealTimeScenarios.adobeIOS) { $1 })

    private static let adobeAndroid2 = Chapter(
        shape: .adobeAndroid2, title: "Adobe for Android 2 (core 2.6.4, Messaging 2.2.1)",
        rules: AdobeAndroid2Rules.all.map {
            $0.promising(Promises.adobeAndroid2).alsoInRealTime(RealTimeChecks.adobeAndroid2)
        },
        scenarios: AdobeAndroid2Scenarios.all.merging(RealTimeScenarios.adobeAndroid2) { $1 })

    private static let adobeAndroid3 = Chapter(
        shape: .adobeAndroid3, title: "Adobe for Android 3.x (core 3.8, Messaging 3.10)",
        rules: AdobeAndroid3Rules.all.map {
            $0.promising(Promises.adobeAndroid3).alsoInRealTime(RealTimeChecks.adobeAndroid3)
        },
        scenarios: AdobeAndroid3Scenarios.all.merging(RealTimeScenarios.adobeAndroid3) { $1 })

    private static let braze = Chapter(
        shape: .braze, title: "Braze Swift SDK (18.2)",
        rules: BrazeRules.all.map { $0.promising(Promises.braze).alsoInRealTime(RealTimeChecks.braze) },
        scenarios: BrazeScenarios.all.merging(RealTimeScenarios.braze) { $1 })

    private static let airship17 = Chapter(
        shape: .airship17, title: "Airship for iOS (13 to 17)",
        rules: Airship17Rules.all.map {
            $0.promising(Promises.airship17).alsoInRealTime(RealTimeChecks.airship17)
        },
        scenarios: Airship17Scenarios.all.merging(RealTimeScenarios.airship17) { $1 })

    /// The chapter of a shape; nil for one that the book does not cover.
    public static func chapter(on shape: Shape) -> Chapter? {
        chapters.first { $0.shape == shape }
    }

    /// Every rule.
    public static var rules: [Rule] { chapters.flatMap(\.rules) }
}
