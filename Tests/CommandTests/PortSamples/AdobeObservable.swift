import AEPCore
import AEPMessaging
import AEPServices
import SwiftUI

/// The messages that the app has seen, for SwiftUI.
final class MessageStore: ObservableObject, MessagingDelegate {
    enum Phase: String { case waiting, visible, gone }

    struct Entry: Identifiable {
        let id: String
        var phase: Phase
        weak var message: Message?
    }

    @Published var entries: [Entry] = []
    @Published var isBlocked = false
    @AppStorage("quiet") private var isQuiet = false

    func onShow(message: any Showable) {
        set(.visible, message)
    }

    func onDismiss(message: any Showable) {
        set(.gone, message)
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        if isBlocked || isQuiet {
            set(.waiting, message)
            return false
        }
        return true
    }

    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        print("loaded", url)
    }

    func showFirst() {
        entries.first { $0.phase == .waiting }?.message?.show()
    }

    func hideAll() {
        for entry in entries where entry.phase == .visible {
            entry.message?.dismiss()
        }
    }

    private func set(_ phase: Phase, _ showable: Showable) {
        guard let message = (showable as? FullscreenMessage)?.parent else { return }
        if let index = entries.firstIndex(where: { $0.id == message.id }) {
            entries[index].phase = phase
        } else {
            entries.append(Entry(id: message.id, phase: phase, message: message))
        }
    }
}

struct MessageList: View {
    @StateObject var store = MessageStore()

    var body: some View {
        List(store.entries) { entry in
            HStack {
                Text(entry.id)
                Spacer()
                Text(entry.phase.rawValue)
            }
        }
        .toolbar { Button("Show") { store.showFirst() } }
    }
}
