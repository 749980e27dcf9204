public import Foundation
public import PlatformStandIns

/// The delegate that an app implements to control which URLs the SDK opens. Called on the main actor; every method has
/// a default. `Braze` holds its delegate weakly.
public protocol BrazeDelegate: AnyObject {
    /// Whether the SDK may open a URL; asked after the user interface's delegate agreed (BZ-089). The default is true.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - context: the URL and the way in which it is opened; may be changed.
    @MainActor func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool

    /// The SDK is about to present a page in the app. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - context: the presentation of the page; may be changed.
    @MainActor func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext)

    /// An event occurred that triggers no message. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - event: the event.
    @MainActor func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent)
}

extension BrazeDelegate {
    /// True.
    public func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool { true }

    /// Does nothing.
    public func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext) {}

    /// Does nothing.
    public func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) {}
}

extension Braze {
    /// A URL that the SDK is about to open; the delegate may change the way in which it is opened, or refuse (BZ-089).
    ///
    /// Sendable: its values are protected by a lock.
    public final class URLContext: Sendable {
        private struct Fields: Sendable {
            var url: URL
            var useWebView: Bool
            var isUniversalLink: Bool
            weak var targetScene: UIWindowScene?
            weak var targetViewController: UIViewController?
        }

        private let fields: Locked<Fields>
        private let extrasObject: JSONObject
        /// The channel of the URL.
        public let channel: Channel

        /// The key-value pairs of the message that contains the URL.
        public var extras: [String: Any] { extrasObject.values }

        /// Makes the context of a URL.
        public init(
            url: URL, useWebView: Bool, isUniversalLink: Bool = false, channel: Channel, extras: [String: Any]
        ) {
            fields = Locked(Fields(url: url, useWebView: useWebView, isUniversalLink: isUniversalLink))
            self.channel = channel
            extrasObject = JSONObject(extras)
        }

        /// The URL to open.
        public var url: URL {
            get { fields.withLock { $0.url } }
            set { fields.withLock { $0.url = newValue } }
        }

        /// Whether it is opened as a page in the app.
        public var useWebView: Bool {
            get { fields.withLock { $0.useWebView } }
            set { fields.withLock { $0.useWebView = newValue } }
        }

        /// Whether it is opened as a universal link to the app itself.
        public var isUniversalLink: Bool {
            get { fields.withLock { $0.isUniversalLink } }
            set { fields.withLock { $0.isUniversalLink = newValue } }
        }

        /// The scene in which it is opened; held weakly.
        public var targetScene: UIWindowScene? {
            get { fields.withLock { $0.targetScene } }
            set { fields.withLock { $0.targetScene = newValue } }
        }

        /// The view controller that presents a page, with precedence over any scene; held weakly.
        public var targetViewController: UIViewController? {
            get { fields.withLock { $0.targetViewController } }
            set { fields.withLock { $0.targetViewController = newValue } }
        }
    }
}

extension Braze {
    /// A page that the SDK is about to present in the app; the delegate may change the presentation.
    ///
    /// Sendable: its values are protected by a lock.
    public final class ModalContext: Sendable {
        private struct Fields: Sendable {
            var presentingViewController: UIViewController
            var animatePresentation = true
            var animateDismissal = true
            var openNewWindowLinksInBrowser = false
        }

        private let fields: Locked<Fields>
        /// The channel of the page.
        public let channel: Channel

        init(presentingViewController: UIViewController, channel: Channel) {
            fields = Locked(Fields(presentingViewController: presentingViewController))
            self.channel = channel
        }

        /// The view controller that presents the page.
        public var presentingViewController: UIViewController {
            get { fields.withLock { $0.presentingViewController } }
            set { fields.withLock { $0.presentingViewController = newValue } }
        }

        /// Whether the page enters with an animation.
        public var animatePresentation: Bool {
            get { fields.withLock { $0.animatePresentation } }
            set { fields.withLock { $0.animatePresentation = newValue } }
        }

        /// Whether the page leaves with an animation.
        public var animateDismissal: Bool {
            get { fields.withLock { $0.animateDismissal } }
            set { fields.withLock { $0.animateDismissal = newValue } }
        }

        /// Whether links to new windows are opened in the browser.
        public var openNewWindowLinksInBrowser: Bool {
            get { fields.withLock { $0.openNewWindowLinksInBrowser } }
            set { fields.withLock { $0.openNewWindowLinksInBrowser = newValue } }
        }
    }
}

extension Braze {
    /// An event that may trigger a message.
    ///
    /// `@unchecked Sendable`: the properties may be of any type. As with the vendor's SDK, an app must not pass an
    /// object that it changes later on another thread; the values that the SDK itself passes are constant JSON values.
    public enum TriggerEvent: @unchecked Sendable {
        /// The app was opened.
        case sessionStart
        /// An event that the app logged.
        case customEvent(name: String, properties: [String: Any]?)
        /// A purchase that the app logged.
        case purchase(productId: String, properties: [String: Any])
        /// Any other event.
        case other

        /// The event's name or the product's id, if it has one.
        public var identifier: String? {
            switch self {
            case .customEvent(let name, _): name
            case .purchase(let productId, _): productId
            case .sessionStart, .other: nil
            }
        }
    }
}
