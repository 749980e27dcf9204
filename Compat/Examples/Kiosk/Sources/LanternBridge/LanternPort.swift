public import Foundation
public import InAppCompat
import LanternModel

/// Translates content into Lantern's cards, and Lantern's payloads into content.
public enum LanternPort: ContentPort {
    public static var shape: SDKShape { .lantern }

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        [try LanternHost.card(of: json)].map { ($0.id, content(of: $0)) }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        self.content(of: card(of: content, id: id))
    }

    public static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "every card is a modal box"
        case .buttons: "a button has a name, a label and a link that opens outside the app"
        case .extras: "tags are texts"
        default: "Lantern has nothing of the kind"
        }
    }

    static func content(of card: LanternCard) -> MessageContent {
        var content = MessageContent(layout: .modal)
        content.header = card.title.isEmpty ? nil : TextContent(card.title)
        content.body = card.text.isEmpty ? nil : TextContent(card.text)
        content.buttons = card.buttons.map { button in
            let effect = button.link.map { MessageAction.Effect.open($0, inWebView: false) }
            return ButtonContent(id: button.name, text: button.label, effect: effect ?? .none)
        }
        content.extras = card.tags.mapValues { .string($0) }
        return content
    }

    static func card(
        of content: MessageContent, id: String, presenter: (any LanternPresenting)? = nil
    ) -> LanternCard {
        let buttons = content.buttons.map { button in
            let link: URL? = if case .open(let url, _) = button.effect { url } else { nil }
            return LanternCard.Button(name: button.id, label: button.text, link: link)
        }
        return LanternCard(
            id: id, title: content.header?.text ?? "", text: content.body?.text ?? "", buttons: buttons,
            tags: content.extras.compactMapValues(\.string), presenter: presenter)
    }
}
