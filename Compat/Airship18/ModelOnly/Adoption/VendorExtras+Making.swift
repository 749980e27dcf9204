import Airship18Model
import InAppCore

/// What a content brings along of Airship's own, for messages that are made of it.
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
