public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// A scroll view of a message's header and text. Main actor.
    public final class ModalTextView: UIScrollView {
        /// The appearance of the texts. Use that of a modal as the starting point. Its members other than the line
        /// spacing and the language are guesses.
        public struct Attributes: Sendable {
            /// The appearance of the header.
            public var header: TextStyle
            /// The appearance of the text.
            public var message: TextStyle
            /// The distance between header and text, in points.
            public var spacing: Double
            /// The language of the texts, for assistive software; nil if not known.
            public var language: String?

            /// Makes the appearance that a modal gives its texts.
            init(_ modal: ModalView.Attributes, language: String?) {
                header = TextStyle(font: modal.headerFont)
                message = TextStyle(font: modal.messageFont)
                spacing = modal.labelsSpacing
                self.language = language
            }
        }

        /// The appearance of one of the texts.
        public struct TextStyle: Sendable {
            /// The font.
            public var font: UIFont
            /// The distance between lines, in points. In the model it has no effect.
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

        /// The appearance of the texts. A change is applied at once.
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

        /// Not available: the view cannot be made from an archive.
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
