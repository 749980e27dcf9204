import AirshipAutomation
import AirshipCore
import UIKit

/// One reason to say no.
protocol DisplayRule: Sendable {
    var identifier: String { get }
    @MainActor func permits(_ message: InAppMessage) -> Bool
}

struct QuietHours: DisplayRule {
    let identifier = "quiet"
    let hours: ClosedRange<Int>
    @MainActor func permits(_ message: InAppMessage) -> Bool {
        let hour = Calendar.current.component(.hour, from: Date())
        return !hours.contains(hour) || message.extras?.object?["urgent"]?.bool == true
    }
}

struct OncePerName: DisplayRule {
    let identifier = "once"
    private let defaults = "seen.names"
    @MainActor func permits(_ message: InAppMessage) -> Bool {
        let seen = UserDefaults.standard.stringArray(forKey: defaults) ?? []
        return !seen.contains(message.name)
    }
}

struct Experiment<Variant: RawRepresentable & CaseIterable>: DisplayRule, @unchecked Sendable
where Variant.RawValue == String {
    let identifier: String
    let variant: Variant
    @MainActor func permits(_ message: InAppMessage) -> Bool {
        guard let wanted = message.extras?.object?["variant"]?.string else { return true }
        return Variant(rawValue: wanted).map { $0.rawValue == variant.rawValue } ?? false
    }
}

final class WeakBox<T: AnyObject> {
    private(set) weak var value: T?
    init(_ value: T) { self.value = value }
}

@MainActor
class MessageGatekeeper: NSObject, InAppMessageDisplayDelegate {
    typealias Completion = @MainActor (InAppMessage) -> Void

    enum Variant: String, CaseIterable { case control, blue, red }

    private(set) var rules: [any DisplayRule] = [
        QuietHours(hours: 0...6), OncePerName(),
        Experiment<Variant>(identifier: "colour", variant: .blue),
    ]
    private var listeners: [WeakBox<AnyObject>] = []
    private var completions: [String: [Completion]] = [:]
    private var visible: (message: InAppMessage, scheduleID: String, since: Date)?
    var isPaused: Bool {
        get { Airship.inAppAutomation.isPaused }
        set { Airship.inAppAutomation.isPaused = newValue }
    }

    override init() {
        super.init()
        Airship.inAppAutomation.inAppMessaging.displayDelegate = self
        Airship.inAppAutomation.inAppMessaging.onIsReadyToDisplay = { [weak self] message, _ in
            self?.visible == nil && message.isReportingEnabled != false
        }
    }

    func whenFinished(_ scheduleID: String, perform completion: @escaping Completion) {
        completions[scheduleID, default: []].append(completion)
    }

    func addListener(_ listener: some InAppMessageDisplayDelegate) {
        listeners.append(WeakBox(listener))
        listeners.removeAll { $0.value == nil }
    }

    private func forEachListener(_ body: (any InAppMessageDisplayDelegate) -> Void) {
        listeners.compactMap { $0.value as? any InAppMessageDisplayDelegate }.forEach(body)
    }

    // MARK: InAppMessageDisplayDelegate

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        if let broken = rules.first(where: { !$0.permits(message) }) {
            debugPrint("\(scheduleID) is stopped by \(broken.identifier)")
            return false
        }
        return listeners.compactMap { $0.value as? any InAppMessageDisplayDelegate }
            .allSatisfy { $0.isMessageReadyToDisplay(message, scheduleID: scheduleID) }
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        visible = (message, scheduleID, Date())
        var seen = UserDefaults.standard.stringArray(forKey: "seen.names") ?? []
        seen.append(message.name)
        UserDefaults.standard.set(seen, forKey: "seen.names")
        forEachListener { $0.messageWillDisplay(message, scheduleID: scheduleID) }
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        defer { visible = nil }
        forEachListener { $0.messageFinishedDisplaying(message, scheduleID: scheduleID) }
        completions.removeValue(forKey: scheduleID)?.forEach { $0(message) }
        if let visible, visible.message == message {
            let seconds = Int(Date().timeIntervalSince(visible.since))
            Task { await BackendClient.shared.post("/messages/\(scheduleID)", body: ["seconds": seconds]) }
        }
        guard let buttons = buttons(of: message), !buttons.isEmpty else { return }
        for button in buttons where button.behavior == .cancel {
            debugPrint(button.identifier, button.label.text)
        }
    }

    private func buttons(of message: InAppMessage) -> [InAppMessageButtonInfo]? {
        if case .modal(let modal) = message.displayContent { return modal.buttons }
        if case let .fullscreen(content) = message.displayContent { return content.buttons }
        guard case .banner(let bar) = message.displayContent, bar.placement == .bottom else { return nil }
        return bar.buttons
    }
}
