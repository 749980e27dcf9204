import AdobeAndroid3Model
import InAppContracts

/// What apps do with a message's page, and what they can see of a message.
extension AdobeAndroid3Calls {
    static let ofPages: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(
                .app, "inspect", message, about: "looks at a message, and writes into the trace what it sees")
        ) { driver, call in driver.inspect(try driver.presentable(of: call)) },
        AdobeAndroid3Call(
            .init(
                .app, "handleJavascriptMessage", message, .init("name", .string),
                .init("label", .string, isRequired: false),
                about: "eventHandler.handleJavascriptMessage(_:_:); traces tell handlers by label")
        ) { driver, call in
            let arguments = ["name", "label"].compactMap { key in
                call.string(key).map { TraceEvent.Argument(key, $0) }
            }
            let recorder = driver.recorder
            try driver.inAppMessage(of: call).eventHandler.handleJavascriptMessage(call.string("name") ?? "")
            {
                let body = TraceEvent.Argument("body", $0 ?? "none")
                recorder.call(.listener, "javascriptMessage", arguments + [body])
            }
        },
        AdobeAndroid3Call(
            .init(
                .app, "evaluateJavascript", message, .init("script", .string),
                about: "eventHandler.evaluateJavascript(_:_:); its callback is in the trace")
        ) { driver, call in
            let (recorder, script) = (driver.recorder, call.string("script") ?? "")
            try driver.inAppMessage(of: call).eventHandler.evaluateJavascript(script) { result in
                let arguments = [("script", script), ("result", result ?? "none")]
                recorder.call(.listener, "evaluated", arguments.map { TraceEvent.Argument($0, $1) })
            }
        },
        AdobeAndroid3Call(
            .init(
                .app, "askListener", message, url,
                about: "onUrlLoading(_:_:) of the message's own listener, whose answer is in the trace")
        ) { driver, call in try driver.askListener(call) },
    ]
}

extension AdobeAndroid3Driver {
    /// Writes down what an app can see of a presentable. Objects of a kind are numbered as they are met.
    fileprivate func inspect(_ presentable: any Presentable) {
        var seen = [("presentable", "\(objects.number(of: presentable))")]
        if let message = presentable.campaign {
            seen.append(("object", "\(messages.number(of: message))"))
            seen.append(("autoTrack", "\(message.getAutoTrack())"))
        }
        if let message = presentable.getPresentation() as? InAppMessage {
            seen.append(("handler", "\(handlers.number(of: message.eventHandler))"))
            seen.append(("maxWidth", "\(message.settings.maxWidth)"))
        }
        let arguments = [
            ("message", presentables.name(of: presentable)), ("state", "\(presentable.getState())"),
        ]
        recorder.call(
            .app, "sees", arguments.map { TraceEvent.Argument($0, $1) },
            observed: seen.map { TraceEvent.Argument($0, $1) })
    }

    fileprivate func askListener(_ call: ShapeCall) throws {
        let message = try inAppMessage(of: call)
        guard #available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *),
            let presentable = try presentable(of: call) as? any Presentable<InAppMessage>
        else { throw Self.failure("this system cannot cast the presentable.") }
        let url = call.string("url") ?? ""
        _ = recorder.call(.app, "decides", [TraceEvent.Argument("url", url)], describe: { "\($0)" }) {
            message.eventListener.onUrlLoading(presentable, url)
        }
    }
}
