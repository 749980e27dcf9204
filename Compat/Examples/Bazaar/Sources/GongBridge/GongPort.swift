public import Foundation
import GongModel
public import InAppCompat

/// Translates content into Gong's notes, and Gong's payloads into content.
public enum GongPort: ContentPort {
    public static var shape: SDKShape { .gong }

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        [try GongHost.note(of: json)].map { ($0.id, content(of: $0)) }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        self.content(of: note(of: content, id: id))
    }

    public static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "every note is a modal box"
        case .buttons: "there is one button, with a name, a label and a link that opens outside the app"
        default: "Gong has no equivalent"
        }
    }

    static func content(of note: GongNote) -> MessageContent {
        var content = MessageContent(layout: .modal)
        content.body = note.text.isEmpty ? nil : TextContent(note.text)
        content.buttons = [note.button].compactMap { $0 }.map { button in
            let effect = button.link.map { MessageAction.Effect.open($0, inWebView: false) }
            return ButtonContent(id: button.name, text: button.label, effect: effect ?? .none)
        }
        return content
    }

    static func note(of content: MessageContent, id: String) -> GongNote {
        let button = content.buttons.first.map { button in
            let link: URL? = if case .open(let url, _) = button.effect { url } else { nil }
            return GongNote.Button(name: button.id, label: button.text, link: link)
        }
        return GongNote(id: id, text: content.body?.text ?? "", button: button)
    }
}
