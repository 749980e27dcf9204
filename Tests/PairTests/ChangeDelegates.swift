import AdobeIOSModel
import Airship18Model
import BrazeModel
import Foundation
import PlatformStandIns

/// Delegates as apps write them, which lose something under another SDK, and the stories for their verification.
enum ChangeDelegates {
    /// A Braze delegate that does nothing.
    @MainActor final class EmptyBraze: BrazeInAppMessageUIDelegate {}

    /// A Braze delegate of a shop: it holds messages while its checkout is open, opens links into the shop itself,
    /// marks the messages that it shows, and keeps a list of the events that it would send.
    @MainActor final class ShopBraze: BrazeInAppMessageUIDelegate {
        var isInCheckout = false
        private(set) var events: [String] = []
        private weak var ui: BrazeInAppMessageUI?

        func endCheckout() {
            isInCheckout = false
            ui?.presentNext()
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
        ) -> BrazeInAppMessageUI.DisplayChoice {
            self.ui = ui
            return isInCheckout ? .reenqueue : .now
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
        ) {
            context.message.modal?.message += " Only here."
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
        ) {
            events.append("seen \(message.id ?? "?")")
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
            buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
        ) -> Bool {
            events.append("clicked \(buttonId ?? "body")")
            return clickAction.url?.scheme != "shop"
        }
    }

    /// An Adobe delegate that accepts every message.
    final class EmptyAdobe: AdobeIOSModel.MessagingDelegate, Sendable {
        func shouldShowMessage(message: any Showable) -> Bool { true }
        func onShow(message: any Showable) {}
        func onDismiss(message: any Showable) {}
    }

    /// An Adobe delegate that keeps a list of the links that were followed, and keeps messages
    /// until the app allows them.
    final class ListAdobe: AdobeIOSModel.MessagingDelegate, @unchecked Sendable {
        // Guarded by `lock`: the SDK calls from two threads.
        private let lock = NSLock()
        private var isBusy: Bool
        private var kept: [Message] = []
        private var links: [String] = []
        private var ended = 0

        init(isBusy: Bool = false) { self.isBusy = isBusy }

        func showKept() {
            let messages = lock.withLock {
                isBusy = false
                defer { kept = [] }
                return kept
            }
            for message in messages { message.show() }
        }

        func shouldShowMessage(message: any Showable) -> Bool {
            lock.withLock {
                let parent = (message as? AdobeIOSModel.FullscreenMessage)?.parent
                if isBusy, let parent { kept.append(parent) }
                return !isBusy
            }
        }

        func onShow(message: any Showable) {}
        func onDismiss(message: any Showable) { lock.withLock { ended += 1 } }
        func urlLoaded(_ url: URL, byMessage message: any Showable) {
            lock.withLock { links.append(url.absoluteString) }
        }
    }

    /// An Airship delegate that finds every message ready.
    @MainActor final class EmptyAirship18: InAppMessageDisplayDelegate {
        func isMessageReadyToDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) -> Bool {
            true
        }
        func messageWillDisplay(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
        func messageFinishedDisplaying(_ message: Airship18Model.InAppMessage, scheduleID: String) {}
    }

    /// A checkout is open when a sale comes, and ends later.
    static let checkout = #"""
        {
          "name": "a sale during the checkout",
          "shape": "braze",
          "payloads": {"sale": {"type": "MODAL", "trigger_id": "sale", "message": "Half price.",
            "btns": [{"id": 0, "text": "Later", "click_action": "NONE"},
              {"id": 1, "text": "Look", "click_action": "URI", "uri": "shop://cart"}]}},
          "steps": [{"app": "checkoutBegins"}, {"trigger": "sale"}, {"advance": 20}, {"app": "checkoutEnds"},
            {"advance": 5}, {"user": "tapButton", "id": "1"}]
        }
        """#

    /// A message comes while the app is busy, and is shown when it is free.
    static let busy = #"""
        {
          "name": "a message while the app is busy",
          "shape": "adobeIOS",
          "payloads": {"offer": {"id": "offer", "contentType": "text/html",
            "content": "<a href='adbinapp://dismiss?interaction=ok'>OK</a>"}},
          "steps": [{"trigger": "offer"}, {"advance": 20}, {"app": "isFree"}, {"advance": 5},
            {"user": "openLink", "url": "adbinapp://dismiss?interaction=ok"}]
        }
        """#
}
