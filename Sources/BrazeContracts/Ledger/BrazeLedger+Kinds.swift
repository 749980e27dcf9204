import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for the kinds of messages, and for the members of each kind.
    static let brazeKinds: [LedgerEntry] =
        [
            kind(".banner, _", "slideup", "$base.content.layout == .banner"),
            kind(".modal, false", "modal", "$base.content.layout == .modal && !$base.content.isImageOnly"),
            kind(".modal, true", "modalImage", "$base.content.layout == .modal && $base.content.isImageOnly"),
            kind(
                ".fullScreen, false", "full",
                "$base.content.layout == .fullScreen && !$base.content.isImageOnly"),
            kind(
                ".fullScreen, true", "fullImage",
                "$base.content.layout == .fullScreen && $base.content.isImageOnly"),
            kind(".web, _", "html", "$base.content.layout == .web"),
            kind(".control, _", "control", "$base.content.layout == .control"),
        ].flatMap { $0 } + [
            .edge("$base.content.edge", "Braze.InAppMessage.Slideup.slideFrom"),
            .edge(".top", "Braze.InAppMessage.SlideFrom.top"),
            .edge(".bottom", "Braze.InAppMessage.SlideFrom.bottom"),
        ] + brazeKindParts

    /// The enum case of a kind, and the property that only exists for it: the message itself replaces their values.
    private static func kind(_ layout: String, _ name: String, _ condition: String) -> [LedgerEntry] {
        let codes = [
            "(_:)":
                "switch ($base.content.layout, $base.content.isImageOnly, $base) { case (\(layout), $1) }",
            "": "(\(condition) ? $base : nil)",
        ]
        return codes.sorted { $0.key < $1.key }.map { labels, code in
            LedgerEntry(
                .content,
                counterpart: "MessageContent.layout, MessageContent.isImageOnly",
                code: code,
                advice: "The kind is content.layout; its parts are in the content.",
                members: "Braze.InAppMessage.\(name)\(labels)")
        }
    }

    private static let brazeKindParts: [LedgerEntry] = [
        LedgerEntry(
            .content,
            counterpart: "MessageContent.header",
            code: "($base.content.header?.text ?? \"\")",
            advice: "The header of the message.",
            members: """
                Braze.InAppMessage.Full.header Braze.InAppMessage.Modal.header
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.body",
            code: "($base.content.body?.text ?? \"\")",
            advice: "The text of the message.",
            members: """
                Braze.InAppMessage.Full.message Braze.InAppMessage.Modal.message Braze.InAppMessage.Slideup.message
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.page",
            code: "($base.content.page?.html ?? \"\")",
            advice: "The page of the message.",
            members: """
                Braze.InAppMessage.Html.message
                """),
        LedgerEntry(
            .content,
            counterpart: "MessageContent.buttons",
            code: "$base.content.buttons",
            advice: "The buttons of the message; their ids are strings.",
            members: """
                Braze.InAppMessage.Full.buttons Braze.InAppMessage.FullImage.buttons Braze.InAppMessage.Modal.buttons
                Braze.InAppMessage.ModalImage.buttons
                """),
        LedgerEntry(
            .content,
            counterpart: "ButtonContent.text",
            code: "$base.text",
            advice: "The title of the button.",
            members: """
                Braze.InAppMessage.Button.text
                """),
        LedgerEntry(
            .content,
            counterpart: "ButtonContent.id",
            code: "(Int($base.id) ?? -1)",
            advice: "The button's id, which is a string.",
            members: """
                Braze.InAppMessage.Button.id
                """),
        LedgerEntry(
            .content,
            counterpart: "ButtonContent",
            code: "ButtonContent",
            advice: "A button is a value of the content.",
            members: """
                Braze.InAppMessage.Button
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "$base",
            advice: "The message itself; its content has the properties that all kinds share.",
            members: """
                Braze.InAppMessage.Control.data Braze.InAppMessage.Full.data Braze.InAppMessage.FullImage.data
                Braze.InAppMessage.Html.data Braze.InAppMessage.Modal.data Braze.InAppMessage.ModalImage.data
                Braze.InAppMessage.Slideup.data Braze.InAppMessage.data
                """),
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "CompatMessage",
            advice: "The message itself, whatever its kind; content.layout is the kind.",
            members: """
                Braze.InAppMessage.Control Braze.InAppMessage.Data Braze.InAppMessage.Full Braze.InAppMessage.FullImage
                Braze.InAppMessage.Html Braze.InAppMessage.Modal Braze.InAppMessage.ModalImage Braze.InAppMessage.Slideup
                """),
    ]
}
