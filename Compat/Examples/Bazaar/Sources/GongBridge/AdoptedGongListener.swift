public import Foundation
public import GongModel
public import InAppCompat

/// Drives an existing Gong listener under another vendor's SDK: it is asked nothing, and told of a click afterwards. Main
/// actor, therefore Sendable.
@MainActor public final class AdoptedGongListener: AdoptedDelegate {
    /// The listener, held strongly.
    public let listener: any GongListener
    public var diagnostics: DiagnosticSink?
    /// The notes that the listener knows to be up: it is not told that one has left if it was not told of it before.
    private var shown: Set<ObjectIdentifier> = []
    private var clicked: [ObjectIdentifier: String] = [:]

    /// Adopts a listener.
    public init(_ listener: any GongListener) { self.listener = listener }

    private func note(_ message: CompatMessage) -> GongNote {
        if let own = message.native(as: GongNote.self) { return own }
        return counterpart(of: message) { GongPort.note(of: message.content, id: message.id) }
    }

    public func didPresent(_ message: CompatMessage) {
        shown.insert(ObjectIdentifier(message))
        listener.gongDidShow(note(message))
    }

    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        clicked[ObjectIdentifier(message)] = action.buttonID
        return true
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        clicked[ObjectIdentifier(message)] = message.link(url).interaction
    }

    /// By now the SDK has acted on a click, whenever it was reported.
    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        var name = clicked.removeValue(forKey: ObjectIdentifier(message))
        guard shown.remove(ObjectIdentifier(message)) != nil else { return }
        if case .buttonClick(let id) = resolution.cause { name = id }
        let note = note(message)
        if let button = note.button, button.name == name { listener.gongDidClick(button, of: note) }
        listener.gongDidClose(note)
    }

    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        shown.remove(ObjectIdentifier(message))
        clicked[ObjectIdentifier(message)] = nil
    }
}
