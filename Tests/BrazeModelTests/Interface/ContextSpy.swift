import BrazeModel
import HeadlessStage

/// Records the calls of a `Context` made of closures, in order.
final class ContextSpy: @unchecked Sendable {
    // Sound because each test uses its spy on one thread.
    var events: [String] = []
}

extension Braze.InAppMessage.Context {
    /// A context that records its calls.
    static func spy(
        _ spy: ContextSpy = ContextSpy(), multipleLogClickEnabled: Bool = false
    ) -> Braze.InAppMessage.Context {
        .init(
            logImpression: { spy.events.append("impression") },
            logClick: { spy.events.append("click \($0 ?? "-")") },
            processClickAction: { action, _ in
                spy.events.append("process \(action.url?.absoluteString ?? "-")")
            },
            logError: { spy.events.append("error \($0)") },
            braze: { nil },
            getLocalAssets: { _, _, _ in .empty },
            withLocalAssets: { message, _, completion in
                completion(.success(message))
                return .empty
            },
            multipleLogClickEnabled: multipleLogClickEnabled)
    }
}
