import BrazeModel
import Foundation
import InAppCore

/// Writes changed neutral content to a Braze message of the same kind.
extension BrazeContent {
    /// Changes `native` to `content`, as far as it can be changed in `prepareWith`.
    /// - Returns: the values that could not be applied, as sentences; empty if all were applied.
    static func apply(_ content: MessageContent, to native: inout Braze.InAppMessage) -> [String] {
        let before = read(native)
        guard content != before else { return [] }
        applyKind(content, to: &native)
        applyData(content, before, to: &native.data)
        return losses(of: content, before: before, after: read(native))
    }

    private static func applyKind(_ content: MessageContent, to native: inout Braze.InAppMessage) {
        switch native {
        case .slideup(var message):
            message.message = text(content.body)
            message.graphic = graphic(content.graphic)
            message.slideFrom = content.edge == .top ? .top : .bottom
            message.imageAltText = description(content.graphic)
            message.language = content.language
            applyThemes(content, &message.themes)
            native = .slideup(message)
        case .modal(var message):
            message.header = text(content.header)
            applyAlignment(content.header, &message.headerTextAlignment)
            message.message = text(content.body)
            applyAlignment(content.body, &message.messageTextAlignment)
            message.graphic = graphic(content.graphic)
            message.imageAltText = description(content.graphic)
            message.language = content.language
            applyThemes(content, &message.themes)
            applyButtons(content, &message.buttons)
            native = .modal(message)
        case .modalImage(var message):
            applyImage(content.graphic, &message.imageURL)
            message.imageAltText = description(content.graphic)
            message.language = content.language
            applyThemes(content, &message.themes)
            applyButtons(content, &message.buttons)
            native = .modalImage(message)
        case .full(var message):
            message.header = text(content.header)
            applyAlignment(content.header, &message.headerTextAlignment)
            message.message = text(content.body)
            applyAlignment(content.body, &message.messageTextAlignment)
            applyImage(content.graphic, &message.imageURL)
            message.imageAltText = description(content.graphic)
            message.language = content.language
            applyThemes(content, &message.themes)
            applyButtons(content, &message.buttons)
            native = .full(message)
        case .fullImage(var message):
            applyImage(content.graphic, &message.imageURL)
            message.imageAltText = description(content.graphic)
            message.language = content.language
            applyThemes(content, &message.themes)
            applyButtons(content, &message.buttons)
            native = .fullImage(message)
        case .html(var message):
            message.message = content.page?.html ?? message.message
            message.baseURL = content.page?.baseURL
            message.assetURLs = content.page?.assets ?? message.assetURLs
            native = .html(message)
        case .control: break
        @unknown default: break
        }
    }

    private static func applyData(
        _ content: MessageContent, _ before: MessageContent, to data: inout Braze.InAppMessage.Data
    ) {
        data.clickAction = action(content.clickEffect)
        data.animateIn = content.motion.isEntryAnimated
        data.animateOut = content.motion.isExitAnimated
        if content.extras != before.extras { data.extras = content.extras.mapValues(\.foundationValue) }
        // This does not affect admission, which is already decided (BZ-046), but rotations while the message is
        // visible.
        switch content.orientation {
        case .any: data.orientation = .any
        case .portrait: data.orientation = .portrait
        case .landscape: data.orientation = .landscape
        }
    }

    /// Gives the built-in view the corner radius of a content's frame, and removes it from the frame; values that
    /// stay in the frame are lost. A view without round corners takes no radius (BZ-042).
    /// - Returns: the radius; nil if none was taken.
    static func takeCornerRadius(
        of content: inout MessageContent, into attributes: inout BrazeInAppMessageUI.ViewAttributes?
    ) -> Double? {
        guard let radius = content.frame?.cornerRadius else { return nil }
        switch attributes {
        case .slideup(var look):
            look.cornerRadius = radius
            attributes = .slideup(look)
        case .modal(var look):
            look.cornerRadius = radius
            attributes = .modal(look)
        case .modalImage(var look):
            look.cornerRadius = radius
            attributes = .modalImage(look)
        case .full(var look):
            look.cornerRadius = radius
            attributes = .full(look)
        case .fullImage(var look):
            look.cornerRadius = radius
            attributes = .fullImage(look)
        default: return nil
        }
        content.frame?.cornerRadius = nil
        if content.frame == FrameContent() { content.frame = nil }
        return radius
    }

    /// The requested changes that were not applied.
    private static func losses(
        of content: MessageContent, before: MessageContent, after: MessageContent
    ) -> [String] {
        var losses: [String] = []
        /// Whether the result has another value of a field.
        func isLost(_ field: ContentField) -> Bool { !field.isEqual(in: content, after) }
        if isLost(.layout) || isLost(.isImageOnly) {
            losses.append("content.layout: the campaign's layout determines the view (BZ-042).")
        }
        if isLost(.autoClose) {
            losses.append(
                "content.autoClose: the campaign's time is already fixed (BZ-045); use plan.autoClose.")
        }
        if isLost(.frame) {
            losses.append(
                "content.frame: Braze positions its messages itself, and applies only the corner radius.")
        }
        if content.motion.entry != after.motion.entry || content.motion.exit != after.motion.exit {
            losses.append("content.motion: Braze has one animation for each layout.")
        }
        if isLost(.buttons) { losses.append("content.buttons: ids have to be integers.") }
        func lose(_ field: ContentField, if isLost: Bool) {
            guard isLost else { return }
            losses.append("content.\(field.rawValue): this layout of Braze does not have it.")
        }
        lose(.header, if: !isMet(content.header, by: after.header))
        lose(.body, if: !isMet(content.body, by: after.body))
        lose(.graphic, if: isLost(.graphic))
        lose(.page, if: isLost(.page))
        lose(.themes, if: content.themes.keys != after.themes.keys)
        lose(.edge, if: isLost(.edge))
        lose(.language, if: isLost(.language))
        return losses
    }

    /// Whether a text has the requested values; an unset alignment matches any.
    private static func isMet(_ wish: TextContent?, by text: TextContent?) -> Bool {
        guard wish?.text == text?.text else {
            return (wish?.text ?? "").isEmpty && (text?.text ?? "").isEmpty
        }
        return wish?.alignment == nil || wish?.alignment == text?.alignment
    }

    // MARK: Parts

    /// An unset alignment is not changed.
    private static func applyAlignment(
        _ text: TextContent?, _ alignment: inout Braze.InAppMessage.TextAlignment
    ) {
        switch text?.alignment {
        case .leading: alignment = .leading
        case .center: alignment = .center
        case .trailing: alignment = .trailing
        case nil: break
        }
    }

    /// A message of this kind requires an image.
    private static func applyImage(_ graphic: GraphicContent?, _ url: inout URL) {
        if case .image(let image, _) = graphic { url = image }
    }

    private static func text(_ text: TextContent?) -> String { text?.text ?? "" }

    static func action(_ effect: MessageAction.Effect) -> Braze.InAppMessage.ClickAction {
        switch effect {
        case .none: .none
        case .open(let url, let inWebView): .url(url, useWebView: inWebView)
        }
    }

    private static func graphic(_ graphic: GraphicContent?) -> Braze.InAppMessage.Graphic? {
        switch graphic {
        case .icon(let glyph): .icon(glyph)
        case .image(let url, _): .image(url)
        case nil: nil
        }
    }

    private static func description(_ graphic: GraphicContent?) -> String? {
        if case .image(_, let description) = graphic { description } else { nil }
    }

    /// Buttons with an id that is not an integer cannot be made; then the old buttons are kept.
    private static func applyButtons(
        _ content: MessageContent, _ buttons: inout [Braze.InAppMessage.Button]
    ) {
        var made: [Braze.InAppMessage.Button] = []
        for button in content.buttons {
            guard let id = Int(button.id) else { return }
            made.append(
                Braze.InAppMessage.Button(
                    id: id, text: button.text, clickAction: action(button.effect),
                    themes: .init(themes: button.themes.mapValues(buttonTheme))))
        }
        buttons = made
    }

    /// Unset colours are not changed.
    private static func applyThemes(
        _ content: MessageContent, _ themes: inout Braze.InAppMessage.Themes
    ) {
        var made: [String: Braze.InAppMessage.Theme] = [:]
        for (name, theme) in content.themes {
            made[name] = self.theme(theme, over: themes.themes[name] ?? .defaultLight)
        }
        themes = .init(themes: made)
    }

    private static func theme(
        _ content: ThemeContent, over old: Braze.InAppMessage.Theme
    ) -> Braze.InAppMessage.Theme {
        Braze.InAppMessage.Theme(
            backgroundColor: color(content.background, else: old.backgroundColor),
            textColor: color(content.text, else: old.textColor),
            iconColor: color(content.icon, else: old.iconColor),
            iconBackgroundColor: color(content.iconBackground, else: old.iconBackgroundColor),
            headerTextColor: color(content.header, else: old.headerTextColor),
            closeButtonColor: color(content.closeButton, else: old.closeButtonColor),
            frameColor: color(content.frame, else: old.frameColor))
    }

    private static func buttonTheme(_ content: ButtonThemeContent)
        -> Braze.InAppMessage.ButtonTheme
    {
        let old = Braze.InAppMessage.ButtonTheme.defaultLight
        return Braze.InAppMessage.ButtonTheme(
            textColor: color(content.text, else: old.textColor),
            borderColor: color(content.border, else: old.borderColor),
            backgroundColor: color(content.background, else: old.backgroundColor))
    }

    private static func color(
        _ content: ColorContent?, else old: Braze.InAppMessage.Color
    ) -> Braze.InAppMessage.Color {
        content.map { Braze.InAppMessage.Color(rawValue: $0.argb) } ?? old
    }
}
