public import Foundation
import HeadlessStage

/// Opens URLs outside the app. Not bound to classes, nor to an actor.
///
/// The rules name the type only; its one requirement is the SDK's public one as far as known. The links
/// of messages do not pass through here: they are opened by the application (AI-094).
public protocol URLOpening {
    /// Opens a URL.
    /// - Parameter url: what to open.
    /// - Returns: whether it could be opened.
    @discardableResult
    func openUrl(_ url: URL) -> Bool
}

/// Hands URLs to the system: the current stage's log.
final class DefaultURLService: URLOpening {
    func openUrl(_ url: URL) -> Bool {
        HeadlessStage.current.open(url, from: AdobeLog.source)
        return true
    }
}
