import InAppCompat
import InAppContracts

/// A reason that a difference does not have to be reported.
struct LossReason {
    let why: String
    let applies: @Sendable (EffectDifference) -> Bool

    private static let adobes: Set<String> = ["adobeIOS", "adobeAndroid2", "adobeAndroid3"]

    private static func row(
        _ why: String, _ stories: String..., of delegates: Set<String>? = nil,
        under hosts: Set<String>? = nil,
        where condition: @escaping @Sendable (EffectDifference) -> Bool = { _ in true }
    ) -> LossReason {
        LossReason(why: why) {
            (stories.isEmpty || stories.contains($0.story)) && delegates?.contains($0.delegate.name) ?? true
                && hosts?.contains($0.host.name) ?? true && condition($0)
        }
    }

    static let all = [
        row(
            "The other SDK's own delegate comes to the same: it is the SDK's pace, and what it does with several messages."
        ) { $0.isAsWithOwnDelegate },
        row("What takes touches while a message leaves is each SDK's affair.", "tapped-twice"),
        row(
            "It is another campaign: the servers of the SDK have none of the kind, and make it of something else.",
            "control", "uncounted", "self-closing", "image-closed"
        ) { $0.style != .asTold },
        row(
            "Nothing is left of the message by then that could say it (AI-077).", "shown-after-dismissal",
            of: ["adobeIOS"], under: adobes),
        row(
            "The pages of Android 3's campaigns say more in the link that closes them.",
            of: ["adobeIOS", "adobeAndroid2"],
            under: ["adobeAndroid3"]
        ) { $0.effect == .argument && $0.detail.contains("?action=close") },
    ]
}
