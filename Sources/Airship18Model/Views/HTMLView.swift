import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// A web page with a close button (AM-082 to AM-084). Main actor.
final class HTMLView: MessageView {
    /// The seconds after a failure before the page is loaded again (AM-083).
    static let reloadSeconds: TimeInterval = 10
    static let scheme = "uairship"

    private let content: InAppMessageDisplayContent.HTML
    private var reload: StageTimer?
    private var isLoading = false

    init(
        _ message: InAppMessage, _ runner: MessageActionRunner, _ theme: DisplayTheme?,
        _ content: InAppMessageDisplayContent.HTML
    ) {
        self.content = content
        super.init(message, runner, theme)
    }

    override func didEnter() {
        load()
    }

    override func willLeave() {
        reload?.cancel()
        isLoading = false
    }

    /// An invalid URL gives an empty page.
    private func load() {
        guard let url = URL(string: content.url) else {
            return installation.link.record(.error, "page without a URL", ["url": content.url])
        }
        isLoading = true
        installation.link.record(.note, "page load", ["url": url.absoluteString])
    }

    /// Handles a call of the page's script, or a link. Most other links are left to the page (AM-150).
    override func take(_ gesture: UserGesture) -> Bool {
        guard case .openLink(let url) = gesture, !isDismissed else { return super.take(gesture) }
        if url.scheme?.lowercased() == Self.scheme {
            take(url)
        } else if installation.version.opensLinksOutside, OutsideLink.isOne(url) {
            installation.link.stage?.open(url, from: StageLink.source)
        } else {
            installation.link.record(.note, "page navigates", ["url": url.absoluteString])
        }
        return true
    }

    /// Taps a link or a button of the page, as far as its URL has the page in it.
    override func tapElement(named name: String) -> Bool {
        PageInURL.element(named: name, at: content.url)?.tap { link, _ in
            URL(string: link).map { take(.openLink($0)) } ?? false
        } call: {
            receive(.posted(name: $0, json: $1))
        } ?? false
    }

    /// Handles a call of the page's script; only for pages that may make calls.
    private func take(_ call: URL) {
        guard let page = URL(string: content.url),
            installation.circumstances[\.isURLAllowed](page, .javaScriptInterface)
        else {
            return installation.link.record(
                .error, "call from a page that is not allowed", ["url": call.absoluteString])
        }
        perform(call)
    }

    private func perform(_ call: URL) {
        let knowsDismiss = installation.version.bridgeKnowsDismiss
        switch PageCommand(call, knowsDismiss: knowsDismiss) {
        case .close?: dismiss(.userDismissed)
        case .actions(let actions)?: run(actions)
        case .action(let name, let value, let callback)?:
            run([(name, value)])
            installation.link.record(.note, "page called back", ["callback": callback])
        case .several(let calls)?: calls.filter { $0.scheme?.lowercased() == Self.scheme }.forEach(perform)
        case .unreadable?:
            installation.link.record(.error, "page command unreadable", ["url": call.absoluteString])
        case nil:
            if installation.circumstances[\.pageCommand](call) { return }
            installation.link.record(.note, "page command that nobody takes", ["url": call.absoluteString])
        }
    }

    /// Runs actions with the message's own runner, as calls of a page (AM-146, AM-147).
    private func run(_ actions: [(name: String, value: AirshipJSON)]) {
        for (name, value) in actions {
            installation.runAction(name, value, for: runner.scheduleID, in: .webViewInvocation)
        }
    }

    override func receive(_ event: PageEvent) -> Bool {
        guard !isDismissed else { return false }
        switch event {
        case .finishedLoading:
            guard isLoading else { return false }
            isLoading = false
        case .failedLoading(let reason):
            guard isLoading else { return false }
            isLoading = false
            installation.link.record(.error, "page failed to load", ["reason": reason])
            reload = installation.link.after(Self.reloadSeconds) { [weak self] in self?.load() }
        case .posted(let name, let json): return post(ScriptName.of(name, prefix: "UAirship."), json)
        }
        return true
    }

    private func post(_ name: String, _ json: String) -> Bool {
        if name == "getMessageExtras" {
            let extras = message.extras?.isObject ?? false ? message.extras : nil
            installation.link.record(.note, "page gets extras", ["json": extras?.text ?? "{}"])
            return true
        }
        if name == "run-actions", let actions = try? AirshipJSON.from(json: json) {
            run((actions.object ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            return true
        }
        guard let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_"])),
            let argument = json.addingPercentEncoding(withAllowedCharacters: .alphanumerics),
            let url = URL(string: "\(Self.scheme)://\(name)" + (name == "close" ? "" : "/\(argument)"))
        else { return false }
        take(url)
        return true
    }
}
