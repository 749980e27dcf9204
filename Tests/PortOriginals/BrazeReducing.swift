import BrazeModel
import Foundation
import PortNotebook

/// Decides in one place, by what it has seen, and counts messages by their kind.
public final class BrazeReducing: BrazeInAppMessageUIDelegate {
    enum Event {
        case asked(Braze.InAppMessage)
        case presented(Braze.InAppMessage)
        case dismissed
        case tapped(Braze.InAppMessage.ClickAction, button: String?)
    }

    private let notes: Notes
    public private(set) var kinds: [String: Int] = [:]
    public private(set) var taps: [String] = []
    private var presented: String?

    public init(_ notes: Notes) { self.notes = notes }

    private func send(_ event: Event) {
        switch event {
        case .asked(let message): notes.write("gate \(message.id ?? "-")")
        case .presented(let message):
            presented = message.id
            kinds[kind(of: message), default: 0] += 1
            notes.write("did \(message.id ?? "-")")
        case .dismissed:
            notes.write("gone \(presented ?? "-")")
            presented = nil
        case .tapped(let action, let button):
            notes.write("click")
            switch action {
            case .none: taps.append(button ?? "-")
            case .url(let url, _): taps.append(url.absoluteString)
            @unknown default: break
            }
        }
    }

    private func kind(of message: Braze.InAppMessage) -> String {
        switch message {
        case .slideup: return "slideup"
        case .modal, .modalImage: return "modal"
        case .full, .fullImage: return "full"
        case .html: return "page"
        default: return "other"
        }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        send(.asked(message))
        if case .control = message { return .now }
        return presented == nil ? .now : .reenqueue
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        send(.presented(message))
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        send(.dismissed)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        send(.tapped(clickAction, button: buttonId))
        if case .url(let url, _) = clickAction, url.host == "shop.example" { return false }
        return true
    }
}
