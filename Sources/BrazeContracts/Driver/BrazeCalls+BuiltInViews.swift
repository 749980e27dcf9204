import BrazeModel
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// Actions of an app on the parts of the visible built-in view, and actions of its page.
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
                "ui.messageView?.process(clickAction: .none, target: …): \"message\" is the message's own controller, "
                + "\"app\" one of the app's controllers"
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
        BrazeCall("lookAtPadding", about: "reads the default padding of the views: an event \"padding\"") {
            driver, _ in
            let all: [(String, UIEdgeInsets)] = [
                ("slideup", BrazeInAppMessageUI.SlideupView.Attributes.defaults.padding),
                ("modal", BrazeInAppMessageUI.ModalView.Attributes.defaults.padding),
                ("modalImage", BrazeInAppMessageUI.ModalImageView.Attributes.defaults.padding),
                ("full", BrazeInAppMessageUI.FullView.Attributes.defaults.padding),
                ("fullImage", BrazeInAppMessageUI.FullImageView.Attributes.defaults.padding),
                ("button", BrazeInAppMessageUI.ButtonView.Attributes.defaults.padding),
            ]
            driver.recorder.note(
                .app, "padding", all.map { TraceEvent.Argument($0.0, $0.1.traceWord) })
        },
        BrazeCall(
            "loadFrame", CallSignature.Parameter("url", .string), by: .host,
            about: "an embedded frame of the page loads a URL: an event \"navigation\" with the result"
        ) { driver, call in
            guard let url = call.string("url").flatMap(URL.init(string:)) else {
                throw BrazeDriver.failure("a frame loads a URL.")
            }
            try driver.visiblePage.navigate(to: url, target: .innerFrame) { [recorder = driver.recorder] in
                let policy = $0 == .allow ? "allow" : "cancel"
                recorder.note(.app, "navigation", [TraceEvent.Argument("policy", policy)])
            }
        },
        BrazeCall(
            "followLink", CallSignature.Parameter("url", .string), CallSignature.Parameter("target", .string),
            by: .host,
            about:
                "the page navigates to a URL, in the target \"main\" or \"new\": an event \"navigation\" with the result"
        ) { driver, call in
            guard let url = call.string("url").flatMap(URL.init(string:)) else {
                throw BrazeDriver.failure("a link leads to a URL.")
            }
            let target: HeadlessWebView.LinkTarget = call.string("target") == "new" ? .newWindow : .mainFrame
            try driver.visiblePage.navigate(to: url, target: target) { [recorder = driver.recorder] in
                recorder.note(
                    .app, "navigation", [TraceEvent.Argument("policy", $0 == .allow ? "allow" : "cancel")])
            }
        },
        BrazeCall("reloadPage", by: .host, about: "the page is reloaded") { driver, _ in
            try driver.visibleView.html?.webView?.reload()
        },
        BrazeCall("setUpPageAgain", about: "ui.messageView?.html?.setupWebView()") { driver, _ in
            try driver.visibleView.html?.setupWebView()
        },
        BrazeCall(
            "preferDisplayMode", CallSignature.Parameter("mode", .string),
            about: "ui.messageView?.full?.preferredDisplayMode = .modal or .full"
        ) { driver, call in
            try driver.visibleView.full?.preferredDisplayMode =
                call.string("mode") == "modal" ? .modal : .full
        },
        BrazeCall(
            "lookAtLooks", about: "reads the default shadow and corners of the views: an event \"looks\""
        ) {
            driver, _ in
            driver.recorder.note(.app, "looks", defaultLooks)
        },
        BrazeCall("failBeforeCommit", by: .host, about: "the page fails before its navigation is committed") {
            driver, _ in
            try driver.visiblePage.failLoading(BrazeDriver.failure("the page did not arrive."))
        },
    ]

    /// The shadow of messages, and the corner radius of every kind.
    @MainActor private static var defaultLooks: [TraceEvent.Argument] {
        typealias UI = BrazeInAppMessageUI
        let shadow = Shadow.inAppMessage
        let curves = [
            UI.SlideupView.Attributes.defaults.cornerCurve,
            UI.SlideupView.Attributes.defaults.imageCornerCurve,
            UI.ModalView.Attributes.defaults.cornerCurve, UI.ModalImageView.Attributes.defaults.cornerCurve,
            UI.FullView.Attributes.defaults.cornerCurve, UI.FullImageView.Attributes.defaults.cornerCurve,
        ]
        var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
        _ = shadow.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let numbers = [
            red, green, blue, alpha, shadow.offset.width, shadow.offset.height, shadow.radius,
            CGFloat(shadow.opacity),
        ]
        let made = UI.ModalView(message: .init(message: "made"))
        return [
            TraceEvent.Argument("shadow", numbers.map { "\(Double($0))" }.joined(separator: " ")),
            TraceEvent.Argument(
                "roundCorners", "\(curves.filter { $0 == .circular }.count) of \(curves.count)"),
            TraceEvent.Argument("alphaOfMadeModal", "\(Double(made.alpha))"),
        ]
    }
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
