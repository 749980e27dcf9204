import Testing

#if canImport(BrazeKit)
    import BrazeKit
    import Foundation
    import UIKit
#else
    import BrazeModel
#endif

@Suite("Braze.InAppMessage, the forms that apps write (section 1.5)", .timeLimit(.minutes(20)))
struct MessageTests {
    private typealias Message = Braze.InAppMessage
    private static let url = URL(string: "https://example.com/image.png")!

    private static let everyKind: [Message] = [
        .slideup(Message.Slideup()), .modal(Message.Modal()), .modalImage(.init(imageURL: url)),
        .full(.init(imageURL: url)),
        .fullImage(.init(imageURL: url)), .html(Message.Html()), .control(Message.Control()),
    ]

    @Test("1.5 payloads are written with nested initialisers, literals and defaults")
    func literals() {
        let message: Message = .slideup(
            .init(
                graphic: .icon("\u{f005}"), message: "Hello", slideFrom: .top, themes: ["dark": .defaultDark])
        )
        #expect(message.slideup?.graphic == .icon("\u{f005}"))
        #expect(message.slideup?.message == "Hello")
        #expect(message.slideup?.slideFrom == .top)
        #expect(message.slideup?.themes.dark == .defaultDark)
        let color: Message.Color = 0xFF2D_3436
        #expect(color.rawValue == 0xFF2D_3436)
        let button = BrazeModel.Braze.InAppMessage.Button(
            id: 1, text: "Go", clickAction: .url(Self.url, useWebView: true), themes: ["light": .primary])
        #expect(button.themes.light == .primary)
        #expect(button.themes.dark == nil)
        #expect(button.clickAction.url == Self.url)
        #expect(Message.ClickAction.none.url == nil)
    }

    @Test("1.5 defaults of data and payloads")
    func defaults() {
        let data = Message.Data()
        #expect(data.id == nil && data.context == nil && data.messageExtras == nil)
        #expect(
            data.clickAction == .none && data.messageClose == .userInteraction && data.orientation == .any)
        #expect(data.animateIn && data.animateOut && !data.isTestSend && data.extras.isEmpty)
        #expect(Message.Slideup().slideFrom == .bottom)
        #expect(Message.Modal().headerTextAlignment == .center)
        #expect(Message.Html().message == "<html></html>")
        #expect(Message.Slideup().themes == .defaults)
    }

    @Test("1.5 data is read and written through dynamic members, on the message and on each payload")
    func dynamicMembers() {
        for original in Self.everyKind {
            var message = original
            message.id = "m"
            message.extras = ["k": "v"]
            message.orientation = .any
            message.animateIn = false
            message.clickAction = .url(Self.url, useWebView: false)
            message.messageClose = .auto(after: 3)
            message.messageExtras = "x"
            #expect(message.data.id == "m" && message.id == "m")
            #expect(message.extras["k"] as? String == "v")
            #expect(message.clickAction.url == Self.url)
            #expect(message.messageClose == .auto(after: 3))
            #expect(!message.animateIn && message.animateOut)
            #expect(message.data.messageExtras == "x")
            #expect(message != original)
        }
        var slideup = Message.Slideup()
        slideup.extras["k"] = "v"
        #expect(slideup.data.extras["k"] as? String == "v")
        #expect(slideup.extras["k"] as? String == "v")
    }

    @Test("1.5 a kind's accessor edits in place and can be written back")
    func accessors() {
        var message: Message = .slideup(.init(message: "a"))
        message.slideup?.slideFrom = .top
        #expect(message.slideup?.slideFrom == .top)

        var modalMessage: Message = .modal(
            .init(header: "h", buttons: [.init(id: 7, text: "b", clickAction: .none)]))
        guard var modal = modalMessage.modal else {
            Issue.record("a modal is a modal")
            return
        }
        modal.themes.dark = nil
        modal.buttons = modal.buttons.map { button in
            var button = button
            button.themes = .init(themes: ["light": button.themes.light])
            return button
        }
        modal.header = "H"
        modalMessage.modal = modal
        #expect(modalMessage.modal?.header == "H")
        #expect(modalMessage.slideup == nil)
    }

    @Test("1.5 an accessor ignores nil and another kind (the model's choice)")
    func mismatchedAccessors() {
        for original in Self.everyKind {
            var message = original
            message.slideup = nil
            message.modal = nil
            message.modalImage = nil
            message.full = nil
            message.fullImage = nil
            message.html = nil
            message.control = nil
            #expect(message == original)
            if message.slideup == nil { message.slideup = .init(message: "other") }
            if message.html == nil { message.html = .init(message: "other") }
            #expect(message == original)
        }
    }

    @Test("1.5 a switch over a message with default")
    func switching() {
        func header(_ message: Message) -> String {
            switch message {
            case .slideup: "slideup"
            case .modal(let modal): modal.header
            case .full(let full): full.header
            default: "other"
            }
        }
        #expect(Self.everyKind.map(header) == ["slideup", "", "other", "", "other", "other", "other"])
    }

    @Test("1.5 themes: light falls back, dark can be removed, names are free")
    func themes() {
        var themes: Message.Themes = [
            "light": .defaultLight, "dark": .defaultDark, "sepia": .init(textColor: .red),
        ]
        #expect(themes["sepia"]?.textColor == .red)
        themes.dark = nil
        #expect(themes.dark == nil && themes.themes.keys.sorted() == ["light", "sepia"])
        #expect(Message.Themes(themes: [:]).light == .defaultLight)
        themes["sepia"] = nil
        themes.light.textColor = .blue
        #expect(themes == ["light": themes.light])
        #expect(themes.light.textColor == .blue)
        #expect(Message.ButtonThemes(themes: [:]).light == .defaultLight)
        let doubled: Message.ButtonThemes = ["light": .primary, "light": .secondary]
        #expect(doubled.light == .secondary)
    }

    @Test("1.5 colours are packed ARGB")
    func colors() {
        let color: Message.Color = 0x80FF_0033
        #expect((color.r, color.g, color.b) == (1, 0, 0.2))
        #expect(color.a == 128.0 / 255)
        #expect(Message.Color(red: color.r, green: color.g, blue: color.b, alpha: color.a) == color)
        #expect(Message.Color(color.uiColor) == color)
        #expect(Message.Color(red: .nan, green: 7, blue: -1, alpha: .infinity) == 0xFF00_FF00)
        #expect(Message.Color.white.rawValue == .max && Message.Color.clear.rawValue == 0)
    }

    @Test("BZ-015 approximate equality compares ids; without ids contents (the model's choice)")
    func approximateEquality() {
        var (a, b): (Message, Message) = (.slideup(.init(message: "a")), .modal(.init(message: "b")))
        #expect(!a.isApproximatelyEqual(to: b))
        #expect(a.isApproximatelyEqual(to: .slideup(.init(message: "a"))))
        a.id = "1"
        #expect(!a.isApproximatelyEqual(to: b))
        b.id = "1"
        #expect(a.isApproximatelyEqual(to: b))
    }

    @Test("1.5 extras keep JSON values, compare by value and survive as Hashable")
    func extras() {
        var message: Message = .control(
            .init(data: .init(extras: ["n": 3, "d": 2.5, "b": true, "a": [1, "x"]])))
        #expect(message.extras["n"] as? Int == 3)
        #expect(message.extras["d"] as? Double == 2.5)
        #expect(message.extras["b"] as? Bool == true)
        #expect((message.extras["a"] as? [Any])?.count == 2)
        var same: Message = .control(
            .init(data: .init(extras: ["a": [1.0, "x"], "b": true, "d": 2.5, "n": 3.0])))
        #expect(message == same && Set([message, same]).count == 1)
        same.extras["b"] = 1
        #expect(message != same)
        message.extras = ["nan": Double.nan, "url": Self.url, "large": Int.max]
        #expect(message == message)
        #expect(message.extras["nan"] as? String == "nan")
        #expect(message.extras["url"] as? String == Self.url.absoluteString)
        #expect(message.extras["large"] as? Int == Int.max)
    }

    @Test("BZ-114 a structure may be a presenter, and need not implement dismiss(reason:)")
    @MainActor func presenterStructure() {
        final class Presented {
            var messages: [Braze.InAppMessage] = []
        }
        struct Presenter: BrazeInAppMessagePresenter {
            let presented: Presented
            func present(message: Braze.InAppMessage) { presented.messages.append(message) }
        }
        let presented = Presented()
        let presenter: any BrazeInAppMessagePresenter = Presenter(presented: presented)
        let message = Braze.InAppMessage.control(Message.Control())
        presenter.present(message: message)
        // A presenter does not have to implement it: then nothing happens.
        presenter.dismiss(reason: .wipeData)
        #expect(presented.messages == [message])
    }
}
