import AdobeAndroid3Model
import InAppContracts
import PlatformStandIns

/// What apps create that belongs to no campaign.
extension AdobeAndroid3Calls {
    private static let name = CallSignature.Parameter("message", .string)

    static let ofCreation: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(
                .app, "createMessage", name, .init("html", .string, isRequired: false),
                .init("handles", .string, isRequired: false), .init("swipeUp", .string, isRequired: false),
                .init("swipeDown", .string, isRequired: false),
                .init("fitToContent", .flag, isRequired: false),
                about:
                    "UIService.create with an in-app message of no campaign, whose listener handles one URL, "
                    + "and whose swipes up and down lead to others, mapped one after the other")
        ) { driver, call in try driver.createMessage(call) },
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
        for gesture in ["swipeUp", "swipeDown"] {
            if let url = call.string(gesture) { builder.gestureMap([gesture: url]) }
        }
        let listener = RecordingAdobeAndroid3MessageListener(
            recorder, message: call.newName, handling: call.string("handles"))
        try create(InAppMessage(builder.build(), listener), call)
    }

    fileprivate func create<T: Presentation>(_ presentation: T, _ call: ShapeCall) throws {
        let presentable = try ServiceProvider.getInstance().uiService.create(
            presentation, adobe.utilityProvider)
        presentables.keep(made: presentable, call.newName)
    }
}
