public import Foundation
import HeadlessStage

/// What the styles of all display types have in common (section 5.1).
public protocol InAppMessageStyleProtocol: NSObjectProtocol {
    /// A style that changes nothing.
    static func style() -> Self

    /// The style of a property list.
    /// - Parameter file: the name of a file in the app's main bundle, without `.plist`.
    /// - Returns: a style that changes nothing when the file is missing or cannot be read; nil when its
    ///   `dismissIconResource` is no string.
    static func style(withContentsOfFile file: String) -> Self?
}

/// A style that is read from a file's keys.
protocol FileStyle: InAppMessageStyleProtocol {
    /// The file of the app's main bundle from which the built-in adapter of this display type takes its style.
    static var builtInFile: String { get }

    init()
    func read(_ keys: StyleKeys)
}

extension FileStyle {
    /// The style that the built-in adapter starts with: the file's if that can be used.
    static func builtIn() -> Self { loaded(builtInFile) ?? Self() }

    /// The style of a file by the SDK's lenient loading; nil when the loading fails.
    static func loaded(_ file: String) -> Self? {
        let style = Self()
        return style.load(file) ? style : nil
    }

    /// The SDK's lenient loading. What cannot be used is passed over, and the stage's log says so.
    /// - Returns: whether there is a style: false for a `dismissIconResource` that is no string, only.
    func load(_ file: String) -> Bool {
        guard let url = StyleBundle.current.url(of: file) else { return true }
        do {
            let keys = try StyleFile.keys(at: url)
            read(keys)
            keys.log(from: file)
            return !keys.isMistyped("dismissIconResource")
        } catch {
            HeadlessStage.current.log.record(
                .error, from: "Airship17", "Unreadable style file", ["file": file, "reason": "\(error)"])
            return true
        }
    }

    /// Strict loading.
    static func checked(_ url: URL) throws -> Self {
        let style = Self()
        let keys = try StyleFile.keys(at: url)
        style.read(keys)
        if let mistake = keys.mistakes.first { throw mistake }
        return style
    }
}
