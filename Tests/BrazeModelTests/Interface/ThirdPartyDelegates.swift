// Delegates and views in the styles of public apps: they have to compile and run unchanged.
#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

/// An app's coordinator, with the conformance in an extension.
@MainActor final class Coordinator: NSObject {
    var isCheckingOut = false
    var opened: [URL] = []
    var dismissed: [String] = []
}

extension Coordinator: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        switch message {
        case .control: return .now
        case .html(let html) where html.legacy: return .discard
        case .slideup, .modal, .modalImage, .full, .fullImage, .html: return isCheckingOut ? .reenqueue : .now
        @unknown default: return .discard
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.preferredOrientation = .landscapeLeft
        context.statusBarHideBehavior = .visible
        switch context.message {
        case .slideup:
            guard var slideup = context.message.slideup else { return }
            slideup.themes.dark = nil
            context.message.slideup = slideup
            context.attributes?.slideup?.font = .preferredFont(forTextStyle: .caption1)
            context.attributes?.slideup?.chevronVisibility = .hidden
        case .modal:
            guard var modal = context.message.modal else { return }
            modal.themes.dark = nil
            modal.buttons = modal.buttons.map { button in
                let theme = button.themes.light
                return Braze.InAppMessage.Button(
                    id: button.id, text: button.text, clickAction: button.clickAction,
                    themes: Braze.InAppMessage.ButtonThemes(themes: ["light": theme]))
            }
            context.message.modal = modal
            context.attributes?.modal?.margin = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
            context.attributes?.modal?.maxWidth = 500
            context.attributes?.modal?.shadow = nil
            context.attributes?.modal?.buttonsAttributes.font = .boldSystemFont(ofSize: 14)
            context.attributes?.modal?.onPresent = { view in view.tapBackgroundGesture.isEnabled = false }
        case .html:
            context.attributes?.html?.configure = { configuration in
                configuration.allowsInlineMediaPlayback = true
            }
            context.attributes?.html?.animation = .slide
        default:
            break
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        if let buttonId, let button = message.modal?.buttons.first(where: { "\($0.id)" == buttonId }) {
            guard let url = button.clickAction.url else { return true }
            opened.append(url)
            return false
        }
        switch clickAction {
        case .none: return true
        case .url(let url, useWebView: false) where url.scheme == "myapp": return false
        case .url: return true
        @unknown default: return true
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        view.slideup?.attributes.margin.bottom = 44
        view.html?.webView?.evaluateJavaScript("document.title", completionHandler: nil)
        if message.extras["autoclose"] as? String == "true" { ui.dismiss() }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        dismissed.append(message.id ?? "")
        if !isCheckingOut { ui.presentNext() }
    }
}

/// A class without isolation, in the style before Swift 6.
class PlainDelegate: BrazeInAppMessageUIDelegate {
    var presented = 0

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        presented += 1
    }
}

/// Code from before version 7.1, which returned `later`.
@available(*, deprecated, message: "Uses later")
final class OldDelegate: NSObject, BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        .later
    }

    func name(of choice: BrazeInAppMessageUI.DisplayChoice) -> String {
        switch choice {
        case .now: "now"
        case .later: "later"
        case .discard: "discard"
        default: "other"
        }
    }
}

/// An app's own user interface, which does not show messages that the app has blocked.
final class FilteringUI: BrazeInAppMessageUI {
    var blocked: Set<String> = []

    override func present(message: Braze.InAppMessage) {
        guard !blocked.contains(message.id ?? "") else { return }
        super.present(message: message)
    }
}

/// A slideup of the app's own.
final class TallSlideup: BrazeInAppMessageUI.SlideupView {
    private let extra: String

    init(message: Braze.InAppMessage.Slideup, extra: String) {
        self.extra = extra
        super.init(message: message)
        messageLabel.numberOfLines = 0
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func applyTheme() {
        super.applyTheme()
        messageLabel.textColor = .red
    }

    override func present(completion: (() -> Void)?) {
        messageLabel.text = extra
        super.present(completion: completion)
    }
}

/// An app's own view that reports its life cycle correctly.
final class BannerView: UIView, InAppMessageView {
    var presented = false
    let message: Braze.InAppMessage

    init(message: Braze.InAppMessage) {
        self.message = message
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    func present(completion: (() -> Void)?) {
        prefersStatusBarHidden = true
        willPresent()
        presented = true
        logImpression()
        completion?()
        didPresent()
    }

    func tap() {
        logClick()
        process(clickAction: message.clickAction)
        dismiss()
    }

    func dismiss(completion: (() -> Void)? = nil) {
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}

/// A view of the app's own that reports nothing.
final class InertView: UIView, InAppMessageView {
    var presented: Bool = false
    func present(completion: (() -> Void)?) { presented = true }
    func dismiss(completion: (() -> Void)?) { presented = false }
}
