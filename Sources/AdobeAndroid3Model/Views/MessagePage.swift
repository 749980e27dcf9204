import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// A function of the app that a page may call. It is called off the main thread.
typealias ScriptHandler = Carried<AdobeCallback<String>>

/// The web view of a message that is on the screen, with the functions that it may call.
@MainActor final class MessagePage {
    /// The name with which a page reports its height; the SDK's own (A3-116).
    static let heightHandlerName = "inAppContentHeightHandler"

    private weak var stage: HeadlessStage?
    /// Calls the app's functions off the main thread, one at a time (A3-113).
    private let thread: SerialLine
    /// The functions, by name. The SDK's own one is there from the start (A3-137).
    private var interfaces: [String: Interface] = [heightHandlerName: .contentHeight]
    private let fitsToContent: Bool
    private var isLoading = true

    /// The kinds of functions that a page can call.
    private enum Interface {
        /// The SDK's own function.
        case contentHeight
        case app(ScriptHandler)
    }

    init(fitsToContent: Bool, stage: HeadlessStage) {
        self.fitsToContent = fitsToContent
        self.stage = stage
        thread = SerialLine(stage)
    }

    /// Installs a function, replacing any function of the same name, even the SDK's own (A3-111, A3-137).
    func install(_ handler: ScriptHandler, named name: String) {
        interfaces[name] = .app(handler)
    }

    /// Handles an event of the stage's page. `posted` is the page's `name.run(text)` (A3-113).
    func receive(_ event: PageEvent) -> Bool {
        switch event {
        case .finishedLoading, .failedLoading:
            // The rules state no effects of this event.
            defer { isLoading = false }
            return isLoading
        case .posted(let name, let json):
            do {
                return run(ScriptName.of(name, suffix: ".run"), try PostedText.text(of: json))
            } catch {
                return false
            }
        }
    }

    /// Calls a function. All of them take a text that is not null: without a text none is called (A3-134).
    private func run(_ name: String, _ text: String?) -> Bool {
        guard let interface = interfaces[name] else { return false }
        guard let text else {
            stage?.log.record(.note, from: AdobeLog.source, "\(name).run(null) reaches nobody")
            return true
        }
        switch interface {
        case .contentHeight: reportHeight(text)
        case .app(let handler): thread.execute { handler.value(text) }
        }
        return true
    }

    private func reportHeight(_ text: String) {
        guard fitsToContent, let height = Int(text) else { return }
        stage?.log.record(.note, from: AdobeLog.source, "content height \(height)")
    }

    /// Runs a script and passes its result to a function, unless there is none (A3-131).
    func evaluate(_ script: String, _ callback: ScriptHandler) {
        guard let stage else { return }
        stage.log.record(.note, from: AdobeLog.source, "evaluate \(script)")
        let result = AndroidSystem.of(stage).switches.withLock { $0.scriptResult }(script)
        if let result { callback.value(result) }
    }
}

/// The page's JavaScript, for the lifetime of the message (A3-110). Sendable: mutable state is protected by a lock, and
/// `stage` is set only in the initialiser.
final class DefaultInAppMessageEventHandler: InAppMessageEventHandler, @unchecked Sendable {
    private struct State: Sendable {
        var handlers: [String: ScriptHandler] = [:]
        var page: MessagePage?
    }

    private let state = Locked(State())
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    /// Stores the function at once, and adds it to the page, if there is one, on the main thread (A3-111).
    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        let handler = ScriptHandler(callback)
        let (old, page) = state.withLock { state in
            (state.handlers.updateValue(handler, forKey: handlerName), state.page)
        }
        // The old function is released here, outside the lock.
        withExtendedLifetime(old) {}
        guard let page else { return }
        stage?.onMain { page.install(handler, named: handlerName) }
    }

    /// Without a script or a page nothing happens (A3-114). A script that cannot be form-decoded is logged as an error:
    /// the rules do not say what the SDK does with it.
    func evaluateJavascript(_ jsContent: String, _ callback: @escaping AdobeCallback<String>) {
        guard !jsContent.isEmpty, let page = state.withLock({ $0.page }) else { return }
        guard let script = jsContent.formDecoded else {
            stage?.log.record(.error, from: AdobeLog.source, "Not evaluated: illegal escape in \(jsContent)")
            return
        }
        let handler = ScriptHandler(callback)
        stage?.onMain { page.evaluate(script, handler) }
    }

    /// Adds all stored functions to a new page (A3-112).
    @MainActor func install(on page: MessagePage) {
        let handlers = state.withLock { state in
            state.page = page
            return state.handlers
        }
        for (name, handler) in handlers { page.install(handler, named: name) }
    }

    /// The page is gone.
    @MainActor func removePage() {
        _ = state.withLock { $0.page.take() }
    }
}
