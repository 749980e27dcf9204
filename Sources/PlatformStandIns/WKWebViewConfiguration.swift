#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: what a web view is made with.
    @preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
        private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

        /// The scripts and message handlers of the page.
        open var userContentController = WKUserContentController()
        /// How the page is shown.
        open var preferences = WKPreferences()
        /// What each page may do unless its navigation says otherwise.
        open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
        /// Where the page keeps its data.
        open var websiteDataStore = WKWebsiteDataStore.default()
        /// Whether videos play inside the page.
        open var allowsInlineMediaPlayback = false
        /// Which media wait for the user before they play.
        open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
        /// What is added to the user agent.
        open var applicationNameForUserAgent: String?
        /// Whether drawing waits until the whole page is in memory.
        open var suppressesIncrementalRendering = false

        /// Makes a configuration with the defaults.
        public override nonisolated init() {
            super.init()
        }

        /// Sets who loads addresses of a scheme of the app's own; nil takes the handler away.
        open func setURLSchemeHandler(
            _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
        ) {
            schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
        }

        /// Who loads addresses of a scheme.
        open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
            schemeHandlers[urlScheme.lowercased()]
        }
    }

    /// Stand-in: how pages are shown.
    @preconcurrency @MainActor open class WKPreferences: NSObject {
        /// The smallest size of text, in points.
        open var minimumFontSize: CGFloat = 0
        /// Whether scripts may run.
        open var javaScriptEnabled = true
        /// Whether scripts may open windows unasked.
        open var javaScriptCanOpenWindowsAutomatically = false

        /// Makes preferences with the defaults.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: what one page may do.
    @preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
        /// Whether the page's own scripts may run.
        open var allowsContentJavaScript = true

        /// Makes preferences with the defaults.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: where pages keep their data. Headless: it keeps none.
    @preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
        private nonisolated static let shared = WKWebsiteDataStore(isPersistent: true)

        /// Whether the data outlives the process.
        public nonisolated let isPersistent: Bool

        nonisolated init(isPersistent: Bool) {
            self.isPersistent = isPersistent
            super.init()
        }

        /// The store that keeps its data on disk.
        public nonisolated class func `default`() -> WKWebsiteDataStore { shared }

        /// A new store that keeps its data in memory.
        public nonisolated class func nonPersistent() -> WKWebsiteDataStore {
            WKWebsiteDataStore(isPersistent: false)
        }
    }

    /// Kinds of media.
    public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
        /// The bits, one for each kind.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Sound.
        public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
        /// Pictures that move.
        public static let video = WKAudiovisualMediaTypes(rawValue: 2)
        /// Every kind.
        public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
    }
#endif
