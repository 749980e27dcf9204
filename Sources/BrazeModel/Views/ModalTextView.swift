public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// A scroll view of a message's header and text. Main actor.
    public final class ModalTextView: UIScrollView {
        /// How the texts look. Start from the look of a modal. Which members it has beside the line spacing and the
        /// language is a guess.
        public struct Attributes: Sendable {
            /// The look of the header.
            public var header: TextStyle
            /// The look of the text.
            public var message: TextStyle
            /// The distance between header and text, in points.
            public var spacing: Double
            /// The language of the texts, for assistive software; nil if not known.
            public var language: String?

            /// The look that a modal gives its texts.
            init(_ modal: ModalView.Attributes, language: String?) {
                header = TextStyle(font: modal.headerFont)
                message = TextStyle(font: modal.messageFont)
                spacing = modal.labelsSpacing
                self.language = language
            }
        }

        /// How one of the texts looks.
        public struct TextStyle: Sendable {
            /// The font.
            public var font: UIFont
            /// The distance between lines, in points. Headless: kept.
            public var lineSpacing: Double = 0
        }

        /// The header.
        public var header: String {
            get { headerLabel.text ?? "" }
            set { headerLabel.text = newValue }
        }

        /// The text.
        public var message: String {
            get { messageLabel.text ?? "" }
            set { messageLabel.text = newValue }
        }

        /// How the texts look. A change is applied at once.
        public var attributes: Attributes { didSet { applyAttributes() } }

        let headerLabel = UILabel(frame: .zero)
        let messageLabel = UILabel(frame: .zero)

        init(of modal: Braze.InAppMessage.Modal, _ attributes: Attributes) {
            self.attributes = attributes
            super.init(frame: .zero)
            header = modal.header
            message = modal.message
            addSubview(headerLabel)
            addSubview(messageLabel)
            applyAttributes()
        }

        /// The view cannot be made from an archive.
        @available(*, unavailable)
        public required init?(coder: NSCoder) {
            nil
        }

        private func applyAttributes() {
            headerLabel.font = attributes.header.font
            messageLabel.font = attributes.message.font
        }

        func apply(_ theme: Braze.InAppMessage.Theme) {
            headerLabel.textColor = theme.headerTextColor.uiColor
            messageLabel.textColor = theme.textColor.uiColor
        }
    }
}
