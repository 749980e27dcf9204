public import Foundation
import HeadlessStage
import PlatformStandIns

#if canImport(FoundationNetworking)
    public import FoundationNetworking
#endif

/// Reaches servers. The facts name the service only: this type and those in it are the SDK's public ones as far as known,
/// and unsure. Not bound to classes, nor to an actor.
public protocol Networking {
    /// Sends a request.
    /// - Parameters:
    ///   - networkRequest: what to ask for.
    ///   - completionHandler: gets the answer, on any thread.
    func connectAsync(
        networkRequest: NetworkRequest, completionHandler: ((HttpConnection) -> Void)?)
}

/// What to ask a server for. Not Sendable, as in the SDK.
public class NetworkRequest: NSObject {
    /// Where to.
    public let url: URL

    /// Makes a request. Any thread.
    /// - Parameter url: where to.
    public init(url: URL) {
        self.url = url
    }
}

@available(*, unavailable) extension NetworkRequest: Sendable {}

/// What a server answered. Not Sendable, as in the SDK.
public struct HttpConnection {
    /// What it sent.
    public let data: Data?
    /// How it answered.
    public let response: HTTPURLResponse?
    /// Why it did not.
    public let error: (any Error)?

    /// Makes an answer. Any thread.
    /// - Parameters:
    ///   - data: what the server sent.
    ///   - response: how it answered.
    ///   - error: why it did not.
    public init(data: Data?, response: HTTPURLResponse?, error: (any Error)?) {
        self.data = data
        self.response = response
        self.error = error
    }
}

@available(*, unavailable) extension HttpConnection: Sendable {}

/// Writes into a console. The facts name the service only: this type is the SDK's public one as far as known, and unsure.
/// Not bound to classes, nor to an actor.
public protocol Logging {
    /// Writes a line.
    /// - Parameters:
    ///   - level: how much it matters.
    ///   - label: who writes.
    ///   - message: what happened.
    func log(level: LogLevel, label: String, message: String)
}

/// Headless no server is reached: it is written into the current stage's log.
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

/// The stage's log has the line already, whatever its level.
final class DefaultLoggingService: Logging {
    func log(level: LogLevel, label: String, message: String) {}
}
