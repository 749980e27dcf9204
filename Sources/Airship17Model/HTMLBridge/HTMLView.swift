import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// An HTML message: a page with a close button (AS-081). Main actor.
final class HTMLView: MessageView {
    /// How long after a failure the page is loaded again, in seconds (AS-081).
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

    /// A call of the page's script, or a link. Links to elsewhere stay the page's own affair.
    override func take(_ gesture: UserGesture) -> Bool {
        guard case .openLink(let url) = gesture else { return super.take(gesture) }
        if bridge.take(url, from: webView) { return true }
        installation.link.record(.note, "page navigates", ["url": url.absoluteString])
        return true
    }

    /// `UAirship.dismiss`: leaves with the resolution in the text. What is none is logged, and the message stays
    /// (AS-090 to AS-097).
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

    /// What the script's function of this name navigates to.
    private static func call(_ name: String, _ json: String) -> URL? {
        guard let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_"])),
            let argument = json.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        else { return nil }
        return URL(string: "\(NativeBridge.scheme)://\(name)" + (name == "close" ? "" : "/\(argument)"))
    }
}
