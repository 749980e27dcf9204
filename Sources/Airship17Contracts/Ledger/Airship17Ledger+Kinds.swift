import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the kinds of messages, for the members of each kind, and for how messages go away.
    static let airship17Kinds: [LedgerEntry] =
        [
            kind(".banner", "Banner"), kind(".modal", "Modal"), kind(".fullScreen", "FullScreen"),
            kind(".web", "HTML"),
            .edge("$base.edge", "InAppMessageBannerDisplayContent.placement"),
            .edge(".top", "InAppMessageBannerPlacementType.top"),
            .edge(".bottom", "InAppMessageBannerPlacementType.bottom"),
            LedgerEntry(
                .content,
                counterpart: "MessageContent.autoClose",
                code: "($base.autoClose ?? 0)",
                advice: "Seconds after which the message disappears by itself.",
                members: "InAppMessageBannerDisplayContent.durationSeconds"),
        ] + airship17KindParts + airship17Causes

    /// The type of a kind: the content itself replaces it.
    private static func kind(_ layout: String, _ name: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent",
            code: "switch ($base.layout, $base) { case (\(layout), $1) }",
            advice: "The kind is content.layout; its parts are in the content.",
            members: "InAppMessage\(name)DisplayContent")
    }

    private static let airship17KindParts: [LedgerEntry] =
        [
            .content("InAppMessage.displayContent"),
            .contentType("InAppMessageDisplayContent"),
            LedgerEntry(
                .content,
                counterpart: "MessageContent.layout",
                code: "$base.layout",
                advice: "The kind is content.layout.",
                members: "InAppMessageDisplayContent.displayType"),
            .header(
                """
                InAppMessageBannerDisplayContent.heading InAppMessageModalDisplayContent.heading
                InAppMessageFullScreenDisplayContent.heading
                """),
            .body(
                """
                InAppMessageBannerDisplayContent.body InAppMessageModalDisplayContent.body
                InAppMessageFullScreenDisplayContent.body
                """),
            .buttons(
                "$base.buttons",
                """
                InAppMessageBannerDisplayContent.buttons InAppMessageModalDisplayContent.buttons
                InAppMessageFullScreenDisplayContent.buttons
                """),
            .graphic(
                """
                InAppMessageBannerDisplayContent.media InAppMessageModalDisplayContent.media
                InAppMessageFullScreenDisplayContent.media
                """),
            .pageAddress("InAppMessageHTMLDisplayContent.url"),
        ] + LedgerEntry.texts("InAppMessageTextInfo.text", "InAppMessageTextInfo")
        + LedgerEntry.image(
            "InAppMessageMediaInfo", address: "InAppMessageMediaInfo.url",
            description: "InAppMessageMediaInfo.contentDescription", code: "($base.imageDescription ?? \"\")")
        + LedgerEntry.button(
            "InAppMessageButtonInfo", id: "InAppMessageButtonInfo.identifier",
            label: "InAppMessageButtonInfo.label")

    private static let airship17Causes: [LedgerEntry] = [
        cause("$base.cause", "InAppMessageResolution.type"),
        cause("switch $base { case .buttonClick(id: _) }", "InAppMessageResolutionType.buttonClick"),
        cause("switch $base { case .messageClick }", "InAppMessageResolutionType.messageClick"),
        cause("switch $base { case .userDismissed }", "InAppMessageResolutionType.userDismissed"),
        cause("switch $base { case .timedOut }", "InAppMessageResolutionType.timedOut"),
        cause(
            "$message.content.buttons.first(where: { $0.id == $base.buttonID })",
            "InAppMessageResolution.buttonInfo"),
    ]

    /// How a message went away, or the button that dismissed it.
    private static func cause(_ code: String, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageResolution.cause",
            code: code,
            needs: [.resolution],
            rules: ["AS-042", "AS-044"],
            advice: "The cause says how the message was dismissed, and names the button.",
            members: members)
    }
}
