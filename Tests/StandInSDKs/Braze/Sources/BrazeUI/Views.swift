import BrazeKit
import Foundation

// Sections 3.5 and 4.2 of the second reading: the views, as far as subclasses and delegates touch them.

extension BrazeInAppMessageUI {
    open class ViewController: UIViewController {
        open func dismissMessage(completion: (() -> Void)? = nil) { standIn() }
    }

    open class SlideupView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Slideup
        public var attributes: Attributes
        open var presented: Bool
        open lazy var pressGesture: UILongPressGestureRecognizer = standInValue()
        open lazy var panGesture: UIPanGestureRecognizer = standInValue()
        open lazy var messageLabel: UILabel = standInValue()
        public init(
            message: Braze.InAppMessage.Slideup, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        open func present(completion: (() -> Void)? = nil) { standIn() }
        open func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func applyAttributes() { standIn() }
        open func applyTheme() { standIn() }
    }

    open class ModalView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Modal
        public var attributes: Attributes
        public var presented: Bool
        open lazy var tapGesture: UITapGestureRecognizer = standInValue()
        open lazy var tapBackgroundGesture: UITapGestureRecognizer = standInValue()
        public init(
            message: Braze.InAppMessage.Modal, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)?) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func applyAttributes() { standIn() }
        open func applyTheme() { standIn() }
    }

    open class ModalImageView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.ModalImage
        public var attributes: Attributes
        public var presented: Bool
        public init(
            message: Braze.InAppMessage.ModalImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)?) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func applyAttributes() { standIn() }
        open func applyTheme() { standIn() }
    }

    open class FullView: ModalView {
        public init(
            message: Braze.InAppMessage.Full, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
    }

    open class FullImageView: ModalImageView {
        public init(
            message: Braze.InAppMessage.FullImage, attributes: Attributes = .defaults,
            gifViewProvider: GIFViewProvider = .shared, presented: Bool = false
        ) { standIn() }
    }

    open class HtmlView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Html
        public let attributes: Attributes
        public var presented: Bool
        open var webView: WKWebView?
        public init(
            message: Braze.InAppMessage.Html, attributes: Attributes = .defaults, presented: Bool = false
        ) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)? = nil) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
        open func setupWebView() { standIn() }
        open func loadMessage() { standIn() }
    }

    open class ControlView: UIView, InAppMessageView {
        public var message: Braze.InAppMessage.Control
        public internal(set) var presented: Bool
        public init(message: Braze.InAppMessage.Control) { standIn() }
        @available(*, unavailable) public required init?(coder: NSCoder) { standIn() }
        public func present(completion: (() -> Void)? = nil) { standIn() }
        public func dismiss(completion: (() -> Void)? = nil) { standIn() }
    }

}
