public import Foundation
import HeadlessStage
public import PlatformStandIns

extension Braze {
    /// What connects the web page of a message with Braze. The names of the three types are the SDK's; apart
    /// from those of `brazeBridge`, the names of their members and of the query items are the model's.
    public enum WebViewBridge: Sendable {}
}

/// A page's call of a function of `brazeBridge`.
///
/// Where a page says `brazeBridge.logClick("1")`, a test posts `brazeBridge.logClick` with the JSON text
/// `"1"`: the argument, or an array of them; null for none.
struct BridgeCall {
    /// What is called: `logClick`, say.
    let function: String
    /// What it is called with.
    let arguments: [Any]

    private static let prefix = Braze.WebViewBridge.ScriptMessageHandler.name + "."
    private static let functionKey = "function"
    private static let argumentsKey = "arguments"

    /// Reads what a test posts; nil for a name of another object's.
    init?(name: String, arguments value: Any) {
        let name = ScriptName.of(name)
        guard name.hasPrefix(Self.prefix) else { return nil }
        function = ScriptName.of(name, prefix: Self.prefix)
        arguments = value is NSNull ? [] : value as? [Any] ?? [value]
    }

    /// Reads what the bridge's script posts.
    init?(body: Any) {
        guard let fields = body as? [String: Any], let function = fields[Self.functionKey] as? String else {
            return nil
        }
        self.function = function
        arguments = fields[Self.argumentsKey] as? [Any] ?? []
    }

    /// What the bridge's script posts.
    var body: [String: Any] { [Self.functionKey: function, Self.argumentsKey: arguments] }
}

/// What a page can do to what shows it.
@MainActor struct PageActions {
    /// Logs a click; nil is one on the body.
    var logClick: (String?) -> Void
    /// Closes what shows the page.
    var close: () -> Void
    /// The SDK, if it is still there.
    var braze: () -> Braze?
    /// Where notes go.
    let stage = HeadlessStage.current

    /// What a page does to a message, through its view, which is held weakly.
    init(_ view: any InAppMessageView) {
        logClick = { [weak view] in view?.logClick(buttonId: $0) }
        close = { [weak view] in view?.dismiss(completion: nil) }
        braze = { [weak view] in view?.controller?.message.context?.braze as? Braze }
    }

    /// What a page does where the app says so. The SDK is held weakly.
    init(
        logClick: @escaping (String?) -> Void = { _ in }, close: @escaping () -> Void = {}, braze: Braze?
    ) {
        self.logClick = logClick
        self.close = close
        self.braze = { [weak braze] in braze }
    }
}

extension Braze.WebViewBridge {
    /// Reads the queries of links (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class QueryHandler {
        /// What is wrong with a query. The names of the cases are the model's.
        public enum Error: Swift.Error, Hashable, CustomStringConvertible {
            /// The id of a button is not one that counts.
            case unknownButtonId(String)

            /// The reason in words.
            public var description: String { reason }

            var reason: String {
                switch self {
                case .unknownButtonId(let id): "The button id \(id) is neither 0 nor 1"
                }
            }
        }

        private let logError: (Error) -> Void

        init(view: any InAppMessageView) {
            logError = { [weak view] in view?.logError(.webViewQuery($0)) }
        }

        /// Makes one for a web view of the app's own. The parameter is a guess.
        ///
        /// - Parameter logError: called with what is wrong with a query.
        public init(logError: @escaping (Error) -> Void) {
            self.logError = logError
        }

        /// What a link asks for: `abButtonId` names a button, and `abDeepLink` or `abExternalOpen` keep the
        /// link out of a web view. Only the ids "0" and "1" are accepted; any other is logged as an error.
        ///
        /// The names of the parameters are this model's choice: the rules (BZ-091) say that a link names a
        /// button, and not how.
        public func process(url: URL) -> (clickAction: Braze.InAppMessage.ClickAction, buttonId: String?) {
            let opensOutside = ["abDeepLink", "abExternalOpen"].contains { value(of: $0, in: url) == "true" }
            let action = Braze.InAppMessage.ClickAction.url(url, useWebView: !opensOutside)
            guard let id = buttonId(in: url) else { return (action, nil) }
            guard id == "0" || id == "1" else {
                logError(.unknownButtonId(id))
                return (action, nil)
            }
            return (action, id)
        }

        /// The button id that a link carries, whatever it is.
        func buttonId(in url: URL) -> String? {
            value(of: "abButtonId", in: url)
        }

        private func value(of name: String, in url: URL) -> String? {
            URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?
                .value
        }
    }
}

extension Braze.WebViewBridge {
    /// Executes Braze's own links, without asking the delegate (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class SchemeHandler {
        /// Why a link cannot be executed. The names of the cases are the model's.
        public enum Error: Swift.Error, Hashable, CustomStringConvertible {
            /// There is nothing to do for it.
            case noAction(URL)

            /// The reason in words.
            public var description: String { reason }

            var reason: String {
                switch self {
                case .noAction(let url): "No action for \(url.absoluteString)"
                }
            }
        }

        private let close: () -> Void
        private let logError: (Error) -> Void

        init(view: any InAppMessageView) {
            close = PageActions(view).close
            logError = { [weak view] in view?.logError(.webViewScheme($0)) }
        }

        /// Makes one for a web view of the app's own. The parameters are guesses.
        ///
        /// - Parameters:
        ///   - logError: called with why a link cannot be executed.
        ///   - closeMessage: called for a link that closes what shows the page.
        public init(logError: @escaping (Error) -> Void, closeMessage: @escaping () -> Void) {
            self.logError = logError
            close = closeMessage
        }

        /// Executes a link of the scheme `appboy`. `close` dismisses the message; others are only logged.
        ///
        /// - Returns: whether the link was one of Braze's own.
        public func process(url: URL) -> Bool {
            guard url.scheme?.lowercased() == "appboy" else { return false }
            if url.host == "close" { close() } else { logError(.noAction(url)) }
            return true
        }
    }
}

extension Braze.WebViewBridge {
    /// Receives what a page says to Braze: calls of `brazeBridge`, such as `brazeBridge.closeMessage()` and
    /// `brazeBridge.logClick("1")`. It never asks the user interface's delegate (BZ-091).
    ///
    /// A call that the model has no effect for is a note in the stage's log. Main actor; holds the view weakly.
    @MainActor public final class ScriptMessageHandler: NSObject, WKScriptMessageHandler {
        /// What is wrong with a call. The names of the cases are the model's.
        public enum Error: Swift.Error, Hashable, CustomStringConvertible {
            /// The call cannot be understood.
            case unusableCall(String)

            /// The reason in words.
            public var description: String { reason }

            var reason: String {
                switch self {
                case .unusableCall(let reason): reason
                }
            }
        }

        /// The name that a web view's `WKUserContentController` knows the handler by. The SDK's is not known.
        public nonisolated static let name = "brazeBridge"

        /// What makes `brazeBridge` in a page. Headless no script runs, so that it is empty.
        public static var script: WKUserScript {
            WKUserScript(source: "", injectionTime: .atDocumentStart, forMainFrameOnly: true)
        }

        private let actions: PageActions
        private let logError: (Error) -> Void

        init(view: any InAppMessageView) {
            actions = PageActions(view)
            logError = { [weak view] in view?.logError(.webViewScript($0)) }
            super.init()
        }

        /// Makes one for a web view of the app's own. Clicks and requests to close are only noted.
        ///
        /// - Parameter braze: the SDK that what the page says goes to; held weakly.
        public convenience init(braze: Braze) {
            let stage = HeadlessStage.current
            self.init(
                channel: .inAppMessage,
                logClick: {
                    stage.log.record(.note, from: "Braze", "brazeBridge.logClick", ["id": $0 ?? "none"])
                },
                logError: { stage.log.record(.error, from: "Braze", $0.reason) },
                closeMessage: { stage.log.record(.note, from: "Braze", "brazeBridge.closeMessage") },
                braze: braze)
        }

        /// Makes one for a web view of the app's own. The types of the parameters are guesses.
        ///
        /// - Parameters:
        ///   - channel: what the page belongs to. Headless: nothing depends on it.
        ///   - logClick: called with the id of a button, nil for the body.
        ///   - logError: called with what is wrong with a call.
        ///   - closeMessage: called when the page wants to be closed.
        ///   - braze: the SDK that the rest goes to; held weakly.
        public init(
            channel: Braze.Channel, logClick: @escaping (String?) -> Void,
            logError: @escaping (Error) -> Void, closeMessage: @escaping () -> Void, braze: Braze?
        ) {
            actions = PageActions(logClick: logClick, close: closeMessage, braze: braze)
            self.logError = logError
            super.init()
        }

        /// The names of the messages that it receives. `closeMessage` and `logClick` are the functions of the
        /// same names without the bridge's.
        public var names: [String] { [Self.name, "closeMessage", "logClick"] }

        /// Does what the page asks for.
        public func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            guard message.name == Self.name else { return call(message.name, with: [message.body]) }
            guard let call = BridgeCall(body: message.body) else {
                return fail("\(Self.name) expects the name of a function, found \(message.body)")
            }
            self.call(call.function, with: call.arguments)
        }

        private func call(_ function: String, with arguments: [Any]) {
            switch function {
            case "closeMessage": actions.close()
            case "logClick": logClick(arguments.first ?? NSNull())
            case "logCustomEvent": logCustomEvent(arguments)
            default:
                actions.stage.log.record(
                    .note, from: "Braze", "brazeBridge.\(function)", ["arguments": "\(arguments)"])
            }
        }

        private func logClick(_ id: Any) {
            switch id {
            case let buttonId as String where !buttonId.isEmpty: actions.logClick(buttonId)
            case is String, is NSNull: actions.logClick(nil)
            default: fail("logClick expects a button id or null, found \(id)")
            }
        }

        /// Logs an event of the app for the page. The function's effect is a guess by its name.
        private func logCustomEvent(_ arguments: [Any]) {
            guard let name = arguments.first as? String else {
                return fail("logCustomEvent expects a name, found \(arguments)")
            }
            guard let braze = actions.braze() else {
                return fail("logCustomEvent needs a message that Braze has triggered")
            }
            braze.logCustomEvent(name: name, properties: arguments.dropFirst().first as? [String: Any])
        }

        private func fail(_ reason: String) {
            logError(.unusableCall(reason))
        }
    }
}
