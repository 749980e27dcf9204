#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: a view of text that scrolls.
    @preconcurrency @MainActor open class UITextView: UIScrollView {
        /// The text.
        open var text: String! = ""
        /// The text with attributes. Headless: kept apart from `text`.
        open var attributedText: NSAttributedString!
        /// How the letters look.
        open var font: UIFont?
        /// The letters' colour.
        open var textColor: UIColor?
        /// Where the lines stand.
        open var textAlignment = NSTextAlignment.natural
        /// Whether the user can change the text.
        open var isEditable = true
        /// Whether the user can select text.
        open var isSelectable = true
        /// Room around the text.
        open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    }
#endif
