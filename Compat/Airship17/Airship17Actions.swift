import Airship17Model
import Foundation
import InAppCore

/// The actions that open a URL. No rule names them; these are the names that campaigns use, defined only here.
nonisolated enum Airship17Actions {
    private static let openURL = "open_external_url_action"
    private static let deepLink = "deep_link_action"
    private static let names = [openURL, deepLink]

    /// The effect of a click, as far as the neutral content can express it.
    static func effect(_ actions: [AnyHashable: Any]?) -> MessageAction.Effect {
        let text = names.lazy.compactMap { actions?[$0] as? String }.first
        guard let url = text.flatMap(URL.init(string:)) else { return .none }
        return .open(url, inWebView: false)
    }

    /// The actions with another effect; those that have nothing to do with it stay.
    static func actions(
        _ effect: MessageAction.Effect, over old: [AnyHashable: Any]?
    ) -> [AnyHashable: Any]? {
        let before = self.effect(old)
        guard effect != before else { return old }
        var actions = old ?? [:]
        for name in names { actions[name] = nil }
        if case .open(let url, _) = effect {
            let isWeb = url.scheme == "http" || url.scheme == "https"
            actions[isWeb ? openURL : deepLink] = url.absoluteString
        }
        return actions.isEmpty ? nil : actions
    }
}

/// The values that only Airship's messages have, with the keys of their payload (section 4).
nonisolated extension VendorExtras {
    /// Its key in the extras.
    static let airshipKey = "com.urbanairship.in_app"

    /// nil when there are no such values.
    static func read(_ message: InAppMessage) -> ContentValue? {
        var extras = display(message.displayContent)
        if message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate {
            extras.put("display_behavior", "immediate")
        }
        if !message.isReportingEnabled { extras.put("reporting_enabled", false) }
        extras.put("actions", value(message.actions))
        return extras.contentValue
    }

    private static func display(_ display: InAppMessageDisplayContent) -> VendorExtras {
        var extras = VendorExtras(nil)
        switch display {
        case let banner as InAppMessageBannerDisplayContent:
            extras.put("button_layout", name(banner.buttonLayout))
            extras.put("media", film(banner.media))
            if banner.contentLayout == .mediaRight { extras.put("template", "media_right") }
        case let modal as InAppMessageModalDisplayContent:
            extras.put("button_layout", name(modal.buttonLayout))
            extras.put("media", film(modal.media))
            extras.put("footer", modal.footer.flatMap(footer))
            if modal.contentLayout == .mediaHeaderBody { extras.put("template", "media_header_body") }
            if modal.contentLayout == .headerBodyMedia { extras.put("template", "header_body_media") }
            if modal.allowFullScreenDisplay { extras.put("allow_fullscreen_display", true) }
        case let full as InAppMessageFullScreenDisplayContent:
            extras.put("media", film(full.media))
            extras.put("footer", full.footer.flatMap(footer))
            if full.contentLayout == .mediaHeaderBody { extras.put("template", "media_header_body") }
            if full.contentLayout == .headerBodyMedia { extras.put("template", "header_body_media") }
        case let html as InAppMessageHTMLDisplayContent:
            if html.width > 0 { extras.put("width", .double(Double(html.width))) }
            if html.height > 0 { extras.put("height", .double(Double(html.height))) }
            if html.aspectLock { extras.put("aspect_lock", true) }
            if !html.requireConnectivity { extras.put("require_connectivity", false) }
            if html.allowFullScreenDisplay { extras.put("allow_fullscreen_display", true) }
        case let custom as InAppMessageCustomDisplayContent:
            if !Airship17Content.isControl(custom) { extras.put("custom", value(custom.value)) }
        default: break
        }
        return extras
    }

    private static func value(_ object: [AnyHashable: Any]?) -> ContentValue? {
        object.map { .object(Airship17Content.members($0)) }
    }

    private static func film(_ media: InAppMessageMediaInfo?) -> ContentValue? {
        guard let media, media.type != .image else { return nil }
        var film = VendorExtras(nil)
        film.put("url", .string(media.url))
        film.put("description", .string(media.contentDescription))
        film.put("type", media.type == .youTube ? "youtube" : "video")
        return film.contentValue
    }

    /// The values of a footer that a button of the neutral content also has.
    private static func footer(_ info: InAppMessageButtonInfo) -> ContentValue? {
        var button = VendorExtras(nil)
        button.put("id", .string(info.identifier))
        button.put("text", .string(info.label.text ?? ""))
        button.put("actions", value(info.actions))
        return button.contentValue
    }

    private static func name(_ layout: InAppMessageButtonLayoutType) -> ContentValue? {
        switch layout {
        case .stacked: "stacked"
        case .joined: "joined"
        case .separate: nil
        @unknown default: nil
        }
    }
}
