import AirshipKit
import WebKit

/// The kiosk's screen is the delegate of everything.
class KioskViewController: UIViewController, InAppMessagingDelegate {
    private var webView: WKWebView!
    private let stack = UIStackView()
    private let status: UILabel = {
        let label = UILabel()
        label.textAlignment = .center
        label.accessibilityIdentifier = "status"
        return label
    }()
    private var visible: InAppMessage?
    private var queue = DispatchQueue(label: "kiosk")
    private var timer: Timer?
    fileprivate var onFinish: [String: () -> Void] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.addArrangedSubview(status)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        ])
        InAppMessageManager.shared().delegate = self
        InAppAutomation.shared.inAppMessageManager.setFactoryBlock(
            { message in
                let adapter = InAppMessageModalAdapter.adapter(for: message)
                adapter.style.dismissIconResource = "kiosk-close"
                adapter.style.additionalPadding = Padding(top: 1, bottom: 1, leading: 2, trailing: 2)
                return adapter
            }, for: .modal)
        NotificationCenter.default.addObserver(
            self, selector: #selector(idle(_:)), name: .kioskIdle, object: nil)
        scheduleGreeting()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        InAppAutomation.shared.isPaused = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        InAppAutomation.shared.isPaused = false
    }

    @objc private func idle(_ notification: Notification) {
        timer = Timer.scheduledTimer(
            timeInterval: 60, target: self, selector: #selector(reset), userInfo: nil, repeats: false)
    }

    @objc private func reset() { status.text = nil }

    private func scheduleGreeting() {
        let message = InAppMessage { builder in
            builder.name = "greeting"
            builder.displayContent = InAppMessageModalDisplayContent { modal in
                modal.heading = InAppMessageTextInfo { $0.text = "Hello" }
                modal.body = InAppMessageTextInfo { $0.text = "Touch to begin" }
                modal.buttons = [
                    InAppMessageButtonInfo {
                        $0.identifier = "start"
                        $0.label = InAppMessageTextInfo { $0.text = "Start" }
                        $0.behavior = .dismiss
                    }!
                ]
            }
        }
        guard let message = message else { return }
        let schedule = InAppMessageSchedule(message: message) { builder in
            builder.triggers = [ScheduleTrigger.activeSessionTrigger(withCount: 1)]
            builder.group = "kiosk"
            builder.limit = 1
        }
        InAppAutomation.shared.schedule(schedule) { [weak self] success in
            DispatchQueue.main.async { self?.status.text = success ? "ready" : "failed" }
        }
    }

    // MARK: InAppMessagingDelegate

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        var isFree = true
        queue.sync { isFree = self.onFinish.isEmpty }
        return isFree && presentedViewController == nil
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        visible = message
        status.text = describe(message)
        UIView.animate(withDuration: 0.2) { self.stack.alpha = 0.2 }
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        visible = nil
        UIView.animate(withDuration: 0.2) { self.stack.alpha = 1 }
        onFinish.removeValue(forKey: scheduleID)?()
        guard let id = resolution.buttonInfo?.identifier, id == "start" else { return }
        let actions = resolution.buttonInfo?.actions as? [String: Any] ?? [:]
        performSegue(withIdentifier: actions["segue"] as? String ?? "menu", sender: self)
    }

    private func describe(_ message: InAppMessage) -> String {
        switch message.displayContent {
        case let banner as InAppMessageBannerDisplayContent:
            return banner.body?.text ?? "banner"
        case let modal as InAppMessageModalDisplayContent:
            return "\(modal.heading?.text ?? "modal"), \(modal.buttons.count)"
        case let html as InAppMessageHTMLDisplayContent:
            return html.url
        case is InAppMessageFullScreenDisplayContent:
            return "full screen"
        default:
            return "other"
        }
    }
}

extension Notification.Name { static let kioskIdle = Notification.Name("kiosk.idle") }

extension KioskViewController: JavaScriptCommandDelegate {
    func perform(_ command: JavaScriptCommand, webView: WKWebView) -> Bool {
        guard command.name == "kiosk", let first = command.arguments.first else { return false }
        status.text = first
        return true
    }
}
