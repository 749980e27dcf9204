import Foundation
import HeadlessStage

/// A page's call of a function of `brazeBridge`.
///
/// Where a page says `brazeBridge.logClick("1")`, a test posts `brazeBridge.logClick` with the JSON text
/// `"1"`: the argument, or an array of them; null for none.
struct BridgeCall {
    /// What is called: `logClick`, say.
    let function: String
    /// What it is called with.
    let arguments: [Any]

    private static let prefix = Braze.WebViewBridge.ScriptMessageHandler.name + "."
    private static let functionKey = "function"
    private static let argumentsKey = "arguments"

    /// Reads what a test posts; nil for a name of another object's.
    init?(name: String, arguments value: Any) {
        let name = ScriptName.of(name)
        guard name.hasPrefix(Self.prefix) else { return nil }
        function = ScriptName.of(name, prefix: Self.prefix)
        arguments = value is NSNull ? [] : value as? [Any] ?? [value]
    }

    /// Reads what the bridge's script posts.
    init?(body: Any) {
        guard let fields = body as? [String: Any], let function = fields[Self.functionKey] as? String else {
            return nil
        }
        self.function = function
        arguments = fields[Self.argumentsKey] as? [Any] ?? []
    }

    /// What the bridge's script posts.
    var body: [String: Any] { [Self.functionKey: function, Self.argumentsKey: arguments] }
}
