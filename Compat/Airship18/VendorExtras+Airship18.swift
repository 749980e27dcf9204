import Airship18Model
import InAppCore

/// What only Airship's messages have, in the words of their payload (section 4). Airship 17 uses the same words.
nonisolated extension VendorExtras {
    /// Where it stands among the extras.
    static let airshipKey = "com.urbanairship.in_app"

    // MARK: Reading

    /// nil when there is nothing to say.
    static func read(_ message: InAppMessage) -> ContentValue? {
        var members = display(message.displayContent)
        if message.displayBehavior == .immediate { members["display_behavior"] = "immediate" }
        if message.isReportingEnabled == false { members["reporting_enabled"] = false }
        members["actions"] = message.actions.map { ContentValue($0) }
        return members.isEmpty ? nil : .object(members)
    }

    private static func display(_ display: InAppMessageDisplayContent) -> [String: ContentValue] {
        var members: [String: ContentValue] = [:]
        switch display {
        case .banner(let banner):
            members["button_layout"] = banner.buttonLayoutType.map { .string($0.rawValue) }
            members["media"] = film(banner.media)
            if banner.template == .mediaRight { members["template"] = "media_right" }
        case .modal(let modal):
            members["button_layout"] = modal.buttonLayoutType.map { .string($0.rawValue) }
            members["media"] = film(modal.media)
            members["footer"] = modal.footer.map(footer)
            members["template"] = template(modal.template?.rawValue)
            if modal.allowFullscreenDisplay == true { members["allow_fullscreen_display"] = true }
        case .fullscreen(let full):
            members["button_layout"] = full.buttonLayoutType.map { .string($0.rawValue) }
            members["media"] = film(full.media)
            members["footer"] = full.footer.map(footer)
            members["template"] = template(full.template?.rawValue)
        case .html(let page):
            members["width"] = page.width.map(ContentValue.double)
            members["height"] = page.height.map(ContentValue.double)
            if page.aspectLock == true { members["aspect_lock"] = true }
            if page.requiresConnectivity == false { members["require_connectivity"] = false }
            if page.allowFullscreen == true { members["allow_fullscreen_display"] = true }
            if page.forceFullscreen == true { members["force_fullscreen_display"] = true }
        case .custom(let custom):
            if !Airship18Content.isControl(custom) { members["custom"] = ContentValue(custom) }
        default: break
        }
        return members
    }

    /// The usual one goes without saying (AM-086).
    private static func template(_ name: String?) -> ContentValue? {
        name.flatMap { $0 == usualTemplate.rawValue ? nil : .string($0) }
    }

    private static let usualTemplate = InAppMessageDisplayContent.Modal.Template.mediaHeaderBody

    private static func film(_ media: InAppMessageMediaInfo?) -> ContentValue? {
        guard let media, media.type != .image else { return nil }
        return [
            "url": .string(media.url), "description": .string(media.description ?? ""),
            "type": .string(media.type.rawValue),
        ]
    }

    /// Of a footer, what a button of the neutral content has.
    private static func footer(_ info: InAppMessageButtonInfo) -> ContentValue {
        var members: [String: ContentValue] = [
            "id": .string(info.identifier), "text": .string(info.label.text),
        ]
        members["actions"] = info.actions.map { ContentValue($0) }
        return .object(members)
    }

    // MARK: Writing

    var displayBehavior: InAppMessage.DisplayBehavior? {
        members["display_behavior"] == "immediate" ? .immediate : nil
    }

    var isReportingEnabled: Bool? { members["reporting_enabled"] == false ? false : nil }

    var actions: AirshipJSON? { object("actions") }

    var custom: AirshipJSON? { object("custom") }

    var buttonLayout: InAppMessageButtonLayoutType? {
        text("button_layout").flatMap(InAppMessageButtonLayoutType.init(rawValue:))
    }

    var bannerTemplate: InAppMessageDisplayContent.Banner.Template? {
        text("template").flatMap(InAppMessageDisplayContent.Banner.Template.init(rawValue:))
    }

    var modalTemplate: InAppMessageDisplayContent.Modal.Template {
        text("template").flatMap(InAppMessageDisplayContent.Modal.Template.init(rawValue:))
            ?? Self.usualTemplate
    }

    var fullscreenTemplate: InAppMessageDisplayContent.Fullscreen.Template {
        text("template").flatMap(InAppMessageDisplayContent.Fullscreen.Template.init(rawValue:))
            ?? .mediaHeaderBody
    }

    var film: InAppMessageMediaInfo? {
        guard case .object(let film)? = members["media"], let url = film["url"]?.string else { return nil }
        return InAppMessageMediaInfo(
            url: url,
            type: film["type"]?.string.flatMap(InAppMessageMediaInfo.MediaType.init(rawValue:)) ?? .video,
            description: film["description"]?.string)
    }

    var footer: InAppMessageButtonInfo? {
        guard case .object(let footer)? = members["footer"], let id = footer["id"]?.string else { return nil }
        return InAppMessageButtonInfo(
            identifier: id, label: InAppMessageTextInfo(text: footer["text"]?.string ?? ""),
            actions: footer["actions"]?.airshipJSON)
    }

    func flag(_ name: String) -> Bool? { members[name]?.bool }
    func number(_ name: String) -> Double? { members[name]?.double }
    private func text(_ name: String) -> String? { members[name]?.string }

    private func object(_ name: String) -> AirshipJSON? {
        guard case .object? = members[name] else { return nil }
        return members[name]?.airshipJSON
    }
}
