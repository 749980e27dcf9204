import Airship17Model
import Foundation
import InAppCore

/// Writes neutral content to Airship's messages.
nonisolated extension Airship17Content {
    /// A message changed to `content`; values that the content does not have are unchanged.
    /// - Returns: the message, itself if nothing changes or if its builders reject the change; and the values that were
    ///   not applied, as sentences.
    static func apply(_ content: MessageContent, to message: InAppMessage) -> (InAppMessage, [String]) {
        let before = read(message)
        guard content != before else { return (message, []) }
        let edited = message.extend { builder in
            if let display = display(content, over: message.displayContent) {
                builder.displayContent = display
            }
            if content.extras != before.extras { builder.extras = extras(content) }
        }
        let result = edited ?? message
        let after = read(result)
        let losses = ContentField.allCases.filter {
            !$0.isEqual(in: content, after) && !$0.isEqual(in: content, before)
        }
        return (result, losses.map { "content.\($0.rawValue): \(note($0))." })
    }

    static func extras(_ content: MessageContent) -> [AnyHashable: Any]? {
        var extras: [AnyHashable: Any] = [:]
        for (name, value) in content.extras where name != VendorExtras.airshipKey {
            extras[name] = value.foundationValue
        }
        return extras.isEmpty ? nil : extras
    }

    // MARK: Display contents

    /// The content for a layout. If the old content has the same class, its other values are kept.
    static func display(
        _ content: MessageContent, over old: InAppMessageDisplayContent?
    ) -> InAppMessageDisplayContent? {
        switch content.layout {
        case .banner: banner(content, over: old as? InAppMessageBannerDisplayContent)
        case .modal:
            (old as? InAppMessageCustomDisplayContent)
                ?? modal(content, over: old as? InAppMessageModalDisplayContent)
        case .fullScreen: full(content, over: old as? InAppMessageFullScreenDisplayContent)
        case .web: html(content, over: old as? InAppMessageHTMLDisplayContent)
        case .control: InAppMessageCustomDisplayContent(value: ["control": true])
        }
    }

    private static func banner(
        _ content: MessageContent, over old: InAppMessageBannerDisplayContent?
    ) -> InAppMessageDisplayContent? {
        let parts = Parts(content, old?.heading, old?.body, old?.media, old?.buttons, maximumButtons: 2)
        let fill: (InAppMessageBannerDisplayContentBuilder) -> Void = { builder in
            parts.fill(builder)
            builder.borderRadiusPoints = parts.radius
            if let seconds = content.autoClose { builder.durationSeconds = seconds }
            builder.placement = content.edge == .top ? .top : .bottom
            builder.actions = Airship17Actions.actions(content.clickEffect, over: old?.actions)
        }
        return old.map { $0.extend(fill) } ?? InAppMessageBannerDisplayContent(builderBlock: fill)
    }

    private static func modal(
        _ content: MessageContent, over old: InAppMessageModalDisplayContent?
    ) -> InAppMessageDisplayContent? {
        let parts = Parts(content, old?.heading, old?.body, old?.media, old?.buttons, maximumButtons: 2)
        let fill: (InAppMessageModalDisplayContentBuilder) -> Void = { builder in
            parts.fill(builder)
            builder.borderRadiusPoints = parts.radius
        }
        return old.map { $0.extend(fill) } ?? InAppMessageModalDisplayContent(builderBlock: fill)
    }

    private static func full(
        _ content: MessageContent, over old: InAppMessageFullScreenDisplayContent?
    ) -> InAppMessageDisplayContent? {
        let parts = Parts(content, old?.heading, old?.body, old?.media, old?.buttons, maximumButtons: 5)
        let fill: (InAppMessageFullScreenDisplayContentBuilder) -> Void = { builder in
            parts.fill(builder)
        }
        return old.map { $0.extend(fill) } ?? InAppMessageFullScreenDisplayContent(builderBlock: fill)
    }

    private static func html(
        _ content: MessageContent, over old: InAppMessageHTMLDisplayContent?
    ) -> InAppMessageDisplayContent? {
        let theme = content.themes["light"]
        let fill: (InAppMessageHTMLDisplayContentBuilder) -> Void = { builder in
            let page = content.page ?? PageContent(html: "")
            if old == nil || content.page != old.map({ PageContent(address: $0.url) }) {
                builder.url = page.address
            }
            if let color = theme?.background { builder.backgroundColor = self.color(color) }
            if let color = theme?.closeButton { builder.dismissButtonColor = self.color(color) }
            builder.borderRadiusPoints = CGFloat(max(0, content.frame?.cornerRadius ?? 0))
        }
        return old.map { $0.extend(fill) } ?? InAppMessageHTMLDisplayContent(builderBlock: fill)
    }

    // MARK: Parts

    /// The common parts of banners, modals and full screens.
    private struct Parts {
        let heading: InAppMessageTextInfo?
        let body: InAppMessageTextInfo?
        let media: InAppMessageMediaInfo?
        let buttons: [InAppMessageButtonInfo]?
        let background: UIColor?
        let closeButton: UIColor?
        let radius: CGFloat

        init(
            _ content: MessageContent, _ heading: InAppMessageTextInfo?, _ body: InAppMessageTextInfo?,
            _ media: InAppMessageMediaInfo?, _ buttons: [InAppMessageButtonInfo]?, maximumButtons: Int
        ) {
            let theme = content.themes["light"]
            self.heading = content.header.flatMap { Airship17Content.text($0, theme?.header, over: heading) }
            // One of the two is required (section 4.5).
            let needed = content.header == nil ? TextContent("") : nil
            self.body = (content.body ?? needed).flatMap {
                Airship17Content.text($0, theme?.text, over: body)
            }
            self.media = Airship17Content.media(content.graphic, over: media)
            let made = content.buttons.prefix(maximumButtons).compactMap { button in
                let id = Airship17Content.shortened(button.id)
                return Airship17Content.button(button, over: buttons?.first { $0.identifier == id })
            }
            self.buttons = made.isEmpty ? nil : made
            background = theme?.background.map { Airship17Content.color($0) }
            closeButton = theme?.closeButton.map { Airship17Content.color($0) }
            radius = CGFloat(max(0, content.frame?.cornerRadius ?? 0))
        }

        func fill(_ builder: any TextualContentBuilder) {
            builder.heading = heading
            builder.body = body
            builder.media = media
            builder.buttons = buttons
            if let background { builder.backgroundColor = background }
            if let closeButton { builder.dismissButtonColor = closeButton }
        }
    }

    private static func text(
        _ text: TextContent, _ color: ColorContent?, over old: InAppMessageTextInfo?
    ) -> InAppMessageTextInfo? {
        let fill: (InAppMessageTextInfoBuilder) -> Void = { builder in
            builder.text = text.text
            switch text.alignment {
            case .leading: builder.alignment = .left
            case .center: builder.alignment = .center
            case .trailing: builder.alignment = .right
            case nil: builder.alignment = .none
            }
            if let color { builder.color = self.color(color) }
        }
        return old.map { $0.extend(fill) } ?? InAppMessageTextInfo(builderBlock: fill)
    }

    /// Videos are unchanged: the neutral content does not support them.
    private static func media(
        _ graphic: GraphicContent?, over old: InAppMessageMediaInfo?
    ) -> InAppMessageMediaInfo? {
        switch graphic {
        case .image(let url, let description):
            InAppMessageMediaInfo(
                url: url.absoluteString, contentDescription: description ?? "", type: .image)
        case .icon, nil: old?.type == .image ? nil : old
        }
    }

    /// A name or an id, cut to the length that the SDK accepts: a longer one would be rejected together with its button
    /// or message.
    ///
    /// The rules state 1 to 100 characters (section 1.10) and not what a character is. As the SDK's strings are those
    /// of Objective-C, it is taken for a unit of UTF-16.
    static func shortened(_ text: String) -> String {
        var units = 0
        let kept = text.unicodeScalars.prefix { scalar in
            units += UTF16.width(scalar)
            return units <= 100
        }
        return String(kept)
    }

    static func button(
        _ button: ButtonContent, over old: InAppMessageButtonInfo?
    ) -> InAppMessageButtonInfo? {
        let theme = button.themes["light"]
        let label = text(TextContent(button.text), theme?.text, over: old?.label)
        let fill: (InAppMessageButtonInfoBuilder) -> Void = { builder in
            builder.label = label
            builder.identifier = shortened(button.id)
            if let color = theme?.background { builder.backgroundColor = self.color(color) }
            if let color = theme?.border { builder.borderColor = self.color(color) }
            builder.actions = Airship17Actions.actions(button.effect, over: old?.actions)
        }
        return old.map { $0.extend(fill) } ?? InAppMessageButtonInfo(builderBlock: fill)
    }
}

/// The common members of the builders of banners, modals and full screens.
nonisolated private protocol TextualContentBuilder: AnyObject {
    var heading: InAppMessageTextInfo? { get set }
    var body: InAppMessageTextInfo? { get set }
    var media: InAppMessageMediaInfo? { get set }
    var buttons: [InAppMessageButtonInfo]? { get set }
    var backgroundColor: UIColor { get set }
    var dismissButtonColor: UIColor { get set }
}

nonisolated extension InAppMessageBannerDisplayContentBuilder: TextualContentBuilder {}
nonisolated extension InAppMessageModalDisplayContentBuilder: TextualContentBuilder {}
nonisolated extension InAppMessageFullScreenDisplayContentBuilder: TextualContentBuilder {}
