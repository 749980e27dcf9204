import Foundation
import InAppCompat
import InAppContracts

/// The one handler of the tour: what an app would write, with no vendor in it.
@MainActor final class TourHandler: InAppMessageHandler {
    /// Whether the app is in the middle of something.
    var isBusy = true
    private var waiting: [CompatMessage] = []
    private let recorder: TraceRecorder

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    /// The app is free again: what had to wait is shown, in order.
    func becomeFree() throws {
        isBusy = false
        let messages = waiting
        waiting = []
        for message in messages { try message.show() }
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        guard isBusy else { return .show }
        waiting.append(message)
        return .hold
    }

    /// The app's own links are routed by the app, the others are left to the SDK.
    func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        guard let url = action.url, url.scheme == "shop" else { return true }
        route(url)
        return false
    }

    /// Where the SDK does not ask, the link names its target, and the app routes it when told.
    func didLoad(_ url: URL, in message: CompatMessage) {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let target = items.first(where: { $0.name == "target" })?.value.flatMap(URL.init(string:))
        else { return }
        route(target)
    }

    private func route(_ url: URL) {
        recorder.note(.app, "route", [TraceEvent.Argument("url", url.absoluteString)])
    }
}
