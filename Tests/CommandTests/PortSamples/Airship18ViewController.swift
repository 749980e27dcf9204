import AirshipAutomation
import AirshipCore
import UIKit

final class HomeViewController: UIViewController {
    @IBOutlet private weak var badge: UILabel!
    private var pending: [String: InAppMessage] = [:]
    private var isVideoPlaying = false
    private let analytics = AnalyticsService.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        Airship.inAppAutomation.inAppMessaging.displayDelegate = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Airship.inAppAutomation.isPaused = true
    }

    @objc private func videoEnded(_ notification: Notification) {
        isVideoPlaying = false
        badge.text = "\(pending.count)"
        pending.removeAll()
        Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
    }

    private func describe(_ message: InAppMessage) -> String {
        switch message.displayContent {
        case .banner(let banner): return banner.heading?.text ?? "banner"
        case .fullscreen(let full): return full.body?.text ?? "fullscreen"
        case .modal(let modal): return modal.buttons?.first?.label.text ?? "modal"
        case .html(let html): return html.url
        case .custom(let json): return json.string ?? "custom"
        case .airshipLayout: return "layout"
        @unknown default: return "unknown"
        }
    }
}

extension HomeViewController: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        analytics.log("offered", ["id": scheduleID, "what": describe(message)])
        guard isVideoPlaying else { return true }
        pending[scheduleID] = message
        return false
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        analytics.log("shown", ["id": scheduleID])
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        analytics.log("finished", ["id": scheduleID])
        if let next = message.extras?.object?["next"]?.string, let url = URL(string: next) {
            UIApplication.shared.open(url)
        }
    }
}
