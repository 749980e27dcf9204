public import Foundation
import HeadlessStage
import PlatformStandIns

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// The service for network requests. The facts state only the service's name: this type and the types in it are the
/// SDK's public ones as far as known, and uncertain. Not limited to classes, not bound to an actor.
public protocol Networking {
    /// Sends a request.
    /// - Parameters:
    ///   - networkRequest: the request.
    ///   - completionHandler: gets the response, on any thread.
    func connectAsync(
        networkRequest: NetworkRequest, completionHandler: ((HttpConnection) -> Void)?)
}

/// A network request. Not Sendable, as in the SDK.
public class NetworkRequest: NSObject {
    /// The URL.
    public let url: URL

    /// Makes a request. Any thread.
    /// - Parameter url: the URL.
    public init(url: URL) {
        self.url = url
    }
}

@available(*, unavailable) extension NetworkRequest: Sendable {}

/// A server's response. Not Sendable, as in the SDK.
public struct HttpConnection {
    /// The data received.
    public let data: Data?
    /// The HTTP response.
    public let response: HTTPURLResponse?
    /// The error, if the request failed.
    public let error: (any Error)?

    /// Makes a response. Any thread.
    /// - Parameters:
    ///   - data: the data received.
    ///   - response: the HTTP response.
    ///   - error: the error, if the request failed.
    public init(data: Data?, response: HTTPURLResponse?, error: (any Error)?) {
        self.data = data
        self.response = response
        self.error = error
    }
}

@available(*, unavailable) extension HttpConnection: Sendable {}

/// The service that writes to a console. The facts state only the service's name: this type is the SDK's public one as
/// far as known, and uncertain. Not limited to classes, not bound to an actor.
public protocol Logging {
    /// Writes a line.
    /// - Parameters:
    ///   - level: the severity.
    ///   - label: the source.
    ///   - message: what happened.
    func log(level: LogLevel, label: String, message: String)
}

/// In the model no server is contacted: the request is written to the current stage's log.
final class DefaultNetworkService: Networking {
    func connectAsync(
        networkRequest: NetworkRequest, completionHandler: ((HttpConnection) -> Void)?
    ) {
        AdobeLog.note("Networking.connectAsync", ["url": networkRequest.url.absoluteString])
        MobileCore.callLater(
            completionHandler.map { completion in
                {
                    completion(
                        HttpConnection(data: nil, response: nil, error: URLError(.notConnectedToInternet)))
                }
            })
    }
}

/// Does nothing: the stage's log already has the line, whatever its level.
final class DefaultLoggingService: Logging {
    func log(level: LogLevel, label: String, message: String) {}
}
