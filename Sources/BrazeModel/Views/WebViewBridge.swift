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

extension Braze.WebViewBridge {
    /// Reads the queries of links (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class QueryHandler {
        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
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
                view?.logError(.webViewQuery(Braze.ErrorString("The button id \(id) is neither 0 nor 1")))
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
        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
        }

        /// Executes a link of the scheme `appboy`. `close` dismisses the message; others are only logged.
        ///
        /// - Returns: whether the link was one of Braze's own.
        public func process(url: URL) -> Bool {
            guard url.scheme?.lowercased() == "appboy" else { return false }
            if url.host == "close" {
                view?.dismiss(completion: nil)
            } else {
                view?.logError(.webViewScheme(Braze.ErrorString("No action for \(url.absoluteString)")))
            }
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
        /// The name that a web view's `WKUserContentController` knows the handler by. The SDK's is not known.
        public nonisolated static let name = "brazeBridge"

        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
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
            case "closeMessage": view?.dismiss(completion: nil)
            case "logClick": logClick(arguments.first ?? NSNull())
            case "logCustomEvent": logCustomEvent(arguments)
            default:
                view?.stage.log.record(
                    .note, from: "Braze", "brazeBridge.\(function)", ["arguments": "\(arguments)"])
            }
        }

        private func logClick(_ id: Any) {
            switch id {
            case let buttonId as String where !buttonId.isEmpty: view?.logClick(buttonId: buttonId)
            case is String, is NSNull: view?.logClick()
            default: fail("logClick expects a button id or null, found \(id)")
            }
        }

        /// Logs an event of the app for the page. The function's effect is a guess by its name.
        private func logCustomEvent(_ arguments: [Any]) {
            guard let name = arguments.first as? String else {
                return fail("logCustomEvent expects a name, found \(arguments)")
            }
            guard let braze = view?.controller?.message.context?.braze as? Braze else {
                return fail("logCustomEvent needs a message that Braze has triggered")
            }
            braze.logCustomEvent(name: name, properties: arguments.dropFirst().first as? [String: Any])
        }

        private func fail(_ reason: String) {
            view?.logError(.webViewScript(Braze.ErrorString(reason)))
        }
    }
}

/// Makes the assets of messages local: asks the stage's network, and answers where the files would be.
struct LocalAssets: Sendable {
    let stage: HeadlessStage

    /// Fetches URLs, as `Context.getLocalAssets` says.
    func get(
        _ urls: [URL], in folder: URL, _ completion: @escaping (Result<[URL: URL], any Error>) -> Void
    ) -> Braze.Cancellable {
        // A lock makes the completion Sendable: it is taken out once, on the main queue, or thrown away.
        let pending = Locked<((Result<[URL: URL], any Error>) -> Void)?>(completion)
        stage.onMain { [stage] in
            guard let completion = pending.withLock({ $0.take() }) else { return }
            completion(Result { try Self.fetch(urls, into: folder, from: stage.network) })
        }
        return Braze.Cancellable { _ = pending.withLock { $0.take() } }
    }

    /// Makes a message's assets local, as `Context.withLocalAssets` says.
    func localise(
        _ message: Braze.InAppMessage, in folder: URL,
        _ completion: @escaping (Result<Braze.InAppMessage, any Error>) -> Void
    ) -> Braze.Cancellable {
        get(message.remoteAssetURLs, in: folder) { result in
            completion(result.map { message.replacingAssets($0, in: folder) })
        }
    }

    private static func fetch(
        _ urls: [URL], into folder: URL, from network: StageNetwork
    ) throws -> [URL: URL] {
        var localURLs: [URL: URL] = [:]
        for url in urls where localURLs[url] == nil {
            switch network.fetch(url) {
            case .success:
                // The position keeps files of one name apart.
                localURLs[url] = folder.appendingPathComponent("\(localURLs.count)-\(url.lastPathComponent)")
            case .status(let status):
                throw Braze.ErrorString("\(url.absoluteString) was answered with status \(status)")
            case .failure(let reason):
                throw Braze.ErrorString("\(url.absoluteString) could not be fetched: \(reason)")
            }
        }
        return localURLs
    }
}

extension Braze.InAppMessage {
    /// The URLs of assets that are not files yet.
    fileprivate var remoteAssetURLs: [URL] {
        let urls: [URL] =
            switch self {
            case .slideup(let message): message.graphic.urls
            case .modal(let message): message.graphic.urls
            case .modalImage(let message): [message.imageURL]
            case .full(let message): [message.imageURL]
            case .fullImage(let message): [message.imageURL]
            case .html(let message): message.assetURLs.sorted { $0.absoluteString < $1.absoluteString }
            case .control: []
            }
        return urls.filter { !$0.isFileURL }
    }

    /// The message with local URLs in the place of remote ones. A page without base URL gets the folder as
    /// such, so that it can be loaded (BZ-064); its source stays as it is.
    fileprivate func replacingAssets(_ localURLs: [URL: URL], in folder: URL) -> Self {
        let local = { (url: URL) in localURLs[url] ?? url }
        var copy = self
        copy.slideup?.graphic.replaceURL(local)
        copy.modal?.graphic.replaceURL(local)
        if let image = modalImage?.imageURL { copy.modalImage?.imageURL = local(image) }
        if let image = full?.imageURL { copy.full?.imageURL = local(image) }
        if let image = fullImage?.imageURL { copy.fullImage?.imageURL = local(image) }
        if let html {
            copy.html?.assetURLs = Set(html.assetURLs.map(local))
            copy.html?.baseURL = html.baseURL ?? folder
        }
        return copy
    }
}

extension Braze.InAppMessage.Graphic? {
    fileprivate var urls: [URL] {
        if case .image(let url) = self { [url] } else { [] }
    }

    fileprivate mutating func replaceURL(_ local: (URL) -> URL) {
        if case .image(let url) = self { self = .image(local(url)) }
    }
}
