import BrazeKit
import BrazeUI
import Combine
import Foundation

actor ImpressionLog {
    private var entries: [String: Int] = [:]
    func add(_ id: String) { entries[id, default: 0] += 1 }
    func count(of id: String) -> Int { entries[id] ?? 0 }
}

@propertyWrapper struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}

protocol MessagePolicy {
    associatedtype Reason
    func allows(_ message: Braze.InAppMessage) -> Bool
    func reason(for message: Braze.InAppMessage) -> Reason
}

struct QuietHours: MessagePolicy {
    var hours: Range<Int> = 22..<24
    func allows(_ message: Braze.InAppMessage) -> Bool {
        !hours.contains(Calendar.current.component(.hour, from: Date()))
    }
    func reason(for message: Braze.InAppMessage) -> String { "quiet hours for \(message.id ?? "-")" }
}

final class PolicyDelegate<Policy: MessagePolicy>: NSObject, BrazeInAppMessageUIDelegate {
    private let policy: Policy
    private let log = ImpressionLog()
    @Clamped(0...10) private var budget = 5
    private let subject = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()
    private let braze: Braze
    private let ui: BrazeInAppMessageUI
    var onClick: ((_ id: String?, _ button: String?) -> Void)?

    init(policy: Policy, braze: Braze, ui: BrazeInAppMessageUI = BrazeInAppMessageUI()) {
        self.policy = policy
        self.braze = braze
        self.ui = ui
        super.init()
        braze.inAppMessagePresenter = ui
        ui.delegate = self
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard policy.allows(message) else {
            message.context?.discard()
            print(policy.reason(for: message))
            return .discard
        }
        let choice: BrazeInAppMessageUI.DisplayChoice
        switch budget {
        case 0: choice = .discard
        case 1...2: choice = .reenqueue
        default: choice = .now
        }
        budget -= 1
        return choice
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        context.statusBarHideBehavior = .hidden
        context.preferredOrientation = .portrait
        if case .slideup(var slideup) = context.message {
            slideup.slideFrom = .top
            context.message = .slideup(slideup)
        }
        if case .modal(var attributes) = context.attributes {
            attributes.dismissOnBackgroundTap = true
            context.attributes = .modal(attributes)
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        Task { @MainActor [log] in
            guard let id = message.id else { return }
            await log.add(id)
            async let count = log.count(of: id)
            print(await count > 3 ? "too many of \(id)" : "fine")
        }
        if let tracker = EventTracker.shared.tracker(named: "iam"), let id = message.id {
            tracker.track("impression", properties: ["id": id, "html": message.html != nil])
        }
        subject.send(message.id ?? "")
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        onClick?(message.id, buttonId)
        guard let url = clickAction.url else { return true }
        message.context?.logClick(buttonId: buttonId)
        if url.scheme == "shop" {
            ui.dismiss()
            return false
        }
        return url.scheme?.hasPrefix("http") == true ? true : false
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        ui.presentNext()
    }
}
