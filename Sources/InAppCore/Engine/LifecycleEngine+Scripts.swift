/// A listener that waits for a message's page.
struct ScriptRegistration {
    let name: String
    let handler: @MainActor @Sendable (ContentValue?) -> Void
}

/// How scripts of a page are listened to before there is a page.
extension LifecycleEngine {
    func listen(
        to name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        guard let driver else { throw message.detached(.scriptMessages) }
        do {
            try driver.onScriptMessage(name, of: message, handler)
        } catch let error as CompatError where error.code == .wrongPhase && message.phase < .presented {
            message.waitingScripts.append(ScriptRegistration(name: name, handler: handler))
        }
    }

    /// Installs the listeners that waited for the page of a message that appears.
    /// - Parameter isLast: whether a page that is not there now will not come: then a diagnostic says so.
    func installScripts(of message: CompatMessage, isLast: Bool = false) {
        guard let driver else { return }
        let waiting = message.waitingScripts
        message.waitingScripts = []
        for script in waiting {
            do {
                try driver.onScriptMessage(script.name, of: message, script.handler)
            } catch let error as CompatError where error.code == .wrongPhase && !isLast {
                message.waitingScripts.append(script)
            } catch {
                report(.actionFailed, message, "onScriptMessage(\(script.name)): \(error)")
            }
        }
    }
}
