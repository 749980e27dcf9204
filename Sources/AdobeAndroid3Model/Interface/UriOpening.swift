public import AdobeAndroidShared
import HeadlessStage

/// Opens URIs outside the app (A3-083). The rules name the service's behaviour only; its requirements are the SDK's
/// public ones as far as known. Any thread.
public protocol UriOpening: AnyObject {
    /// Opens a URI outside the app.
    /// - Parameter uri: the URI.
    /// - Returns: false for a blank one, without an activity, and when nothing can open it.
    @discardableResult func openUri(_ uri: String) -> Bool

    /// Sets what decides which URI opens what.
    /// - Parameter handler: held strongly.
    func setUriHandler(_ handler: any URIHandler)
}

/// The service of a stage.
final class StageURIService: UriOpening {
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    func openUri(_ uri: String) -> Bool {
        stage.map { AndroidSystem.of($0).open(uri, on: $0) } ?? false
    }

    func setUriHandler(_ handler: any URIHandler) {
        stage.map { AndroidSystem.of($0).switches.set(\.uriHandler, handler) }
    }
}
