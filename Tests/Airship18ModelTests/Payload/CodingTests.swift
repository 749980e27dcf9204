import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@Suite("JSON", .timeLimit(.minutes(20))) struct CodingTests {
    private func message(_ json: String) throws -> InAppMessage {
        try JSONDecoder().decode(InAppMessage.self, from: Data(json.utf8))
    }

    private func schedule(_ json: String) throws -> AutomationSchedule {
        try JSONDecoder().decode(AutomationSchedule.self, from: Data(json.utf8))
    }

    private func again<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    private static let messages = [
        Payloads.custom(), Payloads.banner(), Payloads.modal(image: "https://e.com/i"), Payloads.html(),
        #"{"display_type": "fullscreen", "display": {"heading": {"text": ""}, "buttons": []}}"#,
    ]

    @Test("AM-130, AM-133 what is read is written again", arguments: messages) func roundTrip(_ json: String)
        throws
    {
        let read = try message(json)
        #expect(try again(read) == read)
    }

    private static let acceptedCases = [
        #"{"display_type": "custom", "display": null}"#,
        #"{"display_type": "custom", "display": 1, "name": null, "extra": [1], "actions": "x", "rendered_locale": 3, "unknown": {}}"#,
        #"{"display_type": "modal", "display": {"body": {"text": "x", "color": "no colour", "size": -1e9}}}"#,
        #"{"display_type": "banner", "display": {"buttons": [], "heading": null}, "source": null, "reporting_enabled": null}"#,
    ]

    private func type(_ json: Data) throws -> String {
        let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
        return try #require(object["display_type"] as? String)
    }

    @Test("AM-130, AM-131 accepted", arguments: acceptedCases) func accepted(_ json: String) throws {
        let read = try message(json)
        #expect(try again(read) == read)
        #expect(try type(JSONEncoder().encode(read)) == type(Data(json.utf8)))
    }

    private static let refusedCases = [
        #"{"display_type": "Banner", "display": {}}"#,
        #"{"display_type": "banner"}"#,
        #"{"display": {}}"#,
        #"{"display_type": "custom", "display": 1, "source": "elsewhere"}"#,
        #"{"display_type": "custom", "display": 1, "display_behavior": "standard"}"#,
        #"{"display_type": "custom", "display": 1, "reporting_enabled": 1}"#,
        #"{"display_type": "custom", "display": 1, "name": 1}"#,
        #"{"display_type": "banner", "display": {"buttons": [{"label": {"text": "x"}}]}}"#,
        #"{"display_type": "banner", "display": {"buttons": [{"id": "x"}]}}"#,
        #"{"display_type": "banner", "display": {"body": {}}}"#,
        #"{"display_type": "banner", "display": {"body": {"text": "x", "style": ["bold", "huge"]}}}"#,
        #"{"display_type": "banner", "display": {"body": {"text": "x", "alignment": "LEFT"}}}"#,
        #"{"display_type": "banner", "display": {"media": {"type": "image"}}}"#,
        #"{"display_type": "banner", "display": {"media": {"url": "x", "type": "gif"}}}"#,
        #"{"display_type": "banner", "display": {"placement": "middle"}}"#,
        #"{"display_type": "banner", "display": {"template": "header_media_body"}}"#,
        #"{"display_type": "modal", "display": {"button_layout": "heap"}}"#,
        #"{"display_type": "html", "display": {}}"#,
        #"{"display_type": "layout", "display": {"version": 1}}"#,
    ]

    @Test("AM-130, AM-131 refused", arguments: refusedCases) func refused(_ json: String) {
        #expect(throws: DecodingError.self) { try message(json) }
    }

    @Test("AM-134 equality covers members that an app cannot see") func equality() throws {
        let own = InAppMessage(
            name: "c", displayContent: .custom(["custom": ["look": "plain"]]), displayBehavior: .standard)
        let decoded = try message(Payloads.custom())
        #expect(own.displayContent == decoded.displayContent)
        #expect(own != decoded)
        #expect(
            own == InAppMessage(name: "c", displayContent: own.displayContent, displayBehavior: .standard))
    }

    @Test("AM-136 a layout is written as it was read, until its content is replaced") func layout() throws {
        let json =
            #"{"name": "l", "display_type": "layout", "display": {"layout": {"version": 1}}, "own": 1}"#
        var read = try message(json)
        func keys() throws -> AirshipJSON? { try again(AirshipJSON.wrap(read)).object?["own"] }
        #expect(try keys() == 1)
        read.displayContent = .custom(nil)
        #expect(try keys() == nil)
    }

    @Test("AM-132 schedules") func schedules() throws {
        func json(_ more: String) -> String {
            #"{"id": "s", "triggers": [], "type": "actions", "actions": {"a": 1}\#(more)}"#
        }
        let read = try schedule(
            json(#", "start": "no date", "end": "2099-01-01T00:00:00", "priority": -3, "interval": 0.5"#))
        #expect(read.start == nil)
        #expect(read.end != nil)
        #expect(read.priority == -3)
        for more in [
            #", "created": "no date""#, #", "limit": -1"#, #", "edit_grace_period": 0.5"#,
            #", "priority": "1""#,
            #", "triggers": [{"type": "Screen", "goal": 1}]"#,
        ] {
            #expect(throws: DecodingError.self) {
                try schedule(
                    json(more).replacingOccurrences(
                        of: more.contains("triggers") ? #""triggers": [], "# : "", with: ""))
            }
        }
        for text in [
            #"{"triggers": [], "type": "actions", "actions": {}}"#,
            #"{"id": "s", "type": "actions", "actions": {}}"#,
            #"{"id": "s", "triggers": [], "type": "actions", "message": {}}"#,
        ] {
            #expect(throws: DecodingError.self) { try schedule(text) }
        }
    }

    @Test("AM-133 dates are encoded to the second, so a copy is not equal") func dates() throws {
        let own = Own.schedule()
        let copy = try again(own)
        #expect(copy.triggers == own.triggers)
        #expect(copy != own)
        #expect(try again(copy) == copy)
    }

    @Test("AM-135 triggers: a random id on each decode, one of its own for compound ones") func triggers()
        throws
    {
        let json = Data(#"{"type": "screen", "goal": 1}"#.utf8)
        let decoder = JSONDecoder()
        let first = try decoder.decode(AutomationTrigger.self, from: json)
        #expect(try decoder.decode(AutomationTrigger.self, from: json) != first)
        #expect(try again(first) == first)
        let compound = Data(#"{"type": "and", "goal": 1, "children": []}"#.utf8)
        #expect(throws: DecodingError.self) { try decoder.decode(AutomationTrigger.self, from: compound) }
        #expect(EventAutomationTriggerType.allCases.count == 23)
    }

    @Test("AM-124 an audience keeps the keys next to its own") func audience() throws {
        let json = #"{"new_user": true, "miss_behavior": "skip"}"#
        let read = try JSONDecoder().decode(AutomationAudience.self, from: Data(json.utf8))
        let written = try AirshipJSON.wrap(read)
        #expect(written == ["new_user": true, "miss_behavior": "skip"])
    }

    @Test("3.2 colours keep their text") func colors() {
        #expect(InAppMessageColor(hexColorString: "#FF0000").color == Color(red: 1, green: 0, blue: 0))
        #expect(
            InAppMessageColor(hexColorString: " 80000000 ").color
                == Color(red: 0, green: 0, blue: 0, opacity: 128 / 255))
        #expect(InAppMessageColor(hexColorString: "red").color == .clear)
        #expect(InAppMessageColor(hexColorString: "red").hexColorString == "red")
    }

    @Test("3 JSON values") func json() throws {
        let json: AirshipJSON = ["a": [1, 2.5, true, nil, "x"], "b": ["c": "d"]]
        #expect(try AirshipJSON.from(json: json.toString()) == json)
        #expect(
            try AirshipJSON.wrap(
                ["a": [1, 2.5, true, NSNull(), "x"] as [Any], "b": ["c": "d"]] as [String: Any]) == json)
        #expect(json.object?["b"]?.object?["c"]?.string == "d")
        #expect(json.object?["a"]?.array?.count == 5)
        #expect(AirshipJSON.null.unWrap() == nil)
        #expect(json.object?["b"]?.unWrap() == AnyHashable(["c": AnyHashable("d")]))
        #expect(throws: AirshipJSONError.self) { try AirshipJSON.wrap(NSObject()) }
        #expect(AirshipJSON.makeObject { $0.set(string: "x", key: "y") } == ["y": "x"])
        let decoded: [String: [String: String]] = try (["b": ["c": "d"]] as AirshipJSON).decode()
        #expect(decoded == ["b": ["c": "d"]])
    }

    private static let errorsCases: [(String, String)] = [
        ("[", "The payload is 1 bytes that are not JSON, expected JSON text"),
        ("[]", "The payload is an array of 0, expected an object: a server payload, a schedule or a message"),
        (
            #"{"message": {"display_type": "banner", "display": {"placement": "middle"}}}"#,
            #""message.display.placement" is "middle", expected one of "top", "bottom""#
        ),
        (
            #"{"message": {"display_type": "banner", "display": {"body": {"size": 1}}}}"#,
            #""message.display.body.text" is missing, expected a value"#
        ),
        (
            #"{"message": {"display_type": "modal", "display": {"buttons": [{"id": 1}]}}}"#,
            #""message.display.buttons[0].id" is 1, expected a string"#
        ),
        (
            #"{"limit": "1", "message": {"display_type": "custom", "display": 1}}"#,
            #""limit" is "1", expected an integer that is not negative"#
        ),
        (
            #"{"triggers": [{"type": "screens", "goal": 1}], "message": {"display_type": "custom", "display": 1}}"#,
            "\"triggers[0].type\" is \"screens\", expected one of "
                + EventAutomationTriggerType.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        ),
        (
            #"{"in_app_messages": [{"id": "s", "triggers": [], "type": "in_app_message", "message": {"display_type": "custom"}}]}"#,
            #""in_app_messages[0].message.display" is missing, expected a value"#
        ),
        (#"{"in_app_messages": {}}"#, #""in_app_messages" is an empty object, expected an array"#),
        (
            #"{"in_app_messages": [], "frequency_constraints": [{"id": "f", "range": 1, "boundary": 1}]}"#,
            #""frequency_constraints[0].period" is missing, expected a value"#
        ),
        (
            #"{"display_type": "custom", "display": 1, "reporting_enabled": "yes"}"#,
            #""reporting_enabled" is "yes", expected true or false"#
        ),
    ]

    @Test("2.11 errors name the place, the value found and the expectation", arguments: errorsCases)
    func errors(_ json: String, _ text: String) {
        let world = TestWorld()
        let error = #expect(throws: PayloadError.self) { try world.host.trigger(json: json) }
        #expect(error?.description == text)
        #expect(world.trace {} == [])
    }

    @Test("1.1 names and extras by version") func versions() throws {
        let nameless = #"{"display_type": "custom", "display": 1}"#
        let extras = Payloads.custom(more: #", "extra": 1, "extras": 2"#)
        let old = Airship18Host(stage: HeadlessStage(), version: Airship18Version(18, 2))
        #expect(throws: PayloadError.self) { try old.schedules(in: Data(nameless.utf8)) }
        #expect(try old.schedules(in: Data(extras.utf8)).first?.inspectedMessage?.extras == 2)
        let new = Airship18Host(stage: HeadlessStage())
        #expect(try new.schedules(in: Data(nameless.utf8)).first?.inspectedMessage?.name == "")
        #expect(try new.schedules(in: Data(extras.utf8)).first?.inspectedMessage?.extras == 1)
        let vimeo = #"{"display_type": "modal", "display": {"media": {"url": "x", "type": "vimeo"}}}"#
        _ = try new.schedules(in: Data(vimeo.utf8))
        old.version = Airship18Version(19, 3)
        #expect(throws: PayloadError.self) { try old.schedules(in: Data(vimeo.utf8)) }
    }

    @Test("2.11 a message alone, a schedule, a server payload; and decoding without storing") func inspect()
        throws
    {
        let one = try AutomationSchedule.inspect(payload: Data(Payloads.custom().utf8))
        #expect(one.map(\.identifier) == ["message"])
        let both = "{\"in_app_messages\": [\(Payloads.schedule("1")), \(Payloads.schedule("2"))]}"
        #expect(try AutomationSchedule.inspect(payload: Data(both.utf8)).map(\.identifier) == ["1", "2"])
        let world = TestWorld()
        #expect(try world.trigger(Payloads.custom()) == shown(id: "message-1"))
        _ = world.finish()
        #expect(try world.trigger(Payloads.custom()) == shown(id: "message-2"))
    }
}
