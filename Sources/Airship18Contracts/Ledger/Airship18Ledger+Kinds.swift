import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries on the kinds of messages, and on what each kind has.
    static let airship18Kinds: [LedgerEntry] =
        [
            kind(".banner", "banner"), kind(".modal", "modal"), kind(".fullScreen", "fullscreen"),
            kind(".web", "html"),
            .edge("$base.edge", "InAppMessageDisplayContent.Banner.placement"),
            .edge(".top", "InAppMessageDisplayContent.Banner.Placement.top"),
            .edge(".bottom", "InAppMessageDisplayContent.Banner.Placement.bottom"),
        ] + airship18KindParts

    /// The case of a kind: the content itself stands for what the case has.
    private static func kind(_ layout: String, _ name: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.layout",
            code: "switch ($base.layout, $base) { case (\(layout), $1) }",
            advice: "The kind is content.layout; its parts are in the content.",
            members: "InAppMessageDisplayContent.\(name)(_:)")
    }

    private static let airship18KindParts: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content",
            code: "$base.content",
            advice: "The kind is content.layout; its parts are in the content.",
            members: """
                InAppMessage.displayContent
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent",
            code: "MessageContent",
            advice: "The kind is content.layout; its parts are in the content.",
            members: """
                InAppMessageDisplayContent InAppMessageDisplayContent.Banner InAppMessageDisplayContent.Modal
                InAppMessageDisplayContent.Fullscreen InAppMessageDisplayContent.HTML
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.header",
            code: "$base.header",
            advice: "The header of the message.",
            members: """
                InAppMessageDisplayContent.Banner.heading InAppMessageDisplayContent.Modal.heading
                InAppMessageDisplayContent.Fullscreen.heading
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.body",
            code: "$base.body",
            advice: "The text of the message.",
            members: """
                InAppMessageDisplayContent.Banner.body InAppMessageDisplayContent.Modal.body
                InAppMessageDisplayContent.Fullscreen.body
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.buttons",
            code: "Optional($base.buttons)",
            advice: "The buttons of the message.",
            members: """
                InAppMessageDisplayContent.Banner.buttons InAppMessageDisplayContent.Modal.buttons
                InAppMessageDisplayContent.Fullscreen.buttons
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.page",
            code: "($base.page?.address ?? \"\")",
            advice: "The address of the page, or the page itself.",
            members: """
                InAppMessageDisplayContent.HTML.url
                """),
        LedgerEntry(
            .content,
            counterpart: "TextContent.text",
            code: "$base.text",
            advice: "What it says.",
            members: """
                InAppMessageTextInfo.text
                """),
        LedgerEntry(
            .content,
            counterpart: "TextContent",
            code: "TextContent",
            advice: "A text is a value of the content.",
            members: """
                InAppMessageTextInfo
                """),
        LedgerEntry(
            .content,
            counterpart: "ButtonContent",
            code: "ButtonContent",
            advice: "A button is a value of the content.",
            members: """
                InAppMessageButtonInfo
                """),
        LedgerEntry(
            .content,
            counterpart: "ButtonContent.id",
            code: "$base.id",
            advice: "The button's id.",
            members: """
                InAppMessageButtonInfo.identifier
                """),
        LedgerEntry(
            .content,
            counterpart: "ButtonContent.text",
            code: "$base",
            advice: "What the button says is its text.",
            members: """
                InAppMessageButtonInfo.label
                """),
    ]
}
