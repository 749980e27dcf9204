import Foundation

/// What a message has that most do not have while they wait. It stands apart, so that a message stays small.
@MainActor final class MessageExtras {
    /// What handlers keep with the message, by the handler's identity.
    var attachments: [ObjectIdentifier: AnyObject] = [:]
    /// Listeners that wait for the message's page.
    @exclusivity(unchecked) var scripts: [ScriptRegistration] = []
    /// The last click, kept to tell how the message went away.
    var lastAction: MessageResolution.Cause?
    @exclusivity(unchecked) var autoClose: AutoCloseTimer?
    /// What the handler answered too late.
    var lateAnswer: DisplayDecision?
    /// The translated content.
    var content: MessageContent?
    /// What has no place in the message's own notes.
    var notes = PolicyNotes.More()
}

extension CompatMessage {
    /// The extras, made on first use.
    var madeExtras: MessageExtras {
        if let extras { return extras }
        let made = MessageExtras()
        extras = made
        return made
    }
}
