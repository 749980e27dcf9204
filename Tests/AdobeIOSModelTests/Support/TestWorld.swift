import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// A stage with a host, and a delegate that writes its callbacks into the stage's log.
final class TestWorld: TracedWorld, Sendable {
    let stage: HeadlessStage
    let host: AdobeIOSHost
    let delegate: RecordingDelegate

    init(_ mode: HeadlessStage.Mode = .virtual, answers: Bool...) {
        stage = HeadlessStage(mode)
        host = AdobeIOSHost(stage: stage)
        delegate = RecordingDelegate(answers: answers)
        stage.run { MobileCore.messagingDelegate = delegate }
    }

    /// Triggers a campaign and runs until the stage is idle.
    func trigger(_ json: String) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }

    var lines: [String] { stage.trace }

    /// A message that does not belong to a campaign, as other extensions create them.
    func makeMessage(
        _ payload: String = "<html></html>", listener: (any FullscreenMessageDelegate)?,
        isLocalImageUsed: Bool = false, settings: MessageSettings? = nil
    ) throws -> FullscreenMessage {
        let made = stage.run {
            ServiceProvider.shared.uiService.createFullscreenMessage(
                payload: payload, listener: listener, isLocalImageUsed: isLocalImageUsed, settings: settings)
        }
        return try #require(made as? FullscreenMessage)
    }
}

extension HeadlessStage {
    /// The log in the notation of the rules, section 2.13.
    var trace: [String] {
        log.entries.map { "\($0.isOnMain ? "main" : "bg") \($0.adobeLine(of: "AdobeIOS"))" }
    }
}

/// The app's delegate: gives the configured answers, then true, and writes each call into the current stage's log.
///
/// `@unchecked Sendable` is sound: the mutable state is behind locks, except the closures, which are set before the
/// test begins; `nonisolated(unsafe)` for the same reason.
final class RecordingDelegate: MessagingDelegate, @unchecked Sendable {
    private let name: String
    private let answers: Locked<[Bool]>
    private let received = Locked<[FullscreenMessage]>([])
    /// Called in the callbacks, after they were recorded. Set before the test begins.
    nonisolated(unsafe) var inShouldShow: @Sendable (FullscreenMessage) -> Void = { _ in }
    nonisolated(unsafe) var inOnShow: @Sendable (FullscreenMessage) -> Void = { _ in }
    nonisolated(unsafe) var inOnDismiss: @Sendable (FullscreenMessage) -> Void = { _ in }

    init(_ name: String = "D", answers: [Bool] = []) {
        self.name = name
        self.answers = Locked(answers)
    }

    /// Every message that the gate or `onShow` was called with, without repetition.
    var messages: [FullscreenMessage] { received.withLock { $0 } }

    func shouldShowMessage(message: any Showable) -> Bool {
        let answer = answers.withLock { $0.isEmpty ? true : $0.removeFirst() }
        note("shouldShowMessage(\(label(of: message)))=\(answer)")
        keep(message).map { inShouldShow($0) }
        return answer
    }

    func onShow(message: any Showable) {
        note("onShow(\(label(of: message)))")
        keep(message).map { inOnShow($0) }
    }

    func onDismiss(message: any Showable) {
        note("onDismiss(\(label(of: message)))")
        (message as? FullscreenMessage).map { inOnDismiss($0) }
    }

    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        note("urlLoaded(\(url.absoluteString))")
    }

    private func keep(_ message: any Showable) -> FullscreenMessage? {
        guard let message = message as? FullscreenMessage else { return nil }
        received.withLock { all in
            if !all.contains(where: { $0 === message }) { all.append(message) }
        }
        return message
    }

    private func note(_ text: String) {
        HeadlessStage.current.log.record(.note, from: name, text)
    }
}

private func label(of message: any Showable) -> String {
    (message as? FullscreenMessage)?.parent?.id ?? "-"
}

/// The listener of one message, which lets the page open every URL except one.
final class RecordingListener: FullscreenMessageDelegate {
    private let swallowedURL: String?

    init(swallowing url: String? = nil) {
        swallowedURL = url
    }

    func onShow(message: FullscreenMessage) { note("onShow") }
    func onDismiss(message: FullscreenMessage) { note("onDismiss") }
    func onShowFailure() { note("onShowFailure") }
    func onError(message: FullscreenMessage, error: PresentationError) {
        note("onError(\(error.getReason()))")
    }
    func webViewDidFinishInitialLoading(webView: WKWebView) { note("webViewDidFinishInitialLoading") }

    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        note("overrideUrlLoad(\(url ?? "nil"))")
        return swallowedURL == nil || url != swallowedURL
    }

    private func note(_ text: String) {
        // The bundle is in another place on every machine.
        let bundle = Bundle.main.bundleURL.absoluteString
        HeadlessStage.current.log.record(
            .note, from: "L", text.replacingOccurrences(of: bundle, with: "bundle"))
    }
}
