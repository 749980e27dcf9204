import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

extension Braze {
    /// Section 1.6, as far as code in Swift touches it.
    ///
    /// `@unchecked Sendable` is the SDK's word. Here it is sound: what would make one stops the program.
    public final class InAppMessageRaw: NSObject, Codable, @unchecked Sendable {
        public var id: String?
        public var message: String?
        public var header: String?
        public var url: URL?
        public var useWebView: Bool
        public var duration: TimeInterval?
        public var imageURL: URL?
        public var icon: String?
        public var animateIn: Bool
        public var animateOut: Bool
        public var extras: [String: Any]
        public var isControl: Bool
        public var isTestSend: Bool { standIn() }
        public var context: Context?
        public override init() { standIn() }
        public init(_ message: Braze.InAppMessage) { standIn() }
        public func json() -> Data? { standIn() }
        public static func decoding(json: Data) -> InAppMessageRaw? { standIn() }
        public func logImpression(using braze: Braze) { standIn() }
        public func logClick(buttonId: String?, using braze: Braze) { standIn() }
        public init(from decoder: any Decoder) throws { standIn() }
        public func encode(to encoder: any Encoder) throws { standIn() }
    }
}

extension Braze.InAppMessageRaw {
    /// Section 1.7.
    ///
    /// `@unchecked Sendable` is the SDK's word. Here it is sound: what would make one stops the program.
    public final class Context: NSObject, @unchecked Sendable {
        public enum UserIDMatchBehavior: Hashable, Sendable {
            case ignore
            case enforce(userID: String?)
        }

        public enum Error: Swift.Error {
            case extraLogImpression, extraLogClick, noLogImpression, processClickActionMissingUri
        }

        public var valid: Bool { standIn() }
        public var braze: Any? { standIn() }
        public let userIDMatchBehavior: UserIDMatchBehavior
        public func logImpression() { standIn() }
        public func logClick(buttonId: String? = nil) { standIn() }
        public func processClickAction(_ clickAction: Braze.InAppMessage.ClickAction, target: Any? = nil) {
            standIn()
        }
        public func discard() { standIn() }
        public func logError(_ error: any Swift.Error) { standIn() }
        public func logError(flattened: String) { standIn() }
        public func getLocalAssets(
            urls: [URL], destinationURL: URL,
            completionHandler: @escaping (Result<[URL: URL], any Swift.Error>) -> Void
        ) -> Braze.Cancellable { standIn() }
        public func withLocalAssets(
            message: Braze.InAppMessage, destinationURL: URL,
            completionHandler: @escaping (Result<Braze.InAppMessage, any Swift.Error>) -> Void
        ) -> Braze.Cancellable { standIn() }
        public init(
            message: Braze.InAppMessage, using braze: Braze,
            userIDMatchBehavior: UserIDMatchBehavior = .ignore
        ) { standIn() }
        public init(
            userIDMatchBehavior: UserIDMatchBehavior = .ignore, logImpression: @escaping () -> Void,
            logClick: @escaping (String?) -> Void,
            processClickAction: @escaping (Braze.InAppMessage.ClickAction, Any?) -> Void,
            logError: @escaping (any Swift.Error) -> Void, braze: @escaping () -> Any?,
            getLocalAssets:
                @escaping ([URL], URL, @escaping (Result<[URL: URL], any Swift.Error>) -> Void) ->
                Braze.Cancellable,
            withLocalAssets:
                @escaping (
                    Braze.InAppMessage, URL, @escaping (Result<Braze.InAppMessage, any Swift.Error>) -> Void
                ) -> Braze.Cancellable, multipleLogClickEnabled: Bool
        ) { standIn() }
    }
}
