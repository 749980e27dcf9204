#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the scripts of a page and the handlers of its messages.
    @preconcurrency @MainActor open class WKUserContentController: NSObject {
        private enum Handler {
            case plain(any WKScriptMessageHandler)
            case replying(any WKScriptMessageHandlerWithReply)
        }

        private var handlers: [String: Handler] = [:]

        /// The scripts that run in every page, in order.
        open private(set) var userScripts: [WKUserScript] = []

        /// Makes a controller without scripts and handlers.
        public override nonisolated init() {
            super.init()
        }

        /// Adds a script to every page loaded from now on.
        open func addUserScript(_ userScript: WKUserScript) {
            userScripts.append(userScript)
        }

        /// Removes every script.
        open func removeAllUserScripts() {
            userScripts = []
        }

        /// Adds the handler for messages with a name; held strongly. Headless: a second handler for the same name
        /// replaces the first.
        open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
            handlers[name] = .plain(scriptMessageHandler)
        }

        /// Adds the handler for messages with a name. Headless: there is only one world.
        open func add(
            _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
            name: String
        ) {
            add(scriptMessageHandler, name: name)
        }

        /// Adds the replying handler for messages with a name; held strongly. Headless: there is only one world.
        open func addScriptMessageHandler(
            _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
            contentWorld: WKContentWorld, name: String
        ) {
            handlers[name] = .replying(scriptMessageHandlerWithReply)
        }

        /// Removes the handler of a name.
        open func removeScriptMessageHandler(forName name: String) {
            handlers[name] = nil
        }

        /// Removes the handler of a name. Headless: there is only one world.
        open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
            handlers[name] = nil
        }

        /// Removes every handler of a world. Headless: there is only one world.
        open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
            handlers = [:]
        }

        /// Removes every handler.
        open func removeAllScriptMessageHandlers() {
            handlers = [:]
        }

        /// Headless only: passes a message to the handler of its name; false if there is none. With it the stage lets
        /// pages in an app's own web views post messages, which is not possible with Apple's class.
        package func deliver(
            _ message: WKScriptMessage, reply: @escaping @MainActor @Sendable (Any?, String?) -> Void
        ) -> Bool {
            switch handlers[message.name] {
            case .plain(let handler):
                handler.userContentController(self, didReceive: message)
            case .replying(let handler):
                handler.userContentController(self, didReceive: message, replyHandler: reply)
            case nil:
                return false
            }
            return true
        }
    }

    /// Stand-in: a set of global names shared by scripts.
    @preconcurrency @MainActor open class WKContentWorld: NSObject {
        /// The world of the page's own scripts.
        public static let page = WKContentWorld()
        /// The world of the app's scripts.
        public static let defaultClient = WKContentWorld()

        override nonisolated init() {
            super.init()
        }
    }
#endif
