import AirshipAutomation
import AirshipCore
import Combine
import UIKit

// MARK: - Configuration

private enum Defaults {
    static let interval: TimeInterval = 20
    static let mutedTags = ["quiet", "vip"]
}

struct MessageRecord: Codable, Hashable {
    enum Ending: String, Codable { case button, tap, closed, timeout, unknown }
    var scheduleID: String
    var name: String
    var ending: Ending
    var buttonID: String?
    var date: Date
}

@objc protocol ConciergeDelegate: NSObjectProtocol {
    @objc optional func concierge(_ concierge: Concierge, didFinish scheduleID: String)
}

// MARK: - Concierge

@objcMembers
final class Concierge: NSObject {
    static let shared = Concierge()

    weak var delegate: ConciergeDelegate?
    private(set) var records: [MessageRecord] = []
    private var displayed: [String: Date] = [:]
    private var bag = Set<AnyCancellable>()
    private let immediate = InAppMessageImmediateDisplayCoordinator()
    private lazy var slow = SlowCoordinator(delay: 5)
    var isBusy = false {
        didSet {
            guard oldValue, !isBusy else { return }
            InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
        }
    }

    func takeOff() {
        let manager = InAppAutomation.shared.inAppMessageManager
        manager.delegate = self
        manager.displayInterval = Defaults.interval
        InAppAutomation.shared.isPaused = UserDefaults.standard.bool(forKey: "paused")
        InAppMessageSceneManager.shared.delegate = self
        NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
            .sink { [unowned self] _ in self.records.removeAll() }
            .store(in: &bag)
    }

    func cancel(_ scheduleID: String) {
        InAppAutomation.shared.cancelSchedule(withID: scheduleID) { cancelled in
            print("cancelled", scheduleID, cancelled)
        }
    }

    @available(iOS 15.0, *)
    func pending() async -> [String] {
        await withCheckedContinuation { continuation in
            InAppAutomation.shared.getMessageSchedules { schedules in
                continuation.resume(returning: schedules.map(\.identifier))
            }
        }
    }

    private func ending(of resolution: InAppMessageResolution) -> MessageRecord.Ending {
        switch resolution.type {
        case .buttonClick: return .button
        case .messageClick: return .tap
        case .userDismissed: return .closed
        case .timedOut: return .timeout
        @unknown default: return .unknown
        }
    }
}

// MARK: - InAppMessagingDelegate

extension Concierge: InAppMessagingDelegate {
    func extend(_ message: InAppMessage) -> InAppMessage {
        guard message.displayType == .banner,
            let banner = message.displayContent as? InAppMessageBannerDisplayContent
        else { return message }
        let content = banner.extend { builder in
            builder.placement = .top
            builder.durationSeconds = 8
            builder.borderRadiusPoints = 6
            builder.heading = InAppMessageTextInfo { text in
                text.text = banner.heading?.text?.uppercased()
                text.sizePoints = 18
                text.style = .bold
            }
        }
        return message.extend { builder in
            builder.displayContent = content
            builder.name = "concierge"
            builder.extras = message.extras
        } ?? message
    }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        if isBusy { return false }
        if let tag = message.extras?["tag"] as? String, Defaults.mutedTags.contains(tag) { return false }
        return UIApplication.shared.applicationState == .active
    }

    func displayCoordinator(for message: InAppMessage) -> InAppMessageDisplayCoordinator? {
        switch message.displayType {
        case .banner: return immediate
        case .custom, .airshipLayout: return nil
        case .modal where message.extras?["slow"] != nil: return slow
        default: return nil
        }
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        displayed[scheduleID] = Date()
        log("\(message.name ?? "unnamed") as \(message.displayBehavior)")
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage,
        scheduleID: String,
        resolution: InAppMessageResolution
    ) {
        let record = MessageRecord(
            scheduleID: scheduleID, name: message.name ?? "", ending: ending(of: resolution),
            buttonID: resolution.buttonInfo?.identifier, date: displayed[scheduleID] ?? Date())
        records.append(record)
        displayed[scheduleID] = nil
        if resolution.type == .buttonClick, let button = resolution.buttonInfo {
            AnalyticsForwarder.send(
                "iam_button", parameters: ["label": button.label.text ?? "", "schedule": scheduleID])
        }
        if resolution.type == .userDismissed { log("closed") }
        delegate?.concierge?(self, didFinish: scheduleID)
    }

    private func log(_ text: @autoclosure () -> String) {
        #if DEBUG
            NSLog("[concierge] %@", text())
        #endif
    }
}

extension Concierge: InAppMessageSceneDelegate {
    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .first { $0.activationState == .foregroundActive } ?? defaultScene
    }
}

// MARK: - Coordinator

final class SlowCoordinator: NSObject, InAppMessageDisplayCoordinator {
    @objc dynamic private(set) var isReady = true
    private let delay: TimeInterval

    init(delay: TimeInterval) { self.delay = delay }

    func didFinishDisplaying(_ message: InAppMessage) {
        isReady = false
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in self?.isReady = true }
    }
}
