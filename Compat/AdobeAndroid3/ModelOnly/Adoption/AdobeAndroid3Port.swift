import AdobeAndroid3Model
public import Foundation
public import InAppCompat

/// Translates content into Adobe's messages for Android 3, and their payloads into content.
public enum AdobeAndroid3Port: PagePort {
    public static var shape: SDKShape { .adobeAndroid3 }
    public static var vendor: String { "Adobe" }

    /// The links that the SDK understands (A3-086). Without a query it would not dismiss (A3-085), and it
    /// decodes everything twice (A3-087).
    public static let page = PageWriter(
        links: PageWriter.Links(
            dismissal: "adbinapp://dismiss", close: "adbinapp://dismiss?action=close",
            interaction: "interaction", destination: "link", decodings: 2, interactionDecodings: 2))

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try InAppMessageSettings.inspect(json).map {
            ($0.id, AdobeAndroid3Content.read($0.settings, $0.metadata))
        }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        AdobeAndroid3Content.read(settings(content), metadata(content))
    }

    /// A message's settings; if the content has no page, one is made from its texts.
    static func settings(_ content: MessageContent) -> InAppMessageSettings {
        AdobeAndroid3Content.settings(content, html: page.html(content))
    }

    /// A campaign's own data.
    static func metadata(_ content: MessageContent) -> [String: Any] {
        content.extras.filter { $0.value != .null }.mapValues(\.foundationValue)
    }

    public static func ownNote(_ field: ContentField) -> String? {
        switch field {
        case .buttons: "links of the page that track, dismiss and open (A3-086)"
        case .page: "Adobe has no base URL"
        case .frame:
            "unset values become the defaults of a payload; numbers are clipped and have single precision"
        default: nil
        }
    }
}

extension AdobeAndroid3Content {
    /// The settings for a content. Unset values get the defaults of a campaign's payload (rules, 4.1). An asset without
    /// a local copy is mapped to itself.
    static func settings(_ content: MessageContent, html: String) -> InAppMessageSettings {
        let frame = content.frame ?? FrameContent(imitating: content)
        let motion = MotionContent(imitating: content)
        let assets = (content.page?.assets ?? []).map { ($0.absoluteString, $0.absoluteString) }
        return InAppMessageSettings.Builder()
            .content(html)
            .width(frame.width ?? 100)
            .maxWidth(frame.maximumWidth ?? .max)
            .height(frame.height ?? 100)
            .verticalInset(frame.verticalInset ?? 0)
            .horizontalInset(frame.horizontalInset ?? 0)
            .verticalAlignment(alignment(frame.vertical))
            .horizontalAlignment(alignment(frame.horizontal))
            .displayAnimation(animation(motion.entry, isAnimated: motion.isEntryAnimated))
            .dismissAnimation(animation(motion.exit, isAnimated: motion.isExitAnimated))
            .backgroundColor("#" + (frame.backdropColor ?? "FFFFFF"))
            .backdropOpacity(Float(frame.backdropOpacity ?? 0))
            .cornerRadius(Float(frame.cornerRadius ?? 0))
            .shouldTakeOverUi(frame.takesOver ?? true)
            .assetMap(Dictionary(assets) { first, _ in first })
            .gestureMap((frame.gestures ?? [:]).mapValues(\.absoluteString))
            .shouldFitToContent(frame.isFittedToContent ?? false)
            .build()
    }
}
