import HeadlessStage
import PlatformStandIns

/// Where errors go (BZ-009), and the two checks that every way into the user interface begins with.
extension BrazeInAppMessageUI {
    /// Logs an error about a message.
    func log(_ error: Error, for message: Braze.InAppMessage?) {
        error.log(through: message?.context, on: stage)
    }

    /// Whether the caller is on the main thread. Unchecked code may call from another one: then nothing
    /// happens but a line in the log, written later on the main queue (BZ-005).
    nonisolated func isOnMainThread(for message: Braze.InAppMessage?) -> Bool {
        if MainThread.isCurrent { return true }
        stage.onMain { self.log(.noMainThread, for: message) }
        return false
    }

    /// Whether the app shows something that a message could appear over; if not, the message is dropped
    /// (BZ-006).
    func hasAppRoot(for message: Braze.InAppMessage) -> Bool {
        if stage.app.hasRootViewController { return true }
        log(.noAppRootViewController, for: message)
        return false
    }
}

extension BrazeInAppMessageUI.Error {
    /// Logs the error through a `Context`, or on the stage when there is none (BZ-009).
    func log(through context: Braze.InAppMessage.Context?, on stage: HeadlessStage) {
        let text = String(describing: self)
        if let context {
            context.logError(flattened: text)
        } else {
            stage.log.record(.error, from: "Braze", text)
        }
    }
}
