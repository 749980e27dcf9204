import AdobeAndroid3Model
import Foundation
import InAppContracts

/// What apps do with messages and presentables, and with the delegate.
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
                about: "Message.track(_:_:), with the name of the event type; with nil for what is left out")
        ) { driver, call in
            let type = try call.string("eventType").map { name in
                guard let type = MessagingEdgeEventType.allCases.first(where: { "\($0)" == name }) else {
                    throw AdobeAndroid3Driver.failure("no such event type.")
                }
                return type
            }
            try driver.message(of: call).track(call.string("interaction"), type)
        },
    ]

    static let ofDelegates: [AdobeAndroid3Call] = [
        // The SDK holds the delegate strongly, so it stays (A3-001).
        AdobeAndroid3Call(
            .init(.app, "releaseDelegate", about: "the app drops its last reference to the delegate")
        ) { driver, _ in driver.releaseDelegates() },
        AdobeAndroid3Call(
            .init(.app, "replaceDelegate", about: "UIService.setPresentationDelegate with one called second")
        ) { driver, _ in driver.attach(name: "second") },
    ]
}
