import AdobeAndroidShared
import Foundation
import HeadlessStage

/// How version 2.0.0 handles links (A2-206).
enum FirstLinks {
    /// - Returns: whether the link was one of the SDK's own.
    static func follow(_ url: String, on message: any FullscreenMessage) -> Bool {
        guard !url.isEmpty, let uri = JavaURI(url) else { return true }
        guard uri.scheme == "adbinapp" else { return false }
        var parameters = LinkParameters(uri.query ?? "")
        if let interaction = parameters.take("interaction") {
            message.parent?.track(interaction, .inAppInteract)
        }
        if let link = parameters.take("link") { open(link, on: message) }
        if let script = parameters.take("js") { message.parent?.evaluateJavascript(script) }
        if uri.host == "dismiss" || uri.host == "cancel" {
            if let parent = message.parent { parent.dismiss(true) } else { message.dismiss() }
        }
        return true
    }

    /// Deep links are the message's business, all others have to be URLs.
    static func open(_ url: String, on message: any FullscreenMessage) {
        if url.contains("adb_deeplink") { return message.openUrl(url) }
        guard JavaURI(url)?.scheme != nil else { return }
        if message is ForeignFullscreenMessage { return message.openUrl(url) }
        ServiceProvider.getInstance().getUIService().showUrl(url)
    }
}
