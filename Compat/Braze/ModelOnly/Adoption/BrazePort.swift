import BrazeModel
public import Foundation
public import InAppCompat

/// Translates content into Braze's messages, and Braze's payloads into content.
public enum BrazePort: ContentPort {
    public static var shape: SDKShape { .braze }

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        let native = try Braze.InAppMessage(payload: json)
        return [(BrazeMessages.name(native.id), BrazeContent.read(native))]
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        BrazeContent.read(BrazeContent.make(content, id: id))
    }

    public static func note(_ field: ContentField) -> String {
        switch field {
        case .layout: "a full screen without an image becomes a modal; Braze's needs one"
        case .isImageOnly: "only modals and full screens can be an image alone"
        case .header: "slideups, images and pages have no heading; an empty one stands for none, centred"
        case .body: "images and pages have no text; alignment is the vendor's where it was left open"
        case .graphic: "pages have no graphic beside them; full screens and images take an image only"
        case .buttons: "slideups and pages have no buttons; ids have to be whole numbers"
        case .clickEffect: "Braze has the same"
        case .autoClose: "Braze has the same"
        case .orientation: "Braze has the same"
        case .edge: "only slideups come from an edge, from the bottom if nothing is said"
        case .themes: "pages and control messages have no themes; open colours become Braze's defaults"
        case .page: "only HTML messages have a page"
        case .frame: "Braze sizes and places its messages itself"
        case .motion: "Braze has one animation a layout, on or off"
        case .language: "pages and control messages have no language"
        case .extras: "Braze has the same"
        }
    }
}
