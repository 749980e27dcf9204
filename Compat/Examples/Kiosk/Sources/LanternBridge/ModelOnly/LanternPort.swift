public import Foundation
public import InAppCompat
import LanternModel

/// Translates content into Lantern's cards, and Lantern's payloads into content.
public enum LanternPort: ContentPort {
    public static var shape: SDKShape { .lantern }

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        [try LanternHost.card(of: json)].map { ($0.id, LanternContent.content(of: $0)) }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        LanternContent.content(of: card(of: content, id: id))
    }

    public static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "every card is a modal box"
        case .clickEffect: "a tap opens a link outside the app, or nothing"
        case .buttons: "a button has a name, a label and a link that opens outside the app"
        case .extras: "tags are strings"
        default: "Lantern has no equivalent"
        }
    }

    static func card(
        of content: MessageContent, id: String, presenter: (any LanternPresenting)? = nil
    ) -> LanternCard {
        func link(_ effect: MessageAction.Effect) -> URL? {
            if case .open(let url, _) = effect { url } else { nil }
        }
        let buttons = content.buttons.map {
            LanternCard.Button(name: $0.id, label: $0.text, link: link($0.effect))
        }
        return LanternCard(
            id: id, title: content.header?.text ?? "", text: content.body?.text ?? "", buttons: buttons,
            link: link(content.clickEffect), tags: content.extras.compactMapValues(\.string),
            presenter: presenter)
    }
}
