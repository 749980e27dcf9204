import AirshipAutomation
import AirshipCore
import UIKit

/// Several parts of the app listen.
final class MessageHub: NSObject {
    static let shared = MessageHub()
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private var gates: [(InAppMessage) -> Bool] = []
    private var waiting: [InAppMessage] = []
    private var started: [String: Date] = [:]

    func add(_ observer: InAppMessagingDelegate) { observers.add(observer as AnyObject) }
    func addGate(_ gate: @escaping (InAppMessage) -> Bool) { gates.append(gate) }

    func install() {
        InAppAutomation.shared.inAppMessageManager.delegate = self
        InAppMessageSceneManager.shared.delegate = SceneChooser()
    }

    func open() {
        gates.removeAll()
        waiting.removeAll()
        InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
    }

    private var delegates: [InAppMessagingDelegate] {
        observers.allObjects.compactMap { $0 as? InAppMessagingDelegate }
    }
}

extension MessageHub: InAppMessagingDelegate {
    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        let isReady = gates.allSatisfy { $0(message) }
        if !isReady { waiting.append(message) }
        return isReady
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        started[scheduleID] = Date()
        delegates.forEach { $0.messageWillBeDisplayed?(message, scheduleID: scheduleID) }
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        let seconds = started.removeValue(forKey: scheduleID).map { Date().timeIntervalSince($0) } ?? 0
        print("\(scheduleID) was up for \(seconds)")
        delegates.forEach {
            $0.messageFinishedDisplaying?(message, scheduleID: scheduleID, resolution: resolution)
        }
    }
}

/// The scene of the main window.
class SceneChooser: NSObject, InAppMessageSceneDelegate {
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        message.extras?["second"] == nil ? defaultScene : nil
    }
}

final class Counter: NSObject, InAppMessagingDelegate {
    private(set) var shown = 0
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) { shown += 1 }
}
