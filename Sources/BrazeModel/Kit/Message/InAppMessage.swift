extension Braze {
    /// An in-app message: a value, so that changing a copy changes nothing else. Sendable.
    ///
    /// The properties of `data` can be written as the message's own: `message.extras`,
    /// `message.orientation = .any`.
    public indirect enum InAppMessage: BrazeInAppMessageDataLookup, Hashable, Sendable {
        /// A line of text that slides in from an edge.
        case slideup(Slideup)
        /// A card in the middle of the screen.
        case modal(Modal)
        /// An image in the middle of the screen.
        case modalImage(ModalImage)
        /// An image and texts that fill a small screen.
        case full(Full)
        /// An image that fills a small screen.
        case fullImage(FullImage)
        /// A web page.
        case html(Html)
        /// No message at all, for the control group of a campaign.
        case control(Control)

        /// What analytics and clicks of a message go through.
        public typealias Context = Braze.InAppMessageRaw.Context
    }
}

extension Braze.InAppMessage {
    /// What messages of every kind have.
    public var data: Data {
        get {
            switch self {
            case .slideup(let message): message.data
            case .modal(let message): message.data
            case .modalImage(let message): message.data
            case .full(let message): message.data
            case .fullImage(let message): message.data
            case .html(let message): message.data
            case .control(let message): message.data
            }
        }
        set {
            switch self {
            case .slideup(var message): replace(&message, newValue, Self.slideup)
            case .modal(var message): replace(&message, newValue, Self.modal)
            case .modalImage(var message): replace(&message, newValue, Self.modalImage)
            case .full(var message): replace(&message, newValue, Self.full)
            case .fullImage(var message): replace(&message, newValue, Self.fullImage)
            case .html(var message): replace(&message, newValue, Self.html)
            case .control(var message): replace(&message, newValue, Self.control)
            }
        }
    }

    private mutating func replace<Payload: BrazeInAppMessageDataLookup>(
        _ payload: inout Payload, _ data: Data, _ make: (Payload) -> Self
    ) {
        payload.data = data
        self = make(payload)
    }

    /// Whether more than one click may be logged. The vendor's rule is not known: in the model it is so for
    /// HTML messages, whose page can stay open after a click.
    public var multipleLogClickEnabled: Bool {
        if case .html = self { true } else { false }
    }
}

/// The properties of `data` that gates and bridges look at for every message. They mean the same as the
/// dynamic members, but copy nothing else and need no key path.
extension Braze.InAppMessage {
    /// What tells the campaign's message from others; nil for a message made by the app.
    public var id: String? {
        get { read { $0.id } }
        set { data.id = newValue }
    }

    /// What analytics and clicks go through; nil for a message made by the app.
    public var context: Context? {
        get { read { $0.context } }
        set { data.context = newValue }
    }

    /// The campaign's key-value pairs.
    public var extras: [String: Any] {
        get { read { $0.extras } }
        set { data.extras = newValue }
    }

    private func read<Value>(_ property: (borrowing Data) -> Value) -> Value {
        switch self {
        case .slideup(let message): property(message.data)
        case .modal(let message): property(message.data)
        case .modalImage(let message): property(message.data)
        case .full(let message): property(message.data)
        case .fullImage(let message): property(message.data)
        case .html(let message): property(message.data)
        case .control(let message): property(message.data)
        }
    }
}
