import HeadlessStage
import PlatformStandIns

/// Android's web view, as far as messages need it: it runs no scripts, it writes them down. What changes is
/// behind a lock. Callbacks are taken to the thread that Android calls them on.
public final class WebView {
    struct State {
        var html: String?
        var localAssets: [String: String] = [:]
        var scripts: [String] = []
        var interfaces: [String: Carried<(String?) -> Void>] = [:]
        var answer: @Sendable (String) -> String? = { _ in "null" }
    }

    let state = Locked(State())
    private(set) weak var message: AEPMessage?
    private weak var stage: HeadlessStage?
    /// The message whose page another host shows, if it is one of those.
    private(set) weak var foreignMessage: ForeignMessage?
    private let isForeign: Bool

    init(of message: AEPMessage, stage: HeadlessStage) {
        self.message = message
        self.stage = stage
        isForeign = false
    }

    init(of message: ForeignMessage) {
        foreignMessage = message
        isForeign = true
    }

    /// Runs a script in the page. Main thread; off it nothing happens but an error in the log.
    /// - Parameters:
    ///   - script: the script.
    ///   - resultCallback: gets the result as JSON text, later, on the main thread.
    public func evaluateJavascript(_ script: String, _ resultCallback: ((String?) -> Void)?) {
        guard MainThread.isCurrent else {
            let log = isForeign ? HeadlessStage.current.log : stage?.log
            log?.record(.error, from: AdobeLog.source, "A web view was used off the main thread")
            return
        }
        if isForeign {
            state.withLock { $0.scripts.append(script) }
            foreignMessage.map { $0.host.evaluateJavascript($0, script, resultCallback) }
            return
        }
        let answer = state.withLock { state in
            state.scripts.append(script)
            return state.answer
        }
        let callback = Carried(resultCallback)
        stage?.onMain { callback.value?(answer(script)) }
    }

    /// Runs an action on the main thread, later. Any thread.
    /// - Parameter action: what to do.
    /// - Returns: true: the action is queued.
    @discardableResult
    public func post(_ action: @escaping () -> Void) -> Bool {
        let action = Carried(action)
        if isForeign { MainThread.async { action.value() } } else { stage?.onMain { action.value() } }
        return isForeign || stage != nil
    }

    /// Puts an object into the page whose function `run` calls back (A2-091).
    func addJavascriptInterface(_ name: String, _ callback: Carried<(String?) -> Void>) {
        state.withLock { $0.interfaces[name] = callback }
    }

    /// Does what the page's `name.run(text)` does. The rules leave the thread open; Android's is a
    /// background thread.
    /// - Returns: false when there is no such object in the page.
    func run(_ name: String, _ text: String?) -> Bool {
        guard let callback = state.withLock({ $0.interfaces[name] }) else { return false }
        stage?.onBackground { callback.value(text) }
        return true
    }

    func load(_ html: String, localAssets: [String: String]) {
        state.withLock { state in
            state.html = html
            state.localAssets = localAssets
        }
    }
}

@available(*, unavailable) extension WebView: Sendable {}

// Model-only API: nothing from here on exists in Android. What a test sees of the page, and does to it.

extension WebView {
    /// The page, once it was loaded: nil for a message that is not shown (A2-038). Any thread.
    public var loadedHTML: String? { state.withLock { $0.html } }

    /// The local copies of images that the page was loaded with. Any thread.
    public var localAssets: [String: String] { state.withLock { $0.localAssets } }

    /// Every script that was run, oldest first. Any thread.
    public var evaluatedScripts: [String] { state.withLock { $0.scripts } }

    /// The names of the objects that native code put into the page. Any thread.
    public var javascriptInterfaces: Set<String> { state.withLock { Set($0.interfaces.keys) } }

    /// Decides what scripts result in; `null` at first. Any thread.
    /// - Parameter answer: gets the script, returns JSON text.
    public func answerScripts(_ answer: @escaping @Sendable (String) -> String?) {
        state.withLock { $0.answer = answer }
    }

    /// Lets the page navigate, also to what is no URL (A2-070 to A2-074).
    /// - Parameter url: where to.
    /// - Returns: true when it was dealt with, false when the page goes there.
    @MainActor @discardableResult
    public func navigate(to url: String?) -> Bool {
        message?.navigate(to: url) ?? true
    }
}
