public import Foundation
import HeadlessStage
public import PlatformStandIns

extension Braze {
    /// The connection between the web page of a message and Braze. The names of the three types are the SDK's. The
    /// names of their members and of the query items are the model's, apart from those of `brazeBridge`.
    public enum WebViewBridge: Sendable {}
}

/// A page's call of a function of `brazeBridge`.
///
/// For a page's `brazeBridge.logClick("1")`, a test posts `brazeBridge.logClick` with the JSON text `"1"`: the
/// argument, or an array of arguments; null for none.
struct BridgeCall {
    /// The name of the function, such as `logClick`.
    let function: String
    /// The arguments.
    let arguments: [Any]

    private static let prefix = Braze.WebViewBridge.ScriptMessageHandler.name + "."
    private static let functionKey = "function"
    private static let argumentsKey = "arguments"

    /// Parses a test's post; nil for a name of another object.
    init?(name: String, arguments value: Any) {
        let name = ScriptName.of(name)
        guard name.hasPrefix(Self.prefix) else { return nil }
        function = ScriptName.of(name, prefix: Self.prefix)
        arguments = value is NSNull ? [] : value as? [Any] ?? [value]
    }

    /// Parses a post of the bridge's script.
    init?(body: Any) {
        guard let fields = body as? [String: Any], let function = fields[Self.functionKey] as? String else {
            return nil
        }
        self.function = function
        arguments = fields[Self.argumentsKey] as? [Any] ?? []
    }

    /// The post of the bridge's script.
    var body: [String: Any] { [Self.functionKey: function, Self.argumentsKey: arguments] }
}

/// The actions of a page on the view that shows it.
@MainActor struct PageActions {
    /// Logs a click; nil means a click on the body.
    var logClick: (String?) -> Void
    /// Closes the view that shows the page.
    var close: () -> Void
    /// The SDK, if it still exists.
    var braze: () -> Braze?
    /// The stage whose log gets the notes.
    let stage = HeadlessStage.current

    /// The actions of a page on a message, through its view, which is held weakly.
    init(_ view: any InAppMessageView) {
        logClick = { [weak view] in view?.logClick(buttonId: $0) }
        close = { [weak view] in view?.dismiss(completion: nil) }
        braze = { [weak view] in view?.controller?.message.context?.braze as? Braze }
    }

    /// The actions of a page as given by the app. The SDK is held weakly.
    init(
        logClick: @escaping (String?) -> Void = { _ in }, close: @escaping () -> Void = {}, braze: Braze?
    ) {
        self.logClick = logClick
        self.close = close
        self.braze = { [weak braze] in braze }
    }
}

extension Braze.WebViewBridge {
    /// Handles the queries of links (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class QueryHandler {
        /// The errors of a query. The names of the cases are the model's own.
        public enum Error: Swift.Error, Hashable, CustomStringConvertible {
            /// The id of a button is not one of the accepted ones.
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

        /// Makes one for the app's own web view. The parameter is a guess.
        ///
        /// - Parameter logError: called with the errors of queries.
        public init(logError: @escaping (Error) -> Void) {
            self.logError = logError
        }

        /// The click action and the button of a link. `abButtonId` names a button. `abDeepLink` or `abExternalOpen`
        /// prevents the link from being opened in a web view. Only the ids "0" and "1" are accepted; any other is
        /// logged as an error.
        ///
        /// The names of the parameters are this model's choice: the rules (BZ-091) say that a link names a button, but
        /// not how.
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

        /// The button id in a link, whatever its value.
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
    /// Handles Braze's own links, without asking the delegate (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class SchemeHandler {
        /// The reasons why a link cannot be executed. The names of the cases are the model's own.
        public enum Error: Swift.Error, Hashable, CustomStringConvertible {
            /// There is no action for it.
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

        /// Makes one for the app's own web view. The parameters are guesses.
        ///
        /// - Parameters:
        ///   - logError: called with the reason why a link cannot be executed.
        ///   - closeMessage: called for a link that closes the view that shows the page.
        public init(logError: @escaping (Error) -> Void, closeMessage: @escaping () -> Void) {
            self.logError = logError
            close = closeMessage
        }

        /// Executes a link with the scheme `appboy`. `close` dismisses the message; other links are only logged.
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
    /// Handles a page's calls of `brazeBridge`, such as `brazeBridge.closeMessage()` and `brazeBridge.logClick("1")`.
    /// It never asks the user interface's delegate (BZ-091).
    ///
    /// A call without an effect in the model is written to the stage's log. Main actor; holds the view weakly.
    @MainActor public final class ScriptMessageHandler: NSObject, WKScriptMessageHandler {
        /// The errors of a call. The names of the cases are the model's own.
        public enum Error: Swift.Error, Hashable, CustomStringConvertible {
            /// The call is invalid.
            case unusableCall(String)

            /// The reason in words.
            public var description: String { reason }

            var reason: String {
                switch self {
                case .unusableCall(let reason): reason
                }
            }
        }

        /// The handler's name in a web view's `WKUserContentController`. The SDK's name is not known.
        public nonisolated static let name = "brazeBridge"

        /// The script that makes `brazeBridge` in a page. The model runs no script, so it is empty.
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

        /// Makes a handler for the app's own web view. Clicks and requests to close are only logged.
        ///
        /// - Parameter braze: the SDK that handles the page's calls; held weakly.
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

        /// Makes one for the app's own web view. The types of the parameters are guesses.
        ///
        /// - Parameters:
        ///   - channel: the channel of the page. Without effect in the model.
        ///   - logClick: called with the id of a button, or nil for the body.
        ///   - logError: called with the errors of calls.
        ///   - closeMessage: called when the page wants to be closed.
        ///   - braze: the SDK that handles all other calls; held weakly.
        public init(
            channel: Braze.Channel, logClick: @escaping (String?) -> Void,
            logError: @escaping (Error) -> Void, closeMessage: @escaping () -> Void, braze: Braze?
        ) {
            actions = PageActions(logClick: logClick, close: closeMessage, braze: braze)
            self.logError = logError
            super.init()
        }

        /// The names of the messages that it handles. `closeMessage` and `logClick` are the functions of the same names
        /// without the bridge's prefix.
        public var names: [String] { [Self.name, "closeMessage", "logClick"] }

        /// Handles a page's call.
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

        /// Logs an event of the app for the page. The function's effect is a guess from its name.
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
