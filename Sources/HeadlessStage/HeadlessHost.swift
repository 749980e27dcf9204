public import Foundation

/// The campaign side of an SDK on a stage: it makes messages qualify.
///
/// Each model has one (`BrazeHost`, `AdobeIOSHost`). A host is Sendable and may be called from any thread; the SDK's
/// work on the main thread is done there.
public protocol HeadlessHost: AnyObject, Sendable {
    /// The stage of the host's SDK.
    var stage: HeadlessStage { get }

    /// Makes the host of a stage's SDK.
    init(stage: HeadlessStage)

    /// Lets a campaign qualify: the payload is decoded, and the SDK treats the message as triggered.
    ///
    /// - Parameter json: the payload as the vendor's servers send it.
    /// - Throws: `PayloadError`, with the key path, the value that was found and the value that was expected. Nothing
    ///   else happens in this case: no message, no callback, no record.
    func trigger(json: Data) throws
}

extension HeadlessHost {
    /// Lets a campaign qualify, from JSON text.
    /// - Throws: `PayloadError`, see `trigger(json:)` for data.
    public func trigger(json: String) throws {
        try trigger(json: Data(json.utf8))
    }
}

/// The name of a native function in a script's call.
package enum ScriptName {
    /// Extracts the name: `shop` of `webkit.messageHandlers.shop.postMessage`, with `window.` before it or without.
    /// - Parameters:
    ///   - call: the call in the script, without arguments, or the bare name.
    ///   - prefix: the platform's text before the name.
    ///   - suffix: the platform's function after it.
    package static func of(_ call: String, prefix: String = "", suffix: String = "") -> String {
        var name = call[...]
        for start in ["window.", prefix] where name.hasPrefix(start) { name = name.dropFirst(start.count) }
        return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
    }
}
