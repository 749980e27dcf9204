#if !canImport(UIKit)
    public import Foundation

    /// The times at which a script of the app runs in a page.
    public enum WKUserScriptInjectionTime: Int, Sendable {
        /// At the start of the document.
        case atDocumentStart = 0
        /// At the end of the document.
        case atDocumentEnd = 1
    }

    /// Stand-in: a script of the app that runs in pages. Headless: it is stored but not run.
    @preconcurrency @MainActor open class WKUserScript: NSObject {
        /// The script.
        public let source: String
        /// The time at which it runs.
        public let injectionTime: WKUserScriptInjectionTime
        /// Whether it runs only in the main frame.
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
