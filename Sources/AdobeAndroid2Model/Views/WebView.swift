import HeadlessStage
import PlatformStandIns

/// Android's web view, as far as messages need it. It records scripts and does not run them. Mutable state is protected
/// by a lock. Callbacks run on the thread that Android calls them on.
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
    /// The message whose page another host shows; nil for other messages.
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

    /// Runs a script in the page. Main thread; on any other thread it only logs an error.
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
    /// - Parameter action: the action.
    /// - Returns: true: the action is queued.
    @discardableResult
    public func post(_ action: @escaping () -> Void) -> Bool {
        let action = Carried(action)
        if isForeign { MainThread.async { action.value() } } else { stage?.onMain { action.value() } }
        return isForeign || stage != nil
    }

    /// Adds an object to the page whose function `run` calls the callback (A2-091).
    func addJavascriptInterface(_ name: String, _ callback: Carried<(String?) -> Void>) {
        state.withLock { $0.interfaces[name] = callback }
    }

    /// Does the same as the page's `name.run(text)`. The rules do not state the thread; Android uses a background
    /// thread.
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

// Model-only API: nothing from here on exists in Android. It lets a test inspect the page and act on it.

extension WebView {
    /// The loaded page; nil for a message that is not shown (A2-038). Any thread.
    public var loadedHTML: String? { state.withLock { $0.html } }

    /// The local copies of images that the page was loaded with. Any thread.
    public var localAssets: [String: String] { state.withLock { $0.localAssets } }

    /// Every script passed to the web view, oldest first. Any thread.
    public var evaluatedScripts: [String] { state.withLock { $0.scripts } }

    /// The names of the objects that native code added to the page. Any thread.
    public var javascriptInterfaces: Set<String> { state.withLock { Set($0.interfaces.keys) } }

    /// Sets the result of scripts; initially `null`. Any thread.
    /// - Parameter answer: gets the script, returns JSON text.
    public func answerScripts(_ answer: @escaping @Sendable (String) -> String?) {
        state.withLock { $0.answer = answer }
    }

    /// Lets the page navigate, also to a text that is not a URL (A2-070 to A2-074).
    /// - Parameter url: the destination.
    /// - Returns: true when it was handled, false when the page navigates.
    @MainActor @discardableResult
    public func navigate(to url: String?) -> Bool {
        message?.navigate(to: url) ?? true
    }
}
