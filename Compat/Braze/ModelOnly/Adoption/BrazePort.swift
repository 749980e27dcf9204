import BrazeModel
public import Foundation
public import InAppCompat
import InAppCore

/// Translates content into Braze's messages, and Braze's payloads into content.
public enum BrazePort: ContentPort {
    public static var shape: SDKShape { .braze }

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        let native = try Braze.InAppMessage(payload: json)
        return [(BrazeMessages.name(native.id), BrazeContent.read(native))]
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        BrazeContent.read(BrazeContent.make(numbered(content), id: id))
    }

    /// The message in the format of Braze's servers, as JSON text; nil if it cannot be written.
    public static func payload(_ content: MessageContent, id: String) -> Data? {
        BrazeContent.make(numbered(content), id: id).json()
    }

    /// The content with whole numbers as the buttons' ids, as Braze's servers send them: another id becomes the button's
    /// place, or the next number that no other button has.
    private static func numbered(_ content: MessageContent) -> MessageContent {
        guard content.buttons.contains(where: { Int($0.id) == nil }) else { return content }
        var content = content
        var taken = Set(content.buttons.compactMap { Int($0.id) })
        for place in content.buttons.indices where Int(content.buttons[place].id) == nil {
            let free = (place...).first { !taken.contains($0) } ?? place
            taken.insert(free)
            content.buttons[place].id = "\(free)"
        }
        return content
    }

    public static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "a full screen without an image becomes a modal, because Braze's needs one"
        case .isImageOnly: "only modals and full screens can consist of an image alone"
        case .header: "slideups, images and pages have no heading; a missing one becomes empty and centred"
        case .body: "images and pages have no text; an unspecified alignment becomes the vendor's"
        case .graphic: "pages have no graphic; full screens and images accept an image only"
        case .buttons: "slideups and pages have no buttons; ids become integers"
        case .clickEffect: "Braze has the same"
        case .autoClose: "Braze has the same"
        case .orientation: "Braze has the same"
        case .edge: "only slideups enter from an edge, by default from the bottom"
        case .themes: "pages and control messages have no themes; unspecified colours become Braze's defaults"
        case .page: "only HTML messages have a page"
        case .frame: "Braze sizes and places its messages itself"
        case .motion: "Braze has one animation for each layout, on or off"
        case .language: "pages and control messages have no language"
        case .extras: "Braze has the same"
        }
    }
}

/// Makes a Braze message from another vendor's neutral content.
extension BrazeContent {
    static func make(_ content: MessageContent, id: String) -> Braze.InAppMessage {
        var native = blank(content)
        native.data.id = id
        if let seconds = content.autoClose { native.data.messageClose = .auto(after: seconds) }
        _ = apply(content, to: &native)
        return native
    }

    /// The kind of message for a layout. A full screen without an image becomes a modal, because Braze's full messages
    /// require one.
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
