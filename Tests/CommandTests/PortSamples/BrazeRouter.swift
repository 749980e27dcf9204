import BrazeKit
import BrazeUI
import Foundation
import SwiftUI
import UIKit

typealias Choice = BrazeInAppMessageUI.DisplayChoice
typealias BrazeMessage = Braze.InAppMessage

/// What the app makes of a message 🎉
enum Presentation {
    case banner(BrazeMessage, text: String)
    case dialog(BrazeMessage, buttons: [String])
    case page(BrazeMessage)
    case silent

    var message: BrazeMessage? {
        switch self {
        case .banner(let message, _), .dialog(let message, buttons: _), .page(let message): return message
        case .silent: return nil
        }
    }
}

@objc protocol MessageRouterObserver: AnyObject {
    func routerDidShow(_ id: String)
    @objc optional func routerDidClick(_ id: String, button: String)
}

@MainActor
final class MessageRouter: NSObject {
    static let shared = MessageRouter()

    struct Rules: Codable {
        var blockedScreens: Set<String> = []
        var maximum = 3
    }

    weak var observer: MessageRouterObserver?
    var rules = Rules()
    private lazy var formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()
    private var handlers: [String: (BrazeMessage, URL) -> Bool] = [:]
    private(set) var presentations: [Presentation] = []
    private var shown = 0 { didSet { print("shown \(shown) at \(formatter.string(from: Date()))") } }

    override init() {
        super.init()
        handlers["shop"] = { [weak self] message, url in
            self?.open(url, for: message)
            return false
        }
        handlers["browser"] = { message, url in
            print("browser for \(message.id ?? "?"): \(url.absoluteString)")
            return true
        }
    }

    private func open(_ url: URL, for message: BrazeMessage) {
        guard let route = DeepLink(url: url) else { return }
        Navigator.shared.go(to: route, source: message.extras["source"] as? String ?? "iam")
    }
}

extension MessageRouter: BrazeInAppMessageUIDelegate {
    func inAppMessage(_ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage)
        -> Choice
    {
        #if DEBUG
            print("asked for \(message.id ?? "no id")")
        #endif
        guard shown < rules.maximum else { return .discard }
        if let screen = message.extras["screen"] as? String, rules.blockedScreens.contains(screen) {
            return .reenqueue
        }
        return Session.current.isLoggedIn ? .now : .later
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        defer { shown += 1 }
        let presentation = classify(message)
        presentations.append(presentation)
        observer?.routerDidShow(message.id ?? "")
        switch presentation {
        case .banner(_, let text) where text.isEmpty: break
        case .banner(_, let text): print("banner", text)
        case .dialog(_, let buttons): print("dialog", buttons.joined(separator: ", "))
        default: break
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        observer?.routerDidClick?(message.id ?? "", button: buttonId ?? "body")
        switch clickAction {
        case .url(let url, let useWebView) where useWebView:
            return handlers["browser"]?(message, url) ?? true
        case .url(let url, _):
            guard let host = url.host, let handler = handlers[host] else { return true }
            return handler(message, url)
        case .none:
            return true
        @unknown default:
            return true
        }
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        presentations.removeAll { $0.message?.id == message.id }
    }
}

private extension MessageRouter {
    func classify(_ message: Braze.InAppMessage) -> Presentation {
        switch message {
        case .slideup(let slideup): return .banner(message, text: slideup.message)
        case .modal(let modal): return .dialog(message, buttons: modal.buttons.map(\.text))
        case .full(let full):
            return .dialog(message, buttons: full.buttons.compactMap { $0.text.isEmpty ? nil : $0.text })
        case .html, .fullImage, .modalImage: return .page(message)
        case .control: return .silent
        @unknown default: return .silent
        }
    }
}

struct MessageCountView: View {
    @ObservedObject var model: CountModel
    var body: some View {
        VStack {
            Text("\(model.count) messages")
            Button("Show next") { model.showNext() }
        }
    }
}
