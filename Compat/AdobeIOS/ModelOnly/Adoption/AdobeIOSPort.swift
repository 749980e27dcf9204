import AdobeIOSModel
public import Foundation
public import InAppCompat

/// Translates content into Adobe's messages, and Adobe's payloads into content.
public enum AdobeIOSPort: PagePort {
    public static var shape: SDKShape { .adobeIOS }
    public static var vendor: String { "Adobe" }

    /// The links that the SDK understands (AI-094); it decodes the destination twice (AI-097).
    public static let page = PageWriter(
        links: PageWriter.Links(
            dismissal: "adbinapp://dismiss", interaction: "interaction", destination: "link", decodings: 2
        ))

    public static func messages(of json: Data) throws -> [(id: String, content: MessageContent)] {
        try Message.inspect(payload: json) { ($0.parent?.id ?? "", content($0)) }
    }

    public static func port(_ content: MessageContent, id: String) -> MessageContent {
        let made = Message.foreign(
            id: id, html: page.html(content),
            metadata: content.extras.filter { $0.value != .null }.mapValues(\.foundationValue),
            host: SilentHost())
        defer { made.message.takeApart() }
        AdobeIOSContent.apply(content.frame ?? FrameContent(imitating: content), to: made.presentable)
        AdobeIOSContent.apply(MotionContent(imitating: content), to: made.presentable)
        return self.content(made.presentable)
    }

    /// The content as the bridge reads it, plus the page, which is only available from a payload.
    private static func content(_ native: FullscreenMessage) -> MessageContent {
        var content = AdobeIOSContent.read(native)
        content.page = PageContent(html: native.html)
        return content
    }

    public static func ownNote(_ field: ContentField) -> String? {
        switch field {
        case .buttons: "links of the page that count, dismiss and open (AI-094)"
        default: nil
        }
    }
}

/// Shows nothing: the message is only inspected.
private final class SilentHost: ForeignMessageHost {
    func webView(of message: FullscreenMessage) -> UIView? { nil }
    func show(_ message: FullscreenMessage, withMessagingDelegateControl delegateControl: Bool) {}
    func hide(_ message: FullscreenMessage) {}
    func dismiss(_ message: FullscreenMessage) {}
    func track(
        _ interaction: String?, withEdgeEventType eventType: MessagingEdgeEventType, of message: Message
    ) {}
    func recordDisplay(of message: Message) {}
    func handleJavascriptMessage(
        _ name: String, of message: FullscreenMessage, withHandler handler: @escaping (Any?) -> Void
    ) {}
}
