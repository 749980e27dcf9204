extension BrazeInAppMessageUI {
    /// The look of a built-in view, by kind of message.
    public enum ViewAttributes: Sendable {
        /// The look of a slideup.
        case slideup(SlideupView.Attributes)
        /// The look of a modal.
        case modal(ModalView.Attributes)
        /// The look of a modal that is an image.
        case modalImage(ModalImageView.Attributes)
        /// The look of a full message.
        case full(FullView.Attributes)
        /// The look of a full message that is an image.
        case fullImage(FullImageView.Attributes)
        /// The look of an HTML message.
        case html(HtmlView.Attributes)

        /// The defaults, as they are now, for a message; nil for a control message, which has no look (BZ-126).
        public static func defaults(for message: Braze.InAppMessage) -> ViewAttributes? {
            switch message {
            case .slideup: .slideup(.defaults)
            case .modal: .modal(.defaults)
            case .modalImage: .modalImage(.defaults)
            case .full: .full(.defaults)
            case .fullImage: .fullImage(.defaults)
            case .html: .html(.defaults)
            case .control: nil
            }
        }
    }
}

/// The attributes by kind. Each getter gives nil for another kind; each setter ignores nil, and ignores
/// everything while the attributes are of another kind.
extension BrazeInAppMessageUI.ViewAttributes {
    /// The look of a slideup.
    public var slideup: BrazeInAppMessageUI.SlideupView.Attributes? {
        get { if case .slideup(let attributes) = self { attributes } else { nil } }
        set { if case .slideup = self, let newValue { self = .slideup(newValue) } }
    }

    /// The look of a modal.
    public var modal: BrazeInAppMessageUI.ModalView.Attributes? {
        get { if case .modal(let attributes) = self { attributes } else { nil } }
        set { if case .modal = self, let newValue { self = .modal(newValue) } }
    }

    /// The look of a modal that is an image.
    public var modalImage: BrazeInAppMessageUI.ModalImageView.Attributes? {
        get { if case .modalImage(let attributes) = self { attributes } else { nil } }
        set { if case .modalImage = self, let newValue { self = .modalImage(newValue) } }
    }

    /// The look of a full message.
    public var full: BrazeInAppMessageUI.FullView.Attributes? {
        get { if case .full(let attributes) = self { attributes } else { nil } }
        set { if case .full = self, let newValue { self = .full(newValue) } }
    }

    /// The look of a full message that is an image.
    public var fullImage: BrazeInAppMessageUI.FullImageView.Attributes? {
        get { if case .fullImage(let attributes) = self { attributes } else { nil } }
        set { if case .fullImage = self, let newValue { self = .fullImage(newValue) } }
    }

    /// The look of an HTML message.
    public var html: BrazeInAppMessageUI.HtmlView.Attributes? {
        get { if case .html(let attributes) = self { attributes } else { nil } }
        set { if case .html = self, let newValue { self = .html(newValue) } }
    }
}
