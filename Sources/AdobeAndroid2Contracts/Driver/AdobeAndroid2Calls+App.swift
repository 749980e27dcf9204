import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// Actions of apps on messages, alerts and floating buttons.
extension AdobeAndroid2Calls {
    static let ofMessages: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(.app, "messageShow", message, about: "Message.show(), which does not ask the delegate")
        ) {
            try $0.campaign(of: $1).show()
        },
        AdobeAndroid2Call(
            .init(
                .app, "messageDismiss", message, .init("suppressAutoTrack", .flag, isRequired: false),
                about: "Message.dismiss(suppressAutoTrack), false if omitted")
        ) { try $0.campaign(of: $1).dismiss($1.flag("suppressAutoTrack")) },
        AdobeAndroid2Call(
            .init(.app, "fullscreenShow", message, about: "FullscreenMessage.show(), which asks the delegate")
        ) { try $0.message(of: $1).show() },
        AdobeAndroid2Call(
            .init(
                .app, "fullscreenShowWithControl", message, value,
                about: "FullscreenMessage.show(withMessagingDelegateControl)")
        ) { try $0.message(of: $1).show($1.flag("value")) },
        AdobeAndroid2Call(
            .init(.app, "fullscreenDismiss", message, about: "FullscreenMessage.dismiss()")
        ) {
            try $0.message(of: $1).dismiss()
        },
    ]

    static let ofTheUIService: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(
                .app, "createMessage", .init("message", .string), .init("html", .string, isRequired: false),
                .init("handles", .string, isRequired: false),
                .init("isLocalImageUsed", .flag, isRequired: false),
                .init("hasNoAlignment", .flag, isRequired: false),
                .init("hasNoDisplayAnimation", .flag, isRequired: false),
                .init("hasNoDismissAnimation", .flag, isRequired: false),
                .init("swipeUp", .string, isRequired: false),
                .init("tapBackground", .string, isRequired: false),
                about:
                    "UIService.createFullscreenMessage: a message without a campaign, with a listener that "
                    + "lets the page navigate anywhere except to the URL that it handles; with a mapped "
                    + "tap the message takes over the screen")
        ) { try $0.createMessage($1) },
        AdobeAndroid2Call(
            .init(
                .app, "showAlert", .init("alert", .string), .init("hasNoButtons", .flag, isRequired: false),
                .init("hasBlankButtons", .flag, isRequired: false),
                about:
                    "UIService.showAlert: an alert with this title and the buttons yes and no, without "
                    + "buttons, or with blank buttons")
        ) { driver, call in
            let title = call.string("alert") ?? ""
            let texts = call.flag("hasBlankButtons") ? (" ", "\t") : ("yes", "no")
            let (yes, no) = call.flag("hasNoButtons") ? (nil, nil) : texts
            ServiceProvider.getInstance().getUIService().showAlert(
                .build(title, "hello", yes, no), RecordingAlertListener(driver.recorder, alert: title))
        },
        AdobeAndroid2Call(
            .init(
                .app, "showUrl", .init("url", .string),
                about: "UIService.showUrl; its result is in the trace")
        ) { driver, call in
            let url = call.string("url") ?? ""
            _ = driver.recorder.call(
                .app, "opens", [TraceEvent.Argument("url", url)], describe: { "\($0)" }
            ) { ServiceProvider.getInstance().getUIService().showUrl(url) }
        },
        AdobeAndroid2Call(
            .init(
                .app, "setLocalAssetsMap", message, .init("asset", .string, isRequired: false),
                .init("isEmpty", .flag, isRequired: false),
                about:
                    "FullscreenMessage.setLocalAssetsMap with one image, with null if omitted, or with an "
                    + "empty map")
        ) { driver, call in
            let map = call.flag("isEmpty") ? [:] : call.string("asset").map { [$0: "/local/\($0)"] }
            try driver.message(of: call).setLocalAssetsMap(map)
        },
        AdobeAndroid2Call(
            .init(
                .app, "setMessageSetting", message, .init("hasParent", .flag, isRequired: false),
                .init("swipeUp", .string, isRequired: false),
                about:
                    "FullscreenMessage.setMessageSetting with other settings, which have the message's "
                    + "parent or none, and may map a swipe up")
        ) { driver, call in
            let message = try driver.message(of: call)
            let settings = AdobeAndroid2Driver.looks(call)
            if call.flag("hasParent") { settings.setParent(message.getParent()) }
            message.setMessageSetting(settings)
        },
    ]

    static let ofButtons: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(.app, "showFloatingButton", about: "UIService.createFloatingButton and display()")
        ) { driver, _ in
            ServiceProvider.getInstance().getUIService()
                .createFloatingButton(RecordingAndroidButtonListener(driver.recorder))?.display()
        },
        AdobeAndroid2Call(
            .init(
                .app, "createFloatingButton", .init("button", .string),
                about: "UIService.createFloatingButton; traces use this name for the button")
        ) { driver, call in try driver.createButton(call) },
        AdobeAndroid2Call(
            .init(.app, "displayFloatingButton", .init("button", .string), about: "FloatingButton.display()")
        ) { try $0.button(of: $1).display() },
        AdobeAndroid2Call(
            .init(.app, "removeFloatingButton", .init("button", .string), about: "FloatingButton.remove()")
        ) { try $0.button(of: $1).remove() },
    ]

    static let ofTracking: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(.init(.app, "setAutoTrack", message, value, about: "Message.setAutoTrack(value)")) {
            try $0.campaign(of: $1).setAutoTrack($1.flag("value"))
        },
        AdobeAndroid2Call(
            .init(
                .app, "track", message, .init("eventType", .string, isRequired: false),
                .init("interaction", .string, isRequired: false),
                about: "Message.track(interaction, eventType), with the name of the event type, or with none")
        ) { driver, call in
            let type = try call.string("eventType").map { name in
                guard let type = MessagingEdgeEventType.allCases.first(where: { "\($0)" == name }) else {
                    throw AdobeAndroid2Driver.failure("the event type \(name) does not exist.")
                }
                return type
            }
            try driver.campaign(of: call).track(call.string("interaction"), type)
        },
    ]
}

extension AdobeAndroid2Driver {
    /// The settings have alignments, without which the SDK loads nothing (A2-213), unless the call asks for none.
    fileprivate func createMessage(_ call: ShapeCall) throws {
        let name = call.string("message") ?? ""
        let settings = Self.looks(call)
        let listener = RecordingAdobeAndroid2Listener(
            recorder, message: name, handling: call.string("handles"))
        let message = ServiceProvider.getInstance().getUIService().createFullscreenMessage(
            call.string("html") ?? "<html></html>", listener, call.flag("isLocalImageUsed"), settings)
        guard let message else { throw Self.failure("the UI service created no message.") }
        messages.keep(made: message, name)
    }

    fileprivate static func looks(_ call: ShapeCall) -> MessageSettings {
        let settings = MessageSettings()
        if !call.flag("hasNoAlignment") {
            settings.setVerticalAlign(.center)
            settings.setHorizontalAlign(.center)
        }
        if !call.flag("hasNoDisplayAnimation") { settings.setDisplayAnimation(.bottom) }
        if !call.flag("hasNoDismissAnimation") { settings.setDismissAnimation(.bottom) }
        var gestures: [MessageGesture: String] = [:]
        gestures[.swipeUp] = call.string("swipeUp")
        gestures[.backgroundTap] = call.string("tapBackground")
        if !gestures.isEmpty { settings.setGestures(gestures) }
        settings.setUiTakeover(gestures[.backgroundTap] != nil)
        return settings
    }

    fileprivate func createButton(_ call: ShapeCall) throws {
        let name = call.string("button") ?? ""
        let listener = RecordingAndroidButtonListener(recorder, button: name)
        guard let button = ServiceProvider.getInstance().getUIService().createFloatingButton(listener) else {
            throw Self.failure("the UI service created no button.")
        }
        keep(button, name)
    }
}

/// Actions of apps on a message's page and web view.
extension AdobeAndroid2Calls {
    static let ofPages: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(
                .app, "inspect", message,
                about:
                    "inspects message and web view on the main thread and writes the result into the trace"
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
                    "Message.handleJavascriptMessage(name, callback); traces distinguish callbacks by label")
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
                    "the page in the web view navigates to a URL, to text that is not a URL, or to null if "
                    + "omitted; the decision is in the trace")
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
    /// Records what an app can see of a message.
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
        if let settings = message.getMessageSettings() {
            seen += [
                ("width", "\(settings.getWidth())"), ("height", "\(settings.getHeight())"),
                ("verticalInset", "\(settings.getVerticalInset())"),
                ("horizontalInset", "\(settings.getHorizontalInset())"),
                ("cornerRadius", "\(settings.getCornerRadius())"),
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
