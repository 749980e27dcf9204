import AirshipAutomation
import AirshipCore
import Foundation
import React

@objc(ShopAirship)
class ShopAirship: RCTEventEmitter {
    private var hasListeners = false
    fileprivate var isDisplayPaused = false {
        didSet { InAppAutomation.shared.isPaused = isDisplayPaused }
    }

    override static func requiresMainQueueSetup() -> Bool { return true }

    override func supportedEvents() -> [String]! {
        return ["messageWillDisplay", "messageFinished", "messageHeld"]
    }

    override func startObserving() { hasListeners = true }
    override func stopObserving() { hasListeners = false }

    @objc(setPaused:resolver:rejecter:)
    func setPaused(_ paused: Bool, resolve: RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock) {
        isDisplayPaused = paused
        if !paused { InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged() }
        resolve(nil)
    }

    @objc(cancel:resolver:rejecter:)
    func cancel(_ id: String, resolve: @escaping RCTPromiseResolveBlock, reject: RCTPromiseRejectBlock) {
        InAppAutomation.shared.cancelSchedule(withID: id) { found in
            resolve(found)
        }
    }

    func emit(_ name: String, _ body: [String: Any]) {
        guard hasListeners else { return }
        sendEvent(withName: name, body: body)
    }
}

extension ShopAirship: InAppMessagingDelegate {
    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        guard !isDisplayPaused else {
            emit("messageHeld", ["name": message.name ?? "", "extras": message.extras ?? [:]])
            return false
        }
        return true
    }

    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        emit("messageWillDisplay", ["id": scheduleID, "kind": kind(message.displayType)])
    }

    func messageFinishedDisplaying(
        _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
    ) {
        var body: [String: Any] = ["id": scheduleID]
        if resolution.type == .buttonClick, let button = resolution.buttonInfo {
            body["button"] = button.identifier
        }
        emit("messageFinished", body)
    }

    private func kind(_ type: InAppMessageDisplayType) -> String {
        switch type {
        case .banner: return "banner"
        case .modal: return "modal"
        case .fullScreen: return "fullscreen"
        case .HTML: return "html"
        case .custom: return "custom"
        default: return "layout"
        }
    }
}
