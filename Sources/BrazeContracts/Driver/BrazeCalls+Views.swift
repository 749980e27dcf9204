import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// What an app reads, as events of the trace.
extension BrazeCalls {
    static let looking = [
        BrazeCall("look", about: "reads messageView and stack: an event \"state\"") { driver, _ in
            let presented = driver.ui.messageView.map { "\($0.presented)" } ?? "none"
            driver.recorder.note(
                .app, "state", driver.ui.traceState + [TraceEvent.Argument("presented", presented)])
        },
        BrazeCall(
            "lookAtView", about: "reads what the visible view and its controller say: an event \"view\""
        ) { driver, _ in
            let view = try driver.visibleView
            driver.recorder.note(.app, "view", view.traceType + view.traceState + view.traceLook)
        },
        BrazeCall(
            "lookAtMessage", .message,
            about: "reads a message that the delegate saw last: an event \"message\""
        ) { driver, call in
            let message = try driver.seen(call)
            driver.recorder.note(
                .app, "message", [TraceEvent.Argument("message", message.traceID)] + message.traceNature)
        },
    ]

    // MARK: Views

    private static let cornerRadius = CallSignature.Parameter("cornerRadius", .string)

    static let views = [
        BrazeCall("reappear", about: "the visible message's controller appears once more") { driver, _ in
            try driver.visibleView.controller?.viewDidAppear(false)
        },
        BrazeCall(
            "useDetachedView", about: "calls every helper of InAppMessageView on a view that stands nowhere"
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
        BrazeCall("editViewMessage", about: "ui.messageView?.slideup?.message.extras[\"edited\"] = \"view\"")
        { driver, _ in
            driver.ui.messageView?.slideup?.message.extras["edited"] = "view"
        },
    ]

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

/// What an app does with the parts of the visible built-in view, and what its page does by itself.
extension BrazeCalls {
    static let builtInViews = [
        BrazeCall(
            "setTapOutside", CallSignature.Parameter("isEnabled", .flag),
            about: "the visible modal's or image's tapBackgroundGesture.isEnabled = …"
        ) { driver, call in
            let view = try driver.visibleView
            let gesture = view.modal?.tapBackgroundGesture ?? view.modalImage?.tapBackgroundGesture
            gesture?.isEnabled = call.flag("isEnabled")
        },
        BrazeCall(
            "processClick", CallSignature.Parameter("target", .string),
            about:
                "ui.messageView?.process(clickAction: .none, target: …): \"message\" is its own controller, "
                + "\"app\" one of the app's"
        ) { driver, call in
            let view = try driver.visibleView
            let target = call.string("target") == "message" ? view.controller : UIViewController()
            view.process(clickAction: .none, target: target)
        },
        BrazeCall("takePanRecognizer", about: "the visible slideup's panGesture is added to another view") {
            driver, _ in
            guard let gesture = driver.ui.messageView?.slideup?.panGesture else { return }
            UIView(frame: .zero).addGestureRecognizer(gesture)
        },
        BrazeCall("lookAtPadding", about: "reads the padding that looks start from: an event \"padding\"") {
            driver, _ in
            let all: [(String, UIEdgeInsets)] = [
                ("slideup", BrazeInAppMessageUI.SlideupView.Attributes.defaults.padding),
                ("modal", BrazeInAppMessageUI.ModalView.Attributes.defaults.padding),
                ("full", BrazeInAppMessageUI.FullView.Attributes.defaults.padding),
                ("button", BrazeInAppMessageUI.ButtonView.Attributes.defaults.padding),
            ]
            driver.recorder.note(
                .app, "padding", all.map { TraceEvent.Argument($0.0, $0.1.traceWord) })
        },
        BrazeCall(
            "loadFrame", CallSignature.Parameter("url", .string), by: .host,
            about: "a frame inside the page loads something: an event \"navigation\" with what became of it"
        ) { driver, call in
            guard let url = call.string("url").flatMap(URL.init(string:)) else {
                throw BrazeDriver.failure("a frame loads a URL.")
            }
            try driver.visiblePage.navigate(to: url, target: .innerFrame) { [recorder = driver.recorder] in
                let policy = $0 == .allow ? "allow" : "cancel"
                recorder.note(.app, "navigation", [TraceEvent.Argument("policy", policy)])
            }
        },
        BrazeCall("failBeforeCommit", by: .host, about: "the page fails before it has been committed") {
            driver, _ in
            try driver.visiblePage.failLoading(BrazeDriver.failure("the page did not arrive."))
        },
    ]
}

extension BrazeDriver {
    @MainActor fileprivate var visiblePage: PlayedPage {
        get throws {
            guard let page = PlayedPage(try visibleView.html?.webView) else {
                throw Self.failure("no page is visible.")
            }
            return page
        }
    }
}
