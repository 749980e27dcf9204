#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a scrolling text view.
    @preconcurrency @MainActor open class UITextView: UIScrollView {
        /// The text.
        open var text: String! = ""
        /// The attributed text. Headless: stored separately from `text`.
        open var attributedText: NSAttributedString!
        /// The font.
        open var font: UIFont?
        /// The text colour.
        open var textColor: UIColor?
        /// The alignment.
        open var textAlignment = NSTextAlignment.natural
        /// Whether the user can change the text.
        open var isEditable = true
        /// Whether the user can select text.
        open var isSelectable = true
        /// The insets around the text.
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    }
#endif
