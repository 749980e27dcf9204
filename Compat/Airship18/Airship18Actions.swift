import Airship18Model
import Foundation
import InAppCore

/// The actions that open a URL. No rule names them; these are the names that campaigns use, defined only here.
nonisolated enum Airship18Actions {
    private static let openURL = "open_external_url_action"
    private static let deepLink = "deep_link_action"
    private static let names = [openURL, deepLink]

    /// The effect of a click, as far as the neutral content can express it.
    static func effect(_ actions: AirshipJSON?) -> MessageAction.Effect {
        let text = names.lazy.compactMap { actions?.object?[$0]?.string }.first
        guard let url = text.flatMap(URL.init(string:)) else { return .none }
        return .open(url, inWebView: false)
    }

    /// The actions for an effect.
    static func actions(_ effect: MessageAction.Effect) -> AirshipJSON? {
        guard case .open(let url, _) = effect else { return nil }
        let isWeb = url.scheme == "http" || url.scheme == "https"
        // Written without a literal: 20.0 to 20.3 have none.
        return .object([isWeb ? openURL : deepLink: .string(url.absoluteString)])
    }
}

/// The values that only Airship's messages have, with the keys of their payload (section 4). Airship 17 uses the same
/// keys.
nonisolated extension VendorExtras {
    /// Its key in the extras.
    static let airshipKey = "com.urbanairship.in_app"

    /// nil when there are no such values.
    static func read(_ message: InAppMessage) -> ContentValue? {
        var extras = display(message.displayContent)
        if message.displayBehavior == .immediate { extras.put("display_behavior", "immediate") }
        if message.isReportingEnabled == false { extras.put("reporting_enabled", false) }
        extras.put("actions", message.actions.map { ContentValue($0) })
        return extras.contentValue
    }

    private static func display(_ display: InAppMessageDisplayContent) -> VendorExtras {
        var extras = VendorExtras(nil)
        switch display {
        case .banner(let banner):
            extras.put("button_layout", banner.buttonLayoutType.map { .string($0.rawValue) })
            extras.put("media", film(banner.media))
            if banner.template == .mediaRight { extras.put("template", "media_right") }
        case .modal(let modal):
            extras.put("button_layout", modal.buttonLayoutType.map { .string($0.rawValue) })
            extras.put("media", film(modal.media))
            extras.put("footer", modal.footer.flatMap(footer))
            extras.put("template", template(modal.template?.rawValue))
            if modal.allowFullscreenDisplay == true { extras.put("allow_fullscreen_display", true) }
        case .fullscreen(let full):
            extras.put("button_layout", full.buttonLayoutType.map { .string($0.rawValue) })
            extras.put("media", film(full.media))
            extras.put("footer", full.footer.flatMap(footer))
            extras.put("template", template(full.template?.rawValue))
        case .html(let page):
            extras.put("width", page.width.map(ContentValue.double))
            extras.put("height", page.height.map(ContentValue.double))
            if page.aspectLock == true { extras.put("aspect_lock", true) }
            if page.requiresConnectivity == false { extras.put("require_connectivity", false) }
            if page.allowFullscreen == true { extras.put("allow_fullscreen_display", true) }
            if page.forceFullscreen == true { extras.put("force_fullscreen_display", true) }
        case .custom(let custom):
            if !Airship18Content.isControl(custom) { extras.put("custom", ContentValue(custom)) }
        default: break
        }
        return extras
    }

    /// The default layout is left out (AM-086).
    private static func template(_ name: String?) -> ContentValue? {
        name.flatMap { $0 == usualTemplate.rawValue ? nil : .string($0) }
    }

    static let usualTemplate = InAppMessageDisplayContent.Modal.Template.mediaHeaderBody

    private static func film(_ media: InAppMessageMediaInfo?) -> ContentValue? {
        guard let media, media.type != .image else { return nil }
        var film = VendorExtras(nil)
        film.put("url", .string(media.url))
        film.put("description", .string(media.description ?? ""))
        film.put("type", .string(media.type.rawValue))
        return film.contentValue
    }

    /// The values of a footer that a button of the neutral content also has.
    private static func footer(_ info: InAppMessageButtonInfo) -> ContentValue? {
        var button = VendorExtras(nil)
        button.put("id", .string(info.identifier))
        button.put("text", .string(info.label.text))
        button.put("actions", info.actions.map { ContentValue($0) })
        return button.contentValue
    }
}
