import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the kinds of messages, and for the members of each kind.
    static let airship18Kinds: [LedgerEntry] =
        [
            kind(".banner", "banner"), kind(".modal", "modal"), kind(".fullScreen", "fullscreen"),
            kind(".web", "html"),
            .edge("$base.edge", "InAppMessageDisplayContent.Banner.placement"),
            .edge(".top", "InAppMessageDisplayContent.Banner.Placement.top"),
            .edge(".bottom", "InAppMessageDisplayContent.Banner.Placement.bottom"),
        ] + airship18KindParts

    /// The enum case of a kind: the content itself replaces its value.
    private static func kind(_ layout: String, _ name: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout",
            code: "switch ($base.layout, $base) { case (\(layout), $1) }",
            advice: "The kind is content.layout; its parts are in the content.",
            members: "InAppMessageDisplayContent.\(name)(_:)")
    }

    private static let airship18KindParts: [LedgerEntry] =
        [
            .content("InAppMessage.displayContent"),
            .contentType(
                """
                InAppMessageDisplayContent InAppMessageDisplayContent.Banner InAppMessageDisplayContent.Modal
                InAppMessageDisplayContent.Fullscreen InAppMessageDisplayContent.HTML
                """),
            .header(
                """
                InAppMessageDisplayContent.Banner.heading InAppMessageDisplayContent.Modal.heading
                InAppMessageDisplayContent.Fullscreen.heading
                """),
            .body(
                """
                InAppMessageDisplayContent.Banner.body InAppMessageDisplayContent.Modal.body
                InAppMessageDisplayContent.Fullscreen.body
                """),
            .buttons(
                "Optional($base.buttons)",
                """
                InAppMessageDisplayContent.Banner.buttons InAppMessageDisplayContent.Modal.buttons
                InAppMessageDisplayContent.Fullscreen.buttons
                """),
            .graphic(
                """
                InAppMessageDisplayContent.Banner.media InAppMessageDisplayContent.Modal.media
                InAppMessageDisplayContent.Fullscreen.media
                """),
            .pageAddress("InAppMessageDisplayContent.HTML.url"),
        ] + LedgerEntry.texts("InAppMessageTextInfo.text", "InAppMessageTextInfo")
        + LedgerEntry.image(
            "InAppMessageMediaInfo", address: "InAppMessageMediaInfo.url",
            description: "InAppMessageMediaInfo.description", code: "$base.imageDescription")
        + LedgerEntry.button(
            "InAppMessageButtonInfo", id: "InAppMessageButtonInfo.identifier",
            label: "InAppMessageButtonInfo.label")
}
