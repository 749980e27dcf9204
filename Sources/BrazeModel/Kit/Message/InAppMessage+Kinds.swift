/// The message as one of a kind. Each property is nil for a message of another kind. Assigning to it is
/// ignored then, and so is assigning nil: the vendor's rule for this type is not known, and its sibling
/// `ViewAttributes` does so.
extension Braze.InAppMessage {
    /// The message as a slideup.
    public var slideup: Slideup? {
        get { if case .slideup(let message) = self { message } else { nil } }
        set { if case .slideup = self, let newValue { self = .slideup(newValue) } }
    }

    /// The message as a modal.
    public var modal: Modal? {
        get { if case .modal(let message) = self { message } else { nil } }
        set { if case .modal = self, let newValue { self = .modal(newValue) } }
    }

    /// The message as a modal image.
    public var modalImage: ModalImage? {
        get { if case .modalImage(let message) = self { message } else { nil } }
        set { if case .modalImage = self, let newValue { self = .modalImage(newValue) } }
    }

    /// The message as a full message.
    public var full: Full? {
        get { if case .full(let message) = self { message } else { nil } }
        set { if case .full = self, let newValue { self = .full(newValue) } }
    }

    /// The message as a full image.
    public var fullImage: FullImage? {
        get { if case .fullImage(let message) = self { message } else { nil } }
        set { if case .fullImage = self, let newValue { self = .fullImage(newValue) } }
    }

    /// The message as an HTML message.
    public var html: Html? {
        get { if case .html(let message) = self { message } else { nil } }
        set { if case .html = self, let newValue { self = .html(newValue) } }
    }

    /// The message as a control message.
    public var control: Control? {
        get { if case .control(let message) = self { message } else { nil } }
        set { if case .control = self, let newValue { self = .control(newValue) } }
    }
}
