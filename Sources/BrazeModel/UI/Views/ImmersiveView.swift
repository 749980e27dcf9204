import HeadlessStage
import PlatformStandIns

/// What modal and modal image views have in common, and with them the full ones: buttons, a body to tap, a
/// close button, a backdrop.
@MainActor protocol ImmersiveView: BuiltInView {
    var buttons: [Braze.InAppMessage.Button] { get }
    var clickAction: Braze.InAppMessage.ClickAction { get }
    var tapGesture: UITapGestureRecognizer { get }
    var tapBackgroundGesture: UITapGestureRecognizer { get }
    var dismissesOnBackgroundTap: Bool { get }
    var buttonsContainer: BrazeInAppMessageUI.StackView { get }
}

extension ImmersiveView {
    /// What the user can do (BZ-080, BZ-081, BZ-084). A recogniser that the app disabled takes nothing.
    func perform(_ gesture: UserGesture) -> Bool {
        switch gesture {
        case .tapButton(let id):
            return tapButton(id, of: buttons)
        case .tapMessage where buttons.isEmpty && tapGesture.isEnabled:
            click(clickAction)
            return true
        case .tapOutside where dismissesOnBackgroundTap && tapBackgroundGesture.isEnabled:
            dismiss(completion: nil)
            return true
        case .close:
            dismiss(completion: nil)
            return true
        default:
            return false
        }
    }

    /// Makes one view for each button, however many there are (BZ-095).
    func makeButtonViews(attributes: BrazeInAppMessageUI.ButtonView.Attributes) {
        for view in buttonsContainer.subviews { view.removeFromSuperview() }
        for button in buttons {
            buttonsContainer.addSubview(
                BrazeInAppMessageUI.ButtonView(button: button, attributes: attributes))
        }
        applyButtonThemes()
    }

    /// Gives each button the colours of its theme, which is chosen apart from the message's.
    func applyButtonThemes() {
        for case let view as BrazeInAppMessageUI.ButtonView in buttonsContainer.subviews {
            view.apply(view.button.theme(for: traitCollection))
        }
    }
}
