/// Something that happened to a message in a random sequence.
struct LifeEvent: CustomStringConvertible, Equatable {
    /// What happened.
    enum Kind: String, CaseIterable {
        case asked, prepared, willPresent, didPresent, clicked, processed, willDismiss, didDismiss
        case impression, click
    }

    let kind: Kind
    /// The message's id.
    let message: String
    /// Whether a message was visible then; nil where nobody looked.
    var isVisible: Bool?
    /// Which of the two delegates was told; nil for what is not a callback.
    var delegate: Int?

    init(_ kind: Kind, _ message: String, visible: Bool? = nil, delegate: Int? = nil) {
        self.kind = kind
        self.message = message
        isVisible = visible
        self.delegate = delegate
    }

    var description: String {
        "\(kind.rawValue)(\(message))" + (delegate.map { "#\($0)" } ?? "")
    }
}
