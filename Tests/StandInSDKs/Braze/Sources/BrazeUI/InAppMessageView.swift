import BrazeKit
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.4.
@MainActor public protocol InAppMessageView: UIView {
    var presented: Bool { get }
    func present(completion: (() -> Void)?)
    func dismiss(completion: (() -> Void)?)
}

extension InAppMessageView {
    public static var closeButtonMinimumTouchTargetSize: Double { standIn() }
    public var initialAccessibilityElement: Any? {
        get { standIn() }
        set { standIn() }
    }
    public var prefersStatusBarHidden: Bool? {
        get { standIn() }
        set { standIn() }
    }
    public func willPresent() { standIn() }
    public func didPresent() { standIn() }
    public func willDismiss() { standIn() }
    public func didDismiss() { standIn() }
    public func logImpression() { standIn() }
    public func logClick(buttonId: String? = nil) { standIn() }
    public func process(
        clickAction: Braze.InAppMessage.ClickAction, buttonId: String? = nil, target: Any? = nil
    ) { standIn() }
    public func logError(_ error: BrazeInAppMessageUI.Error) { standIn() }
    public var controller: BrazeInAppMessageUI.ViewController? { standIn() }
    public func makeKey() { standIn() }
    public var isLargeLandscape: Bool { standIn() }
    public var slideup: BrazeInAppMessageUI.SlideupView? { standIn() }
    public var modal: BrazeInAppMessageUI.ModalView? { standIn() }
    public var modalImage: BrazeInAppMessageUI.ModalImageView? { standIn() }
    public var full: BrazeInAppMessageUI.FullView? { standIn() }
    public var fullImage: BrazeInAppMessageUI.FullImageView? { standIn() }
    public var html: BrazeInAppMessageUI.HtmlView? { standIn() }
    public var control: BrazeInAppMessageUI.ControlView? { standIn() }
}

extension BrazeInAppMessageThemeable {
    public func theme(for traits: UITraitCollection) -> Braze.InAppMessage.Theme { standIn() }
}

extension Braze.InAppMessage.Button {
    public func theme(for traits: UITraitCollection) -> Braze.InAppMessage.ButtonTheme { standIn() }
}

extension Braze.InAppMessage.Color {
    public var image: UIImage { standIn() }
}
