#if !canImport(UIKit)
    public import Foundation

    #if canImport(FoundationNetworking)
        public import FoundationNetworking
    #endif

    /// A handler that loads URLs with an app's own scheme.
    @preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
        /// Starts a load.
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
        /// Stops a load; the task must not be used any more.
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
    }

    /// A load for a scheme handler: it gets a response, then data, then the end.
    @preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
        /// The request.
        var request: URLRequest { get }
        /// Passes the response.
        func didReceive(_ response: URLResponse)
        /// Passes the next part of the data.
        func didReceive(_ data: Data)
        /// Ends the load.
        func didFinish()
        /// Ends the load with an error.
        func didFailWithError(_ error: any Error)
    }
#endif
