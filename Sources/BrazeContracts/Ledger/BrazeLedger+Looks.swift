import InAppCompat
import InAppContracts

extension Ledger {
    /// Entries for a message's appearance and behaviour, which its content describes, and for its view.
    static let brazeLooks: [LedgerEntry] = brazeBehaviour + brazeGraphics + brazeThemes + brazeMessageViews

    private static let brazeBehaviour: [LedgerEntry] = [
        .part(
            "MessageContent.motion", "$base.content.motion.isEntryAnimated",
            "Whether it enters with an animation.",
            "Braze.InAppMessage.Data.animateIn"),
        .part(
            "MessageContent.motion", "$base.content.motion.isExitAnimated",
            "Whether it leaves with an animation.",
            "Braze.InAppMessage.Data.animateOut"),
        .part(
            "MessageContent.orientation", "$base.content.orientation", "The required device orientation.",
            "Braze.InAppMessage.Data.orientation"),
        .part(
            "MessageContent.Orientation", "MessageContent.Orientation", "The required device orientation.",
            "Braze.InAppMessage.Orientation"),
        orientation("any"), orientation("portrait"), orientation("landscape"),
        .part(
            "MessageContent.clickEffect", "MessageAction(source: .body, effect: $base.content.clickEffect)",
            "What a click on the message does; plan.content.clickEffect changes it.",
            "Braze.InAppMessage.Data.clickAction"),
        .part(
            "ButtonContent.effect", "MessageAction(source: .button(id: $base.id), effect: $base.effect)",
            "What a click on the button does; the button's effect changes it.",
            "Braze.InAppMessage.Button.clickAction"),
        .part(
            "MessageContent.autoClose", "$base.content.autoClose",
            "The seconds after which it closes automatically; plan.autoClose changes them.",
            "Braze.InAppMessage.Data.messageClose"),
        .part(
            "MessageContent.autoClose", "switch $base { case $1? }",
            "The seconds after which it closes automatically; plan.autoClose changes them.",
            "Braze.InAppMessage.MessageClose.auto(after:)"),
        .part(
            "MessageContent.autoClose", "switch $base { case nil }",
            "It does not close automatically.", "Braze.InAppMessage.MessageClose.userInteraction"),
        .ownMatters(
            """
            Braze.InAppMessage.Data.isTestSend Braze.InAppMessage.Data.messageExtras
            Braze.InAppMessage.multipleLogClickEnabled
            """),
    ]

    private static func orientation(_ name: String) -> LedgerEntry {
        .part(
            "MessageContent.Orientation", ".\(name)", "The required device orientation.",
            "Braze.InAppMessage.Orientation.\(name)")
    }

    private static let brazeGraphics: [LedgerEntry] = [
        .part(
            "MessageContent.graphic", "$base.content.graphic", "The image, or the icon shown instead.",
            "Braze.InAppMessage.Modal.graphic Braze.InAppMessage.Slideup.graphic"),
        .part(
            "GraphicContent", "GraphicContent", "The image, or the icon shown instead.",
            "Braze.InAppMessage.Graphic"),
        .part(
            "GraphicContent.icon(_:)", "switch $base { case .icon($1) }", "An icon.",
            "Braze.InAppMessage.Graphic.icon(_:)"),
        .part(
            "GraphicContent.image(_:description:)", "switch $base { case .image($1, description: _) }",
            "An image.",
            "Braze.InAppMessage.Graphic.image(_:)"),
        .part(
            "MessageContent.language", "$base.content.language", "The language of the message.",
            """
            Braze.InAppMessage.Full.language Braze.InAppMessage.FullImage.language Braze.InAppMessage.Modal.language
            Braze.InAppMessage.ModalImage.language Braze.InAppMessage.Slideup.language
            """),
        .part(
            "GraphicContent.imageDescription", "$base.content.graphic?.imageDescription",
            "The accessibility description of the image.",
            """
            Braze.InAppMessage.Full.imageAltText Braze.InAppMessage.FullImage.imageAltText
            Braze.InAppMessage.Modal.imageAltText Braze.InAppMessage.ModalImage.imageAltText
            Braze.InAppMessage.Slideup.imageAltText
            """),
        .part(
            "GraphicContent.imageURL", "$base.content.graphic?.imageURL",
            "The URL of the image; nil if the message has none.",
            """
            Braze.InAppMessage.Full.imageURL Braze.InAppMessage.FullImage.imageURL
            Braze.InAppMessage.ModalImage.imageURL
            """),
        .part(
            "TextContent.alignment", "($base.content.header?.alignment ?? .center)",
            "How the text is aligned.",
            "Braze.InAppMessage.Full.headerTextAlignment Braze.InAppMessage.Modal.headerTextAlignment"),
        .part(
            "TextContent.alignment", "($base.content.body?.alignment ?? .center)", "How the text is aligned.",
            "Braze.InAppMessage.Full.messageTextAlignment Braze.InAppMessage.Modal.messageTextAlignment"),
        .part(
            "TextContent.Alignment", "TextContent.Alignment", "How the text is aligned.",
            "Braze.InAppMessage.TextAlignment"),
        alignment("leading"), alignment("center"), alignment("trailing"),
    ]

    private static func alignment(_ name: String) -> LedgerEntry {
        .part(
            "TextContent.Alignment", ".\(name)", "How the text is aligned.",
            "Braze.InAppMessage.TextAlignment.\(name)")
    }

    private static let brazeThemes: [LedgerEntry] = [
        colours(
            "$base.content.themes", of: ["Full", "FullImage", "Modal", "ModalImage", "Slideup"], "themes"),
        colours("$base.themes", of: ["Button"], "themes"),
        colours("$base", of: ["Themes", "ButtonThemes"], "themes"),
        colours("$base[\"dark\"]", of: ["Themes", "ButtonThemes"], "dark"),
        colours("$base[\"light\", default: ThemeContent()]", of: ["Themes"], "light"),
        colours("$base[\"light\", default: ButtonThemeContent()]", of: ["ButtonThemes"], "light"),
        colours("$base.background", of: ["Theme", "ButtonTheme"], "backgroundColor"),
        colours("$base.text", of: ["Theme", "ButtonTheme"], "textColor"),
        colours("$base.border", of: ["ButtonTheme"], "borderColor"),
        colours("$base.closeButton", of: ["Theme"], "closeButtonColor"),
        colours("$base.frame", of: ["Theme"], "frameColor"),
        colours("$base.header", of: ["Theme"], "headerTextColor"),
        colours("$base.icon", of: ["Theme"], "iconColor"),
        colours("$base.iconBackground", of: ["Theme"], "iconBackgroundColor"),
        .part("ThemeContent", "ThemeContent", "Colours by theme.", "Braze.InAppMessage.Theme"),
        .part(
            "ButtonThemeContent", "ButtonThemeContent", "Colours by theme.", "Braze.InAppMessage.ButtonTheme"),
        .part("ColorContent", "ColorContent", "A colour.", "Braze.InAppMessage.Color"),
    ]

    private static func colours(_ code: String, of types: [String], _ name: String) -> LedgerEntry {
        .part(
            "MessageContent.themes", code, "Colours by theme.",
            types.map { "Braze.InAppMessage.\($0).\(name)" }.joined(separator: " "))
    }

    private static let brazeMessageViews: [LedgerEntry] =
        [
            view("slideup", "banner"), view("modal", "modal"), view("modalImage", "modal"),
            view("full", "fullScreen"), view("fullImage", "fullScreen"), view("html", "web"),
            view("control", "control"),
        ] + [
            LedgerEntry(
                .content,
                counterpart: "CompatMessage.evaluateJavaScript(_:completion:)",
                code: "Optional($message)",
                needs: [.evaluateScript],
                rules: ["BZ-072"],
                advice:
                    "The message runs scripts itself, with evaluateJavaScript, and listens with onScriptMessage.",
                members: "BrazeInAppMessageUI.HtmlView.webView"),
            LedgerEntry(
                .action,
                counterpart: "CompatMessage.track(_:)",
                needs: [.track],
                rules: ["BZ-074", "BZ-085"],
                advice:
                    "Count it with the message that the view shows: try? message.track(.impression), or .click(buttonID:).",
                members: """
                    InAppMessageView.logClick(buttonId:) InAppMessageView.logImpression()
                    """),
            LedgerEntry(
                .action,
                counterpart: "UIApplication.open(_:)",
                rules: ["BZ-080"],
                advice: "A custom view opens the URL itself, with UIApplication.shared.open.",
                members: "InAppMessageView.process(clickAction:buttonId:target:)"),
            LedgerEntry(
                .action,
                counterpart: "willPresent, didPresent, willDismiss, didDismiss",
                needs: [.customView],
                rules: ["BZ-072", "BZ-073"],
                advice:
                    "Omit it: a custom view reports nothing, and the handler is called anyway.",
                members: """
                    InAppMessageView.didDismiss() InAppMessageView.didPresent() InAppMessageView.willDismiss()
                    InAppMessageView.willPresent()
                    """),
        ]

    /// The view of one kind of message: any view, if the message is of that kind.
    private static func view(_ name: String, _ layout: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.view",
            code: "($message.content.layout == .\(layout) ? $message.view : nil)",
            needs: [.view],
            rules: ["BZ-072", "BZ-073"],
            advice:
                "content.layout is the kind. message.view can be any UIView; the members of the SDK's own views are lost.",
            members: "InAppMessageView.\(name)")
    }
}
