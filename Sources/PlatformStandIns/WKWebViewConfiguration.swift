#if !canImport(UIKit)
    public import Foundation

    /// Stand-in: the configuration of a web view.
    @preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
        private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

        /// The scripts and message handlers of the page.
        open var userContentController = WKUserContentController()
        /// The preferences of the page.
        open var preferences = WKPreferences()
        /// The default preferences of each page, if its navigation has none.
        open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
        /// The store of the page's data.
        open var websiteDataStore = WKWebsiteDataStore.default()
        /// Whether videos play inside the page.
        open var allowsInlineMediaPlayback = false
        /// The media types that need a user action to play.
        open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
        /// The text that is appended to the user agent.
        open var applicationNameForUserAgent: String?
        /// Whether rendering waits until the whole page is in memory.
        open var suppressesIncrementalRendering = false

        /// Makes a configuration with the defaults.
        public override nonisolated init() {
            super.init()
        }

        /// Sets the handler for URLs with an app's own scheme; nil removes it.
        open func setURLSchemeHandler(
            _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
        ) {
            schemeHandlers[urlScheme.lowercased()] = urlSchemeHandler
        }

        /// The handler for URLs with a scheme.
        open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
            schemeHandlers[urlScheme.lowercased()]
        }
    }

    /// Stand-in: the preferences of web views.
    @preconcurrency @MainActor open class WKPreferences: NSObject {
        /// The minimum font size, in points.
        open var minimumFontSize: CGFloat = 0
        /// Whether scripts may run.
        open var javaScriptEnabled = true
        /// Whether scripts may open windows without a user action.
        open var javaScriptCanOpenWindowsAutomatically = false

        /// Makes preferences with the defaults.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: the preferences of one page.
    @preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
        /// Whether the page's own scripts may run.
        open var allowsContentJavaScript = true

        /// Makes preferences with the defaults.
        public override nonisolated init() {
            super.init()
        }
    }

    /// Stand-in: the store of pages' data. Headless: it stores nothing.
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

    /// The types of media.
    public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
        /// The bits, one per type.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Audio.
        public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
        /// Video.
        public static let video = WKAudiovisualMediaTypes(rawValue: 2)
        /// All types.
        public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
    }
#endif
