import AdobeAndroid2Model
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// What apps do with messages, alerts and floating buttons.
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
                about: "Message.dismiss(suppressAutoTrack), false if left out")
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
                about:
                    "UIService.createFullscreenMessage: a message of no campaign, with a listener that lets "
                    + "the page go everywhere but to the URL that it handles")
        ) { try $0.createMessage($1) },
        AdobeAndroid2Call(
            .init(
                .app, "showAlert", .init("alert", .string), .init("hasNoButtons", .flag, isRequired: false),
                about:
                    "UIService.showAlert: an alert with this title and the buttons yes and no, or without any"
            )
        ) { driver, call in
            let title = call.string("alert") ?? ""
            let (yes, no) = call.flag("hasNoButtons") ? (nil, nil) : ("yes", "no")
            ServiceProvider.getInstance().getUIService().showAlert(
                .build(title, "hello", yes, no), RecordingAlertListener(driver.recorder, alert: title))
        },
        AdobeAndroid2Call(
            .init(
                .app, "showUrl", .init("url", .string),
                about: "UIService.showUrl, whose answer is in the trace")
        ) { driver, call in
            let url = call.string("url") ?? ""
            _ = driver.recorder.call(
                .app, "opens", [TraceEvent.Argument("url", url)], describe: { "\($0)" }
            ) { ServiceProvider.getInstance().getUIService().showUrl(url) }
        },
        AdobeAndroid2Call(
            .init(
                .app, "setLocalAssetsMap", message, .init("asset", .string, isRequired: false),
                about: "FullscreenMessage.setLocalAssetsMap with one image, or with null if it is left out")
        ) { driver, call in
            let map = call.string("asset").map { [$0: "/local/\($0)"] }
            try driver.message(of: call).setLocalAssetsMap(map)
        },
        AdobeAndroid2Call(
            .init(.app, "showFloatingButton", about: "UIService.createFloatingButton and display()")
        ) { driver, _ in
            ServiceProvider.getInstance().getUIService()
                .createFloatingButton(RecordingAndroidButtonListener(driver.recorder))?.display()
        },
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
                    throw AdobeAndroid2Driver.failure("there is no event type \(name).")
                }
                return type
            }
            try driver.campaign(of: call).track(call.string("interaction"), type)
        },
    ]
}

extension AdobeAndroid2Driver {
    /// The looks have alignments, without which the SDK loads nothing (A2-213), unless the call asks for none.
    fileprivate func createMessage(_ call: ShapeCall) throws {
        let name = call.string("message") ?? ""
        let settings = MessageSettings()
        if !call.flag("hasNoAlignment") {
            settings.setVerticalAlign(.center)
            settings.setHorizontalAlign(.center)
        }
        if !call.flag("hasNoDisplayAnimation") { settings.setDisplayAnimation(.bottom) }
        settings.setDismissAnimation(.bottom)
        let listener = RecordingAdobeAndroid2Listener(
            recorder, message: name, handling: call.string("handles"))
        let message = ServiceProvider.getInstance().getUIService().createFullscreenMessage(
            call.string("html") ?? "<html></html>", listener, call.flag("isLocalImageUsed"), settings)
        guard let message else { throw Self.failure("the UI service made no message.") }
        messages.keep(made: message, name)
    }
}
