import AdobeAndroidShared
import Foundation
import InAppCompat

extension FuzzTarget {
    /// A link of a page, in a neutral dialect.
    static func link() -> FuzzTarget {
        let dialect = LinkDialect(
            scheme: "vendor", dismissals: ["dismiss"], interaction: "interaction",
            destinations: ["link", "target"])
        let seeds = [
            "vendor://dismiss?interaction=buy&link=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1",
            "vendor://open?target=js%3D1", "https://example.com/#a", "shop://cart?link=%2525",
        ].map { Data($0.utf8) }
        return FuzzTarget("link", seeds: seeds, refuses: { _ in false }) { input in
            guard let url = URL(string: String(decoding: input, as: UTF8.self)) else { return }
            _ = MessageLink(url, dialect: dialect).isPlainDismissal
        }
    }

    /// A URL as Android parses it.
    static func javaURI() -> FuzzTarget {
        let seeds = [
            "adbinapp://dismiss?interaction=a&link=b", "mailto:a@b", "http://[::1]:80/a?b#c", "a%20b",
        ]
        .map { Data($0.utf8) }
        return FuzzTarget("Android's URI", seeds: seeds, refuses: { _ in false }) { input in
            _ = JavaURI(String(decoding: input, as: UTF8.self))
        }
    }

    /// The parameters of a link of Adobe's own scheme on Android, and the messages that its page posts.
    static func linkParameters() -> FuzzTarget {
        let seeds = [
            "interaction=a&link=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1&c=d", "link=js%28%29", "a=+%2B&a=b",
            "\"text\"", "1.5", "{}",
        ].map { Data($0.utf8) }
        return FuzzTarget("Adobe's parameters", seeds: seeds, refuses: { _ in false }) { input in
            let text = String(decoding: input, as: UTF8.self)
            var parameters = LinkParameters(text.formDecoded ?? text.percentDecoded)
            _ = parameters.take("interaction")
            _ = parameters.takeTarget()?.text.formEncoded
            _ = try? PostedText.text(of: text)
        }
    }
}
