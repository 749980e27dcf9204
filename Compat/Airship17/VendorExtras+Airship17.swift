import Airship17Model
import Foundation
import InAppCore

/// What only Airship's messages have, in the words of their payload (section 4).
nonisolated extension VendorExtras {
    /// Where it stands among the extras.
    static let airshipKey = "com.urbanairship.in_app"

    // MARK: Reading

    /// nil when there is nothing to say.
    static func read(_ message: InAppMessage) -> ContentValue? {
        var members = display(message.displayContent)
        if message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate {
            members["display_behavior"] = "immediate"
        }
        if !message.isReportingEnabled { members["reporting_enabled"] = false }
        members["actions"] = value(message.actions)
        return members.isEmpty ? nil : .object(members)
    }

    private static func display(_ display: InAppMessageDisplayContent) -> [String: ContentValue] {
        var members: [String: ContentValue] = [:]
        switch display {
        case let banner as InAppMessageBannerDisplayContent:
            members["button_layout"] = name(banner.buttonLayout)
            members["media"] = film(banner.media)
            if banner.contentLayout == .mediaRight { members["template"] = "media_right" }
        case let modal as InAppMessageModalDisplayContent:
            members["button_layout"] = name(modal.buttonLayout)
            members["media"] = film(modal.media)
            members["footer"] = modal.footer.map(footer)
            if modal.contentLayout == .mediaHeaderBody { members["template"] = "media_header_body" }
            if modal.contentLayout == .headerBodyMedia { members["template"] = "header_body_media" }
            if modal.allowFullScreenDisplay { members["allow_fullscreen_display"] = true }
        case let full as InAppMessageFullScreenDisplayContent:
            members["media"] = film(full.media)
            members["footer"] = full.footer.map(footer)
            if full.contentLayout == .mediaHeaderBody { members["template"] = "media_header_body" }
            if full.contentLayout == .headerBodyMedia { members["template"] = "header_body_media" }
        case let html as InAppMessageHTMLDisplayContent:
            if html.width > 0 { members["width"] = .double(Double(html.width)) }
            if html.height > 0 { members["height"] = .double(Double(html.height)) }
            if html.aspectLock { members["aspect_lock"] = true }
            if !html.requireConnectivity { members["require_connectivity"] = false }
            if html.allowFullScreenDisplay { members["allow_fullscreen_display"] = true }
        case let custom as InAppMessageCustomDisplayContent:
            if !Airship17Content.isControl(custom) { members["custom"] = value(custom.value) }
        default: break
        }
        return members
    }

    private static func value(_ object: [AnyHashable: Any]?) -> ContentValue? {
        guard let object else { return nil }
        let members = object.compactMap { name, value in
            (name as? String).flatMap { name in ContentValue(foundationValue: value).map { (name, $0) } }
        }
        return .object(Dictionary(members) { first, _ in first })
    }

    private static func film(_ media: InAppMessageMediaInfo?) -> ContentValue? {
        guard let media, media.type != .image else { return nil }
        return [
            "url": .string(media.url), "description": .string(media.contentDescription),
            "type": media.type == .youTube ? "youtube" : "video",
        ]
    }

    /// Of a footer, what a button of the neutral content has.
    private static func footer(_ info: InAppMessageButtonInfo) -> ContentValue {
        var members: [String: ContentValue] = [
            "id": .string(info.identifier), "text": .string(info.label.text ?? ""),
        ]
        members["actions"] = value(info.actions)
        return .object(members)
    }

    private static func name(_ layout: InAppMessageButtonLayoutType) -> ContentValue? {
        switch layout {
        case .stacked: "stacked"
        case .joined: "joined"
        case .separate: nil
        @unknown default: nil
        }
    }

    // MARK: Writing

    func apply(to builder: UAInAppMessageBuilder) {
        if members["display_behavior"] == "immediate" {
            builder.displayBehavior = UAInAppMessageDisplayBehaviorImmediate
        }
        if members["reporting_enabled"] == false { builder.isReportingEnabled = false }
        builder.actions = foundationObject("actions")
    }

    /// A content with what stands here; the content as it was where Airship refuses that.
    func applied(to display: InAppMessageDisplayContent) -> InAppMessageDisplayContent {
        guard !members.isEmpty else { return display }
        switch display {
        case let banner as InAppMessageBannerDisplayContent:
            return banner.extend { builder in
                if let layout = buttonLayout { builder.buttonLayout = layout }
                if members["template"] == "media_right" { builder.contentLayout = .mediaRight }
            } ?? display
        case let modal as InAppMessageModalDisplayContent: return applied(to: modal)
        case let full as InAppMessageFullScreenDisplayContent: return applied(to: full)
        case let html as InAppMessageHTMLDisplayContent: return applied(to: html)
        default: return display
        }
    }

    private func applied(to modal: InAppMessageModalDisplayContent) -> InAppMessageDisplayContent {
        if let custom = foundationObject("custom") { return InAppMessageCustomDisplayContent(value: custom) }
        return modal.extend { builder in
            if let layout = buttonLayout { builder.buttonLayout = layout }
            if let film { builder.media = film }
            builder.footer = footer
            if members["template"] == "media_header_body" { builder.contentLayout = .mediaHeaderBody }
            if members["template"] == "header_body_media" { builder.contentLayout = .headerBodyMedia }
            builder.allowFullScreenDisplay = members["allow_fullscreen_display"] == true
        } ?? modal
    }

    private func applied(to full: InAppMessageFullScreenDisplayContent) -> InAppMessageDisplayContent {
        full.extend { builder in
            if let film { builder.media = film }
            builder.footer = footer
            if members["template"] == "media_header_body" { builder.contentLayout = .mediaHeaderBody }
            if members["template"] == "header_body_media" { builder.contentLayout = .headerBodyMedia }
        } ?? full
    }

    private func applied(to html: InAppMessageHTMLDisplayContent) -> InAppMessageDisplayContent {
        html.extend { builder in
            if let width = number("width") { builder.width = width }
            if let height = number("height") { builder.height = height }
            builder.aspectLock = members["aspect_lock"] == true
            builder.requiresConnectivity = members["require_connectivity"] != false
            builder.allowFullScreenDisplay = members["allow_fullscreen_display"] == true
        } ?? html
    }

    private func foundationObject(_ name: String) -> [AnyHashable: Any]? {
        guard case .object(let members)? = members[name] else { return nil }
        return members.mapValues(\.foundationValue)
    }

    private func number(_ name: String) -> CGFloat? {
        switch members[name] {
        case .double(let number): CGFloat(number)
        case .int(let number): CGFloat(number)
        default: nil
        }
    }

    private var buttonLayout: InAppMessageButtonLayoutType? {
        switch members["button_layout"]?.string {
        case "stacked": .stacked
        case "joined": .joined
        default: nil
        }
    }

    private var film: InAppMessageMediaInfo? {
        guard case .object(let film)? = members["media"], let url = film["url"]?.string else { return nil }
        return InAppMessageMediaInfo(
            url: url, contentDescription: film["description"]?.string ?? "",
            type: film["type"] == "youtube" ? .youTube : .video)
    }

    private var footer: InAppMessageButtonInfo? {
        guard case .object(let footer)? = members["footer"], let id = footer["id"]?.string else { return nil }
        return InAppMessageButtonInfo { builder in
            builder.identifier = id
            builder.label = InAppMessageTextInfo { $0.text = footer["text"]?.string ?? "" }
            if case .object(let actions)? = footer["actions"] {
                builder.actions = actions.mapValues(\.foundationValue)
            }
        }
    }
}
