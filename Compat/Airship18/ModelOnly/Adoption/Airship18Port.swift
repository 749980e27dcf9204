import Airship18Model
public import Foundation
public import InAppCompat
import InAppCore

/// Translates content into Airship's messages, and Airship's payloads into content.
public enum Airship18Port: ContentPort {
    public static var shape: SDKShape { .airship18 }

    public static var ownExtras: Set<String> { [VendorExtras.airshipKey] }

    /// The messages of schedules, or a message alone; empty for a schedule of actions.
    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try AutomationSchedule.inspect(payload: json).compactMap { schedule in
            schedule.inspectedMessage.map { (schedule.identifier, Airship18Content.read($0)) }
        }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        Airship18Content.read(Airship18Content.make(content, named: id))
    }

    /// The message as in a schedule of Airship's servers, as JSON text.
    /// - Throws: `EncodingError` for a number that JSON cannot represent.
    public static func message(_ content: MessageContent, id: String) throws -> Data {
        try JSONEncoder().encode(Airship18Content.make(content, named: id))
    }

    public static func note(_ field: ContentField) -> String {
        Airship18Content.note(field)
    }
}

/// Writes neutral content to Airship's messages.
extension Airship18Content {
    /// A message made from another vendor's content. `validate()` says whether Airship would show it (AM-016).
    static func make(_ content: MessageContent, named name: String) -> InAppMessage {
        let rest = VendorExtras(content.extras[VendorExtras.airshipKey])
        let extras = content.extras.filter { $0.key != VendorExtras.airshipKey }
        return InAppMessage(
            name: name, displayContent: display(content, rest),
            extras: extras.isEmpty ? nil : ContentValue.object(extras).airshipJSON,
            actions: rest.actions, isReportingEnabled: rest.isReportingEnabled,
            displayBehavior: rest.displayBehavior)
    }

    private static func display(
        _ content: MessageContent, _ rest: VendorExtras
    ) -> InAppMessageDisplayContent {
        switch content.layout {
        case .banner: .banner(banner(content, rest))
        case .modal: rest.custom.map(InAppMessageDisplayContent.custom) ?? .modal(modal(content, rest))
        case .fullScreen: .fullscreen(full(content, rest))
        case .web: .html(page(content, rest))
        case .control: .custom(["control": true])
        }
    }

    private static func banner(
        _ content: MessageContent, _ rest: VendorExtras
    ) -> InAppMessageDisplayContent.Banner {
        let parts = Parts(content, rest)
        return InAppMessageDisplayContent.Banner(
            heading: parts.heading, body: parts.body, media: parts.media,
            buttons: parts.buttons.isEmpty ? nil : Array(parts.buttons.prefix(2)),
            buttonLayoutType: rest.buttonLayout, template: rest.bannerTemplate,
            backgroundColor: parts.background, dismissButtonColor: parts.closeButton,
            borderRadius: parts.radius, duration: content.autoClose,
            placement: content.edge == .top ? .top : .bottom,
            actions: Airship18Actions.actions(content.clickEffect))
    }

    private static func modal(
        _ content: MessageContent, _ rest: VendorExtras
    ) -> InAppMessageDisplayContent.Modal {
        let parts = Parts(content, rest)
        return InAppMessageDisplayContent.Modal(
            heading: parts.heading, body: parts.body, media: parts.media, footer: rest.footer,
            buttons: parts.buttons, buttonLayoutType: rest.buttonLayout, template: rest.modalTemplate,
            dismissButtonColor: parts.closeButton, backgroundColor: parts.background,
            borderRadius: parts.radius, allowFullscreenDisplay: rest.flag("allow_fullscreen_display"))
    }

    private static func full(
        _ content: MessageContent, _ rest: VendorExtras
    ) -> InAppMessageDisplayContent.Fullscreen {
        let parts = Parts(content, rest)
        return InAppMessageDisplayContent.Fullscreen(
            heading: parts.heading, body: parts.body, media: parts.media, footer: rest.footer,
            buttons: parts.buttons, buttonLayoutType: rest.buttonLayout, template: rest.fullscreenTemplate,
            dismissButtonColor: parts.closeButton, backgroundColor: parts.background)
    }

    private static func page(
        _ content: MessageContent, _ rest: VendorExtras
    ) -> InAppMessageDisplayContent.HTML {
        let parts = Parts(content, rest)
        return InAppMessageDisplayContent.HTML(
            url: content.page?.address ?? "", height: rest.number("height"),
            width: rest.number("width"), aspectLock: rest.flag("aspect_lock"),
            requiresConnectivity: rest.flag("require_connectivity"), dismissButtonColor: parts.closeButton,
            backgroundColor: parts.background, borderRadius: parts.radius,
            allowFullscreen: rest.flag("allow_fullscreen_display"),
            forceFullscreen: rest.flag("force_fullscreen_display"))
    }

    // MARK: Parts

    /// The common parts of the contents.
    private struct Parts {
        let heading: InAppMessageTextInfo?
        let body: InAppMessageTextInfo?
        let media: InAppMessageMediaInfo?
        let buttons: [InAppMessageButtonInfo]
        let background: InAppMessageColor?
        let closeButton: InAppMessageColor?
        let radius: Double?

        init(_ content: MessageContent, _ rest: VendorExtras) {
            let theme = content.themes["light"]
            heading = content.header.map { Airship18Content.info($0, theme?.header) }
            // One of the two must have text (AM-016).
            let needsText = content.header?.text.isEmpty ?? true && content.body?.text.isEmpty ?? true
            let text = needsText ? TextContent(emptyText) : content.body
            body = text.map { Airship18Content.info($0, theme?.text) }
            if case .image(let url, let description)? = content.graphic {
                media = InAppMessageMediaInfo(url: url.absoluteString, type: .image, description: description)
            } else {
                media = rest.film
            }
            buttons = content.buttons.map(Airship18Content.info)
            background = theme?.background?.airshipColor
            closeButton = theme?.closeButton?.airshipColor
            radius = content.frame?.cornerRadius
        }
    }

    private static func info(_ text: TextContent, _ color: ColorContent?) -> InAppMessageTextInfo {
        let alignment: InAppMessageTextInfo.Alignment? =
            switch text.alignment {
            case .leading: .left
            case .center: .center
            case .trailing: .right
            case nil: nil
            }
        return InAppMessageTextInfo(text: text.text, color: color?.airshipColor, alignment: alignment)
    }

    static func info(_ button: ButtonContent) -> InAppMessageButtonInfo {
        let theme = button.themes["light"]
        return InAppMessageButtonInfo(
            identifier: button.id, label: info(TextContent(button.text), theme?.text),
            actions: Airship18Actions.actions(button.effect),
            backgroundColor: theme?.background?.airshipColor, borderColor: theme?.border?.airshipColor)
    }

    // MARK: Notes

    /// How a field changes on this shape, or why.
    static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "a control message becomes a custom one, which the SDK does not draw"
        case .isImageOnly: "an image alone is shown with a blank text, which messages need; pages have none"
        case .header: "pages and custom messages have no heading"
        case .body:
            "a message with neither heading nor text gets a blank text; pages and custom messages have none"
        case .graphic: "Airship shows images from URLs, but no icons; pages and custom messages have none"
        case .buttons:
            "banners take two, pages and custom messages none; there is one theme, and links open outside the app"
        case .clickEffect: "only banners take taps, and links open outside the app (AM-078)"
        case .autoClose: "only banners close automatically (AM-079)"
        case .orientation: "Airship does not control the orientation"
        case .edge: "only banners appear at an edge; the default is the bottom"
        case .themes:
            "Airship has one theme, with colours of background, texts and close button; custom messages have none"
        case .page:
            "only HTML messages have a page; its text becomes a data URL, which is not checked beforehand (AM-083)"
        case .frame: "Airship takes only the radius of the corners, and not even that for fullscreen messages"
        case .motion: "Airship animates its messages in its own way"
        case .language: "Airship's messages do not have a language"
        case .extras: "Airship's own part is checked like a payload, and all numbers have one type"
        }
    }
}

/// The Airship values in a content, for messages that are made from it.
nonisolated extension VendorExtras {
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
