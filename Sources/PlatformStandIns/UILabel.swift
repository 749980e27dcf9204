#if !canImport(UIKit)
    public import Foundation

    /// Where lines of text stand.
    public enum NSTextAlignment: Int, Sendable {
        /// At the left.
        case left
        /// In the middle.
        case center
        /// At the right.
        case right
        /// At both sides.
        case justified
        /// As the language does.
        case natural
    }

    /// What is done with text that is too long.
    public enum NSLineBreakMode: Int, Sendable {
        /// New lines start at words.
        case byWordWrapping
        /// New lines start at characters.
        case byCharWrapping
        /// The rest is cut off.
        case byClipping
        /// The start is left out.
        case byTruncatingHead
        /// The end is left out.
        case byTruncatingTail
        /// The middle is left out.
        case byTruncatingMiddle
    }

    /// Stand-in: a view that shows text.
    @preconcurrency @MainActor open class UILabel: UIView {
        /// The text.
        open var text: String?
        /// The text with attributes. Headless: kept apart from `text`.
        open var attributedText: NSAttributedString?
        /// How the letters look.
        open var font: UIFont! = .systemFont(ofSize: 17)
        /// The letters' colour.
        open var textColor: UIColor! = .black
        /// Where the lines stand.
        open var textAlignment = NSTextAlignment.natural
        /// What is done with text that is too long.
        open var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines are shown at most; 0 for all.
        open var numberOfLines = 1
        /// Whether letters shrink to fit.
        open var adjustsFontSizeToFitWidth = false
        /// How far letters may shrink.
        open var minimumScaleFactor: CGFloat = 0
        /// Whether letters follow the user's text size.
        open var adjustsFontForContentSizeCategory = false
    }
#endif
