#if !canImport(UIKit)
    public import Foundation

    /// When a script of the app runs in a page.
    public enum WKUserScriptInjectionTime: Int, Sendable {
        /// Before anything else of the page.
        case atDocumentStart = 0
        /// When the page's document has been read.
        case atDocumentEnd = 1
    }

    /// Stand-in: a script of the app that runs in pages. Headless: it is kept and not run.
    @preconcurrency @MainActor open class WKUserScript: NSObject {
        /// The script.
        public let source: String
        /// When it runs.
        public let injectionTime: WKUserScriptInjectionTime
        /// Whether it runs in the main frame only.
        public let isForMainFrameOnly: Bool

        /// Makes a script.
        public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
            self.source = source
            self.injectionTime = injectionTime
            isForMainFrameOnly = forMainFrameOnly
            super.init()
        }
    }
#endif
