import AdobeAndroid2Model
import Foundation
import InAppContracts
import PlatformStandIns

/// What apps do with a message's page and web view.
extension AdobeAndroid2Calls {
    static let ofPages: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(
                .app, "inspect", message,
                about:
                    "looks at message and web view, on the main thread, and writes into the trace what it sees"
            )
        ) { driver, call in
            let message = try driver.message(of: call)
            try driver.recorder.onMain { driver.inspect(message) }
        },
        AdobeAndroid2Call(
            .init(
                .app, "handleJavascriptMessage", message, .init("name", .string),
                .init("label", .string, isRequired: false),
                about:
                    "Message.handleJavascriptMessage(name, callback); traces tell callbacks by label")
        ) { driver, call in
            let arguments = ["name", "label"].compactMap { key in
                call.string(key).map { TraceEvent.Argument(key, $0) }
            }
            let recorder = driver.recorder
            try driver.campaign(of: call).handleJavascriptMessage(call.string("name") ?? "") { text in
                let text = TraceEvent.Argument("text", text ?? "none")
                recorder.call(.listener, "javascriptMessage", arguments + [text])
            }
        },
        AdobeAndroid2Call(
            .init(
                .app, "evaluateJavascript", message, .init("content", .string),
                about: "Message.evaluateJavascript(content)")
        ) { driver, call in
            try driver.campaign(of: call).evaluateJavascript(call.string("content") ?? "")
        },
        AdobeAndroid2Call(
            .init(
                .app, "navigatePage", message, .init("url", .string, isRequired: false),
                about:
                    "the page in the web view goes to a URL, or to what is none, or to null if left out; the "
                    + "decision is in the trace")
        ) { driver, call in
            guard let view = try driver.message(of: call).getWebView() else {
                throw AdobeAndroid2Driver.failure("the message has no web view.")
            }
            let url = call.string("url")
            try driver.recorder.onMain { driver.navigate(view, to: url) }
        },
    ]
}

extension AdobeAndroid2Driver {
    /// Writes down what an app can see of a message.
    @MainActor fileprivate func inspect(_ message: any FullscreenMessage) {
        let campaign = message.parent
        let campaignView = campaign?.getWebView()
        var seen = [
            ("object", "\(objects.number(of: message))"),
            ("campaign", campaign.map { "\(campaigns.number(of: $0))" } ?? "none"),
            ("view", number(of: message.getWebView())), ("campaignView", number(of: campaignView)),
        ]
        if let view = message.getWebView() ?? campaignView {
            seen += [
                ("html", view.loadedHTML ?? "none"),
                ("assets", view.localAssets.keys.sorted().joined(separator: ", ")),
                ("scripts", view.evaluatedScripts.joined(separator: "; ")),
                ("handlers", view.javascriptInterfaces.sorted().joined(separator: ", ")),
            ]
        }
        recorder.call(
            .app, "sees", [TraceEvent.Argument("message", messages.name(of: message))],
            observed: seen.map { TraceEvent.Argument($0, $1) })
    }

    private func number(of view: AdobeAndroid2Model.WebView?) -> String {
        view.map { "\(views.number(of: $0))" } ?? "none"
    }

    @MainActor fileprivate func navigate(_ view: AdobeAndroid2Model.WebView, to url: String?) {
        let isHandled = view.navigate(to: url)
        let arguments = [("url", url ?? "none"), ("decision", isHandled ? "handled" : "followed")]
        recorder.note(.page, "navigation", arguments.map { TraceEvent.Argument($0, $1) })
    }
}
