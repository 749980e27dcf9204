import BrazeModel
import Foundation
import InAppCore

/// Makes a Braze message out of the neutral content of another vendor's.
extension BrazeContent {
    static func make(_ content: MessageContent, id: String) -> Braze.InAppMessage {
        var native = blank(content)
        native.data.id = id
        if let seconds = content.autoClose { native.data.messageClose = .auto(after: seconds) }
        _ = apply(content, to: &native)
        return native
    }

    /// The kind of message that suits a layout. A full screen without an image becomes a modal, because
    /// Braze's needs one.
    private static func blank(_ content: MessageContent) -> Braze.InAppMessage {
        switch (content.layout, imageURL(content)) {
        case (.banner, _): .slideup(.init())
        case (.modal, let url?) where content.isImageOnly: .modalImage(.init(imageURL: url))
        case (.fullScreen, let url?):
            content.isImageOnly ? .fullImage(.init(imageURL: url)) : .full(.init(imageURL: url))
        case (.modal, _), (.fullScreen, _): .modal(.init())
        case (.web, _): .html(.init())
        case (.control, _): .control(.init())
        }
    }

    private static func imageURL(_ content: MessageContent) -> URL? {
        if case .image(let url, _) = content.graphic { url } else { nil }
    }
}
