import BrazeModel
import HeadlessStage
import Testing

@MainActor
@Suite("Messages as JSON, and their untyped counterparts (sections 1.6 and 4)", .timeLimit(.minutes(20)))
struct MessageCodingTests {
    private typealias Message = Braze.InAppMessage
    private typealias Raw = Braze.InAppMessageRaw

    @Test("1.5 every generated message survives json(), Codable and the untyped form", arguments: 1...400)
    func roundTrip(seed: Int) throws {
        var generator = MessageGenerator(seed: UInt64(seed))
        let message = generator.message()
        #expect(try Message(Raw(message)) == message)
        #expect(Message.decoding(json: try #require(message.json())) == message)
        let encoded = try JSONEncoder().encode([message])
        #expect(try JSONDecoder().decode([Message].self, from: encoded) == [message])
        #expect(Raw(message).json() == Raw.decoding(json: try #require(message.json()))?.json())
    }

    @Test("1.5 each payload is Codable on its own")
    func payloads() throws {
        func survives<Payload: Codable & Equatable>(_ payload: Payload) throws -> Bool {
            try JSONDecoder().decode(Payload.self, from: JSONEncoder().encode(payload)) == payload
        }
        let url = try #require(URL(string: "https://example.com/a.png"))
        #expect(try survives(Message.Slideup(message: "m")))
        #expect(try survives(Message.Modal(header: "h")))
        #expect(try survives(Message.ModalImage(imageURL: url)))
        #expect(try survives(Message.Full(imageURL: url)))
        #expect(try survives(Message.FullImage(imageURL: url)))
        #expect(try survives(Message.Html(assetURLs: [url])))
        #expect(try survives(Message.Control()))
        let slideup = try JSONEncoder().encode(Message.Slideup(message: "m"))
        #expect(throws: PayloadError.self) {
            try JSONDecoder().decode(Message.Modal.self, from: slideup)
        }
    }

    @Test("1.6 a fresh untyped message has the vendor's defaults")
    func rawDefaults() {
        let raw = Raw()
        #expect(raw.type == .slideup && raw.clickAction == .none && raw.messageClose == .swipe)
        #expect(
            raw.orientation == .any && raw.animateIn && raw.animateOut && !raw.isControl && !raw.isTestSend)
        #expect(
            raw.id == nil && raw.message == nil && raw.duration == nil && raw.themes == nil
                && raw.buttons == nil)
        #expect(raw.textColor == nil && raw.extras.isEmpty && raw.messageFields == nil)
        let button = Raw.Button()
        #expect(button.textColor == Message.ButtonTheme.defaultLight.textColor)
    }

    @Test("4 images and control messages have no untyped kind of their own")
    func kinds() throws {
        let url = try #require(URL(string: "https://example.com/a.png"))
        let image = Raw(.modalImage(.init(imageURL: url)))
        #expect(image.type == .modal && image.imageStyle == .graphic)
        #expect(Raw(.fullImage(.init(imageURL: url))).type == .full)
        #expect(Raw(.full(.init(imageURL: url))).imageStyle == .top)
        #expect(Raw(.html(.init(legacy: true))).type == .htmlFull)
        #expect(Raw(.html(.init())).type == .html)
        #expect(Raw(.control(.init())).isControl)
    }

    @Test("4 automatic closing, colours at the top level and button themes by position")
    func conversion() throws {
        let raw = Raw()
        raw.type = .modal
        raw.header = "h"
        raw.messageClose = .autoDismiss
        raw.duration = 2.5
        raw.textColor = .red
        raw.themes?["dark"] = .init(textColor: .green, buttons: [.init(), .init(textColor: .blue)])
        raw.buttons = [.init(id: 3, text: "a", textColor: .white), .init(id: 9, text: "b")]
        raw.extras = ["k": 1]
        let message = try Message(raw)
        #expect(message.messageClose == .auto(after: 2.5))
        #expect(message.extras["k"] as? Int == 1)
        let modal = try #require(message.modal)
        #expect(modal.themes.light.textColor == .red)
        #expect(modal.themes.light.frameColor == Message.Theme.defaultLight.frameColor)
        #expect(modal.themes.dark?.textColor == .green)
        #expect(modal.buttons.map(\.id) == [3, 9])
        #expect(modal.buttons[0].themes.light.textColor == .white)
        #expect(modal.buttons[0].themes.dark == nil)
        #expect(modal.buttons[1].themes.dark?.textColor == .blue)
    }

    @Test("3.5 a button's dark theme survives the removal of the message's")
    func darkButtonsRemain() throws {
        let button = Message.Button(
            id: 1, text: "b", clickAction: .none, themes: ["light": .primary, "dark": .secondary])
        var modal = Message.Modal(header: "h", buttons: [button], themes: ["light": .defaultLight])
        modal.themes.dark = nil
        let back = try Message(Raw(.modal(modal)))
        #expect(back.modal?.themes.dark == nil)
        #expect(back.modal?.buttons.first?.themes.dark == .secondary)
    }

    @Test(
        "BZ-008 an incomplete untyped message does not convert; the error names what is missing",
        arguments: [
            ("message", { @Sendable _ in }), ("message", { $0.type = .modal }),
            ("message", { $0.type = .html }),
            ("message", { $0.type = .full }),
            (
                "image_url",
                {
                    $0.type = .full
                    $0.header = "h"
                }
            ),
            (
                "image_url",
                {
                    $0.type = .modal
                    $0.imageStyle = .graphic
                }
            ),
            (
                "uri",
                {
                    $0.message = "m"
                    $0.clickAction = .url
                }
            ),
            (
                "btns[0].uri",
                {
                    $0.type = .modal
                    $0.message = "m"
                    $0.buttons = [.init(clickAction: .url)]
                }
            ),
            (
                "duration",
                {
                    $0.message = "m"
                    $0.messageClose = .autoDismiss
                }
            ),
            (
                "duration",
                {
                    $0.message = "m"
                    $0.messageClose = .autoDismiss
                    $0.duration = -.infinity
                }
            ),
        ] as [(String, @Sendable (Braze.InAppMessageRaw) -> Void)])
    func incomplete(keyPath: String, change: @Sendable (Braze.InAppMessageRaw) -> Void) {
        let raw = Raw()
        change(raw)
        let error = #expect(throws: PayloadError.self) { try Message(raw) }
        #expect(error?.keyPath == keyPath)
    }

    @Test("1.5 the Context travels with the untyped message, and not through JSON")
    func context() throws {
        var message: Message = .slideup(.init(message: "m"))
        message.context = .spy()
        #expect(try Message(Raw(message)).context === message.context)
        #expect(Message.decoding(json: try #require(message.json()))?.context == nil)
    }

    @Test("1.5 numbers that JSON cannot write do not trap")
    func unwritable() {
        let message: Message = .slideup(.init(data: .init(messageClose: .auto(after: .nan)), message: "m"))
        #expect(throws: PayloadError.self) { try Message(Raw(message)) }
        if let json = message.json() { #expect(Message.decoding(json: json) == nil) }
    }
}
