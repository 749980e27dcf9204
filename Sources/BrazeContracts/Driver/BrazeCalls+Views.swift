import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// The values that an app reads, as events of the trace.
extension BrazeCalls {
    static let looking = [
        BrazeCall("look", about: "reads messageView and stack: an event \"state\"") { driver, _ in
            let presented = driver.ui.messageView.map { "\($0.presented)" } ?? "none"
            driver.recorder.note(
                .app, "state", driver.ui.traceState + [TraceEvent.Argument("presented", presented)])
        },
        BrazeCall(
            "lookAtView", about: "reads the state of the visible view and its controller: an event \"view\""
        ) { driver, _ in
            let view = try driver.visibleView
            driver.recorder.note(.app, "view", view.traceType + view.traceState + view.traceLook)
        },
        BrazeCall(
            "lookAtMessage", .message,
            about: "reads a message as the delegate last received it: an event \"message\""
        ) { driver, call in
            let message = try driver.seen(call)
            driver.recorder.note(
                .app, "message", [TraceEvent.Argument("message", message.traceID)] + message.traceNature)
        },
    ]

    // MARK: Views

    private static let cornerRadius = CallSignature.Parameter("cornerRadius", .string)

    static let views = [
        BrazeCall("reappear", about: "the visible message's controller appears again") { driver, _ in
            try driver.visibleView.controller?.viewDidAppear(false)
        },
        BrazeCall(
            "useDetachedView", about: "calls every helper of InAppMessageView on a detached view"
        ) { _, _ in
            let view = BrazeInAppMessageUI.SlideupView(message: .init(message: "detached"))
            view.willPresent()
            view.didPresent()
            view.process(clickAction: .none)
            view.logClick()
            view.willDismiss()
            view.didDismiss()
        },
        BrazeCall("setDefaultLook", cornerRadius, about: "SlideupView.Attributes.defaults.cornerRadius = …") {
            driver, call in
            driver.lookBefore.withLock { $0 = $0 ?? .defaults }
            BrazeInAppMessageUI.SlideupView.Attributes.defaults.cornerRadius = try number(call)
        },
        BrazeCall("setLook", cornerRadius, about: "ui.messageView?.slideup?.attributes.cornerRadius = …") {
            driver, call in
            driver.ui.messageView?.slideup?.attributes.cornerRadius = try number(call)
        },
        BrazeCall(
            "replaceViewMessage",
            about: "ui.messageView?.slideup?.message = another one, whose click leads to the shop"
        ) { driver, _ in
            driver.ui.messageView?.slideup?.message = .init(
                data: .init(clickAction: shop.map { .url($0, useWebView: false) } ?? .none),
                message: "Another")
        },
        BrazeCall("editViewMessage", about: "ui.messageView?.slideup?.message.extras[\"edited\"] = \"view\"")
        { driver, _ in
            driver.ui.messageView?.slideup?.message.extras["edited"] = "view"
        },
    ]

    private static let shop = URL(string: "https://shop.example/look")

    private static func number(_ call: ShapeCall) throws -> Double {
        guard let number = call.string("cornerRadius").flatMap(Double.init) else {
            throw BrazeDriver.failure("a corner radius is a number.")
        }
        return number
    }
}

extension BrazeDriver {
    @MainActor var visibleView: any InAppMessageView {
        get throws {
            guard let view = ui.messageView else { throw Self.failure("no message is visible.") }
            return view
        }
    }
}
