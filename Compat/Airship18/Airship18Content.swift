import Airship18Model
import Foundation
import InAppCore

/// Translates Airship's messages to the neutral content. Any thread.
///
/// Values that only Airship has (videos, the footer, the layout of buttons and media, actions) are stored in
/// `extras[VendorExtras.airshipKey]` if they differ from the default, so they survive the conversion back.
nonisolated enum Airship18Content {
    static func read(_ message: InAppMessage) -> MessageContent {
        var content = display(message.displayContent)
        if let extras = message.extras?.object { content.extras = extras.mapValues { ContentValue($0) } }
        if let rest = VendorExtras.read(message) { content.extras[VendorExtras.airshipKey] = rest }
        return content
    }

    private static func display(_ display: InAppMessageDisplayContent) -> MessageContent {
        switch display {
        case .banner(let banner): read(banner)
        case .modal(let modal): read(modal)
        case .fullscreen(let full): read(full)
        case .html(let page): read(page)
        case .custom(let custom): MessageContent(layout: isControl(custom) ? .control : .modal)
        default: MessageContent(layout: .modal)
        }
    }

    private static func read(_ banner: InAppMessageDisplayContent.Banner) -> MessageContent {
        var content = MessageContent(layout: .banner)
        read(banner.heading, banner.body, banner.media, banner.buttons, into: &content)
        content.themes = themes(
            banner.backgroundColor, banner.dismissButtonColor, banner.heading, banner.body)
        content.frame = frame(banner.borderRadius)
        content.autoClose = banner.duration
        content.edge = banner.placement == .top ? .top : .bottom
        content.clickEffect = Airship18Actions.effect(banner.actions)
        return content
    }

    private static func read(_ modal: InAppMessageDisplayContent.Modal) -> MessageContent {
        var content = MessageContent(layout: .modal)
        read(modal.heading, modal.body, modal.media, modal.buttons, into: &content)
        content.themes = themes(
            modal.backgroundColor, modal.dismissButtonColor, modal.heading, modal.body)
        content.frame = frame(modal.borderRadius)
        return content
    }

    private static func read(_ full: InAppMessageDisplayContent.Fullscreen) -> MessageContent {
        var content = MessageContent(layout: .fullScreen)
        read(full.heading, full.body, full.media, full.buttons, into: &content)
        content.themes = themes(full.backgroundColor, full.dismissButtonColor, full.heading, full.body)
        return content
    }

    private static func read(_ page: InAppMessageDisplayContent.HTML) -> MessageContent {
        var content = MessageContent(layout: .web)
        content.page = PageContent(address: page.url)
        content.themes = themes(page.backgroundColor, page.dismissButtonColor, nil, nil)
        content.frame = frame(page.borderRadius)
        return content
    }

    // MARK: Parts

    private static func read(
        _ heading: InAppMessageTextInfo?, _ body: InAppMessageTextInfo?, _ media: InAppMessageMediaInfo?,
        _ buttons: [InAppMessageButtonInfo]?, into content: inout MessageContent
    ) {
        for info in buttons ?? [] { content.buttons.append(button(info)) }
        content.header = heading.map { TextContent($0) }
        content.body = body.map { TextContent($0) }
        guard let media, media.type == .image, let url = URL(string: media.url) else { return }
        content.graphic = .image(url, description: media.description)
        content.isImageOnly = heading == nil && body?.text == emptyText
        if content.isImageOnly { content.body = nil }
    }

    /// The replacement for a missing text, because a message without one is not shown (AM-016).
    static let emptyText = " "

    private static func frame(_ cornerRadius: Double?) -> FrameContent? {
        cornerRadius.flatMap { FrameContent(cornerRadius: $0) }
    }

    private static func button(_ info: InAppMessageButtonInfo) -> ButtonContent {
        var theme = ButtonThemeContent()
        theme.text = ColorContent(info.label.color)
        theme.border = ColorContent(info.borderColor)
        theme.background = ColorContent(info.backgroundColor)
        return ButtonContent(
            id: info.identifier, text: info.label.text, effect: Airship18Actions.effect(info.actions),
            themes: theme == ButtonThemeContent() ? [:] : ["light": theme])
    }

    private static func themes(
        _ background: InAppMessageColor?, _ closeButton: InAppMessageColor?,
        _ heading: InAppMessageTextInfo?, _ body: InAppMessageTextInfo?
    ) -> [String: ThemeContent] {
        var theme = ThemeContent()
        theme.background = ColorContent(background)
        theme.closeButton = ColorContent(closeButton)
        theme.header = ColorContent(heading?.color)
        theme.text = ColorContent(body?.color)
        return theme == ThemeContent() ? [:] : ["light": theme]
    }

    /// Airship has no control messages: it is a custom message marked as one, which only an app's own adapter could
    /// show (AM-014).
    static func isControl(_ custom: AirshipJSON) -> Bool {
        custom.object?["control"]?.bool == true
    }
}

nonisolated extension ContentValue {
    /// Makes a value from Airship's JSON; a number without a fraction becomes an integer.
    init(_ json: AirshipJSON) {
        switch json {
        case .string(let value): self = .string(value)
        case .number(let value): self = Int(exactly: value).map(ContentValue.int) ?? .double(value)
        case .bool(let value): self = .bool(value)
        case .array(let values): self = .array(values.map { ContentValue($0) })
        case .object(let values): self = .object(values.mapValues { ContentValue($0) })
        case .null: self = .null
        }
    }

    /// The value as Airship's JSON.
    var airshipJSON: AirshipJSON {
        switch self {
        case .string(let value): .string(value)
        case .int(let value): .number(Double(value))
        case .double(let value): .number(value)
        case .bool(let value): .bool(value)
        case .array(let values): .array(values.map(\.airshipJSON))
        case .object(let values): .object(values.mapValues(\.airshipJSON))
        case .null: .null
        }
    }
}

nonisolated extension ColorContent {
    /// Makes a colour from a message's text: `#rrggbb`, or `#aarrggbb` with the opacity first; nil for an invalid text.
    init?(_ color: InAppMessageColor?) {
        guard var digits = color.map({ Substring($0.hexColorString) }) else { return nil }
        if digits.first == "#" { digits.removeFirst() }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            guard digit.isASCII, let worth = digit.hexDigitValue else { return nil }
            value = value << 4 | UInt32(worth)
        }
        self.init(argb: digits.count == 6 ? value | 0xFF00_0000 : value)
    }

    /// The colour as a message's text.
    var airshipColor: InAppMessageColor {
        let digits = String(argb, radix: 16)
        return InAppMessageColor(
            hexColorString: "#" + String(repeating: "0", count: 8 - digits.count) + digits)
    }
}

nonisolated extension TextContent {
    /// Makes a text from a message's text.
    init(_ info: InAppMessageTextInfo) {
        let alignment: Alignment? =
            switch info.alignment {
            case .left: .leading
            case .center: .center
            case .right: .trailing
            case nil: nil
            }
        self.init(info.text, alignment: alignment)
    }
}
