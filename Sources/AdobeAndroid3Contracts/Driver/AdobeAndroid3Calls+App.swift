import AdobeAndroid3Model
import Foundation
import InAppContracts
import PlatformStandIns

/// Actions of apps on messages, presentables and the delegate.
extension AdobeAndroid3Calls {
    static let ofPresentables: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(.app, "messageShow", message, about: "Message.show(), which asks the delegate")
        ) { try $0.message(of: $1).show() },
        AdobeAndroid3Call(.init(.app, "messageDismiss", message, about: "Message.dismiss()")) {
            try $0.message(of: $1).dismiss()
        },
        onPresentable("presentableShow", "Presentable.show(), which asks the delegate") { $0.show() },
        onPresentable("presentableHide", "Presentable.hide()") { $0.hide() },
        onPresentable("presentableDismiss", "Presentable.dismiss()") { $0.dismiss() },
    ]

    private static func onPresentable(
        _ name: String, _ about: String, _ command: @escaping @Sendable (any Presentable) -> Void
    ) -> AdobeAndroid3Call {
        AdobeAndroid3Call(.init(.app, name, message, about: about)) { command(try $0.presentable(of: $1)) }
    }

    static let ofTracking: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(.init(.app, "recordDisplay", message, about: "Message.recordDisplay()")) {
            try $0.message(of: $1).recordDisplay()
        },
        AdobeAndroid3Call(.init(.app, "setAutoTrack", message, value, about: "Message.setAutoTrack(_:)")) {
            try $0.message(of: $1).setAutoTrack($1.flag("value"))
        },
        AdobeAndroid3Call(
            .init(
                .app, "track", message, .init("eventType", .string, isRequired: false),
                .init("interaction", .string, isRequired: false),
                about: "Message.track(_:_:), with the name of the event type; with nil for omitted values")
        ) { driver, call in
            let type = try call.string("eventType").map { name in
                guard let type = MessagingEdgeEventType.allCases.first(where: { "\($0)" == name }) else {
                    throw AdobeAndroid3Driver.failure("the event type does not exist.")
                }
                return type
            }
            try driver.message(of: call).track(call.string("interaction"), type)
        },
    ]

    static let ofDelegates: [AdobeAndroid3Call] = [
        // The SDK holds the delegate strongly, so it stays (A3-001).
        AdobeAndroid3Call(
            .init(.app, "releaseDelegate", about: "the app releases its last reference to the delegate")
        ) { driver, _ in driver.releaseDelegates() },
        AdobeAndroid3Call(
            .init(.app, "replaceDelegate", about: "UIService.setPresentationDelegate with one called second")
        ) { driver, _ in driver.attach(name: "second") },
    ]
}

/// Objects without a campaign that apps create.
extension AdobeAndroid3Calls {
    private static let name = CallSignature.Parameter("message", .string)

    static let ofCreation: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(
                .app, "createMessage", name, .init("html", .string, isRequired: false),
                .init("handles", .string, isRequired: false), .init("swipeUp", .string, isRequired: false),
                .init("swipeDown", .string, isRequired: false),
                .init("fitToContent", .flag, isRequired: false),
                .init("takesOver", .flag, isRequired: false),
                about:
                    "UIService.create with an in-app message without a campaign, whose listener handles one "
                    + "URL; its swipes up and down are mapped to other URLs, one after the other; it may "
                    + "take over the screen")
        ) { driver, call in try driver.createMessage(call) },
        AdobeAndroid3Call(
            .init(
                .app, "mapSwipeUp", message, .init("url", .string),
                about: "gestureMap(_:) of the builder that built the settings of a message, for swipes up")
        ) { driver, call in
            try driver.builder(of: call).gestureMap(["swipeUp": call.string("url") ?? ""])
        },
        AdobeAndroid3Call(
            .init(.app, "createAlert", name, about: "UIService.create with an alert that has both buttons")
        ) { driver, call in
            let settings = try AlertSettings.Builder().title("title").positiveButtonText("yes")
                .negativeButtonText("no").build()
            let listener = RecordingAdobeAndroid3AlertListener(driver.recorder, message: call.newName)
            try driver.create(AdobeAndroid3Model.Alert(settings, listener), call)
        },
        AdobeAndroid3Call(
            .init(.app, "createFloatingButton", name, about: "UIService.create with a floating button")
        ) { driver, call in
            let settings = try FloatingButtonSettings.Builder().initialGraphic(Bitmap()).build()
            let listener = RecordingAdobeAndroid3ButtonListener(driver.recorder, message: call.newName)
            try driver.create(FloatingButton(settings, listener), call)
        },
    ]
}

extension ShapeCall {
    fileprivate var newName: String { string("message") ?? "" }
}

extension AdobeAndroid3Driver {
    fileprivate func createMessage(_ call: ShapeCall) throws {
        let builder = InAppMessageSettings.Builder()
            .content(call.string("html") ?? "<html></html>").shouldFitToContent(call.flag("fitToContent"))
            .shouldTakeOverUi(call.flag("takesOver"))
        for gesture in ["swipeUp", "swipeDown"] {
            if let url = call.string(gesture) { builder.gestureMap([gesture: url]) }
        }
        let listener = RecordingAdobeAndroid3MessageListener(
            recorder, message: call.newName, handling: call.string("handles"))
        try create(InAppMessage(builder.build(), listener), call)
        keep(builder, for: call.newName)
    }

    fileprivate func create<T: Presentation>(_ presentation: T, _ call: ShapeCall) throws {
        let presentable = try ServiceProvider.getInstance().uiService.create(
            presentation, adobe.utilityProvider)
        presentables.keep(made: presentable, call.newName)
    }
}

/// Actions of apps on a message's page, and what they can see of a message.
extension AdobeAndroid3Calls {
    static let ofPages: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(
                .app, "inspect", message, about: "inspects a message and writes the result into the trace")
        ) { driver, call in driver.inspect(try driver.presentable(of: call)) },
        AdobeAndroid3Call(
            .init(
                .app, "handleJavascriptMessage", message, .init("name", .string),
                .init("label", .string, isRequired: false),
                about: "eventHandler.handleJavascriptMessage(_:_:); traces distinguish handlers by label")
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
                about: "onUrlLoading(_:_:) of the message's own listener; its answer is in the trace")
        ) { driver, call in try driver.askListener(call) },
    ]
}

extension AdobeAndroid3Driver {
    /// Records what an app can see of a presentable. The objects of each kind are numbered in order of appearance.
    fileprivate func inspect(_ presentable: any Presentable) {
        var seen = [("presentable", "\(objects.number(of: presentable))")]
        if let message = presentable.campaign {
            seen.append(("object", "\(messages.number(of: message))"))
            seen.append(("autoTrack", "\(message.getAutoTrack())"))
        }
        if let message = presentable.getPresentation() as? InAppMessage {
            seen.append(("handler", "\(handlers.number(of: message.eventHandler))"))
            let settings = message.settings
            seen += [
                ("maxWidth", "\(settings.maxWidth)"), ("width", "\(settings.width)"),
                ("height", "\(settings.height)"), ("verticalInset", "\(settings.verticalInset)"),
                ("horizontalInset", "\(settings.horizontalInset)"),
                ("cornerRadius", "\(settings.cornerRadius)"),
            ]
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
