import Airship17Model
import Foundation
import InAppCore

/// Translates between Airship's messages and the neutral content. Any thread.
///
/// Values that only Airship has (videos, the footer, the layout of buttons and media, actions) are stored in
/// `extras[VendorExtras.airshipKey]` if they differ from the default, so they survive the conversion back.
nonisolated enum Airship17Content {
    static func read(_ message: InAppMessage) -> MessageContent {
        var content = display(message.displayContent)
        content.extras = members(message.extras ?? [:])
        if let rest = VendorExtras.read(message) { content.extras[VendorExtras.airshipKey] = rest }
        return content
    }

    /// The members of an object of the SDK, as far as they have string keys and can be represented in JSON.
    static func members(_ object: [AnyHashable: Any]) -> [String: ContentValue] {
        var members: [String: ContentValue] = [:]
        for (name, value) in object {
            if let name = name as? String { members[name] = ContentValue(foundationValue: value) }
        }
        return members
    }

    private static func display(_ display: InAppMessageDisplayContent) -> MessageContent {
        switch display {
        case let banner as InAppMessageBannerDisplayContent: read(banner)
        case let modal as InAppMessageModalDisplayContent: read(modal)
        case let full as InAppMessageFullScreenDisplayContent: read(full)
        case let page as InAppMessageHTMLDisplayContent: read(page)
        case let custom as InAppMessageCustomDisplayContent:
            MessageContent(layout: isControl(custom) ? .control : .modal)
        default: MessageContent(layout: .modal)
        }
    }

    private static func read(_ banner: InAppMessageBannerDisplayContent) -> MessageContent {
        var content = MessageContent(layout: .banner)
        read(banner.heading, banner.body, banner.media, banner.buttons, into: &content)
        content.themes["light"] = theme(
            banner.backgroundColor, banner.dismissButtonColor, banner.heading, banner.body)
        content.frame = FrameContent(cornerRadius: Double(banner.borderRadiusPoints))
        content.autoClose = banner.durationSeconds
        content.edge = banner.placement == .top ? .top : .bottom
        content.clickEffect = Airship17Actions.effect(banner.actions)
        return content
    }

    private static func read(_ modal: InAppMessageModalDisplayContent) -> MessageContent {
        var content = MessageContent(layout: .modal)
        read(modal.heading, modal.body, modal.media, modal.buttons, into: &content)
        content.themes["light"] = theme(
            modal.backgroundColor, modal.dismissButtonColor, modal.heading, modal.body)
        content.frame = FrameContent(cornerRadius: Double(modal.borderRadiusPoints))
        return content
    }

    private static func read(_ full: InAppMessageFullScreenDisplayContent) -> MessageContent {
        var content = MessageContent(layout: .fullScreen)
        read(full.heading, full.body, full.media, full.buttons, into: &content)
        content.themes["light"] = theme(
            full.backgroundColor, full.dismissButtonColor, full.heading, full.body)
        return content
    }

    private static func read(_ html: InAppMessageHTMLDisplayContent) -> MessageContent {
        var content = MessageContent(layout: .web)
        content.page = PageContent(address: html.url)
        var theme = ThemeContent()
        theme.background = color(html.backgroundColor)
        theme.closeButton = color(html.dismissButtonColor)
        content.themes["light"] = theme
        content.frame = FrameContent(cornerRadius: Double(html.borderRadiusPoints))
        return content
    }

    // MARK: Parts

    private static func read(
        _ heading: InAppMessageTextInfo?, _ body: InAppMessageTextInfo?, _ media: InAppMessageMediaInfo?,
        _ buttons: [InAppMessageButtonInfo], into content: inout MessageContent
    ) {
        for info in buttons { content.buttons.append(button(info)) }
        content.header = heading.map(text)
        content.body = body.map(text)
        if let media, media.type == .image, let url = URL(string: media.url) {
            let description = media.contentDescription
            content.graphic = .image(url, description: description.isEmpty ? nil : description)
            content.isImageOnly = heading == nil && body?.text == ""
        }
    }

    private static func text(_ info: InAppMessageTextInfo) -> TextContent {
        let alignment: TextContent.Alignment? =
            switch info.alignment {
            case .left: .leading
            case .center: .center
            case .right: .trailing
            case .none: nil
            @unknown default: nil
            }
        return TextContent(info.text ?? "", alignment: alignment)
    }

    static func button(_ info: InAppMessageButtonInfo) -> ButtonContent {
        var theme = ButtonThemeContent()
        theme.text = info.label.color.map(color)
        theme.border = color(info.borderColor)
        theme.background = color(info.backgroundColor)
        return ButtonContent(
            id: info.identifier, text: info.label.text ?? "", effect: Airship17Actions.effect(info.actions),
            themes: ["light": theme])
    }

    private static func theme(
        _ background: UIColor, _ closeButton: UIColor, _ heading: InAppMessageTextInfo?,
        _ body: InAppMessageTextInfo?
    ) -> ThemeContent {
        var theme = ThemeContent()
        theme.background = color(background)
        theme.closeButton = color(closeButton)
        theme.header = (heading?.color).map(color)
        theme.text = (body?.color).map(color)
        return theme
    }

    /// Airship has no control messages: it is a custom message marked as one, which only an app's own factory block
    /// could show (AS-016).
    static func isControl(_ custom: InAppMessageCustomDisplayContent) -> Bool {
        custom.value["control"] as? Bool == true
    }

    // MARK: Colours

    static func color(_ color: UIColor) -> ColorContent {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let bytes = [alpha, red, green, blue].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
        return ColorContent(argb: bytes.reduce(0) { $0 << 8 | $1 })
    }

    static func color(_ content: ColorContent) -> UIColor {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(content.argb >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: component(24))
    }

    // MARK: Notes

    /// How a field changes on this shape, or why.
    static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "a control message becomes a custom one, which the SDK does not draw"
        case .isImageOnly:
            "an image alone gets an empty text, which messages without a heading need; pages have no image"
        case .header: "pages and custom messages have no heading"
        case .body: "pages and custom messages have no text"
        case .graphic: "Airship shows images from URLs, and no icons; pages and custom messages have neither"
        case .buttons:
            "banners and modals take two buttons, full screens five; ids have 1 to 100 characters; colours are always set, and links open outside the app"
        case .clickEffect: "only banners take taps, and links open outside the app (AS-080)"
        case .autoClose: "only banners disappear by themselves (AS-080)"
        case .orientation: "Airship does not control the orientation"
        case .edge: "only banners have an edge, which is the bottom by default"
        case .themes: "Airship has one theme, and its background, texts and close button always have a colour"
        case .page:
            "only HTML messages have a page; its text becomes a data URL, which the app's allow list has to permit (AS-025)"
        case .frame: "Airship takes only the radius of the corners, and full screens do not take that either"
        case .motion: "Airship animates its messages in its own way"
        case .language: "Airship's messages do not say their language"
        case .extras: "Airship's own part is checked in the same way as a payload"
        }
    }
}
