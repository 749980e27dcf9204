import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// An HTML message: a page with a close button (AS-081). Main actor.
final class HTMLView: MessageView {
    /// The time after a failure when the page is loaded again, in seconds (AS-081).
    static let reloadSeconds: TimeInterval = 20

    private let url: URL
    private let webView = HeadlessWebView.make()
    private var reload: StageTimer?
    private lazy var bridge = NativeBridge(
        installation: installation,
        close: { [weak self] in self?.leave(.userDismissed()) },
        dismiss: { [weak self] in self?.dismiss($0) })

    init(_ display: BuiltInDisplay, url: URL) {
        self.url = url
        super.init(display, buttons: [])
    }

    override func willEnter() {
        load()
    }

    override func willLeave() {
        reload?.cancel()
        reload = nil
        webView.stopLoading()
    }

    private func load() {
        webView.load(URLRequest(url: url))
        installation.link.record(.note, "page load", ["url": url.absoluteString])
    }

    /// Handles a call of the page's script, or a link. Other links are left to the page.
    override func take(_ gesture: UserGesture) -> Bool {
        guard case .openLink(let url) = gesture else { return super.take(gesture) }
        return follow(url)
    }

    private func follow(_ url: URL) -> Bool {
        if bridge.take(url, from: webView) { return true }
        installation.link.record(.note, "page navigates", ["url": url.absoluteString])
        return true
    }

    /// Taps a link or a button of the page, as far as its URL has the page in it.
    override func tapElement(named name: String) -> Bool {
        PageInURL.element(named: name, at: url.absoluteString)?.tap { link, _ in
            URL(string: link).map(follow) ?? false
        } call: {
            receive(.posted(name: $0, json: $1))
        } ?? false
    }

    /// `UAirship.dismiss`: dismisses with the resolution in the text. An invalid resolution is logged, and the message
    /// stays (AS-090 to AS-097).
    private func dismiss(_ text: String?) {
        do {
            let json = try JSONValue(parsing: Data((text ?? "").utf8))
            leave(try InAppMessageResolution.decode(JSONNode(json, at: .root)))
        } catch {
            installation.link.record(
                .error, "dismiss without a resolution",
                ["argument": text ?? "", "reason": (error as NSError).localizedDescription])
        }
    }

    // MARK: The page

    override func receive(_ event: PageEvent) -> Bool {
        guard !isLeaving else { return false }
        switch event {
        case .finishedLoading:
            return webView.finishLoading()
        case .failedLoading(let reason):
            guard webView.isLoading else { return false }
            webView.stopLoading()
            installation.link.record(.error, "page failed to load", ["reason": reason])
            reload = installation.link.after(Self.reloadSeconds) { [weak self] in self?.load() }
        case .posted(let name, let json):
            guard let url = Self.call(ScriptName.of(name, prefix: "UAirship."), json) else { return false }
            return bridge.take(url, from: webView)
        }
        return true
    }

    /// The URL to which the script's function of this name navigates.
    private static func call(_ name: String, _ json: String) -> URL? {
        guard let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_"])),
            let argument = json.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        else { return nil }
        return URL(string: "\(NativeBridge.scheme)://\(name)" + (name == "close" ? "" : "/\(argument)"))
    }
}

/// A call from a page's script to native code: `uairship://name/argument/argument?option=value`. Immutable, Sendable;
/// any thread.
public final class JavaScriptCommand: NSObject, Sendable {
    /// The components of the path, decoded.
    public let name: String?
    /// The parts of the path, decoded.
    public let arguments: [String]
    /// The values of the query by their names, decoded.
    public let options: [String: [String]]
    /// The URL of the call.
    public let url: URL

    /// Reads a call.
    ///
    /// - Parameter url: a URL with the scheme `uairship`; the parts of any other URL are read in the same way.
    public init(for url: URL) {
        self.url = url
        let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
        name = parts?.host.flatMap { $0.isEmpty ? nil : $0 }
        // Slashes inside an argument are encoded, so the path is split before it is decoded.
        arguments = (parts?.percentEncodedPath ?? "").split(separator: "/").map {
            String($0).removingPercentEncoding ?? String($0)
        }
        options = Dictionary(grouping: parts?.queryItems ?? [], by: \.name).mapValues {
            $0.map { $0.value ?? "" }
        }
        super.init()
    }
}

/// The name of `JavaScriptCommand` in Objective-C.
public typealias UAJavaScriptCommand = JavaScriptCommand

/// Handles calls from pages' scripts that the SDK does not know (6.1). Held weakly.
///
/// The rules describe the delegate but not its Swift name, which is this model's. They also do not say where the app
/// registers it: here with `Airship17Host.javaScriptCommandDelegate`.
public protocol JavaScriptCommandDelegate: NSObjectProtocol {
    /// Handles a call. Main thread.
    ///
    /// - Parameters:
    ///   - command: the call. It is never `close` or `dismiss`, which the message handles even when they are malformed
    ///     (AS-093).
    ///   - webView: the page's view.
    /// - Returns: whether the delegate knows the call.
    func perform(_ command: JavaScriptCommand, webView: WKWebView) -> Bool
}

/// The name of `JavaScriptCommandDelegate` in Objective-C.
public typealias UAJavaScriptCommandDelegate = JavaScriptCommandDelegate

/// The app-wide delegate. `@unchecked Sendable` is sound: it is only used under a lock, and called on the main thread.
struct WeakCommandDelegate: @unchecked Sendable {
    weak var delegate: (any JavaScriptCommandDelegate)?
}

/// Handles the calls of a page's script (6.1). Main actor.
///
/// Calls are handled by the bridge itself, then by the message's view, then by the app-wide delegate. A call from a
/// page that is not allowed to use the SDK is ignored.
@MainActor struct NativeBridge {
    static let scheme = "uairship"

    let installation: Installation
    /// Handles `close`.
    let close: () -> Void
    /// Handles `dismiss`, with its first argument.
    let dismiss: (String?) -> Void

    /// The calls that the SDK's other parts handle: actions, the named user, and several calls in one. Their effects
    /// are not modelled, and the rules do not give their names; these are the model's.
    private static let otherCommands: Set = [
        "run-actions", "run-basic-actions", "run-action-cb", "named_user", "multi",
    ]

    /// Handles a URL that a page requests. False when it is not a call.
    func take(_ url: URL, from webView: WKWebView) -> Bool {
        guard url.scheme?.lowercased() == Self.scheme else { return false }
        let command = JavaScriptCommand(for: url)
        guard let page = webView.url, installation.circumstances[\.isURLAllowed](page, .javaScriptInterface)
        else {
            log(.error, "call from a page that is not allowed", command)
            return true
        }
        switch command.name {
        case "close": close()
        case "dismiss": dismiss(command.arguments.first)
        case let name? where Self.otherCommands.contains(name): log(.note, "page command", command)
        default: askApp(command, webView)
        }
        return true
    }

    private func askApp(_ command: JavaScriptCommand, _ webView: WKWebView) {
        let delegate = installation.commandDelegate.withLock { $0.delegate }
        if delegate?.perform(command, webView: webView) ?? false { return }
        log(.note, "page command that nobody takes", command)
    }

    private func log(_ kind: StageLog.Kind, _ name: String, _ command: JavaScriptCommand) {
        installation.link.record(kind, name, ["url": command.url.absoluteString])
    }
}
