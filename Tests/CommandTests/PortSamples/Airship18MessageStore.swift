import AirshipAutomation
import AirshipCore
import Combine
import SwiftUI

/// What the app's screens observe of Airship's messages.
@MainActor
final class MessageStore: ObservableObject {
    enum Phase: Hashable {
        case idle
        case waiting(reason: String)
        case visible(scheduleID: String, since: Date)
    }

    static let shared = MessageStore()

    @Published private(set) var phase: Phase = .idle
    @Published private(set) var log: [String] = []
    @Published var isCheckoutActive = false
    @Published var isVideoPlaying = false
    @AppStorage("messagesSeen") private var seen = 0

    private var bag: Set<AnyCancellable> = []
    private var lastMessage: InAppMessage?
    private let clock: () -> Date

    init(clock: @escaping () -> Date = Date.init) {
        self.clock = clock
        $isCheckoutActive
            .combineLatest($isVideoPlaying)
            .removeDuplicates { $0 == $1 }
            .sink { [weak self] checkout, video in
                guard !checkout, !video else { return }
                self?.phase = .idle
                Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
            }
            .store(in: &bag)
    }

    func activate() {
        Airship.inAppAutomation.inAppMessaging.displayDelegate = self
        Airship.inAppAutomation.inAppMessaging.displayInterval = 5
        Airship.inAppAutomation.inAppMessaging.setCustomAdapter(forType: .custom) { args in
            guard case .custom(let json) = args.message.displayContent else { return nil }
            return CardAdapter(json: json)
        }
    }

    func pause(_ isPaused: Bool) { Airship.inAppAutomation.isPaused = isPaused }

    func cancelPromotions() async {
        do {
            try await Airship.inAppAutomation.cancelSchedules(group: "promotions")
        } catch {
            log.append("cancel failed: \(error)")
        }
    }

    private var reasonToWait: String? {
        if isCheckoutActive { return "checkout" }
        if isVideoPlaying { return "video" }
        return nil
    }
}

extension MessageStore: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        if let reason = reasonToWait {
            phase = .waiting(reason: reason)
            return false
        }
        if message.isReportingEnabled == false { return true }
        return message.extras?.object?["audience"] == nil
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        withAnimation { phase = .visible(scheduleID: scheduleID, since: clock()) }
        lastMessage = message
        seen += 1
        switch message.displayContent {
        case .banner(let banner): log.append("banner \(banner.heading?.text ?? "")")
        case .modal(let modal): log.append("modal with \(modal.buttons.count)")
        case .fullscreen: log.append("fullscreen")
        case .html(let html): log.append(html.url)
        case .custom, .airshipLayout: break
        @unknown default: break
        }
    }

    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        defer { phase = .idle }
        guard case .visible(scheduleID, let since) = phase else { return }
        log.append("\(message.name): \(clock().timeIntervalSince(since)) s")
    }
}

/// A card of the app's own.
final class CardAdapter: CustomDisplayAdapter {
    private let json: AirshipJSON
    init(json: AirshipJSON) { self.json = json }

    @MainActor var isReady: Bool { !MessageStore.shared.isVideoPlaying }

    func waitForReady() async {
        while await !isReady { await Task.yield() }
    }

    @MainActor func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        MessageStore.shared.isCheckoutActive ? .timedOut : .userDismissed
    }
}

struct MessageBadge: View {
    @ObservedObject var store = MessageStore.shared

    var body: some View {
        VStack(alignment: .leading) {
            switch store.phase {
            case .idle: EmptyView()
            case .waiting(let reason): Text("Waiting: \(reason)")
            case .visible(let id, _): Text(id).font(.footnote)
            }
            ForEach(store.log, id: \.self) { Text($0) }
            Button("Pause") { store.pause(true) }
        }
        .onAppear { store.activate() }
        .task { await store.cancelPromotions() }
    }
}
