import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

@Suite("Payloads", .timeLimit(.minutes(20))) @MainActor struct PayloadTests {
    private func settings(_ mobile: String?) throws -> MessageSettings {
        let world = TestWorld()
        try world.trigger(Payloads.proposition(mobile: mobile))
        return try #require(world.delegate.messages.first?.getMessageSettings())
    }

    @Test(
        "Section 5: every form of a payload creates the message",
        arguments: [
            Payloads.proposition(), "[\(Payloads.proposition())]", Payloads.consequence(),
            Payloads.rules([Payloads.consequence()]),
            "{ \"triggeredconsequence\": \(Payloads.consequence()) }",
            "{ \"data\": { \"triggeredconsequence\": \(Payloads.consequence()) } }",
        ]) func forms(_ json: String) throws
    {
        try TestWorld().expectShown("msg-1", records: 2, by: json)
    }

    /// A payload and the mistake in it.
    struct Mistake: Sendable, CustomStringConvertible {
        let json: String
        let code: PayloadError.Code
        let keyPath: String

        init(_ json: String, _ code: PayloadError.Code, _ keyPath: String) {
            (self.json, self.code, self.keyPath) = (json, code, keyPath)
        }

        var description: String { "\(code.rawValue) at \(keyPath): \(json.prefix(60))" }
    }

    nonisolated static let content = "items[0].data.content"

    nonisolated static let mistakes = [
        Mistake("", .notJSON, ""), Mistake("{", .notJSON, ""), Mistake("nan", .notJSON, ""),
        Mistake("5", .wrongType, ""), Mistake("null", .missing, ""), Mistake("[]", .invalidValue, ""),
        Mistake("{}", .invalidValue, ""), Mistake("[5]", .wrongType, "[0]"),
        Mistake(#"{ "id": "a", "detail": {} }"#, .missing, "type"),
        Mistake(#"{ "id": "a", "type": "", "detail": {} }"#, .invalidValue, "type"),
        Mistake(#"{ "id": "a", "type": "pb", "detail": {} }"#, .invalidValue, "type"),
        Mistake(#"{ "id": "", "type": "cjmiam", "detail": {} }"#, .invalidValue, "id"),
        Mistake(#"{ "id": 5, "type": "cjmiam", "detail": {} }"#, .wrongType, "id"),
        Mistake(#"{ "type": "cjmiam", "detail": {} }"#, .missing, "id"),
        Mistake(#"{ "id": "a", "type": "cjmiam", "detail": {} }"#, .missing, "detail.html"),
        Mistake(#"{ "id": "a", "type": "cjmiam", "detail": [] }"#, .wrongType, "detail"),
        Mistake(#"{ "id": "a", "type": "cjmiam", "detail": null }"#, .missing, "detail"),
        Mistake(Payloads.consequence(html: ""), .invalidValue, "detail.html"),
        Mistake(
            Payloads.consequence(mobile: #"{ "verticalAlign": "middle" }"#), .invalidValue,
            "detail.mobileParameters.verticalAlign"),
        Mistake(
            Payloads.consequence(mobile: #"{ "displayAnimation": "spin" }"#), .invalidValue,
            "detail.mobileParameters.displayAnimation"),
        Mistake(Payloads.proposition(consequences: [], scope: "\"web://a\""), .invalidValue, "scope"),
        Mistake(Payloads.proposition(consequences: [], scope: "5"), .wrongType, "scope"),
        Mistake(Payloads.proposition(consequences: [], details: "{}"), .invalidValue, "scopeDetails"),
        Mistake(Payloads.proposition(consequences: [], details: "null"), .missing, "scopeDetails"),
        Mistake(Payloads.proposition(consequences: []), .invalidValue, "\(content).rules[0].consequences"),
        Mistake(
            Payloads.proposition(consequences: [#"{ "id": "a" }"#]), .missing,
            "\(content).rules[0].consequences[0].type"),
        Mistake(Payloads.proposition(consequences: ["{"]), .notJSON, content),
    ]

    @Test("Section 5: a malformed payload has a typed error and no effect", arguments: mistakes)
    func malformed(_ mistake: Mistake) throws {
        let world = TestWorld()
        let error = #expect(throws: PayloadError.self) { try world.host.trigger(json: mistake.json) }
        #expect(error?.code == mistake.code)
        #expect(error?.keyPath == mistake.keyPath)
        world.stage.runUntilIdle()
        #expect(world.takeTrace() == [])
    }

    @Test("Section 5: bytes that are not text, and deep nesting, are errors") func hostile() {
        let host = AdobeAndroid2Host(stage: HeadlessStage())
        #expect(throws: PayloadError.self) { try host.trigger(json: Data([0xff, 0xfe, 0x00])) }
        let deep = String(repeating: "[", count: 10_000)
        #expect(throws: PayloadError.self) { try host.trigger(json: deep) }
    }

    @Test("Section 5: other consequences are skipped") func others() throws {
        let world = TestWorld()
        let other = #"{ "id": "x", "type": "pb", "detail": {} }"#
        try world.trigger(Payloads.proposition(consequences: [other, Payloads.consequence()]))
        #expect(world.stage.visibleSurfaces == ["msg-1"])
    }

    @Test(
        "Section 4: defaults, also for wrong types",
        arguments: [
            nil, "{}", "null",
            """
            { "width": "80", "height": 1e300, "verticalAlign": 5, "uiTakeover": "no", "backdropColor": 1,
              "backdropOpacity": true, "cornerRadius": 1e300, "gestures": { "swipeUp": 5 } }
            """,
        ]) func defaults(_ mobile: String?) throws
    {
        let settings = try settings(mobile)
        #expect(settings.getWidth() == 100)
        #expect(settings.getHeight() == 100)
        #expect(settings.getVerticalAlign() == .center)
        #expect(settings.getHorizontalAlign() == .center)
        #expect(settings.getVerticalInset() == 0)
        #expect(settings.getHorizontalInset() == 0)
        #expect(settings.getUITakeover())
        #expect(settings.getDisplayAnimation() == MessageAnimation.none)
        #expect(settings.getDismissAnimation() == MessageAnimation.none)
        #expect(settings.getBackdropColor() == "#FFFFFF")
        #expect(settings.getBackdropOpacity() == 0)
        #expect(settings.getCornerRadius() == 0)
        #expect(settings.getGestures() == [:])
        #expect(settings.getParent() is any Message)
    }

    @Test("Section 4: values, converted between number types") func values() throws {
        let settings = try settings(
            """
            { "width": 80.7, "height": 50, "verticalAlign": "Top", "horizontalAlign": "left",
              "verticalInset": 3, "horizontalInset": 4, "uiTakeover": false, "displayAnimation": "fade",
              "dismissAnimation": "BOTTOM", "backdropColor": "#000000", "backdropOpacity": 1,
              "cornerRadius": 15, "gestures": { "swipeUp": "a:b", "tapBackground": "c:d", "wave": "e:f" } }
            """)
        #expect(settings.getWidth() == 80)
        #expect(settings.getHeight() == 50)
        #expect(settings.getVerticalAlign() == .top)
        #expect(settings.getHorizontalAlign() == .left)
        #expect(settings.getVerticalInset() == 3)
        #expect(settings.getHorizontalInset() == 4)
        #expect(!settings.getUITakeover())
        #expect(settings.getDisplayAnimation() == .fade)
        #expect(settings.getDismissAnimation() == .bottom)
        #expect(settings.getBackdropColor() == "#000000")
        #expect(settings.getBackdropOpacity() == 1)
        #expect(settings.getCornerRadius() == 15)
        #expect(settings.getGestures() == [.swipeUp: "a:b", .backgroundTap: "c:d"])
    }

    @Test("Section 4: the bean's own defaults") func bean() {
        let settings = MessageSettings()
        #expect(settings.getParent() == nil)
        #expect(settings.getWidth() == 0)
        #expect(settings.getVerticalAlign() == nil)
        #expect(settings.getDisplayAnimation() == nil)
        #expect(!settings.getUITakeover())
        #expect(settings.getBackdropColor() == nil)
        #expect(settings.getGestures() == nil)
        #expect(MessageGesture.get("tapBackground") == .backgroundTap)
        #expect(MessageGesture.get("backgroundTap") == nil)
    }

    @Test("1.7 event types") func eventTypes() {
        #expect(
            MessagingEdgeEventType.allCases.map {
                "\($0.getValue()) \($0.toString()) \($0.getPropositionEventType())"
            }
                == [
                    "0 decisioning.propositionDismiss dismiss", "1 decisioning.propositionInteract interact",
                    "2 decisioning.propositionTrigger trigger", "3 decisioning.propositionDisplay display",
                    "4 pushTracking.applicationOpened ", "5 pushTracking.customAction ",
                ])
    }

    @Test("A stage releases its messages when it ends") func release() throws {
        weak var view: (any FullscreenMessage)?
        do {
            let (world, message) = try TestWorld.shown()
            view = message
            world.stage.runUntilIdle()
        }
        #expect(view == nil)
    }
}
