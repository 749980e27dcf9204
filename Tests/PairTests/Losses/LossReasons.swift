import InAppCompat

/// Why a difference need not be told: the short list.
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
            "Android 2 does not tell of the link of a gesture, iOS and Android 3 do (A2-085).",
            "slideup-swiped",
            of: adobes, under: adobes),
        row(
            "It is another campaign: the servers of the SDK have none of the kind, and make it of something else.",
            "control", "uncounted", "self-closing", "image-closed"
        ) { $0.style != .asTold },
        row(
            "Braze says again that a message leaves when it is told again (BZ-069).", "app-dismisses-twice",
            of: ["braze"]),
        row(
            "Braze does not say that a message has appeared that was dismissed before (BZ-070).",
            "dismissed-when-about-to-appear", of: ["braze"]),
        row(
            "Airship waits half a minute from one message to the next (AS-030), and takes them in their order.",
            "three-at-once", "next-when-clicked", "next-when-leaving", "next-when-leaving-after-click",
            "two-when-leaving-after-click", of: ["braze"], under: ["airship17"]),
        row(
            "Airship lets wait what came meanwhile, where Android 2 shows it beside or never.",
            "next-when-clicked",
            "second-while-page-is-up", of: ["adobeAndroid2"], under: ["airship18"]),
        row(
            "On iOS a dismissal inside the gate is ignored, and the message is not shown for its conflict.",
            "dismissed-when-asked", of: ["adobeIOS"], under: ["adobeAndroid3"]),
        row(
            "An adapter of the app's is none of the SDK's surfaces, and is not counted as being on the screen.",
            "app-ends-page-for-good", of: ["airship17", "airship18"], under: ["braze"]),
        row(
            "Android 3 lets go of a message when it is told to leave, and the other SDK says so when it has left (A3-023).",
            "next-during-exit", "next-when-clicked", of: ["adobeAndroid3"], under: adobes),
        row(
            "Nothing is left of the message by then that could say it (AI-077).", "shown-after-dismissal",
            of: ["adobeIOS"], under: adobes),
        row(
            "The pages of Android 3's campaigns say more in the link that closes them.",
            of: ["adobeAndroid2"],
            under: ["adobeAndroid3"]
        ) { $0.effect == .argument && $0.detail.contains("?action=close") },
        row(
            "What waits for its turn is a no to Adobe, which records it.", "next-during-exit",
            of: ["airship18"], under: ["adobeIOS"]
        ) { $0.effect == .counted },
        row(
            "What waits is kept by the driving SDK, and the stack of the adopted delegate has what that gives it to hold.",
            of: ["braze"]
        ) { $0.effect == .argument && $0.detail.hasPrefix("stack") },
    ]
}
