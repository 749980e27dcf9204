import InAppCore
import LanternModel

/// A card as neutral content.
enum LanternContent {
    static func content(of card: LanternCard) -> MessageContent {
        var content = MessageContent(layout: .modal)
        content.header = card.title.isEmpty ? nil : TextContent(card.title)
        content.body = card.text.isEmpty ? nil : TextContent(card.text)
        content.buttons = card.buttons.map { button in
            let effect = button.link.map { MessageAction.Effect.open($0, inWebView: false) }
            return ButtonContent(id: button.name, text: button.label, effect: effect ?? .none)
        }
        content.clickEffect = card.link.map { .open($0, inWebView: false) } ?? .none
        content.extras = card.tags.mapValues { .string($0) }
        return content
    }
}
