import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// The page's JavaScript, for as long as the message lives (A3-110). Sendable: what changes is behind a lock,
/// `stage` is written by the initialiser only.
final class DefaultInAppMessageEventHandler: InAppMessageEventHandler, @unchecked Sendable {
    private struct State: Sendable {
        var handlers: [String: ScriptHandler] = [:]
        var page: MessagePage?
    }

    private let state = Locked(State())
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    /// Stores the function at once, and gives it to the page, if there is one, on the main thread (A3-111).
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        let handler = ScriptHandler(callback)
        let (old, page) = state.withLock { state in
            (state.handlers.updateValue(handler, forKey: handlerName), state.page)
        }
        // The old function is let go of here, outside the lock.
        withExtendedLifetime(old) {}
        guard let page else { return }
        stage?.onMain { page.install(handler, named: handlerName) }
    }

    /// Without a script or a page nothing happens (A3-114). A script that cannot be form-decoded is an error in
    /// the log: the rules do not say what the SDK makes of the failure.
    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>) {
        guard !jsContent.isEmpty, let page = state.withLock({ $0.page }) else { return }
        guard let script = jsContent.formDecoded else {
            stage?.log.record(.error, from: AdobeLog.source, "Not evaluated: illegal escape in \(jsContent)")
            return
        }
        let handler = ScriptHandler(callback)
        stage?.onMain { page.evaluate(script, handler) }
    }

    /// Gives a new page everything that is stored (A3-112).
    @MainActor func install(on page: MessagePage) {
        let handlers = state.withLock { state in
            state.page = page
            return state.handlers
        }
        for (name, handler) in handlers { page.install(handler, named: name) }
    }

    /// There is no page any more.
    @MainActor func removePage() {
        _ = state.withLock { $0.page.take() }
    }
}
