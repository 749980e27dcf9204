import AdobeIOSModel
import AdobeRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// Actions of apps on messages and on the delegate.
extension AdobeIOSCalls {
    static let message = CallSignature.Parameter("message", .message)
    private static let value = CallSignature.Parameter("value", .flag)

    static let ofMessages: [AdobeIOSCall] = [
        AdobeIOSCall(
            .init(.app, "messageShow", message, about: "Message.show(), which does not ask the delegate")
        ) {
            try $0.campaign(of: $1).show()
        },
        AdobeIOSCall(
            .init(
                .app, "messageDismiss", message, .init("suppressAutoTrack", .flag, isRequired: false),
                about: "Message.dismiss(suppressAutoTrack:), false if left out")
        ) { try $0.campaign(of: $1).dismiss(suppressAutoTrack: $1.flag("suppressAutoTrack")) },
        AdobeIOSCall(
            .init(.app, "fullscreenShow", message, about: "FullscreenMessage.show(), which asks the delegate")
        ) { try $0.message(of: $1).show() },
        AdobeIOSCall(
            .init(
                .app, "fullscreenShowWithControl", message, value,
                about: "FullscreenMessage.show(withMessagingDelegateControl:)")
        ) { try $0.message(of: $1).show(withMessagingDelegateControl: $1.flag("value")) },
        AdobeIOSCall(.init(.app, "fullscreenHide", message, about: "FullscreenMessage.hide()")) {
            try $0.message(of: $1).hide()
        },
        AdobeIOSCall(.init(.app, "fullscreenDismiss", message, about: "FullscreenMessage.dismiss()")) {
            try $0.message(of: $1).dismiss()
        },
        AdobeIOSCall(
            .init(
                .app, "createMessage", .init("message", .string), .init("html", .string, isRequired: false),
                .init("withoutListener", .flag, isRequired: false),
                .init("swallows", .string, isRequired: false),
                .init("fitToContent", .flag, isRequired: false),
                .init("localImages", .flag, isRequired: false),
                .init("parent", .message, isRequired: false),
                about:
                    "UIService.createFullscreenMessage: a message without a campaign, with a listener "
                    + "that allows every URL except the one that it swallows, and settings that may "
                    + "belong to a campaign"
            )
        ) { try $0.createMessage($1) },
        AdobeIOSCall(
            .init(
                .app, "releaseMessage", message, about: "the app releases its last reference to the message")
        ) {
            $0.messages.release($1.string("message") ?? "")
        },
        AdobeIOSCall(
            .init(
                .app, "showFloatingButton",
                about: "UIService.createFloatingButton at the first call, and show()")
        ) { driver, _ in driver.floatingButton.show() },
        AdobeIOSCall(.init(.app, "dismissFloatingButton", about: "the same, and dismiss()")) { driver, _ in
            driver.floatingButton.dismiss()
        },
        AdobeIOSCall(
            .init(
                .app, "tellListener", message, .init("passing", .message), .init("callback", .string),
                about:
                    "calls onShow or onDismiss of the Message, as a listener's method, with another message")
        ) { try $0.tellListener($1) },
        .changeSettings,
    ]

    static let ofTracking: [AdobeIOSCall] = [
        AdobeIOSCall(.init(.app, "recordDisplay", message, about: "Message.recordDisplay()")) {
            try $0.campaign(of: $1).recordDisplay()
        },
        AdobeIOSCall(.init(.app, "setAutoTrack", message, value, about: "Message.autoTrack = value")) {
            try $0.campaign(of: $1).autoTrack = $1.flag("value")
        },
        AdobeIOSCall(
            .init(
                .app, "track", message, .init("eventType", .string),
                .init("interaction", .string, isRequired: false),
                about: "Message.track(_:withEdgeEventType:), with the name of the event type")
        ) { driver, call in
            guard
                let type = MessagingEdgeEventType.allCases.first(where: {
                    "\($0)" == call.string("eventType")
                })
            else { throw AdobeIOSDriver.failure("no such event type.") }
            try driver.campaign(of: call).track(call.string("interaction"), withEdgeEventType: type)
        },
    ]

    static let ofDelegates: [AdobeIOSCall] = [
        AdobeIOSCall(.init(.app, "removeDelegate", about: "MobileCore.messagingDelegate = nil")) { _, _ in
            MobileCore.messagingDelegate = nil
        },
        // The SDK holds the delegate weakly, so this deallocates it (AI-001).
        AdobeIOSCall(
            .init(.app, "releaseDelegate", about: "the app releases its last reference to the delegate")
        ) {
            driver, _ in driver.releaseDelegates()
        },
        AdobeIOSCall(
            .init(
                .app, "replaceDelegate",
                about: "MobileCore.messagingDelegate = another delegate, named second")
        ) { driver, _ in driver.attach(name: "second") },
        AdobeIOSCall(
            .init(
                .app, "readDelegate",
                about: "writes to the trace whether ServiceProvider.shared.messagingDelegate is set")
        ) { driver, _ in
            _ = driver.recorder.call(.app, "messagingDelegate", [], describe: { (answer: String) in answer })
            {
                ServiceProvider.shared.messagingDelegate == nil ? "none" : "present"
            }
        },
        .waitForMain,
        AdobeIOSCall(
            .init(.app, "compareSurfaces", about: "writes Surface(path: \"\") == Surface() to the trace")
        ) { driver, _ in
            let areEqual = Surface(path: "") == Surface()
            driver.recorder.note(.app, "surfaces", [TraceEvent.Argument("areEqual", "\(areEqual)")])
        },
    ]

    static let ofTheHost: [AdobeIOSCall] = [
        AdobeIOSCall(
            .init(
                .host, "isTrackingInfoKnown", value, about: "whether the SDK knows the campaigns that trigger"
            )
        ) { $0.adobe.isTrackingInfoKnown = $1.flag("value") },
        AdobeIOSCall(.init(.host, "isPreview", value, about: "whether campaigns trigger as previews")) {
            $0.adobe.isPreview = $1.flag("value")
        },
        AdobeIOSCall(
            .init(
                .host, "isOnItsSide", value,
                about: "whether the device is in landscape; the window turns with it")
        ) { $0.recorder.stage.screen.rotate(to: $1.flag("value") ? .landscapeRight : .portrait) },
        AdobeIOSCall(.init(.host, "hasWindow", value, about: "whether the app has a window")) {
            $0.recorder.stage.app.hasRootViewController = $1.flag("value")
        },
        .triggerMalformed,
    ]
}

extension AdobeIOSDriver {
    fileprivate func tellListener(_ call: ShapeCall) throws {
        let campaign = try campaign(of: call)
        let passed = try message(named: call.string("passing") ?? "")
        switch call.string("callback") {
        case "onShow": campaign.onShow(message: passed)
        case "onDismiss": campaign.onDismiss(message: passed)
        default: throw Self.failure("no such callback, expected onShow or onDismiss.")
        }
    }

    fileprivate func createMessage(_ call: ShapeCall) throws {
        let name = call.string("message") ?? ""
        let listener = RecordingAdobeIOSListener(recorder, message: name, swallowing: call.string("swallows"))
        let made = ServiceProvider.shared.uiService.createFullscreenMessage(
            payload: call.string("html") ?? "<html></html>",
            listener: call.flag("withoutListener") ? nil : listener,
            isLocalImageUsed: call.flag("localImages"),
            settings: MessageSettings(
                parent: try call.string("parent").map { try self.message(named: $0).parent as Any }
            )
            .setFitToContent(call.flag("fitToContent")))
        guard let message = made as? FullscreenMessage else {
            throw Self.failure("the UI service makes other messages.")
        }
        messages.keep(made: message, name)
    }
}
