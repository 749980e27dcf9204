import BrazeModel
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

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
