import BrazeModel
import Foundation
import InAppContracts
import PlatformStandIns

/// The description of a visible view in traces.
extension InAppMessageView {
    /// The view's class, and the kinds of view that it can be used as.
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

    /// The view's appearance and interaction, and the preferences of its controller.
    var traceLook: [TraceEvent.Argument] {
        var look: [TraceEvent.Argument] = [
            TraceEvent.Argument("alpha", "\(Double(alpha))"),
            TraceEvent.Argument("takesTouches", "\(isUserInteractionEnabled)"),
            TraceEvent.Argument("isReadFrom", "\(initialAccessibilityElement != nil)"),
        ]
        if let slideup { look += slideup.traceLook }
        if let modal { look += modal.traceLook }
        if let modalImage { look += modalImage.traceLook }
        if let full { look += full.traceMode }
        if let html { look += html.traceLook }
        if let controller {
            look.append(TraceEvent.Argument("rotations", controller.supportedInterfaceOrientations.traceWord))
            look.append(TraceEvent.Argument("hidesStatusBar", "\(controller.prefersStatusBarHidden)"))
        }
        if let window { look.append(TraceEvent.Argument("isKeyWindow", "\(window.isKeyWindow)")) }
        return look
    }
}

extension BrazeInAppMessageUI.SlideupView {
    /// The banner's corners, margins and text, its gesture recognisers, and whether its constraints are set.
    fileprivate var traceLook: [TraceEvent.Argument] {
        let known: [(UIGestureRecognizer, String)] = [(pressGesture, "press"), (panGesture, "pan")]
        let found = (contentView.gestureRecognizers ?? []).map { recognizer in
            known.first { $0.0 === recognizer }?.1 ?? "another"
        }
        let isBound = innerYConstraint != nil && outerYConstraint != nil
        return [
            TraceEvent.Argument("cornerRadius", "\(Double(contentView.layer.cornerRadius))"),
            TraceEvent.Argument("recognizers", found.joined(separator: " ")),
            TraceEvent.Argument("margins", layoutMargins.traceWord),
            TraceEvent.Argument("stackMargins", contentView.stack.layoutMargins.traceWord),
            TraceEvent.Argument("lines", "\(messageLabel.numberOfLines)"),
            TraceEvent.Argument("text", messageLabel.text ?? ""),
            TraceEvent.Argument("isOneElement", "\(isAccessibilityElement)"),
            TraceEvent.Argument("isBesideShadow", "\(contentView.superview === shadowView.superview)"),
            TraceEvent.Argument("isBound", "\(isBound)"),
        ]
    }
}

extension BrazeInAppMessageUI.ModalView {
    /// The card's corners, margins and maximum height, and whether a tap outside is recognised.
    fileprivate var traceLook: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("cornerRadius", "\(Double(contentView.layer.cornerRadius))"),
            TraceEvent.Argument("margin", attributes.margin.traceWord),
            TraceEvent.Argument("padding", attributes.padding.traceWord),
            TraceEvent.Argument("maxHeight", "\(attributes.maxHeight.regular)"),
            TraceEvent.Argument("stackMargins", contentView.stack.layoutMargins.traceWord),
            TraceEvent.Argument("isBesideShadow", "\(contentView.superview === shadowView.superview)"),
            closeButton.traceClose(in: contentView),
            tapBackgroundGesture.traceTapOutside,
        ]
    }
}

extension BrazeInAppMessageUI.ModalImageView {
    /// The card's padding and height, and whether a tap outside is recognised.
    fileprivate var traceLook: [TraceEvent.Argument] {
        [
            TraceEvent.Argument("padding", attributes.padding.traceWord),
            TraceEvent.Argument("maxHeight", "\(attributes.maxHeight.regular)"),
            closeButton.traceClose(in: contentView),
            tapBackgroundGesture.traceTapOutside,
        ]
    }
}

extension BrazeInAppMessageUI.FullView {
    /// How the view covers the screen.
    fileprivate var traceMode: [TraceEvent.Argument] {
        [TraceEvent.Argument("displayMode", "\(displayMode)")]
    }
}

extension BrazeInAppMessageUI.HtmlView {
    /// The page's web view.
    fileprivate var traceLook: [TraceEvent.Argument] {
        var look = [TraceEvent.Argument("hasPage", "\(webView != nil)")]
        guard let webView else { return look }
        look += [
            TraceEvent.Argument("pageIsInView", "\(webView.isDescendant(of: self))"),
            TraceEvent.Argument("pageAlpha", "\(Double(webView.alpha))"),
            TraceEvent.Argument("pageBounces", "\(webView.scrollView.bounces)"),
            TraceEvent.Argument("pagePreviewsLinks", "\(webView.allowsLinkPreview)"),
            TraceEvent.Argument("pageAddress", Self.word(for: webView.url)),
        ]
        return look
    }

    /// The path of a file depends on the host.
    private static func word(for address: URL?) -> String {
        guard let address else { return "none" }
        return address.isFileURL ? "file" : address.absoluteString
    }
}

extension UIButton {
    /// The close button's title, and whether it is in the card.
    fileprivate func traceClose(in card: UIView) -> TraceEvent.Argument {
        TraceEvent.Argument("closeButton", superview === card ? currentTitle ?? "" : "outside")
    }
}

extension UIGestureRecognizer {
    /// Whether the recogniser of taps outside a message is enabled.
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
