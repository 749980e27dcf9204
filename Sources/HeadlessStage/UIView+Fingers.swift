package import PlatformStandIns

// What fingers do to the controls in a view of the app's own.
extension UIView {
    /// Taps the button with this accessibility identifier, else the topmost one with this title, in this view.
    /// A button that is hidden, transparent, disabled or in a view that takes no touches is not found.
    ///
    /// - Parameter name: the identifier or the title.
    /// - Returns: whether there was such a button.
    package func tapButton(named name: String) -> Bool {
        let buttons = touchableButtons
        let named =
            buttons.first { $0.accessibilityIdentifier == name } ?? buttons.first { $0.currentTitle == name }
        guard let named else { return false }
        named.tap()
        return true
    }

    /// Whether a finger reaches this view, as far as the view and those around it go.
    package var isTouchable: Bool {
        takesTouches && superview?.isTouchable ?? true
    }

    private var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha > 0.01 }

    /// The buttons that a finger reaches, topmost first.
    private var touchableButtons: [UIButton] {
        guard takesTouches else { return [] }
        if let button = self as? UIButton { return button.isEnabled ? [button] : [] }
        return subviews.reversed().flatMap(\.touchableButtons)
    }
}

extension UIButton {
    /// A finger goes down on the button and is lifted inside.
    package func tap() {
        sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }
}
