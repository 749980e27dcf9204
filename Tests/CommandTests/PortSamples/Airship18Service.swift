import AirshipAutomation
import AirshipCore
import Combine
import Foundation

protocol MessageGate: Sendable {
    func allows(_ name: String) async -> Bool
}

/// Decides ahead, since the delegate has to answer at once.
@MainActor
public final class MessageService: NSObject {
    public enum Event: Equatable, Sendable {
        case held(String)
        case shown(String)
        case finished(String)
    }

    public let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private var allowed: Set<String> = []
    private var asked: Set<String> = []
    private let gate: any MessageGate

    init(gate: any MessageGate) {
        self.gate = gate
        (events, continuation) = AsyncStream.makeStream()
        super.init()
        Airship.inAppAutomation.inAppMessaging.displayDelegate = self
    }

    private func ask(_ name: String) {
        guard asked.insert(name).inserted else { return }
        Task {
            if await gate.allows(name) {
                allowed.insert(name)
                Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
            }
        }
    }
}

extension MessageService: @preconcurrency InAppMessageDisplayDelegate {
    public func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        if allowed.contains(message.name) { return true }
        continuation.yield(.held(scheduleID))
        ask(message.name)
        return false
    }

    public func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {
        continuation.yield(.shown(scheduleID))
    }

    public func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {
        continuation.yield(.finished(scheduleID))
        allowed.remove(message.name)
    }
}
