import AirshipAutomation
import AirshipCore
import Observation
import SwiftUI

@Observable
@MainActor
final class MessagingModel {
    enum Phase: Equatable {
        case idle
        case showing(name: String, since: Date)
        case cooling(until: Date)
    }

    private(set) var phase: Phase = .idle
    private(set) var history: [Entry] = []
    var isEnabled = true { didSet { Airship.inAppAutomation.isPaused = !isEnabled } }
    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var task: Task<Void, Never>?

    struct Entry: Identifiable, Hashable, Sendable {
        let id = UUID()
        let name: String
        let kind: String
    }

    init(clock: some Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }

    func attach() {
        Airship.inAppAutomation.inAppMessaging.displayDelegate = self
        Airship.inAppAutomation.inAppMessaging.messageExtender = { message in
            guard case .modal(var modal) = message.displayContent else { return }
            modal.heading?.text = modal.heading?.text.capitalized ?? ""
            message.displayContent = .modal(modal)
        }
    }

    private func cool(for seconds: Int) {
        phase = .cooling(until: Date().addingTimeInterval(TimeInterval(seconds)))
        task?.cancel()
        task = Task { [weak self] in
            guard let self else { return }
            try? await self.clock.sleep(for: .seconds(seconds))
            guard !Task.isCancelled else { return }
            self.phase = .idle
            Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
        }
    }

    private func kind(of content: InAppMessageDisplayContent) -> String {
        switch content {
        case .banner(let banner): "banner \(banner.placement == .top ? "top" : "bottom")"
        case .fullscreen: "fullscreen"
        case .modal(let modal) where modal.buttons?.isEmpty == false: "modal with buttons"
        case .modal: "modal"
        case .html(let html): "html \(html.url)"
        case .custom(let json): "custom \(json.object?["type"]?.string ?? "?")"
        case .airshipLayout: "layout"
        @unknown default: "unknown"
        }
    }
}

extension MessagingModel: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        guard isEnabled else { return false }
        return switch phase {
        case .idle: true
        case .showing: false
        case .cooling(let until): until < Date() || priority(message.extras) > 5
        }
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        phase = .showing(name: message.name, since: .now)
        history.append(Entry(name: message.name, kind: kind(of: message.displayContent)))
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        if case .showing(let name, let since) = phase, name == message.name {
            print(name, Date().timeIntervalSince(since))
        }
        cool(for: 30)
    }

    private func priority(_ extras: AirshipJSON?) -> Int {
        guard let number = extras?.object?["priority"]?.double else { return 0 }
        return Int(number)
    }
}

struct HistoryView: View {
    @Bindable var model: MessagingModel

    var body: some View {
        List(model.history) { entry in
            HStack {
                Text(entry.name); Spacer(); Text(entry.kind).foregroundStyle(.secondary)
            }
        }
        .toolbar { Toggle("Messages", isOn: $model.isEnabled) }
    }
}

#Preview {
    HistoryView(model: MessagingModel())
}
