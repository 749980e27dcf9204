import AdobeIOSBridge
import Airship17Bridge
import BrazeBridge
import BridgeTesting
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// A page that was made for another vendor's SDK is detected when its message comes.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ForeignPageTests {
    /// Words that identify the vendor of a page.
    private nonisolated static let spoken: [(vendor: String, html: String, words: String)] = [
        ("Braze", "<p onclick='brazeBridge.closeMessage()'>x</p>", "brazeBridge."),
        ("Braze", "<p onclick='appboyBridge.closeMessage()'>x</p>", "appboyBridge."),
        ("Braze", "<a href='https://e.org?abButtonId=1'>x</a>", "abButtonId"),
        ("Adobe", "<a href='adbinapp://dismiss'>x</a>", "adbinapp:"),
        ("Airship", "<a href='uairship://close' onclick='UAirship.close()'>x</a>", "uairship:, UAirship."),
    ]
    private nonisolated static let vendors: [SDKShape: String] = [
        .adobeIOS: "Adobe", SDKShape("adobeAndroid2"): "Adobe", SDKShape("adobeAndroid3"): "Adobe",
        .braze: "Braze", .airship17: "Airship", SDKShape("airship18"): "Airship",
    ]
    /// The shape whose pages' text is not accessible, so that they cannot be checked.
    private nonisolated static let silent: SDKShape = SDKShape("adobeAndroid2")

    /// The payload of a page, with another text.
    private func payload(of kit: ShapeKit, _ html: String) throws -> Data {
        let original = try #require(kit.stories?.host.campaign(.page, "m1"))
        let text = try JSONSerialization.jsonObject(with: Data(original.utf8))
        return try JSONSerialization.data(withJSONObject: Self.replaced(text, html))
    }

    /// Replaces every text that is a page, or the URL of one.
    private static func replaced(_ value: Any, _ html: String) -> Any {
        switch value {
        case let object as [String: Any]:
            var object = object.mapValues { replaced($0, html) }
            for key in ["content", "html", "message"] where object[key] is String { object[key] = html }
            if object["url"] is String { object["url"] = PageContent(html: html).address }
            return object
        case let list as [Any]: return list.map { replaced($0, html) }
        default: return value
        }
    }

    @Test(
        "INV-5 a page for another vendor's SDK is reported once per campaign, and one for the host's SDK is not",
        arguments: [ShapeKit].builtIn)
    func pages(kit: ShapeKit) throws {
        for (vendor, html, words) in Self.spoken {
            let world = DrivenSDK(kit)
            let handler = RecordingHandler()
            handler.decision = .discard
            world.attach(handler)
            let diagnostics = DiagnosticList()
            world.bridge?.diagnostics = { if $0.code == .foreignPage { diagnostics.items.append($0) } }
            for _ in 0..<2 { try world.trigger(payload(of: kit, html)) }
            let isForeign = Self.vendors[kit.shape] != vendor && kit.shape != Self.silent
            #expect(
                diagnostics.items.map(\.description)
                    == (isForeign
                        ? [
                            "[\(kit.shape)] message m1 foreignPage: The page was made for \(vendor)'s SDK: it has \(words), "
                                + "which this SDK does not understand. This has no effect unless the handler takes care of it."
                        ] : []),
                "\(kit) \(html): \(handler.calls)")
        }
    }
}
