#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// Who loads addresses of a scheme of the app's own.
    @preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
        /// Start to load.
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
        /// Stop loading, and leave the task alone from now on.
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
    }

    /// One load that a scheme handler answers: a response, then data, then the end.
    @preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
        /// What to load.
        var request: URLRequest { get }
        /// Takes the response.
        func didReceive(_ response: URLResponse)
        /// Takes the next part of the data.
        func didReceive(_ data: Data)
        /// Ends the load.
        func didFinish()
        /// Ends the load with an error.
        func didFailWithError(_ error: any Error)
    }
#endif
