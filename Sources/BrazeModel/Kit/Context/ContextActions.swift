import Foundation
import HeadlessStage
import PlatformStandIns

/// What a `Context` does, as closures.
///
/// `@unchecked Sendable`: the properties are constants, so nothing is shared but the closures. Those of the
/// SDK below capture Sendable values only. Those of an app run on the thread on which the app uses the
/// context, as it does with the vendor's: the public initialiser asks for no `@Sendable` closures, and the
/// model itself uses a context on the main thread only.
struct ContextActions: @unchecked Sendable {
    let logImpression: () -> Void
    let logClick: (String?) -> Void
    let processClickAction: (Braze.InAppMessage.ClickAction, Any?) -> Void
    let logError: (any Error) -> Void
    let discard: () -> Void
    let braze: () -> Any?
    let getLocalAssets: ([URL], URL, @escaping (Result<[URL: URL], any Error>) -> Void) -> Braze.Cancellable
    let withLocalAssets:
        (Braze.InAppMessage, URL, @escaping (Result<Braze.InAppMessage, any Error>) -> Void) ->
            Braze.Cancellable
}

extension ContextActions {
    /// What the context of a campaign's message does. The SDK object is held weakly, as it holds the message
    /// through its presenter.
    init(_ message: Braze.InAppMessage, using braze: Braze) {
        let (id, extras, stage) = (message.id, message.data.extrasObject, braze.stage)
        self.init(
            logImpression: { [weak braze] in braze?.recordImpression(id: id) },
            logClick: { [weak braze] buttonId in braze?.recordClick(id: id, buttonId: buttonId) },
            processClickAction: { [weak braze] action, target in
                braze?.process(action, id: id, extras: extras, target: target)
            },
            logError: { error in
                let details = id.map { ["messageId": $0] } ?? [:]
                stage.log.record(.error, from: "Braze", Braze.ErrorString(error).logDescription, details)
            },
            discard: { [weak braze] in braze?.record(.note, "discard", id: id) },
            braze: { [weak braze] in braze },
            getLocalAssets: LocalAssets(stage: stage).get,
            withLocalAssets: LocalAssets(stage: stage).localise)
    }
}
