// Requirements that are optional in the SDK's Objective-C protocols and have defaults in the model's. Code that
// forwards to an app's object uses these functions. `SDKOnly` has the counterparts.

import Airship17Model
import Foundation
import InAppCore

extension InAppMessagingDelegate {
    func changes(_ message: InAppMessage) -> InAppMessage { extend(message) }

    /// nil when the delegate does not implement it (AS-014).
    func choosesCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?? {
        chosenCoordinator(for: message)
    }

    func finds(readyForDisplay message: InAppMessage) -> Bool { isMessageReady(forDisplay: message) }

    func hears(willDisplay message: InAppMessage, _ scheduleID: String) {
        messageWillBeDisplayed(message, scheduleID: scheduleID)
    }

    func hears(
        finished message: InAppMessage, _ scheduleID: String, _ resolution: InAppMessageResolution
    ) {
        messageFinishedDisplaying(message, scheduleID: scheduleID, resolution: resolution)
    }
}

extension InAppMessageSceneDelegate {
    func chooses(for message: InAppMessage, _ defaultScene: UIWindowScene?) -> UIWindowScene? {
        scene(for: message, defaultScene: defaultScene)
    }
}

extension InAppMessageDisplayCoordinator {
    func hears(began message: InAppMessage) { hearBeginning(of: message) }
    func hears(finished message: InAppMessage) { hearEnd(of: message) }
}

extension InAppMessageAdapterProtocol {
    func shows(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
        display(completionHandler)
    }
}

/// The answer of a delegate that does not implement the choice of a coordinator (AS-014).
enum UndecidedCoordinator {
    static func coordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        Undecided().displayCoordinator(for: message)
    }

    /// A delegate without `displayCoordinator(for:)`.
    private final class Undecided: NSObject, InAppMessagingDelegate {}
}
