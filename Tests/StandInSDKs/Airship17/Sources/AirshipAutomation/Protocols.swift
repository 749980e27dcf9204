import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// Sections 1.4 to 1.8. Where there is an Objective-C runtime the protocols are its own, with optional requirements.
// Elsewhere an optional requirement is one with a default, beside an optional value of the same name that can be called.

#if _runtime(_ObjC)
    @objc(UAInAppMessagingDelegate) public protocol InAppMessagingDelegate: NSObjectProtocol {
        @objc optional func extend(_ message: InAppMessage) -> InAppMessage
        @objc optional func displayCoordinator(
            for message: InAppMessage
        ) -> (any InAppMessageDisplayCoordinator)?
        @objc optional func isMessageReady(forDisplay message: InAppMessage) -> Bool
        @objc optional func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String)
        @objc optional func messageFinishedDisplaying(
            _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution)
        @objc optional func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene
    }

    @objc(UAInAppMessageSceneDelegate) public protocol InAppMessageSceneDelegate: NSObjectProtocol {
        @objc optional func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene?
    }

    @objc(UAInAppMessageDisplayCoordinator)
    public protocol InAppMessageDisplayCoordinator: NSObjectProtocol {
        var isReady: Bool { get }
        @objc optional func didBeginDisplaying(_ message: InAppMessage!)
        @objc optional func didFinishDisplaying(_ message: InAppMessage!)
    }

    @objc(UAInAppMessageAdapterProtocol) public protocol InAppMessageAdapterProtocol: NSObjectProtocol {
        static func adapter(for message: InAppMessage) -> Self
        func prepare(
            with assets: InAppMessageAssets,
            completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)
        func isReadyToDisplay() -> Bool
        @objc optional func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void)
    }
#else
    public protocol InAppMessagingDelegate: NSObjectProtocol {
        func extend(_ message: InAppMessage) -> InAppMessage
        func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)?
        func isMessageReady(forDisplay message: InAppMessage) -> Bool
        func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String)
        func messageFinishedDisplaying(
            _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution)
        func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene
    }

    extension InAppMessagingDelegate {
        public func extend(_ message: InAppMessage) -> InAppMessage { standIn() }
        public func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
            standIn()
        }
        public func isMessageReady(forDisplay message: InAppMessage) -> Bool { standIn() }
        public func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) { standIn() }
        public func messageFinishedDisplaying(
            _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
        ) { standIn() }
        public func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene {
            standIn()
        }

        public var extend: ((InAppMessage) -> InAppMessage)? { standIn() }
        public var displayCoordinator: OptionalDisplayCoordinator? { standIn() }
        public var isMessageReady: OptionalIsMessageReady? { standIn() }
        public var messageWillBeDisplayed: OptionalMessageWillBeDisplayed? { standIn() }
        public var messageFinishedDisplaying: OptionalMessageFinishedDisplaying? { standIn() }
    }

    public struct OptionalDisplayCoordinator {
        public func callAsFunction(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
            standIn()
        }
    }

    public struct OptionalIsMessageReady {
        public func callAsFunction(forDisplay message: InAppMessage) -> Bool { standIn() }
    }

    public struct OptionalMessageWillBeDisplayed {
        public func callAsFunction(_ message: InAppMessage, scheduleID: String) { standIn() }
    }

    public struct OptionalMessageFinishedDisplaying {
        public func callAsFunction(
            _ message: InAppMessage, scheduleID: String, resolution: InAppMessageResolution
        ) { standIn() }
    }

    public protocol InAppMessageSceneDelegate: NSObjectProtocol {
        func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene?
    }

    extension InAppMessageSceneDelegate {
        public func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
            standIn()
        }
        public var scene: OptionalScene? { standIn() }
    }

    public struct OptionalScene {
        public func callAsFunction(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene?
        {
            standIn()
        }
    }

    public protocol InAppMessageDisplayCoordinator: NSObjectProtocol {
        var isReady: Bool { get }
        func didBeginDisplaying(_ message: InAppMessage!)
        func didFinishDisplaying(_ message: InAppMessage!)
    }

    extension InAppMessageDisplayCoordinator {
        public func didBeginDisplaying(_ message: InAppMessage!) { standIn() }
        public func didFinishDisplaying(_ message: InAppMessage!) { standIn() }
        public var didBeginDisplaying: ((InAppMessage) -> Void)? { standIn() }
        public var didFinishDisplaying: ((InAppMessage) -> Void)? { standIn() }
    }

    public protocol InAppMessageAdapterProtocol: NSObjectProtocol {
        static func adapter(for message: InAppMessage) -> Self
        func prepare(
            with assets: InAppMessageAssets,
            completionHandler: @escaping @Sendable (InAppMessagePrepareResult) -> Void)
        func isReadyToDisplay() -> Bool
        func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void)
    }

    extension InAppMessageAdapterProtocol {
        public func display(_ completionHandler: @escaping @Sendable (InAppMessageResolution) -> Void) {
            standIn()
        }
        public var display: ((@escaping @Sendable (InAppMessageResolution) -> Void) -> Void)? { standIn() }
    }
#endif
