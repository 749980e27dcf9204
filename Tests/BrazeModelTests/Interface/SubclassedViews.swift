// Subclasses of the built-in views, with initialisers and properties of their own.
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
    import WebKit
#else
    import BrazeModel
#endif

/// A modal with a coupon's code, which can be copied.
class CouponModal: BrazeInAppMessageUI.ModalView {
    private let code: String
    private let onCopy: (String) -> Void
    private lazy var copyButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Copy", for: .normal)
        button.accessibilityIdentifier = "coupon.copy"
        button.addAction(
            UIAction { [weak self] _ in self?.copyCode() }, for: .touchUpInside)
        return button
    }()

    init(
        message: Braze.InAppMessage.Modal, attributes: Attributes, code: String,
        onCopy: @escaping (String) -> Void
    ) {
        self.code = code
        self.onCopy = onCopy
        super.init(message: message, attributes: attributes)
        contentView.stack.addArrangedSubview(copyButton)
        shadowView.shadow = nil
        closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
        closeButton.accessibilityLabel = "Close"
        graphicView?.layer.cornerRadius = 12
    }

    override func applyTheme() {
        super.applyTheme()
        contentView.layer.borderColor = theme.frameColor.uiColor.cgColor
        contentView.layer.borderWidth = 2
        buttons.forEach { $0.layer.cornerRadius = 22 }
    }

    override func applyAttributes() {
        super.applyAttributes()
        contentView.layer.cornerCurve = .continuous
    }

    private func copyCode() {
        onCopy(code)
        logClick(buttonId: "copy")
    }
}

/// A slideup that sits above a tab bar and grows.
final class TabBarSlideup: BrazeInAppMessageUI.SlideupView {
    private let barHeight: CGFloat
    private(set) var states: [Bool] = []

    init(message: Braze.InAppMessage.Slideup, attributes: Attributes, barHeight: CGFloat) {
        self.barHeight = barHeight
        super.init(message: message, attributes: attributes)
        messageLabel.numberOfLines = 0
        pressGesture.minimumPressDuration = 0
    }

    override var presented: Bool {
        didSet { states.append(presented) }
    }

    override func installPresentationConstraintsIfNeeded() {
        super.installPresentationConstraintsIfNeeded()
        innerYConstraint.constant = -barHeight
        outerYConstraint.constant = -4
    }

    override func present(completion: (() -> Void)?) {
        chevronView.isHidden = true
        graphicView?.isHidden = traitCollection.verticalSizeClass == .compact
        super.present(completion: completion)
    }

    override func dismiss(completion: (() -> Void)? = nil) {
        guard message.extras["sticky"] as? Bool != true else { return }
        super.dismiss(completion: completion)
    }
}

/// A full message that is never a card, with a badge.
final class OnboardingFull: BrazeInAppMessageUI.FullView {
    let step: Int

    init(step: Int, message: Braze.InAppMessage.Full) {
        self.step = step
        var attributes = Attributes.defaults
        attributes.preferredDisplayMode = .full
        super.init(message: message, attributes: attributes)
        textView.header = "\(step). \(textView.header)"
        imageView.clipsToBounds = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        buttonsContainer?.stack.axis = displayMode == .full ? .vertical : .horizontal
        buttonsContainer?.stack.spacing = 12
    }
}

/// An image message that opens full width.
final class PosterView: BrazeInAppMessageUI.ModalImageView {
    private let isTablet: Bool

    init(message: Braze.InAppMessage.ModalImage, isTablet: Bool) {
        self.isTablet = isTablet
        super.init(message: message)
        attributes.scrollLargeImages = isTablet
        tapBackgroundGesture.isEnabled = true
        imageView.contentMode = .scaleAspectFill
        imageContainerView.clipsToBounds = true
    }
}

/// A page that keeps links to the app's own scheme away from Braze.
final class AppPage: BrazeInAppMessageUI.HtmlView {
    private let route: (URL) -> Bool

    init(message: Braze.InAppMessage.Html, route: @escaping (URL) -> Bool) {
        self.route = route
        var attributes = Attributes.defaults
        attributes.animation = .fade
        attributes.configure = { $0.allowsInlineMediaPlayback = true }
        super.init(message: message, attributes: attributes)
    }

    override func setupWebView() {
        super.setupWebView()
        webView?.scrollView.bounces = false
        webView?.isOpaque = false
    }

    override func processNavigationAction(_ action: WKNavigationAction, isTransientOpen: Bool) {
        if let url = action.request.url, route(url) {
            logClick()
            dismiss()
            return
        }
        super.processNavigationAction(action, isTransientOpen: isTransientOpen)
    }
}

/// Chooses the views.
@MainActor final class SubclassDelegate: NSObject, BrazeInAppMessageUIDelegate {
    let trace: Trace

    init(_ trace: Trace) {
        self.trace = trace
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        let trace = trace
        switch context.message {
        case .modal(let modal):
            guard let code = modal.extras["code"] as? String, let look = context.attributes?.modal else {
                return
            }
            context.customView = CouponModal(message: modal, attributes: look, code: code) {
                trace.note("copied \($0)")
            }
        case .slideup(let slideup):
            context.customView = TabBarSlideup(
                message: slideup, attributes: context.attributes?.slideup ?? .defaults, barHeight: 49)
        case .full(let full):
            context.customView = OnboardingFull(step: 2, message: full)
        case .modalImage(let image):
            context.customView = PosterView(message: image, isTablet: false)
        case .html(let html):
            context.customView = AppPage(message: html) { url in
                guard url.scheme == "app" else { return false }
                trace.note("routed \(url.absoluteString)")
                return true
            }
        default:
            break
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("willPresent \(type(of: view))")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("didPresent \(type(of: view))")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        trace.note("shouldProcess \(buttonId ?? "body")")
        return true
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        trace.note("didDismiss \(type(of: view))")
    }
}
