#if !canImport(UIKit)
    public import Foundation

    /// The alignments of text.
    public enum NSTextAlignment: Int, Sendable {
        /// Left.
        case left
        /// Centred.
        case center
        /// Right.
        case right
        /// Justified.
        case justified
        /// The natural alignment of the language.
        case natural
    }

    /// The treatments of text that is too long.
    public enum NSLineBreakMode: Int, Sendable {
        /// Wrap at words.
        case byWordWrapping
        /// Wrap at characters.
        case byCharWrapping
        /// Clip the text.
        case byClipping
        /// Truncate the beginning.
        case byTruncatingHead
        /// Truncate the end.
        case byTruncatingTail
        /// Truncate the middle.
        case byTruncatingMiddle
    }

    /// Stand-in: a view that shows text.
    @preconcurrency @MainActor open class UILabel: UIView {
        /// The text.
        open var text: String?
        /// The attributed text. Headless: stored separately from `text`.
        open var attributedText: NSAttributedString?
        /// The font.
        open var font: UIFont! = .systemFont(ofSize: 17)
        /// The text colour.
        open var textColor: UIColor! = .black
        /// The alignment.
        open var textAlignment = NSTextAlignment.natural
        /// The treatment of text that is too long.
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for no limit.
        open var numberOfLines = 1
        /// Whether the font shrinks to fit.
        open var adjustsFontSizeToFitWidth = false
        /// The minimum scale of the font.
        open var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the user's text size.
        open var adjustsFontForContentSizeCategory = false
    }
#endif
