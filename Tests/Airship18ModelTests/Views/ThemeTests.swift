import Airship18Model
import Foundation
import PlatformStandIns
import Testing

@MainActor @Suite("Themes", .timeLimit(.minutes(20))) struct ThemeTests {
    /// The theme that a message's extender gets after a file was applied.
    private func banner(_ plist: [String: Any]) throws -> InAppMessageTheme.Banner? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
        try data.write(to: folder.appendingPathComponent("Mine.plist"))
        let bundle = Carrier(Bundle(path: folder.path))
        let result = Locked<Carrier<Result<InAppMessageTheme.Banner, any Error>?>>(Carrier(nil))
        let world = TestWorld()
        world.onMain {
            $0.themeManager.bannerThemeExtender = { _, theme in
                var theme = theme
                let outcome = Result {
                    try theme.applyPlist(plistName: "Mine", bundle: bundle.value)
                    return theme
                }
                result.withLock { $0 = Carrier(outcome) }
            }
        }
        _ = try world.trigger(Payloads.schedule("s", Payloads.banner()))
        return try result.withLock { $0 }.value?.get()
    }

    @Test("AM-088, 5.3 spaces are added, other values replaced, unknown keys ignored") func values() throws {
        let theme = try #require(
            try banner([
                "maxWidth": 300, "additionalPadding": ["leading": 6], "tapOpacity": 0.5, "own": "x",
                "shadowStyle": ["radius": 2, "colorHex": "#FF0000"], "buttonStyle": ["buttonHeight": 40],
                "headerStyle": ["letterSpacing": 3],
            ]))
        #expect(theme.maxWidth == 300)
        #expect(theme.padding == EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 24))
        #expect(theme.tapOpacity == 0.5)
        #expect(theme.shadow.radius == 2)
        #expect(theme.shadow.color == Color(red: 1, green: 0, blue: 0))
        #expect(theme.buttons.height == 40)
        #expect(theme.buttons.stackedSpacing == 24)
        #expect(theme.header.letterSpacing == 3)
    }

    @Test("AM-088 a wrong type makes the whole file fail, and the error names the place") func wrongType() {
        #expect(
            throws: InAppMessageThemeError.wrongType(
                keyPath: "buttonStyle.buttonHeight", expected: "a number")
        ) {
            try banner(["maxWidth": 1, "buttonStyle": ["buttonHeight": "tall"]])
        }
    }

    @Test("AM-088 the names of the files") func names() {
        #expect(InAppMessageTheme.Banner.defaultPlistName == "UAInAppMessageBannerStyle")
        #expect(InAppMessageTheme.Modal.defaultPlistName == "UAInAppMessageModalStyle")
        #expect(InAppMessageTheme.Fullscreen.defaultPlistName == "UAInAppMessageFullScreenStyle")
        #expect(InAppMessageTheme.HTML.defaultPlistName == "UAInAppMessageHTMLStyle")
    }
}
