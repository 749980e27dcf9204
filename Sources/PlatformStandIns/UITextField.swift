#if !canImport(UIKit)
    /// Stand-in: a text field.
    @preconcurrency @MainActor open class UITextField: UIControl {
        /// The text.
        open var text: String? = ""
        /// The placeholder, which is shown when there is no text.
        open var placeholder: String?
        /// The font.
        open var font: UIFont?
        /// The text colour.
        open var textColor: UIColor?
        /// The alignment.
        open var textAlignment = NSTextAlignment.natural
        /// Whether the text is obscured.
        open var isSecureTextEntry = false
        open override var canBecomeFirstResponder: Bool { isEnabled }
    }
#endif
