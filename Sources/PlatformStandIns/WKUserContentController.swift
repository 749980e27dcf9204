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

        /// Installs who hears of messages with a name; kept strongly. Headless: a second handler for the
        /// same name replaces the first.
        open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
            handlers[name] = .plain(scriptMessageHandler)
        }

        /// Installs who answers messages with a name; kept strongly. Headless: there is one world only.
        open func addScriptMessageHandler(
            _ scriptMessageHandler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
            name: String
        ) {
            handlers[name] = .replying(scriptMessageHandler)
        }

        /// Removes the handler of a name.
        open func removeScriptMessageHandler(forName name: String) {
            handlers[name] = nil
        }

        /// Removes every handler.
        open func removeAllScriptMessageHandlers() {
            handlers = [:]
        }

        /// Headless only: the names that have a handler, sorted.
        public var handlerNames: [String] { handlers.keys.sorted() }

        /// Hands a message to the handler of its name; false if there is none. A reply goes nowhere.
        func deliver(_ message: WKScriptMessage) -> Bool {
            switch handlers[message.name] {
            case .plain(let handler):
                handler.userContentController(self, didReceive: message)
            case .replying(let handler):
                handler.userContentController(self, didReceive: message) { _, _ in }
            case nil:
                return false
            }
            return true
        }
    }

    /// Stand-in: a set of global names that scripts share.
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
