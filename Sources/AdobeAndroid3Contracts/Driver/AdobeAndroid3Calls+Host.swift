import AdobeAndroid3Model
import AdobeRecords
import Foundation
import InAppContracts

/// The switches of the headless host, and what happens to the device.
extension AdobeAndroid3Calls {
    static let ofTheHost: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(
                .host, "isTrackingInfoKnown", value, about: "whether the SDK knows the campaigns that trigger"
            )
        ) { $0.adobe.isTrackingInfoKnown = $1.flag("value") },
        AdobeAndroid3Call(
            .init(.host, "forgetMessages", about: "the SDK forgets every message, as when the process ends")
        ) { driver, _ in driver.adobe.forgetMessages() },
        AdobeAndroid3Call(
            .init(.host, "forgetDelegate", about: "no delegate is registered, as when the process starts")
        ) { driver, _ in driver.adobe.forgetDelegate() },
        .triggerMalformed,
    ]

    static let ofTheDevice: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(.init(.host, "canOpenLinks", value, about: "whether the system can open URLs")) {
            let canOpen = $1.flag("value")
            $0.adobe.setOpener { canOpen && !$0.hasPrefix("adbinapp:") }
        },
        AdobeAndroid3Call(
            .init(
                .host, "scriptsResultIn", .init("result", .string, isRequired: false),
                about: "what scripts in pages result in; null if left out")
        ) { driver, call in
            let result = call.string("result")
            driver.adobe.setScriptResult { _ in result }
        },
        AdobeAndroid3Call(.init(.host, "pressBack", about: "the user presses the back button")) {
            driver, _ in driver.adobe.pressBack()
        },
        AdobeAndroid3Call(
            .init(
                .host, "navigatePage", .init("url", .string),
                about: "the page of the visible message asks for a text that need not be a URL")
        ) { driver, call in driver.adobe.navigatePage(to: call.string("url")) },
        AdobeAndroid3Call(
            .init(
                .host, "drag", .init("x", .string), .init("y", .string), .init("velocity", .string),
                about: "a finger moves by pixels, at pixels a second: a swipe if it is far and fast enough")
        ) { driver, call in
            let numbers = try ["x", "y", "velocity"].map { key in
                guard let number = Double(call.string(key) ?? "") else {
                    throw AdobeAndroid3Driver.failure("\(key) is no number.")
                }
                return number
            }
            driver.adobe.drag(x: numbers[0], y: numbers[1], velocity: numbers[2])
        },
        AdobeAndroid3Call(.init(.host, "resumeActivity", about: "another activity comes to the front")) {
            driver, _ in driver.adobe.resumeActivity()
        },
        AdobeAndroid3Call(.init(.host, "destroyActivity", about: "the activity in front ends")) {
            driver, _ in driver.adobe.destroyActivity()
        },
    ]
}
