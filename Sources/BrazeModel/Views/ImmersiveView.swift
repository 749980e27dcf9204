import Foundation
import HeadlessStage
import PlatformStandIns

/// The common behaviour of modal, modal image, full and full image views: buttons, a body that can be tapped, a close
/// button, a backdrop.
@MainActor protocol ImmersiveView: BuiltInView {
    /// The buttons of the message.
    var messageButtons: [Braze.InAppMessage.Button] { get }
    var clickAction: Braze.InAppMessage.ClickAction { get }
    var buttonsAttributes: BrazeInAppMessageUI.ButtonView.Attributes { get }
    var tapGesture: UITapGestureRecognizer { get }
    var tapBackgroundGesture: UITapGestureRecognizer { get }
    var closeButton: UIButton { get }
    var shadowView: ShadowView { get }
    var buttons: [BrazeInAppMessageUI.ButtonView] { get }
}

extension ImmersiveView {
    /// Fades in; the window becomes the key window (BZ-060, BZ-071, BZ-136).
    func fadeIn(animated: Bool, readingFirst element: UIView, completion: (() -> Void)?) {
        ownStage.run {
            beginToEnter(readingFirst: element)
            makeKey()
            enter(seconds: animated ? 0.25 : 0, completion: completion)
        }
    }

    /// Handles the user's gestures (BZ-080, BZ-081, BZ-084). Elements that the app has disabled do not react.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton(let id):
            return buttons.first { String($0.button.id) == id }?.takesTap() ?? false
        case .tapMessage where messageButtons.isEmpty && tapGesture.isReached:
            click(clickAction)
            return true
        case .tapOutside where tapBackgroundGesture.isReached:
            dismiss(completion: nil)
            return true
        case .close:
            return closeButton.takesTap()
        default:
            return false
        }
    }

    /// Adds the shadow and, above it, the card with the close button to the view, and adds the gesture recognisers
    /// (BZ-160).
    func install(_ contentView: UIView) {
        addSubview(shadowView)
        addSubview(contentView)
        contentView.addSubview(closeButton)
        addGestureRecognizer(tapBackgroundGesture)
        contentView.addGestureRecognizer(tapGesture)
    }

    /// A button that closes the message (BZ-147).
    func makeCloseButton() -> UIButton {
        let button = UIButton(
            frame: .zero, primaryAction: UIAction { [weak self] _ in self?.dismiss(completion: nil) })
        button.setTitle("✕", for: .normal)
        return button
    }

    /// One view for each button of the message, however many there are (BZ-095). A tap clicks it (BZ-080).
    func makeButtons() -> [BrazeInAppMessageUI.ButtonView] {
        messageButtons.map { button in
            let view = BrazeInAppMessageUI.ButtonView(button: button, attributes: buttonsAttributes)
            let click = UIAction { [weak self, weak view] _ in
                guard let self, let button = view?.button else { return }
                self.click(button.clickAction, buttonId: String(button.id))
            }
            view.addAction(click, for: .touchUpInside)
            return view
        }
    }

    /// A row of the buttons; nil if there are none.
    func makeButtonsContainer() -> BrazeInAppMessageUI.StackView? {
        buttons.isEmpty ? nil : BrazeInAppMessageUI.StackView(buttons)
    }

    /// Applies the appearance of card and buttons.
    func applyLook(
        to contentView: UIView, cornerRadius: Double, curve: CALayerCornerCurve, shadow: Shadow?
    ) {
        contentView.layer.cornerRadius = cornerRadius
        contentView.layer.cornerCurve = curve
        shadowView.shadow = shadow
        for button in buttons { button.attributes = buttonsAttributes }
    }

    /// Applies the colours of backdrop, close button and buttons. A button's theme is chosen separately from the
    /// message's.
    func applyColours(of theme: Braze.InAppMessage.Theme) {
        backgroundColor = theme.frameColor.uiColor
        closeButton.setTitleColor(theme.closeButtonColor.uiColor, for: .normal)
        for button in buttons { button.apply(button.button.theme(for: themeTraits)) }
    }
}
