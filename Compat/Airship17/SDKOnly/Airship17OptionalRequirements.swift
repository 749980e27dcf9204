// Requirements that are optional in the SDK's Objective-C protocols and have defaults in the model's. Code that
// forwards to an app's object uses these functions. `ModelOnly` has the counterparts.

import Airship17Model
import Foundation
import InAppCore

nonisolated extension InAppMessagingDelegate {
    func changes(_ message: InAppMessage) -> InAppMessage { extend?(message) ?? message }

    /// nil when the delegate does not implement it (AS-014).
    func choosesCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?? {
        displayCoordinator?(for: message)
    }

    func finds(readyForDisplay message: InAppMessage) -> Bool {
        isMessageReady?(forDisplay: message) ?? true
    }

    func hears(willDisplay message: InAppMessage, _ scheduleID: String) {
        messageWillBeDisplayed?(message, scheduleID: scheduleID)
    }

    func hears(
        finished message: InAppMessage, _ scheduleID: String, _ resolution: InAppMessageResolution
    ) {
        messageFinishedDisplaying?(message, scheduleID: scheduleID, resolution: resolution)
    }
}

nonisolated extension InAppMessageSceneDelegate {
    func chooses(for message: InAppMessage, _ defaultScene: UIWindowScene?) -> UIWindowScene? {
        scene?(for: message, defaultScene: defaultScene) ?? nil
    }
}

nonisolated extension InAppMessageDisplayCoordinator {
    func hears(began message: InAppMessage) { didBeginDisplaying?(message) }
    func hears(finished message: InAppMessage) { didFinishDisplaying?(message) }
}

nonisolated extension InAppMessageAdapterProtocol {
    /// Displays the message. An adapter without the method never reports an end, as with the SDK alone.
    func shows(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
        display?(completionHandler)
    }
}

/// The answer of a delegate that does not implement the choice of a coordinator (AS-014).
nonisolated enum UndecidedCoordinator {
    static func coordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        message.displayBehavior == UAInAppMessageDisplayBehaviorImmediate
            ? InAppMessageImmediateDisplayCoordinator() : nil
    }
}
