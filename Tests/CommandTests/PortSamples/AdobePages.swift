import AEPMessaging
import AEPServices
import Foundation

/// A delegate whose pages call the app.
final class PageMessages: MessagingDelegate {
    private var points: [String] = []
    private weak var last: Message?

    func shouldShowMessage(message: Showable) -> Bool {
        last = (message as? FullscreenMessage)?.parent
        last?.handleJavascriptMessage("early") { _ in }
        return true
    }

    func onShow(message: Showable) {
        guard let message = (message as? FullscreenMessage)?.parent else { return }
        message.handleJavascriptMessage("points") { body in
            self.points.append(body as? String ?? "nothing")
            message.dismiss(suppressAutoTrack: true)
        }
        message.handleJavascriptMessage(
            "close",
            withHandler: { [weak self] _ in
                self?.last?.dismiss(suppressAutoTrack: false)
            })
        last?.handleJavascriptMessage("late") { content in NSLog("%@", "\(content ?? "none")") }
        message.handleJavascriptMessage("short") { print($0 ?? "") }
    }

    func onDismiss(message: Showable) {}
}
