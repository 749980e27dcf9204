public import Foundation
public import PlatformStandIns

extension Braze {
    /// A URL that the SDK is about to open; the delegate may change how, or say no (BZ-089).
    ///
    /// Sendable: what it holds is behind a lock.
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
        /// Where the URL comes from.
        public let channel: Channel

        /// The key-value pairs of the message that the URL comes from.
        public var extras: [String: Any] { extrasObject.values }

        /// Makes the context of a URL.
        public init(
            url: URL, useWebView: Bool, isUniversalLink: Bool = false, channel: Channel, extras: [String: Any]
        ) {
            fields = Locked(Fields(url: url, useWebView: useWebView, isUniversalLink: isUniversalLink))
            self.channel = channel
            extrasObject = JSONObject(extras)
        }

        /// What is opened.
        public var url: URL {
            get { fields.withLock { $0.url } }
            set { fields.withLock { $0.url = newValue } }
        }

        /// Whether it is opened as a page in the app.
        public var useWebView: Bool {
            get { fields.withLock { $0.useWebView } }
            set { fields.withLock { $0.useWebView = newValue } }
        }

        /// Whether it is opened as a link to the app itself.
        public var isUniversalLink: Bool {
            get { fields.withLock { $0.isUniversalLink } }
            set { fields.withLock { $0.isUniversalLink = newValue } }
        }

        /// The scene that it is opened in; held weakly.
        public var targetScene: UIWindowScene? {
            get { fields.withLock { $0.targetScene } }
            set { fields.withLock { $0.targetScene = newValue } }
        }

        /// The view controller that a page is presented from, before any scene; held weakly.
        public var targetViewController: UIViewController? {
            get { fields.withLock { $0.targetViewController } }
            set { fields.withLock { $0.targetViewController = newValue } }
        }
    }
}
