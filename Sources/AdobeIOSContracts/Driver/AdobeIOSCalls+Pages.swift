import AdobeIOSModel
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// Actions of apps on a message's page and web view.
extension AdobeIOSCalls {
    private static let url = CallSignature.Parameter("url", .string)
    private static let name = CallSignature.Parameter("name", .string)

    static let ofPages: [AdobeIOSCall] = [
        AdobeIOSCall(
            .init(
                .app, "inspect", message,
                about:
                    "inspects the message and its web view on the main thread, and writes what it finds to the trace"
            )
        ) { driver, call in
            // Sound: messages are not Sendable, but may be used from any thread.
            nonisolated(unsafe) let message = try driver.message(of: call)
            try driver.recorder.onMain { driver.inspect(message) }
        },
        AdobeIOSCall(
            .init(.app, "embedView", message, about: "the app puts the web view into a view of its own")
        ) { driver, call in
            // Sound: messages are not Sendable, but may be used from any thread.
            nonisolated(unsafe) let message = try driver.message(of: call)
            try driver.recorder.onMain {
                message.webView.map(AppContainer.of(driver.recorder.stage).addSubview)
            }
        },
        AdobeIOSCall(
            .init(
                .app, "takeNavigationOver", message,
                about:
                    "WKWebView.navigationDelegate = an object of the app, which allows every navigation"
            )
        ) { driver, call in
            let (view, name) = (try driver.webView(of: call), call.string("message") ?? "")
            try driver.recorder.onMain { driver.takeNavigationOver(of: view, message: name) }
        },
        AdobeIOSCall(
            .init(
                .app, "lookAtScreen",
                about: "writes the messages whose views are on the screen to the trace, topmost last")
        ) { driver, _ in
            try driver.recorder.onMain { driver.lookAtScreen() }
        },
        AdobeIOSCall(
            .init(
                .app, "handleJavascriptMessage", message, name, .init("label", .string, isRequired: false),
                about:
                    "FullscreenMessage.handleJavascriptMessage(_:withHandler:); traces distinguish handlers by label"
            )
        ) { driver, call in
            let arguments = ["name", "label"].compactMap { key in
                call.string(key).map { TraceEvent.Argument(key, $0) }
            }
            let recorder = driver.recorder
            try driver.message(of: call).handleJavascriptMessage(call.string("name") ?? "") { body in
                let body = body.map { "\($0)" } ?? "none"
                recorder.call(.listener, "javascriptMessage", arguments + [TraceEvent.Argument("body", body)])
            }
        },
        AdobeIOSCall(
            .init(
                .app, "setAssetMap", message, .init("from", .string, isRequired: false),
                .init("to", .string, isRequired: false),
                about: "FullscreenMessage.setAssetMap(_:), with one entry, or with nil if left out")
        ) { driver, call in
            let map = call.string("from").map { [$0: call.string("to") ?? ""] }
            try driver.message(of: call).setAssetMap(map)
        },
        AdobeIOSCall(
            .init(
                .app, "overrideUrlLoad", message, .init("url", .string, isRequired: false),
                .init("passing", .message, isRequired: false),
                about:
                    "Message.overrideUrlLoad(message:url:), with nil if url is left out, with the "
                    + "message itself or another; the answer is in the trace")
        ) { driver, call in
            let campaign = try driver.campaign(of: call)
            let passed = call.string("passing")
            let message = try passed.map(driver.message(named:)) ?? driver.message(of: call)
            let url = call.string("url")
            let arguments =
                [TraceEvent.Argument("url", url ?? "none")]
                + (passed.map { [TraceEvent.Argument("passing", $0)] } ?? [])
            _ = driver.recorder.call(.app, "overrides", arguments, describe: { "\($0)" }) {
                campaign.overrideUrlLoad(message: message, url: url)
            }
        },
        AdobeIOSCall(
            .init(
                .app, "navigateView", message, url,
                about: "the page in the web view navigates to a URL; the decision is in the trace")
        ) { driver, call in
            let (view, url) = (try driver.webView(of: call), try driver.url(of: call))
            try driver.recorder.onMain { driver.navigate(view, to: url) }
        },
        AdobeIOSCall(
            .init(.app, "loadInView", message, url, about: "the app loads another page into the web view")
        ) { driver, call in
            let (view, url) = (try driver.webView(of: call), try driver.url(of: call))
            try driver.recorder.onMain { _ = view.load(URLRequest(url: url)) }
        },
        AdobeIOSCall(
            .init(
                .app, "postFromView", message, name, .init("body", .string),
                about: "the page in the web view posts a message to native code")
        ) { driver, call in
            let view = try driver.webView(of: call)
            let (name, body) = (call.string("name") ?? "", call.string("body") ?? "")
            try driver.recorder.onMain { driver.post(name, body, from: view) }
        },
        AdobeIOSCall(
            .init(
                .app, "evaluateJavaScript", message, .init("script", .string),
                about: "runs a script in the page")
        ) { driver, call in
            let (view, script) = (try driver.webView(of: call), call.string("script") ?? "")
            let recorder = driver.recorder
            try driver.recorder.onMain {
                view.evaluateJavaScript(script) { _, _ in
                    recorder.call(.listener, "evaluated", [TraceEvent.Argument("script", script)])
                }
            }
        },
    ]
}

/// A view of the app on a stage, to which web views can be added. Main actor.
@MainActor private final class AppContainer {
    private lazy var view = UIView(frame: .zero)

    private nonisolated init() {}

    static func of(_ stage: HeadlessStage) -> UIView {
        stage.shared(AppContainer.self) { AppContainer() }.view
    }
}

extension AdobeIOSDriver {
    fileprivate func webView(of call: ShapeCall) throws -> WKWebView {
        guard let view = try message(of: call).webView as? WKWebView else {
            throw Self.failure("the message has no web view.")
        }
        return view
    }

    /// Records what an app can see of a message.
    @MainActor fileprivate func inspect(_ message: FullscreenMessage) {
        var seen = [("object", "\(objects.number(of: message))")]
        seen.append(("dismissAnimation", message.settings?.dismissAnimation.map { "\($0)" } ?? "unset"))
        if let view = message.webView as? WKWebView {
            seen.append(("view", "\(views.number(of: view))"))
            seen += view.facts
            seen.append(("navigationDelegate", view.navigationDelegate === message ? "message" : "other"))
        } else {
            seen.append(("view", "none"))
        }
        recorder.call(
            .app, "sees", [TraceEvent.Argument("message", messages.name(of: message))],
            observed: seen.map { TraceEvent.Argument($0, $1) })
    }

    @MainActor fileprivate func lookAtScreen() {
        // The id of a message without a campaign differs on every run.
        let names = recorder.stage.visibleSurfaces.map { UUID(uuidString: $0) == nil ? $0 : "made" }
        let shown = names.joined(separator: ", ")
        recorder.note(.app, "screen", [TraceEvent.Argument("shown", shown)])
    }

    /// The web view holds its delegate weakly, so it is retained here.
    @MainActor fileprivate func takeNavigationOver(of view: WKWebView, message name: String) {
        let delegate = RecordingNavigationDelegate(recorder, message: name)
        navigationDelegates.withLock { $0.append(delegate) }
        view.navigationDelegate = delegate
    }

    @MainActor fileprivate func navigate(_ view: WKWebView, to url: URL) {
        let recorder = recorder
        PlayedPage(view)?.navigate(to: url) { policy in
            let decision = policy == .allow ? "allow" : "cancel"
            let arguments = [("url", url.absoluteString), ("decision", decision)]
            recorder.note(.page, "navigation", arguments.map { TraceEvent.Argument($0, $1) })
        }
    }

    @MainActor fileprivate func post(_ name: String, _ body: String, from view: WKWebView) {
        guard PlayedPage(view)?.post(name: name, body: body) != true else { return }
        recorder.note(.page, "unheard", [TraceEvent.Argument("name", name)])
    }
}

/// What an app can see of a message's web view, by name.
extension WKWebView {
    /// Position, appearance, and the data that the page was given.
    var facts: [(String, String)] {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        let texts = numbers.map { $0.isFinite ? "\(Int($0))" : "\($0)" }
        return [
            ("superview", superview == nil ? "none" : "present"), ("parent", parentName),
            ("height", texts[3]), ("frame", texts.joined(separator: " ")),
            ("alpha", "\(Int(alpha))"), ("backdropOpacity", backdropOpacity),
            ("scrolling", "\(scrollView.isScrollEnabled)"), ("bounces", "\(scrollView.bounces)"),
            ("transparent", "\(!isOpaque && backgroundColor == .clear)"),
            ("cornerRadius", "\(Int(scrollView.layer.cornerRadius))"),
            ("ownRadius", "\(Int(layer.cornerRadius))"),
            ("inlineMedia", "\(configuration.allowsInlineMediaPlayback)"),
            ("adjustsInsets", "\(scrollView.contentInsetAdjustmentBehavior != .never)"),
            ("scrollBackground", scrollView.backgroundColor == .clear ? "clear" : "other"),
            ("followsSuperview", "\(autoresizingMask == [.flexibleWidth, .flexibleHeight])"),
            ("recognizers", "\(gestureRecognizers?.count ?? 0)"), ("address", url?.scheme ?? "none"),
        ] + headlessFacts
    }

    /// Whether the view is in the window itself, or in a backdrop in the window.
    private var parentName: String {
        switch superview {
        case nil: "none"
        case is UIWindow: "window"
        case let parent?: parent.superview is UIWindow ? "backdrop" : "other"
        }
    }

    /// The opacity of the superview's background colour, if the superview is not a window.
    private var backdropOpacity: String {
        var alpha: CGFloat = 0
        guard let superview, !(superview is UIWindow),
            superview.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha) == true
        else { return "none" }
        return "\(alpha)"
    }

    // A web view that is not the models' own has no such facts.
    private var headlessFacts: [(String, String)] {
        guard let page = self as? HeadlessWebView else { return [] }
        let handlers = page.handlerNames.joined(separator: ", ")
        return [
            ("loads", "\(page.loadCount)"), ("html", page.loadedHTML ?? "none"), ("handlers", handlers),
        ]
    }
}
