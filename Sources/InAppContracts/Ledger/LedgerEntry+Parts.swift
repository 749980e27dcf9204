import InAppCompat

/// Entries for the parts of messages. Several shapes have these parts under names of their own.
extension LedgerEntry {
    /// The content of a message.
    package static func content(_ members: String) -> LedgerEntry {
        part(
            "CompatMessage.content", "$base.content",
            "The kind is content.layout; its parts are in the content.", members)
    }

    /// The type of a message's content.
    package static func contentType(_ members: String) -> LedgerEntry {
        part(
            "MessageContent", "MessageContent", "The kind is content.layout; its parts are in the content.",
            members)
    }

    /// The header.
    package static func header(_ members: String) -> LedgerEntry {
        part("MessageContent.header", "$base.header", "The header of the message.", members)
    }

    /// The text.
    package static func body(_ members: String) -> LedgerEntry {
        part("MessageContent.body", "$base.body", "The text of the message.", members)
    }

    /// The buttons.
    package static func buttons(_ code: String, _ members: String) -> LedgerEntry {
        part("MessageContent.buttons", code, "The buttons of the message.", members)
    }

    /// The image.
    package static func graphic(_ members: String) -> LedgerEntry {
        part(
            "MessageContent.graphic", "$base.graphic",
            "The image, or the icon in its place; a video is among the vendor's extras.", members)
    }

    /// The address and the description of an image, and the type of an image.
    /// - Parameter code: the code of the description.
    package static func image(
        _ type: String, address: String, description: String, code: String
    ) -> [LedgerEntry] {
        [
            part(
                "GraphicContent.imageURL", "($base.imageURL?.absoluteString ?? \"\")",
                "The address of the image.", address),
            part(
                "GraphicContent.imageDescription", code, "The accessibility description of the image.",
                description),
            part("GraphicContent", "GraphicContent", "The image.", type),
        ]
    }

    /// The address of the page.
    package static func pageAddress(_ members: String) -> LedgerEntry {
        part(
            "MessageContent.page", "($base.page?.address ?? \"\")",
            "The address of the page, or the page itself.", members)
    }

    /// A text's string, and the type of a text.
    package static func texts(_ text: String, _ type: String) -> [LedgerEntry] {
        [
            part("TextContent.text", "$base.text", "The string of the text.", text),
            part("TextContent", "TextContent", "A text is a value of the content.", type),
        ]
    }

    /// The type of a button, its id and its label.
    package static func button(_ type: String, id: String, label: String) -> [LedgerEntry] {
        [
            part("ButtonContent", "ButtonContent", "A button is a value of the content.", type),
            part("ButtonContent.id", "$base.id", "The button's id.", id),
            part("ButtonContent.text", "$base", "The button's text.", label),
        ]
    }

    /// A member that is set to change a message.
    package static func setting(_ code: String, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content, counterpart: "plan.content", code: code, needs: [.prepareContent],
            advice: "Change plan.content in prepare.", members: members)
    }

    /// Makes the entry of a part of the content, with its code and advice.
    package static func part(
        _ counterpart: String, _ code: String, _ advice: String, _ members: String
    ) -> LedgerEntry {
        LedgerEntry(.content, counterpart: counterpart, code: code, advice: advice, members: members)
    }
}
