import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Standard messages and their payload (sections 1.9 and 4.10)", .timeLimit(.minutes(20)))
struct LegacyMessageTests {
    private func message(_ text: String) throws -> LegacyInAppMessage? {
        LegacyInAppMessage(payload: try #require(try json(text) as? [AnyHashable: Any]))
    }

    private static let whole = """
        {"identifier": "send-1", "expiry": "2030-02-03T04:05:06Z", "extra": {"offer": "spring"},
         "display": {"type": "banner", "alert": "Hello", "duration": 20, "position": "top",
                     "primary_color": "#ff112233", "secondary_color": "#80ffffff"},
         "actions": {"button_group": "ua_yes_no", "button_actions": {"yes": {"add_tags_action": "y"}},
                     "on_click": {"open_external_url_action": "https://example.com"}}}
        """

    @Test("4.10 every key is read, and written to the dictionary form again")
    func everyKey() throws {
        let message = try #require(try message(Self.whole))
        #expect(message.identifier == "send-1")
        #expect(message.expiry == Date(timeIntervalSince1970: 1_896_321_906))
        #expect(message.extra?["offer"] as? String == "spring")
        #expect(message.displayType == .banner)
        #expect(message.alert == "Hello")
        #expect(message.duration == 20)
        #expect(message.position == .top)
        #expect(message.primaryColor == UIColor(red: 17 / 255, green: 34 / 255, blue: 51 / 255, alpha: 1))
        #expect(message.buttonGroup == "ua_yes_no")
        #expect((message.buttonActions?["yes"] as? [String: Any])?["add_tags_action"] as? String == "y")
        #expect(message.onClick?["open_external_url_action"] as? String == "https://example.com")
        #expect(try canonical(message.payload) == canonical(Self.whole))
        #expect(LegacyInAppMessage(payload: message.payload)?.isEqual(to: message) == true)
    }

    @Test("4.10 the defaults: 15 seconds, at the bottom, for 30 days of the stage's time")
    func defaults() throws {
        let stage = HeadlessStage()
        try stage.run {
            let one = LegacyInAppMessage.message()
            stage.advance(by: .seconds(3600))
            let other = try #require(try message(#"{"display": {"type": "banner"}}"#))
            #expect(abs(other.expiry.timeIntervalSince(one.expiry) - 3600) < 0.001)
            #expect(abs(one.expiry.timeIntervalSinceNow - 30 * 86_400) < 60)
            for message in [one, other] {
                #expect(message.identifier == nil)
                #expect(message.displayType == .banner)
                #expect(message.alert == nil)
                #expect(message.duration == 15)
                #expect(message.position == .bottom)
                #expect(message.primaryColor == nil)
                #expect(message.secondaryColor == nil)
                #expect(message.notificationActions == nil)
                #expect(message.buttonCategory == nil)
            }
        }
    }

    @Test("4.10 a message needs the display type banner")
    func displayType() throws {
        #expect(try message(#"{"display": {"type": "modal", "alert": "a"}}"#) == nil)
        #expect(try message(#"{"display": {"alert": "a"}}"#) == nil)
        #expect(try message(#"{"display": "banner"}"#) == nil)
        #expect(try message("{}") == nil)
    }

    @Test("4.10 a value of a wrong type counts as absent; a position that is unknown is the bottom")
    func wrongTypes() throws {
        let message = try #require(
            try message(
                """
                {"identifier": 5, "extra": [], "actions": "none",
                 "display": {"type": "banner", "alert": 5, "duration": "20", "position": "left",
                             "primary_color": "reddish", "secondary_color": 255}}
                """))
        #expect(message.identifier == nil)
        #expect(message.extra == nil)
        #expect(message.alert == nil)
        #expect(message.duration == 15)
        #expect(message.position == .bottom)
        #expect(message.primaryColor == nil)
        #expect(message.secondaryColor == nil)
        #expect(message.onClick == nil)
    }

    @Test(
        "4.10 forms of the expiry; a value that is not a date means no expiry",
        arguments: [
            ("2030-02-03T04:05:06Z", 1_896_321_906.0), ("2030-02-03T04:05:06", 1_896_321_906),
            ("2030-02-03T05:05:06+01:00", 1_896_321_906), ("2030-02-03T04:05:06.500Z", 1_896_321_906.5),
            ("soon", Date.distantFuture.timeIntervalSince1970),
        ])
    func expiry(text: String, seconds: TimeInterval) throws {
        let message = try message(#"{"expiry": "\#(text)", "display": {"type": "banner"}}"#)
        #expect(message?.expiry.timeIntervalSince1970 == seconds)
    }

    @Test("1.9 messages are equal when their dictionary forms are")
    func equality() throws {
        let one = try #require(try message(Self.whole))
        let other = try #require(try message(Self.whole))
        #expect(one == other)
        #expect(one.isEqual(to: other))
        #expect(one.hash == other.hash)
        other.alert = "Other"
        #expect(!one.isEqual(to: other))
        #expect(one != other)
        #expect(!one.isEqual(to: nil))
    }
}
