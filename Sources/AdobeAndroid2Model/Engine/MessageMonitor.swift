import AdobeAndroidShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Knows whether a message or an alert is displayed, but not which (A2-040).
final class MessageMonitor: Sendable {
    private let displayed = Locked(false)
    private let noting = Locked(false)

    private init() {}

    /// The monitor of a stage.
    static func of(_ stage: HeadlessStage) -> MessageMonitor {
        stage.shared(MessageMonitor.self) { MessageMonitor() }
    }

    var isDisplayed: Bool { displayed.current }

    /// Whether the app's own shows that do nothing, because something is displayed, are to be logged. The SDK logs none (A2-033).
    var notesRefusals: Bool { noting.current }

    func noteRefusals() { noting.withLock { $0 = true } }

    /// Marks a message as displayed if it may be displayed, and returns whether it may (A2-032).
    ///
    /// The lock is not held while the delegate decides. Messages cannot overtake each other, because the executor is
    /// serial; an alert can.
    /// - Parameter shouldShow: asks the delegate.
    func show(_ shouldShow: () -> Bool) -> Bool {
        guard !isDisplayed, shouldShow() else { return false }
        occupy()
        return true
    }

    func occupy() {
        displayed.withLock { $0 = true }
    }

    /// Frees the monitor, even if another message has occupied it.
    /// - Returns: whether it was occupied.
    @discardableResult
    func free() -> Bool {
        displayed.withLock { displayed in
            defer { displayed = false }
            return displayed
        }
    }
}

extension HeadlessStage {
    /// From now on the log has a note for each show by the app itself that does nothing because something is displayed; the
    /// verification of delegates searches for it. The SDK itself logs nothing (A2-033).
    package func noteQuietRefusals() { MessageMonitor.of(self).noteRefusals() }
}

/// The single executor that all messages of a stage share (A2-031).
struct MessageExecutor: Sendable {
    private let line: SerialLine

    /// The executor of a stage.
    static func of(_ stage: HeadlessStage) -> SerialLine {
        stage.shared(MessageExecutor.self) { MessageExecutor(line: SerialLine(stage)) }.line
    }
}

/// How version 2.0.0 handles links (A2-206).
enum FirstLinks {
    /// - Returns: whether the link has the SDK's own scheme.
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

    /// The message handles deep links; all other links have to be URLs.
    static func open(_ url: String, on message: any FullscreenMessage) {
        if url.contains("adb_deeplink") { return message.openUrl(url) }
        guard JavaURI(url)?.scheme != nil else { return }
        if message is ForeignFullscreenMessage { return message.openUrl(url) }
        ServiceProvider.getInstance().getUIService().showUrl(url)
    }
}
