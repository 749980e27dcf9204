import BrazeModel
import Foundation
import InAppContracts
import PlatformStandIns

/// How traces put a visible view into words.
extension InAppMessageView {
    /// The view's class, and the kinds that it can be taken for.
    var traceType: [TraceEvent.Argument] {
        let kinds: [(String, Bool)] = [
            ("slideup", slideup != nil), ("modal", modal != nil), ("modalImage", modalImage != nil),
            ("full", full != nil), ("fullImage", fullImage != nil), ("html", html != nil),
            ("control", control != nil),
        ]
        let names = kinds.filter(\.1).map(\.0).joined(separator: " ")
        return [
            TraceEvent.Argument("type", String(describing: Self.self)), TraceEvent.Argument("kinds", names),
        ]
    }

    /// What the view draws and takes, and what its controller lets the screen do.
    var traceLook: [TraceEvent.Argument] {
        var look: [TraceEvent.Argument] = []
        if let slideup { look += slideup.traceLook }
        if let modal { look += modal.traceLook }
        if let modalImage { look.append(modalImage.tapBackgroundGesture.traceTapOutside) }
        if let html { look.append(TraceEvent.Argument("hasPage", "\(html.webView != nil)")) }
        if let controller {
            look.append(TraceEvent.Argument("rotations", controller.supportedInterfaceOrientations.traceWord))
            look.append(TraceEvent.Argument("hidesStatusBar", "\(controller.prefersStatusBarHidden)"))
        }
        if let window { look.append(TraceEvent.Argument("isKeyWindow", "\(window.isKeyWindow)")) }
        return look
    }
}

extension BrazeInAppMessageUI.SlideupView {
    /// The banner's corners, and what is recognised on it.
    fileprivate var traceLook: [TraceEvent.Argument] {
        let known: [(UIGestureRecognizer, String)] = [(pressGesture, "press"), (panGesture, "pan")]
        let found = (contentView.gestureRecognizers ?? []).map { recognizer in
            known.first { $0.0 === recognizer }?.1 ?? "another"
        }
        return [
            TraceEvent.Argument("cornerRadius", "\(Double(contentView.layer.cornerRadius))"),
            TraceEvent.Argument("recognizers", found.joined(separator: " ")),
        ]
    }
}

extension BrazeInAppMessageUI.ModalView {
    /// The card's place and corners, and whether a tap beside it is recognised.
    fileprivate var traceLook: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("cornerRadius", "\(Double(contentView.layer.cornerRadius))"),
            TraceEvent.Argument("margin", attributes.margin.traceWord),
            tapBackgroundGesture.traceTapOutside,
        ]
    }
}

extension UIGestureRecognizer {
    /// Whether the recogniser of taps beside a message is enabled.
    fileprivate var traceTapOutside: TraceEvent.Argument {
        TraceEvent.Argument("closesOnTapOutside", "\(isEnabled)")
    }
}

extension UIEdgeInsets {
    /// Top, left, bottom and right, in points.
    var traceWord: String { [top, left, bottom, right].map { "\(Int($0))" }.joined(separator: " ") }
}

extension UIInterfaceOrientationMask {
    fileprivate var traceWord: String {
        let words: [(Self, String)] = [
            (.all, "all"), (.allButUpsideDown, "allButUpsideDown"), (.landscape, "landscape"),
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
            (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
        ]
        return words.first { $0.0 == self }?.1 ?? "none"
    }
}
