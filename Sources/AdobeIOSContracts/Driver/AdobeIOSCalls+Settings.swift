import AdobeIOSModel
import Foundation
import HeadlessStage
import InAppContracts

/// Changes that apps make to a message's appearance, and values that they read from its campaign.
extension AdobeIOSCalls {
    private static func text(_ name: String) -> CallSignature.Parameter {
        .init(name, .string, isRequired: false)
    }

    static let readMetadata = AdobeIOSCall(
        .init(.app, "readMetadata", message, about: "writes Message.metadata to the trace, as JSON text")
    ) { driver, call in
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(JSONValue(driver.campaign(of: call).metadata))
        let text = TraceEvent.Argument("json", String(decoding: json, as: UTF8.self))
        driver.recorder.note(.app, "metadata", [text])
    }

    fileprivate static let signature = CallSignature(
        .app, "changeSettings", message, text("cornerRadius"), text("uiTakeover"), text("fitToContent"),
        text("displayAnimation"), text("swipeUp"),
        about:
            "calls the setters of FullscreenMessage.settings for the given values: numbers, true or false, names, a URL"
    )
}

extension AdobeIOSCall {
    static let changeSettings = AdobeIOSCall(AdobeIOSCalls.signature) { driver, call in
        guard let settings = try driver.message(of: call).settings else {
            throw AdobeIOSDriver.failure("the message has no settings.")
        }
        call.string("cornerRadius").map { _ = settings.setCornerRadius(Double($0).map { CGFloat($0) }) }
        call.string("uiTakeover").map { _ = settings.setUiTakeover($0 == "true") }
        call.string("fitToContent").map { _ = settings.setFitToContent($0 == "true") }
        call.string("displayAnimation").map { _ = settings.setDisplayAnimation(.fromString($0)) }
        call.string("swipeUp").map { _ = settings.setGestures(URL(string: $0).map { [.swipeUp: $0] }) }
    }
}
