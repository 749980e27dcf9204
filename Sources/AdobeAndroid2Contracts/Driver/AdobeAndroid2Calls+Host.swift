import AdobeAndroid2Model
import AdobeRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// What apps do with their delegates, and what the system does.
extension AdobeAndroid2Calls {
    static let ofDelegates: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(.app, "removeDelegate", about: "MobileCore.setMessagingDelegate(null)")
        ) { _, _ in
            MobileCore.setMessagingDelegate(nil)
        },
        AdobeAndroid2Call(
            .init(
                .app, "releaseDelegate", about: "the app drops its own references to all of its delegates")
        ) { driver, _ in driver.releaseDelegates() },
        AdobeAndroid2Call(
            .init(
                .app, "replaceDelegate",
                about: "MobileCore.setMessagingDelegate with another one, called second")
        ) { driver, _ in driver.attach(name: "second") },
        AdobeAndroid2Call(
            .init(
                .app, "replaceDelegateOfProvider",
                about: "ServiceProvider.setMessageDelegate with another one, called third")
        ) { driver, _ in
            driver.attach(name: "third") { ServiceProvider.getInstance().setMessageDelegate($0) }
        },
        AdobeAndroid2Call(
            .init(
                .app, "readDelegate",
                about: "both getters, and how many delegates exist, into the trace")
        ) { driver, _ in driver.readDelegate() },
        .waitForMain,
    ]

    static let ofTheFirstShape: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(
                .app, "registerFirstDelegate", .init("keepsLinks", .flag, isRequired: false),
                .init("refuses", .flag, isRequired: false),
                about:
                    "version 2.0.0: ServiceProvider.setMessageDelegate with a FullscreenMessageDelegate; one "
                    + "that keeps links is a subclass of the SDK's own, another deals with none; one that "
                    + "refuses lets no message pass")
        ) { $0.attachFirstDelegate(keepsLinks: $1.flag("keepsLinks"), refuses: $1.flag("refuses")) },
        AdobeAndroid2Call(
            .init(
                .app, "readFirstDelegate",
                about: "version 2.0.0: who is registered, into the trace; a message by its id")
        ) { driver, _ in driver.readFirstDelegate() },
    ]

    static let ofTheHost: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(.host, "isCampaignKnown", value, about: "whether the SDK knows the campaigns that trigger")
        ) { $0.adobe.isCampaignKnown = $1.flag("value") },
        AdobeAndroid2Call(
            .init(.host, "hasApplicationContext", value, about: "whether the SDK was given the application")
        ) { $0.adobe.hasApplicationContext = $1.flag("value") },
        AdobeAndroid2Call(
            .init(
                .host, "isFirstShape", value,
                about: "whether the SDK is that of version 2.0.0; before anything else")
        ) { $0.adobe.isFirstShape = $1.flag("value") },
        AdobeAndroid2Call(.init(.host, "pressBack", about: "the user presses the back button")) { driver, _ in
            driver.adobe.pressBack()
        },
        AdobeAndroid2Call(
            .init(.host, "destroyActivity", about: "the activity goes away, with all messages on it")
        ) { driver, _ in driver.adobe.destroyActivity() },
        AdobeAndroid2Call(
            .init(.host, "rotate", about: "the device is turned: the activity is made anew")
        ) { driver, _ in driver.adobe.rotate() },
        AdobeAndroid2Call(
            .init(
                .host, "makeMessages", .init("payload", .payload),
                about: "the SDK makes the messages of a campaign and does not show them; the app gets them")
        ) { driver, call in
            guard let json = driver.payload(call.string("payload") ?? "") else {
                throw AdobeAndroid2Driver.failure("there is no such payload.")
            }
            for message in try driver.adobe.messages(in: json) { driver.messages.keep(campaign: message) }
        },
        .triggerMalformed,
    ]
}

extension AdobeAndroid2Driver {
    fileprivate func readDelegate() {
        let provider: (any MessagingDelegate)? = ServiceProvider.getInstance().getMessageDelegate()
        let slots = [("MobileCore", MobileCore.getMessagingDelegate()), ("ServiceProvider", provider)]
        recorder.call(
            .app, "delegates", slots.map { TraceEvent.Argument($0, Self.name(of: $1)) },
            observed: [TraceEvent.Argument("alive", "\(livingDelegates)")])
    }

    private static func name(of delegate: (any MessagingDelegate)?) -> String {
        guard let delegate else { return "none" }
        guard let recording = delegate as? RecordingAdobeAndroid2Delegate else { return "a stranger" }
        return recording.recording.name ?? "first"
    }

    fileprivate func readFirstDelegate() {
        let registered: (any FullscreenMessageDelegate)? = ServiceProvider.getInstance().getMessageDelegate()
        let message = (registered as? any Message).map { "message \($0.getId())" }
        let name = message ?? (registered == nil ? "none" : "the app's")
        recorder.call(.app, "registered", [TraceEvent.Argument("delegate", name)])
    }
}
