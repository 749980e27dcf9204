#if !canImport(UIKit)
    /// Stand-in: a control for a line of text.
    @preconcurrency @MainActor open class UITextField: UIControl {
        /// The text.
        open var text: String? = ""
        /// What is shown where there is no text.
        open var placeholder: String?
        /// How the letters look.
        open var font: UIFont?
        /// The letters' colour.
        open var textColor: UIColor?
        /// Where the text stands.
        open var textAlignment = NSTextAlignment.natural
        /// Whether the letters are hidden.
        open var isSecureTextEntry = false
        open override var canBecomeFirstResponder: Bool { isEnabled }
    }
#endif
