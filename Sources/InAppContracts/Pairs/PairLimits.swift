import InAppCompat

/// The rules that a driving SDK, or the way through a handler, makes impossible for an adopted delegate, with
/// the reason. Data: a rule that is listed here is skipped in that pair, and counted in the report.
enum PairLimits {
    private struct Limit {
        let host: Shape
        let delegate: Shape
        let rules: [String]
        let reason: String
    }

    private static let silentPages =
        "Airship tells nobody where its pages go, so the delegate hears of no link (AS-093)."

    private static let limits = [
        Limit(
            host: .braze, delegate: .adobeIOS, rules: ["AI-030"],
            reason: "Braze has no view before prepareWith (BZ-041), so there is none in the gate."),
        Limit(
            host: .adobeIOS, delegate: .adobeIOS,
            rules: [
                "AI-012", "AI-013", "AI-052", "AI-081", "AI-096", "AI-099", "AI-113", "AI-114", "AI-115",
            ],
            reason: "The delegate is asked after the SDK was told to wait, so the SDK records a suppression "
                + "first, and then shows the message without asking (AI-050)."),
        Limit(
            host: .adobeIOS, delegate: .adobeIOS,
            rules: ["AI-005", "AI-031", "AI-034", "AI-035", "AI-073", "AI-091"],
            reason:
                "A bridge lets the screens of other extensions through without offering them to a handler."),
        Limit(
            host: .adobeIOS, delegate: .adobeIOS, rules: ["AI-003"],
            reason: "A delegate that takes the bridge's place in the SDK is called by the SDK itself."),
        Limit(
            host: .adobeIOS, delegate: .adobeIOS, rules: ["AI-038", "AI-080"],
            reason:
                "Adobe tells nobody that it gave a message up or that the app hid it, so the next message "
                + "waits until the engine has found out."),
        Limit(
            host: .adobeAndroid2, delegate: .adobeIOS, rules: ["AI-030"],
            reason: "Android's web view is not one of the views that an iOS delegate knows, so it gets none."),
        Limit(
            host: .adobeAndroid2, delegate: .adobeAndroid2, rules: ["A2-002"],
            reason: "A delegate that takes the bridge's place in the SDK is called by the SDK itself."),
        Limit(
            host: .adobeAndroid2, delegate: .adobeAndroid2,
            rules: ["A2-004", "A2-031", "A2-033", "A2-034", "A2-039", "A2-051", "A2-056", "A2-072"],
            reason:
                "A bridge lets the messages of other extensions through without offering them to a handler."),
        Limit(
            host: .adobeAndroid2, delegate: .adobeAndroid2, rules: ["A2-041"],
            reason:
                "Adobe tells nobody that a message went away with its activity, so the next message waits "
                + "until the engine has found out."),
        Limit(
            host: .adobeAndroid3, delegate: .adobeIOS, rules: ["AI-030"],
            reason: "Android 3 makes the web view after the gate and gives it to nobody (A3-046)."),
        Limit(
            host: .adobeAndroid2, delegate: .airship17, rules: ["AS-010", "AS-015"],
            reason: "An app can show a message of Adobe's that nobody was asked about."),
        Limit(
            host: .airship17, delegate: .adobeIOS, rules: ["AI-030"],
            reason: "Airship gives no access to its views, so there is none in the gate."),
        Limit(
            host: .airship17, delegate: .adobeIOS, rules: ["AI-091"], reason: silentPages),
        Limit(
            host: .airship17, delegate: .adobeAndroid2, rules: ["A2-072"], reason: silentPages),
        Limit(
            host: .airship17, delegate: .adobeAndroid3, rules: ["A3-080"], reason: silentPages),
        Limit(
            host: .airship17, delegate: .braze, rules: ["BZ-080", "BZ-088"],
            reason: "Airship's views run a click's actions themselves, before anybody hears of it (AS-045)."),
        Limit(
            host: .airship17, delegate: .airship17, rules: ["AS-012"],
            reason: "In Swift a delegate cannot give no message, so only the model's own SDK asks for that."),
        Limit(
            host: .airship17, delegate: .airship17, rules: ["AS-015"],
            reason: "A delegate that takes the bridge's place in the SDK is the app's own, and not adopted."),
        Limit(
            host: .airship17, delegate: .airship17, rules: ["AS-033"],
            reason:
                "The SDK gives nobody its default coordinator, so the bridge has one of the same class, which knows "
                + "the interval as the manager reads it back, and is the scene manager's delegate itself."),
        Limit(
            host: .airship17, delegate: .airship17, rules: ["AS-044"],
            reason: "The bridge has let go of a message when its adapter reports again (INV-8)."),
        Limit(
            host: .airship17, delegate: .airship17, rules: ["AS-051"],
            reason: "The SDK's delegate is the bridge, which stays when the app lets go of its own."),
        Limit(
            host: .braze, delegate: .braze, rules: ["BZ-019"],
            reason: "The engine asks about a message that was parked unasked (INV-1)."),
        Limit(
            host: .braze, delegate: .braze, rules: ["BZ-026", "BZ-032"],
            reason: "The engine remembers the answer when a message is presented again (INV-1)."),
        Limit(
            host: .braze, delegate: .braze, rules: ["BZ-070"],
            reason: "The engine absorbs a didPresent that comes after willDismiss (INV-2)."),
    ]

    /// Why a rule cannot hold in a pair; nil if it can.
    static func reason(_ rule: String, on pair: PairContract.Pair) -> String? {
        limits.first { $0.host == pair.host && $0.delegate == pair.delegate && $0.rules.contains(rule) }?
            .reason
    }

    /// Every listed rule with its pair, for the check that none is listed that could hold.
    static var all: [(pair: PairContract.Pair, rule: String)] {
        limits.flatMap { limit in
            limit.rules.map { (PairContract.Pair(host: limit.host, delegate: limit.delegate), $0) }
        }
    }
}
