import Airship17Model
public import Foundation
public import InAppCompat
import InAppCore

/// Translates content into Airship's messages, and Airship's payloads into content.
public enum Airship17Port: ContentPort {
    public static var shape: SDKShape { .airship17 }

    public static var ownExtras: Set<String> { [VendorExtras.airshipKey] }

    /// The message of a schedule, or a message alone; empty for a schedule of actions.
    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        guard let schedule = try InAppMessageSchedule.inspect(payload: json) else { return [] }
        return [(schedule.identifier, Airship17Content.read(schedule.message))]
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        Airship17Content.make(content, named: id).map(Airship17Content.read)
            ?? MessageContent(layout: content.layout)
    }

    /// The message as in a schedule of Airship's servers, as JSON text; nil for content that Airship's builders reject.
    public static func message(_ content: MessageContent, id: String) -> Data? {
        Airship17Content.make(content, named: id).flatMap {
            try? JSONSerialization.data(withJSONObject: $0.toJSON())
        }
    }

    public static func note(_ field: ContentField) -> String {
        Airship17Content.note(field)
    }
}

nonisolated extension Airship17Content {
    /// A message made from another vendor's content; nil when Airship's builders reject it.
    static func make(_ content: MessageContent, named name: String) -> InAppMessage? {
        let rest = VendorExtras(content.extras[VendorExtras.airshipKey])
        guard let display = display(content, over: nil) else { return nil }
        return InAppMessage { builder in
            if !name.isEmpty { builder.name = shortened(name) }
            builder.displayContent = rest.applied(to: display)
            builder.extras = extras(content)
            rest.apply(to: builder)
        }
    }
}

/// The Airship values in a content, for messages that are made from it.
nonisolated extension VendorExtras {
    func apply(to builder: UAInAppMessageBuilder) {
        if members["display_behavior"] == "immediate" {
            builder.displayBehavior = UAInAppMessageDisplayBehaviorImmediate
        }
        if members["reporting_enabled"] == false { builder.isReportingEnabled = false }
        builder.actions = foundationObject("actions")
    }

    /// The content with these values; the unchanged content if Airship rejects them.
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
