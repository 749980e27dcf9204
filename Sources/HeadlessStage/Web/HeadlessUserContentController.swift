public import PlatformStandIns

/// The scripts and message handlers of a headless page. Unlike Apple's it can call its handlers, so that the stage
/// can play the messages that a page posts. Scripts are stored as usual (`userScripts`); none is run. Main actor.
///
/// It declares no initialiser of its own, so that it inherits the one that Apple's class requires for archives.
public final class HeadlessUserContentController: WKUserContentController {
    /// The handler of messages with a name.
    private enum Listener {
        case hearing(any WKScriptMessageHandler)
        case replying(any WKScriptMessageHandlerWithReply)
    }

    private struct Handler {
        let name: String
        let world: WKContentWorld
        let listener: Listener
    }

    private var handlers: [Handler] = []

    /// The names that have a handler, sorted.
    public var handlerNames: [String] { Set(handlers.map(\.name)).sorted() }

    /// Stores the handler of messages with a name. A second one for the same name replaces the first; Apple's raises
    /// an exception.
    public override func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        put(.hearing(scriptMessageHandler), name, .page)
    }

    /// Stores the handler of messages with a name.
    public override func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {
        put(.hearing(scriptMessageHandler), name, world)
    }

    /// Stores the handler that replies to messages with a name.
    public override func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {
        put(.replying(scriptMessageHandlerWithReply), name, contentWorld)
    }

    /// Removes the handler of a name.
    public override func removeScriptMessageHandler(forName name: String) {
        removeScriptMessageHandler(forName: name, contentWorld: .page)
    }

    /// Removes the handler of a name.
    public override func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
        handlers.removeAll { $0.name == name && $0.world === contentWorld }
    }

    /// Removes every handler of a world.
    public override func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
        handlers.removeAll { $0.world === contentWorld }
    }

    /// Removes every handler.
    public override func removeAllScriptMessageHandlers() {
        handlers = []
    }

    private func put(_ listener: Listener, _ name: String, _ world: WKContentWorld) {
        removeScriptMessageHandler(forName: name, contentWorld: world)
        handlers.append(Handler(name: name, world: world, listener: listener))
    }

    /// Passes a message to the handler of its name, preferably to one in the page's own world.
    /// - Returns: whether there is one.
    func deliver(
        name: String, body: Any, of view: WKWebView,
        reply: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) -> Bool {
        let named = handlers.filter { $0.name == name }
        guard let handler = named.first(where: { $0.world === WKContentWorld.page }) ?? named.first else {
            return false
        }
        let message = WebKitSeam.keep(
            HeadlessScriptMessage(name: name, body: body, world: handler.world, of: view))
        switch handler.listener {
        case .hearing(let listener): listener.userContentController(self, didReceive: message)
        case .replying(let listener):
            listener.userContentController(self, didReceive: message, replyHandler: reply)
        }
        return true
    }
}
