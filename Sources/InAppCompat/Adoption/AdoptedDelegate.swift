/// A handler that drives a delegate which was written for an SDK's own protocol.
@MainActor public protocol AdoptedDelegate: InAppMessageHandler, Sendable {
    /// Where the delegate's wishes go that the driving SDK cannot fulfil.
    var diagnostics: DiagnosticSink? { get }
}

extension AdoptedDelegate {
    /// Does something that the driving SDK may not be able to do: then a diagnostic says so (`actionFailed`).
    public func attempt(_ message: CompatMessage, _ action: (CompatMessage) throws -> Void) {
        do {
            try action(message)
        } catch {
            diagnostics?(Diagnostic(.actionFailed, shape: message.shape, messageID: message.id, "\(error)"))
        }
    }

    /// What stands for a message with the delegate: made on first sight, and kept with the message.
    public func counterpart<Object: AnyObject>(
        of message: CompatMessage, _ make: () -> Object
    ) -> Object {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] as? Object { return known }
        let made = make()
        message.attachments[key] = made
        return made
    }
}
