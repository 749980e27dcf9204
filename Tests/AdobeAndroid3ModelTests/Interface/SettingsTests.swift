import AdobeAndroid3Model
import Testing

@Suite("Settings", .timeLimit(.minutes(20))) struct SettingsTests {
    @Test("A3-130 a gesture map adds to the existing gestures, and the last URL of a gesture counts")
    func gestures() {
        let builder = InAppMessageSettings.Builder()
            .gestureMap(["swipeUp": "a", "swipeLeft": "b", "odd": "c"])
            .gestureMap([:])
            .gestureMap(["swipeLeft": "d", "tapBackground": ""])
        #expect(builder.build().gestureMap == [.swipeUp: "a", .swipeLeft: "d", .tapBackground: ""])
    }

    @Test("A3-133 the maximum width is a 32-bit number") func maxWidth() {
        #expect(InAppMessageSettings.Builder().build().maxWidth == 2_147_483_647)
        #expect(InAppMessageSettings.Builder().maxWidth(.max).build().maxWidth == 2_147_483_647)
        #expect(InAppMessageSettings.Builder().maxWidth(600).build().maxWidth == 600)
    }

    @Test("4.1 settings do not change with their builder") func snapshot() {
        let builder = InAppMessageSettings.Builder().content("a")
        let first = builder.build()
        let second = builder.content("b").build()
        #expect(first.content == "a")
        #expect(second.content == "b")
    }
}
