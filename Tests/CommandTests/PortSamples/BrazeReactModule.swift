import BrazeKit
import BrazeUI
import Foundation
import React
import UIKit

@objc(ShopMessages)
public class ShopMessages: RCTEventEmitter, BrazeInAppMessageUIDelegate {
    public enum Event: String, CaseIterable {
        case received = "message.received"
        case presented = "message.presented"
        case clicked = "message.clicked"
        case dismissed = "message.dismissed"
    }

    @objc public static var current: ShopMessages?
    static var braze: Braze!

    private var listeners = 0
    private var stored: [String: Braze.InAppMessage] = [:]
    private var answers: [String: String] = [:]
    private var defaultChoice = BrazeInAppMessageUI.DisplayChoice.now
    private var ui: BrazeInAppMessageUI? { Self.braze?.inAppMessagePresenter as? BrazeInAppMessageUI }

    override public init() {
        super.init()
        ShopMessages.current = self
    }

    @objc override public static func requiresMainQueueSetup() -> Bool { true }
    override public func supportedEvents() -> [String]! { Event.allCases.map(\.rawValue) }
    override public func startObserving() { listeners += 1 }
    override public func stopObserving() { listeners -= 1 }

    // MARK: From JavaScript

    @objc func subscribe(_ choice: String?) {
        let presenter = BrazeInAppMessageUI()
        presenter.delegate = self
        Self.braze?.inAppMessagePresenter = presenter
        switch choice {
        case "later": defaultChoice = .reenqueue
        case "never": defaultChoice = .discard
        default: defaultChoice = .now
        }
    }

    @objc(show:resolver:rejecter:)
    func show(
        _ id: String, resolve: @escaping RCTPromiseResolveBlock, reject: @escaping RCTPromiseRejectBlock
    ) {
        guard let message = stored.removeValue(forKey: id) else {
            reject("no_message", "There is no message \(id)", nil)
            return
        }
        ui?.present(message: message)
        resolve(true)
    }

    @objc(hide:)
    func hide(_ isAnimated: Bool) { ui?.dismiss() }

    @objc(logClick:button:)
    func logClick(_ json: String, button: String?) {
        guard let data = json.data(using: .utf8),
            let message = try? JSONDecoder().decode(Braze.InAppMessage.self, from: data)
        else { return }
        if let button = button {
            message.context?.logClick(buttonId: button)
        } else {
            message.context?.logClick()
        }
    }

    @objc(perform:)
    func perform(_ id: String) {
        guard let message = stored[id], let action = message.modal?.clickAction else { return }
        message.context?.processClickAction(action)
    }

    private func send(_ event: Event, _ message: Braze.InAppMessage, _ more: [String: Any] = [:]) {
        guard listeners > 0 else { return }
        var body: [String: Any] = more
        body["id"] = message.id ?? NSNull()
        body["extras"] = message.extras
        if let data = message.json(), let text = String(data: data, encoding: .utf8) { body["json"] = text }
        body["animateIn"] = message.animateIn
        sendEvent(withName: event.rawValue, body: body)
    }

    // MARK: BrazeInAppMessageUIDelegate

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        send(.received, message)
        guard defaultChoice != .discard else {
            if let id = message.id { stored[id] = message }
            return .discard
        }
        return defaultChoice
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: InAppMessageView
    ) {
        send(.presented, message, ["view": String(describing: type(of: view))])
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: InAppMessageView
    ) {
        send(.dismissed, message)
        if let id = message.id { stored[id] = nil }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: InAppMessageView
    ) -> Bool {
        var more: [String: Any] = ["button": buttonId ?? NSNull()]
        switch clickAction {
        case .url(let url, let web):
            more["url"] = url.absoluteString
            more["web"] = web
        case .none: more["url"] = NSNull()
        @unknown default: break
        }
        send(.clicked, message, more)
        return answers[message.id ?? ""] != "native"
    }
}
