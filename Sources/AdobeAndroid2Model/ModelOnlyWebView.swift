// Model-only API: nothing in this file exists in Android. What a test sees of the page, and does to it.

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
