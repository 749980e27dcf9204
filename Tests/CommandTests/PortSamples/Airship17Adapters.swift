import AirshipKit
import UIKit

/// A banner of the app's own for messages of the custom type.
class TickerAdapter: NSObject, InAppMessageAdapterProtocol {
    let message: InAppMessage
    private var window: UIWindow?
    private var completion: ((InAppMessageResolution) -> Void)?

    static func adapter(for message: InAppMessage) -> Self {
        return self.init(message: message)
    }

    required init(message: InAppMessage) {
        self.message = message
        super.init()
    }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        guard let content = message.displayContent as? InAppMessageCustomDisplayContent,
            content.value["text"] is String
        else {
            completionHandler(.cancel)
            return
        }
        completionHandler(.success)
    }

    func isReadyToDisplay() -> Bool {
        return UIApplication.shared.applicationState == .active
    }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        completion = completionHandler
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.isHidden = false
    }

    @objc func close() {
        window?.isHidden = true
        window = nil
        completion?(InAppMessageResolution.userDismissed())
    }
}

/// Lets one message through at a time, and none in a call.
class CallCoordinator: NSObject, InAppMessageDisplayCoordinator {
    @objc dynamic var isInCall = false

    var isReady: Bool { return !isInCall }

    static func keyPathsForValuesAffectingIsReady() -> Set<String> {
        return ["isInCall"]
    }

    func didBeginDisplaying(_ message: InAppMessage) { print("begin", message.name ?? "-") }
    func didFinishDisplaying(_ message: InAppMessage) { print("finish", message.name ?? "-") }
}

class AirshipMessages: NSObject, InAppMessagingDelegate {
    let coordinator = CallCoordinator()

    func setUp() {
        let manager = InAppAutomation.shared.inAppMessageManager
        manager.delegate = self
        manager.displayInterval = 10
        manager.setFactoryBlock({ TickerAdapter.adapter(for: $0) }, for: .custom)
    }

    func extend(_ message: InAppMessage) -> InAppMessage {
        guard let modal = message.displayContent as? InAppMessageModalDisplayContent, modal.heading != nil
        else {
            return message
        }
        return message.extend { builder in
            builder.extras = ["seen": "no"]
        } ?? message
    }

    func displayCoordinator(for message: InAppMessage) -> InAppMessageDisplayCoordinator? {
        return message.displayType == .custom ? coordinator : nil
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        NotificationCenter.default.post(name: Notification.Name("will"), object: scheduleID)
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        switch resolution.type {
        case .buttonClick:
            print("button", resolution.buttonInfo?.label.text ?? "")
        case .messageClick:
            print("message")
        case .userDismissed, .timedOut:
            print("gone")
        @unknown default:
            break
        }
    }
}
