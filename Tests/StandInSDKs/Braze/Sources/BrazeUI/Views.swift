import BrazeKit
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Sections 3.5 and 4.2 of the second reading: the views, as far as subclasses and delegates touch them.

extension BrazeInAppMessageUI {
    open class ViewController: UIViewController {
        open func dismissMessage(completion: (() -> Void)? = nil) { standIn() }
        open override func viewDidLoad() { standIn() }
        open override var childForStatusBarStyle: UIViewController? { standIn() }
        open override var prefersPointerLocked: Bool { standIn() }
        open override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { standIn() }
    }

    open class Window: UIWindow, BrazeInAppMessageWindowType {
        init() { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { standIn() }
    }

    open class SlideupView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Slideup
        public var attributes: Attributes
        open var presented: Bool
        open lazy var pressGesture: UILongPressGestureRecognizer = standInValue()
        open lazy var panGesture: UIPanGestureRecognizer = standInValue()
        open lazy var messageLabel: UILabel = standInValue()
        open lazy var shadowView: ShadowView = standInValue()
        open lazy var contentView: StackView = standInValue()
        open lazy var graphicView: UIView? = standInValue()
        open lazy var chevronView: UIImageView = standInValue()
        open var innerYConstraint: NSLayoutConstraint!
        open var outerYConstraint: NSLayoutConstraint!
        public var theme: Braze.InAppMessage.Theme { standIn() }
        public init(
            message: Braze.InAppMessage.Slideup, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        open func present(completion: (() -> Void)? = nil) { standIn() }
        open func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func applyAttributes() { standIn() }
        open func applyTheme() { standIn() }
        open func installInternalConstraints() { standIn() }
        open func installPresentationConstraintsIfNeeded() { standIn() }
    }

    open class ModalView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Modal
        public var attributes: Attributes
        public var presented: Bool
        open lazy var tapGesture: UITapGestureRecognizer = standInValue()
        open lazy var tapBackgroundGesture: UITapGestureRecognizer = standInValue()
        public lazy var shadowView: ShadowView = standInValue()
        public lazy var contentView: StackView = standInValue()
        public lazy var graphicView: UIView? = standInValue()
        public lazy var textView: ModalTextView = standInValue()
        public var buttons: [ButtonView] { standIn() }
        open var presentationConstraintsInstalled: Bool
        public let gifViewProvider: GIFViewProvider
        public lazy var buttonsContainer: StackView? = standInValue()
        public lazy var closeButton: UIButton = standInValue()
        public var theme: Braze.InAppMessage.Theme { standIn() }
        public init(
            message: Braze.InAppMessage.Modal, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)?) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func applyAttributes() { standIn() }
        open func applyTheme() { standIn() }
        open func installInternalConstraints() { standIn() }
        open func installPresentationConstraintsIfNeeded() { standIn() }
    }

    open class ModalImageView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.ModalImage
        public var attributes: Attributes
        public var presented: Bool
        public lazy var shadowView: ShadowView = standInValue()
        public lazy var imageContainerView: UIScrollView = standInValue()
        open var presentationConstraintsInstalled: Bool
        public lazy var imageView: UIView = standInValue()
        open lazy var tapBackgroundGesture: UITapGestureRecognizer = standInValue()
        public lazy var closeButton: UIButton = standInValue()
        public var theme: Braze.InAppMessage.Theme { standIn() }
        public init(
            message: Braze.InAppMessage.ModalImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)?) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func applyAttributes() { standIn() }
        open func applyTheme() { standIn() }
        open func installInternalConstraints() { standIn() }
        open func installPresentationConstraintsIfNeeded() { standIn() }
    }

    open class FullView: ModalView {
        public var displayMode: DisplayMode
        public var preferredDisplayMode: DisplayMode?
        public lazy var imageView: UIImageView = standInValue()
        public init(
            message: Braze.InAppMessage.Full, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
    }

    open class FullImageView: ModalImageView {
        public var displayMode: DisplayMode
        public var preferredDisplayMode: DisplayMode?
        public init(
            message: Braze.InAppMessage.FullImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
    }

    open class HtmlView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Html
        public let attributes: Attributes
        public var presented: Bool
        public var webView: WKWebView?
        open var yConstraint: NSLayoutConstraint!
        open var presentationConstraintsInstalled: Bool
        public init(
            message: Braze.InAppMessage.Html, attributes: Attributes = .defaults, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)? = nil) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func setupWebView() { standIn() }
        open func loadMessage() { standIn() }
        open func installInternalConstraints() { standIn() }
        open func installPresentationConstraintsIfNeeded() { standIn() }
        open func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
        ) { standIn() }
        open func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
        ) { standIn() }
        open func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping @MainActor @Sendable (String?) -> Void
        ) { standIn() }
        open func processNavigationAction(_ action: WKNavigationAction, isTransientOpen: Bool) { standIn() }
    }

    open class ControlView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Control
        public internal(set) var presented: Bool
        public init(message: Braze.InAppMessage.Control) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)? = nil) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
    }

    /// A row or column of views.
    public final class StackView: UIView {
        public let stack: UIStackView = standInValue()
        init() { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
    }

    public final class ModalTextView: UIScrollView {
        public var header: String
        public var message: String
        public var attributes: Attributes
        init() { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
    }

    open class ButtonView: UIButton {
        public var button: Braze.InAppMessage.Button
        public var attributes: Attributes
        public var theme: Braze.InAppMessage.ButtonTheme { standIn() }
        public init(
            button: Braze.InAppMessage.Button, attributes: Attributes = .defaults
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        open func applyTheme() { standIn() }
        open func applyAttributes() { standIn() }
    }
}

extension BrazeInAppMessageUI.ModalTextView {
    public struct TextStyle: Sendable {
        public var font: UIFont
        public var lineSpacing: Double
    }

    public struct Attributes: Sendable {
        public var header: TextStyle
        public var message: TextStyle
        public var language: String?
    }
}

extension BrazeInAppMessageUI {
    open class IconView: UIView {
        public var symbol: String
        public var attributes: Attributes
        public var theme: Braze.InAppMessage.Theme
        public let label: UILabel = standInValue()
        public init(
            symbol: String, theme: Braze.InAppMessage.Theme, attributes: Attributes = .defaults
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
    }
}

extension BrazeInAppMessageUI.IconView {
    public struct Attributes: Sendable {
        public var size: CGSize
        public var symbolSize: Double
        public var cornerRadius: Double
        public init() { standIn() }
        public static var defaults: Self {
            get { standIn() }
            set { standIn() }
        }
    }
}

/// A view that draws a shadow.
open class ShadowView: UIView {
    open var shadow: Shadow?
    public init(_ shadow: Shadow?) { standIn() }
    @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
}
