import BrazeModel
import Foundation
import InAppCore

/// Translates Braze's messages to the neutral content.
enum BrazeContent {
    static func read(_ native: Braze.InAppMessage) -> MessageContent {
        var content = kind(native)
        let data = native.data
        content.clickEffect = effect(data.clickAction)
        if case .auto(let seconds) = data.messageClose { content.autoClose = seconds }
        content.orientation = orientation(data.orientation)
        content.motion.isEntryAnimated = data.animateIn
        content.motion.isExitAnimated = data.animateOut
        content.extras = ContentValue.members(foundationValues: data.extras)
        return content
    }

    private static func kind(_ native: Braze.InAppMessage) -> MessageContent {
        switch native {
        case .slideup(let message): return slideup(message)
        case .modal(let message): return modal(message)
        case .modalImage(let message):
            return image(
                .modal, message.imageURL, message.imageAltText, message.language, message.buttons,
                message.themes)
        case .full(let message): return full(message)
        case .fullImage(let message):
            return image(
                .fullScreen, message.imageURL, message.imageAltText, message.language, message.buttons,
                message.themes)
        case .html(let message): return html(message)
        case .control: return MessageContent(layout: .control)
        @unknown default: return MessageContent(layout: .modal)
        }
    }

    private static func slideup(_ message: Braze.InAppMessage.Slideup) -> MessageContent {
        var content = MessageContent(layout: .banner)
        content.body = TextContent(message.message)
        content.graphic = graphic(message.graphic, message.imageAltText)
        content.language = message.language
        content.edge = message.slideFrom == .top ? .top : .bottom
        content.themes = message.themes.themes.mapValues(theme)
        return content
    }

    private static func modal(_ message: Braze.InAppMessage.Modal) -> MessageContent {
        var content = MessageContent(layout: .modal)
        content.header = TextContent(message.header, alignment: alignment(message.headerTextAlignment))
        content.body = TextContent(message.message, alignment: alignment(message.messageTextAlignment))
        content.graphic = graphic(message.graphic, message.imageAltText)
        content.language = message.language
        content.buttons = message.buttons.map(button)
        content.themes = message.themes.themes.mapValues(theme)
        return content
    }

    private static func full(_ message: Braze.InAppMessage.Full) -> MessageContent {
        var content = image(
            .fullScreen, message.imageURL, message.imageAltText, message.language, message.buttons,
            message.themes)
        content.isImageOnly = false
        content.header = TextContent(message.header, alignment: alignment(message.headerTextAlignment))
        content.body = TextContent(message.message, alignment: alignment(message.messageTextAlignment))
        return content
    }

    private static func image(
        _ layout: MessageContent.Layout, _ url: URL, _ description: String?, _ language: String?,
        _ buttons: [Braze.InAppMessage.Button], _ themes: Braze.InAppMessage.Themes
    ) -> MessageContent {
        var content = MessageContent(layout: layout)
        content.isImageOnly = true
        content.graphic = .image(url, description: description)
        content.language = language
        content.buttons = buttons.map(button)
        content.themes = themes.themes.mapValues(theme)
        return content
    }

    private static func html(_ message: Braze.InAppMessage.Html) -> MessageContent {
        var content = MessageContent(layout: .web)
        var page = PageContent(html: message.message)
        page.baseURL = message.baseURL
        page.assets = message.assetURLs
        content.page = page
        return content
    }

    // MARK: Parts

    /// The neutral effect of a click.
    static func action(
        _ clickAction: Braze.InAppMessage.ClickAction, _ buttonID: String?, in native: Braze.InAppMessage
    ) -> MessageAction {
        let source: MessageAction.Source =
            if case .html = native { .link(id: buttonID) } else { buttonID.map { .button(id: $0) } ?? .body }
        return MessageAction(source: source, effect: effect(clickAction))
    }

    private static func effect(_ action: Braze.InAppMessage.ClickAction)
        -> MessageAction.Effect
    {
        // No switch, because versions before 14.0.0 have another case, `newsFeed`, which opens nothing here either.
        if case .url(let url, let useWebView) = action { .open(url, inWebView: useWebView) } else { .none }
    }

    private static func orientation(_ orientation: Braze.InAppMessage.Orientation)
        -> MessageContent.Orientation
    {
        switch orientation {
        case .any: .any
        case .portrait: .portrait
        case .landscape: .landscape
        @unknown default: .any
        }
    }

    private static func alignment(_ alignment: Braze.InAppMessage.TextAlignment)
        -> TextContent.Alignment
    {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        @unknown default: .center
        }
    }

    private static func graphic(
        _ graphic: Braze.InAppMessage.Graphic?, _ description: String?
    ) -> GraphicContent? {
        switch graphic {
        case .icon(let glyph): .icon(glyph)
        case .image(let url): .image(url, description: description)
        case nil: nil
        @unknown default: nil
        }
    }

    private static func button(_ button: Braze.InAppMessage.Button) -> ButtonContent {
        ButtonContent(
            id: String(button.id), text: button.text, effect: effect(button.clickAction),
            themes: button.themes.themes.mapValues(buttonTheme))
    }

    private static func theme(_ theme: Braze.InAppMessage.Theme) -> ThemeContent {
        var content = ThemeContent()
        content.background = color(theme.backgroundColor)
        content.text = color(theme.textColor)
        content.header = color(theme.headerTextColor)
        content.icon = color(theme.iconColor)
        content.iconBackground = color(theme.iconBackgroundColor)
        content.closeButton = color(theme.closeButtonColor)
        content.frame = color(theme.frameColor)
        return content
    }

    private static func buttonTheme(_ theme: Braze.InAppMessage.ButtonTheme)
        -> ButtonThemeContent
    {
        var content = ButtonThemeContent()
        content.text = color(theme.textColor)
        content.border = color(theme.borderColor)
        content.background = color(theme.backgroundColor)
        return content
    }

    private static func color(_ color: Braze.InAppMessage.Color) -> ColorContent {
        ColorContent(argb: color.rawValue)
    }
}
