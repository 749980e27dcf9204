import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Styles and their files (section 5)", .timeLimit(.minutes(20)))
struct StyleFileTests {
    private let stage = HeadlessStage()

    /// A directory that stands in for the app's main bundle while `body` runs.
    private func withBundle<Result>(
        _ file: String, _ content: String, _ body: (URL) throws -> Result
    ) throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let url = directory.appendingPathComponent("\(file).plist")
        try Data(content.utf8).write(to: url)
        Airship17Host(stage: stage).styleBundle = try #require(Bundle(path: directory.path))
        return try stage.run { try body(url) }
    }

    private func plist(_ members: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>\(members)</dict></plist>
        """
    }

    private func padding(_ key: String, _ values: [String: Int]) -> String {
        let members = values.sorted { $0.key < $1.key }
            .map { "<key>\($0.key)</key><integer>\($0.value)</integer>" }.joined()
        return "<key>\(key)</key><dict>\(members)</dict>"
    }

    @Test("5.2 a banner's file with every key")
    func banner() throws {
        let content = plist(
            padding("additionalPadding", ["top": 1, "bottom": 2, "leading": 3, "trailing": 4])
                + """
                <key>maxWidth</key><real>420.5</real>
                <key>headerStyle</key><dict>
                  <key>letterSpacing</key><integer>5</integer><key>lineSpacing</key><real>1.5</real>
                  \(padding("additionalPadding", ["top": 6]))
                </dict>
                <key>bodyStyle</key><dict><key>lineSpacing</key><integer>7</integer></dict>
                <key>mediaStyle</key><dict>\(padding("additionalPadding", ["bottom": 8]))</dict>
                <key>buttonStyle</key><dict>
                  <key>buttonHeight</key><integer>33</integer>
                  <key>stackedButtonSpacing</key><integer>9</integer>
                  <key>separatedButtonSpacing</key><integer>10</integer>
                  <key>borderWidth</key><integer>2</integer>
                  \(padding("additionalPadding", ["leading": 11]))
                  <key>buttonTextStyle</key><dict><key>letterSpacing</key><integer>12</integer></dict>
                </dict>
                <key>textStyle</key><dict/>
                """)
        try withBundle("UAInAppMessageBannerStyle", content) { url in
            let loaded = InAppMessageBannerStyle.style(
                withContentsOfFile: "UAInAppMessageBannerStyle")
            for style in [try #require(loaded), try InAppMessageBannerStyle.style(checkingContentsOf: url)] {
                #expect(style.additionalPadding == Padding(1, 2, 3, 4))
                #expect(style.maxWidth == 420.5)
                #expect(style.headerStyle.letterSpacing == 5)
                #expect(style.headerStyle.lineSpacing == 1.5)
                #expect(style.headerStyle.additionalPadding?.top == 6)
                #expect(style.bodyStyle.lineSpacing == 7)
                #expect(style.mediaStyle.additionalPadding?.bottom == 8)
                #expect(style.buttonStyle.buttonHeight == 33)
                #expect(style.buttonStyle.stackedButtonSpacing == 9)
                #expect(style.buttonStyle.separatedButtonSpacing == 10)
                #expect(style.buttonStyle.borderWidth == 2)
                #expect(style.buttonStyle.additionalPadding?.leading == 11)
                #expect(style.buttonStyle.buttonTextStyle.letterSpacing == 12)
            }
        }
        #expect(stage.log.entries.isEmpty)
    }

    @Test("5.2 an HTML, a modal and a full-screen file; texts lose the spaces around")
    func others() throws {
        let html = plist(
            """
            <key>dismissIconResource</key><string>  close-icon
            </string><key>maxWidth</key><integer>300</integer><key>maxHeight</key><integer>400</integer>
            <key>hideDismissIcon</key><true/><key>aspectRatio</key><real>0.5</real>
            <key>extendFullScreenLargeDevice</key><true/>
            """ + padding("additionalPadding", ["top": 1]))
        try withBundle("html", html) { url in
            let style = try InAppMessageHTMLStyle.style(checkingContentsOf: url)
            #expect(style.dismissIconResource == "close-icon")
            #expect(style.maxWidth == 300)
            #expect(style.maxHeight == 400)
            #expect(style.hideDismissIcon)
            #expect(style.aspectRatio == 0.5)
            #expect(style.extendFullScreenLargeDevice)
            #expect(style.additionalPadding?.top == 1)
        }
        let modal = plist(
            "<key>dismissIconResource</key><string>x</string><key>maxHeight</key><integer>5</integer>")
        try withBundle("modal", modal) { url in
            let style = try InAppMessageModalStyle.style(checkingContentsOf: url)
            #expect(style.dismissIconResource == "x")
            #expect(style.maxHeight == 5)
            #expect(style.additionalPadding == Padding())
        }
        let full = plist("<key>bodyStyle</key><dict><key>letterSpacing</key><integer>5</integer></dict>")
        try withBundle("full", full) { _ in
            let style = InAppMessageFullScreenStyle.style(withContentsOfFile: "full")
            #expect(style?.bodyStyle.letterSpacing == 5)
        }
    }

    @Test("5.1 a file that is missing, or not a property list, gives a style that changes nothing")
    func missing() throws {
        try withBundle("bad", "This is no property list <") { url in
            let none = try #require(InAppMessageModalStyle.style(withContentsOfFile: "none"))
            #expect(none.maxWidth == nil)
            let bad = try #require(InAppMessageModalStyle.style(withContentsOfFile: "bad"))
            #expect(bad.maxWidth == nil)
            #expect(stage.log.entries.map(\.name) == ["Unreadable style file"])
            #expect(throws: PayloadError.self) { try InAppMessageModalStyle.style(checkingContentsOf: url) }
            let elsewhere = url.deletingLastPathComponent().appendingPathComponent("none.plist")
            #expect(throws: (any Error).self) {
                try InAppMessageModalStyle.style(checkingContentsOf: elsewhere)
            }
        }
        #expect(InAppMessageBannerStyle.style(withContentsOfFile: "none")?.maxWidth == nil)
        #expect(InAppMessageHTMLStyle(contentsOfFile: "none")?.hideDismissIcon == false)
    }

    @Test("5.1 the built-in adapters begin with the style of the file that has their name")
    func builtInFiles() throws {
        let message = try InAppMessage(
            json: json(#"{"display_type": "html", "display": {"url": "https://example.com"}}"#))
        try withBundle("UAInAppMessageHTMLStyle", plist("<key>hideDismissIcon</key><true/>")) { _ in
            #expect(InAppMessageHTMLAdapter.adapter(for: message).style.hideDismissIcon)
            #expect(InAppMessageBannerAdapter.adapter(for: message).style.maxWidth == nil)
        }
        let width = plist("<key>maxWidth</key><integer>5</integer>")
        try withBundle("UAInAppMessageBannerStyle", width) { _ in
            #expect(InAppMessageBannerAdapter.adapter(for: message).style.maxWidth == 5)
        }
        try withBundle("UAInAppMessageModalStyle", width) { _ in
            #expect(InAppMessageModalAdapter.adapter(for: message).style.maxWidth == 5)
        }
        let icon = plist("<key>dismissIconResource</key><string>x</string>")
        try withBundle("UAInAppMessageFullScreenStyle", icon) { _ in
            #expect(InAppMessageFullScreenAdapter.adapter(for: message).style.dismissIconResource == "x")
        }
        let bad = plist(
            "<key>dismissIconResource</key><integer>1</integer><key>maxWidth</key><integer>5</integer>")
        try withBundle("UAInAppMessageModalStyle", bad) { _ in
            #expect(InAppMessageModalAdapter.adapter(for: message).style.maxWidth == nil)
        }
    }

    @Test("5.1 unknown keys and wrong types are ignored and logged; with a check, they are errors")
    func mistakes() throws {
        let content = plist(
            """
            <key>maxWidth</key><string>420</string><key>shadow</key><true/>
            <key>headerStyle</key><dict>
              \(padding("additionalPadding", ["botttom": 5, "top": 1]))
            </dict>
            """)
        try withBundle("banner", content) { url in
            let style = try #require(InAppMessageBannerStyle.style(withContentsOfFile: "banner"))
            #expect(style.maxWidth == nil)
            #expect(style.headerStyle.additionalPadding == Padding(1, nil, nil, nil))
            #expect(
                stage.log.entries.map { $0.details["reason"] } == [
                    #""maxWidth" is "420", expected a number"#,
                    #""shadow" is true, expected one of the keys additionalPadding, bodyStyle, buttonStyle, "#
                        + "headerStyle, maxWidth, mediaStyle, textStyle",
                    #""headerStyle.additionalPadding.botttom" is 5, expected one of the keys bottom, leading, top, trailing"#,
                ])
            let error = #expect(throws: PayloadError.self) {
                try InAppMessageBannerStyle.style(checkingContentsOf: url)
            }
            #expect(error?.keyPath == "maxWidth")
            #expect(error?.code == .wrongType)
        }
    }

    @Test("5.1 an icon that is not a string makes the whole file fail to load")
    func mistypedIcon() throws {
        let content = plist(
            "<key>dismissIconResource</key><integer>5</integer><key>maxWidth</key><integer>5</integer>")
        try withBundle("html", content) { url in
            #expect(InAppMessageHTMLStyle.style(withContentsOfFile: "html") == nil)
            #expect(InAppMessageModalStyle.style(withContentsOfFile: "html") == nil)
            #expect(InAppMessageFullScreenStyle.style(withContentsOfFile: "html") == nil)
            // A banner has no such key, so it is only an unknown key.
            #expect(InAppMessageBannerStyle.style(withContentsOfFile: "html")?.maxWidth == 5)
            let error = #expect(throws: PayloadError.self) {
                try InAppMessageHTMLStyle.style(checkingContentsOf: url)
            }
            #expect(error?.description == #""dismissIconResource" is 5, expected a string"#)
        }
    }

    @Test("5.1 a property list that is an array is not a style")
    func array() throws {
        let content = #"<plist version="1.0"><array><string>a</string></array></plist>"#
        try withBundle("array", content) { url in
            let error = #expect(throws: PayloadError.self) {
                try InAppMessageHTMLStyle.style(checkingContentsOf: url)
            }
            #expect(error?.description == "The payload is an array of 1, expected a dictionary")
        }
    }

    @Test("5.2 paddings: four values, names, a dictionary")
    func paddings() {
        stage.run {
            let padding = Padding(20, 20, 0, 0)
            #expect(padding == Padding(top: 20, bottom: 20, leading: 0, trailing: 0))
            #expect(padding == UAPadding(dictionary: ["top": 20, "bottom": 20, "leading": 0, "trailing": 0]))
            #expect(Padding(dictionary: nil) == Padding())
            #expect(Padding(dictionary: ["top": "20"]).top == nil)
            #expect(Padding().top == nil)
        }
        #expect(stage.log.entries.map { $0.details["reason"] } == [#""top" is "20", expected a number"#])
    }

    @Test("5.1 a style that is made in code")
    func madeByCode() {
        let style = InAppMessageHTMLStyle()
        style.additionalPadding = Padding(20, 20, 0, 0)
        style.hideDismissIcon = true
        #expect(style.additionalPadding?.bottom == 20)
        let banner = UAInAppMessageBannerStyle.style()
        banner.headerStyle.letterSpacing = 2
        banner.buttonStyle?.buttonTextStyle?.lineSpacing = 3
        #expect(banner.headerStyle.letterSpacing == 2)
        #expect(banner.buttonStyle.buttonTextStyle.lineSpacing == 3)
    }

    @Test("4.11 the first family that the device has; serif and sans-serif are always available")
    func fonts() throws {
        func family(_ families: [String]?) throws -> String? {
            let text = try #require(
                InAppMessageTextInfo { builder in
                    builder.text = "a"
                    builder.fontFamilies = families
                })
            return text.fontFamily(installed: ["Comic Neue", "Arial"])
        }
        #expect(try family(["Missing", "Comic Neue", "Arial"]) == "Comic Neue")
        #expect(try family(["Missing", "SERIF", "Arial"]) == "Times New Roman")
        #expect(try family(["sans-serif", "Arial"]) == nil)
        #expect(try family(["Missing"]) == nil)
        #expect(try family([]) == nil)
        #expect(try family(nil) == nil)
    }
}
