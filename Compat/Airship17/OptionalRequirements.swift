// Requirements that are optional in the SDK's Objective-C protocols and have defaults in the model's. Everything that
// forwards to an app's object calls it with these.

#if Airship17SDK && canImport(AirshipAutomation)
    @preconcurrency import AirshipAutomation
    import AirshipCore
    import UIKit

    extension InAppMessagingDelegate {
        func changes(_ message: InAppMessage) -> InAppMessage { extend?(message) ?? message }

        /// nil when the delegate has no say (AS-014).
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

    extension InAppMessageSceneDelegate {
        func chooses(for message: InAppMessage, _ defaultScene: UIWindowScene?) -> UIWindowScene? {
            scene?(for: message, defaultScene: defaultScene) ?? nil
        }
    }

    extension InAppMessageDisplayCoordinator {
        func hears(began message: InAppMessage) { didBeginDisplaying?(message) }
        func hears(finished message: InAppMessage) { didFinishDisplaying?(message) }
    }

    extension InAppMessageAdapterProtocol {
        func shows(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
            display?(completionHandler)
        }
    }
#else
    import Airship17Model
    import InAppCompat

    extension InAppMessagingDelegate {
        func changes(_ message: InAppMessage) -> InAppMessage { extend(message) }

        /// nil when the delegate has no say (AS-014).
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
        func hears(began message: InAppMessage) { didBeginDisplaying(message) }
        func hears(finished message: InAppMessage) { didFinishDisplaying(message) }
    }

    extension InAppMessageAdapterProtocol {
        func shows(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
            display(completionHandler)
        }
    }
#endif
