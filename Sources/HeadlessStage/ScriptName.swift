/// The name of something native in what a page's script writes to call it.
package enum ScriptName {
    /// Takes the name out: `shop` of `webkit.messageHandlers.shop.postMessage`, with `window.` before it or without.
    /// - Parameters:
    ///   - call: what the script writes, without the arguments; the bare name stays as it is.
    ///   - prefix: what the platform has before the name.
    ///   - suffix: the function that the platform has after it.
    package static func of(_ call: String, prefix: String = "", suffix: String = "") -> String {
        var name = call[...]
        for start in ["window.", prefix] where name.hasPrefix(start) { name = name.dropFirst(start.count) }
        return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
    }
}
