/// An event of a message in a random sequence.
struct LifeEvent: Sendable, CustomStringConvertible, Equatable {
    /// The kind of event.
    enum Kind: String, CaseIterable, Sendable {
        case asked, prepared, willPresent, didPresent, clicked, processed, willDismiss, didDismiss
        case impression, click
        /// An error was logged through the message's context.
        case failed
        /// The completion of one of the app's dismissals was called.
        case completed
    }

    let kind: Kind
    /// The message's id, or the number of a dismissal.
    let message: String
    /// Whether a message was visible then; nil if this was not checked.
    var isVisible: Bool?
    /// The delegate that was called, of two; nil for an event that is no callback.
    var delegate: Int?
    /// The name of an error.
    var detail: String

    init(_ kind: Kind, _ message: String, visible: Bool? = nil, delegate: Int? = nil, detail: String = "") {
        self.kind = kind
        self.message = message
        isVisible = visible
        self.delegate = delegate
        self.detail = detail
    }

    var description: String {
        "\(kind.rawValue)(\(message)\(detail.isEmpty ? "" : " ")\(detail))"
            + (delegate.map { "#\($0)" } ?? "")
    }
}
