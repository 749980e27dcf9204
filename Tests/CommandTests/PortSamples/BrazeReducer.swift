import BrazeKit
import BrazeUI
import Foundation
import UIKit

// MARK: - State

struct InAppState: Equatable {
    enum Screen: Equatable { case home, checkout, player }
    var screen: Screen = .home
    var queue: [String] = []
    var presented: String?
    var impressions: [String: Int] = [:]
    var flags: Set<String> = []
}

enum InAppEvent {
    case asked(Braze.InAppMessage)
    case presented(Braze.InAppMessage)
    case dismissed(Braze.InAppMessage)
    case tapped(Braze.InAppMessage.ClickAction, buttonId: String?)
    case screen(InAppState.Screen)
}

enum InAppEffect {
    case none
    case present(Braze.InAppMessage)
    case open(URL, inApp: Bool)
    case log(String, [String: String])
    case many([InAppEffect])
}

struct InAppEnvironment {
    var analytics: AnalyticsClient
    var now: () -> Date
    var open: (URL, Bool) -> Void
}

/// The reducer decides; nothing in here touches UIKit.
struct InAppReducer {
    var pending: [String: Braze.InAppMessage] = [:]

    mutating func reduce(_ state: inout InAppState, _ event: InAppEvent) -> InAppEffect {
        switch event {
        case .asked(let message):
            let key = message.extras["campaign"] as? String ?? message.id ?? UUID().uuidString
            if state.screen != .home {
                state.queue.append(key)
                pending[key] = message
            }
            return .log("asked", ["kind": Self.kind(of: message)])
        case .presented(let message):
            state.presented = message.id
            state.impressions[message.id ?? "", default: 0] += 1
            return .log("shown", ["kind": Self.kind(of: message)])
        case .dismissed:
            state.presented = nil
            guard let next = state.queue.first, let message = pending[next] else { return .none }
            state.queue.removeFirst()
            return .present(message)
        case .tapped(let action, let button):
            switch action {
            case .none:
                return .log("closed", ["button": button ?? "-"])
            case .url(let url, let useWebView):
                return .many([.log("tapped", ["url": url.absoluteString]), .open(url, inApp: useWebView)])
            @unknown default:
                return .none
            }
        case .screen(let screen):
            state.screen = screen
            return .none
        }
    }

    static func kind(of message: Braze.InAppMessage) -> String {
        switch message {
        case .slideup: return "slideup"
        case .modal: return "modal"
        case .modalImage: return "modal_image"
        case .full: return "full"
        case .fullImage: return "full_image"
        case .html: return "html"
        case .control: return "control"
        @unknown default: return "unknown"
        }
    }
}

// MARK: - Store

final class InAppStore: NSObject {
    private(set) var state = InAppState() {
        didSet { if state != oldValue { observers.forEach { $0(state) } } }
    }
    private var reducer = InAppReducer()
    private let environment: InAppEnvironment
    private var observers: [(InAppState) -> Void] = []
    private weak var ui: BrazeInAppMessageUI?

    init(environment: InAppEnvironment, ui: BrazeInAppMessageUI) {
        self.environment = environment
        self.ui = ui
        super.init()
        ui.delegate = self
    }

    func observe(_ observer: @escaping (InAppState) -> Void) { observers.append(observer) }

    @discardableResult
    func send(_ event: InAppEvent) -> InAppEffect {
        let effect = reducer.reduce(&state, event)
        run(effect)
        return effect
    }

    private func run(_ effect: InAppEffect) {
        switch effect {
        case .none: break
        case .present(let message): ui?.present(message: message)
        case .open(let url, let inApp): environment.open(url, inApp)
        case .log(let name, let properties): environment.analytics.log(name, properties)
        case .many(let effects): effects.forEach(run)
        }
    }
}

extension InAppStore: BrazeInAppMessageUIDelegate {
    func inAppMessage(_ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage)
        -> BrazeInAppMessageUI.DisplayChoice
    {
        send(.asked(message))
        if case .control = message { return .now }
        switch state.screen {
        case .home: return .now
        case .checkout: return .reenqueue
        case .player: return message.isUrgent ? .now : .discard
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        send(.presented(message))
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        send(.dismissed(message))
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        send(.tapped(clickAction, buttonId: buttonId))
        if case .url(let url, _) = clickAction, url.scheme == "shop" { return false }
        return true
    }
}

private extension Braze.InAppMessage {
    var isUrgent: Bool { (extras["urgent"] as? NSNumber)?.boolValue ?? false }
}
