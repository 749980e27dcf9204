import BrazeModel
import ModelTesting

/// Generates messages of every kind from a seed: the same seed gives the same messages.
struct MessageGenerator: RandomNumberGenerator {
    typealias Message = Braze.InAppMessage

    private var numbers: SplitMix64

    init(seed: UInt64) {
        numbers = SplitMix64(seed: seed)
    }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func message() -> Message {
        switch Int.random(in: 0..<7, using: &self) {
        case 0:
            .slideup(
                .init(
                    data: data(), graphic: graphic(), imageAltText: maybe { $0.text() },
                    language: maybe { $0.text() },
                    message: text(), slideFrom: pick([.top, .bottom]), themes: themes()))
        case 1:
            .modal(
                .init(
                    data: data(), graphic: graphic(), imageAltText: maybe { $0.text() },
                    language: maybe { $0.text() },
                    header: text(), headerTextAlignment: alignment(), message: text(),
                    messageTextAlignment: alignment(), buttons: buttons(), themes: themes()))
        case 2:
            .modalImage(
                .init(
                    data: data(), imageURL: url(), imageAltText: maybe { $0.text() },
                    language: maybe { $0.text() },
                    buttons: buttons(), themes: themes()))
        case 3:
            .full(
                .init(
                    data: data(), imageURL: url(), imageAltText: maybe { $0.text() },
                    language: maybe { $0.text() },
                    header: text(), headerTextAlignment: alignment(), message: text(),
                    messageTextAlignment: alignment(), buttons: buttons(), themes: themes()))
        case 4:
            .fullImage(
                .init(
                    data: data(), imageURL: url(), imageAltText: maybe { $0.text() },
                    language: maybe { $0.text() },
                    buttons: buttons(), themes: themes()))
        case 5:
            .html(
                .init(
                    data: data(), message: text(), baseURL: maybe { $0.url() },
                    assetURLs: Set(list { $0.url() }), legacy: .random(using: &self), messageFields: object())
            )
        default:
            .control(.init(data: data()))
        }
    }

    private mutating func data() -> Message.Data {
        var data = Message.Data(
            clickAction: clickAction(),
            messageClose: pick([
                .userInteraction, .auto(after: 0),
                .auto(after: Double(Int.random(in: 0..<90_000, using: &self)) / 1000),
            ]),
            orientation: pick([.any, .portrait, .landscape]), animateIn: .random(using: &self),
            animateOut: .random(using: &self), extras: object(), messageExtras: maybe { $0.text() })
        data.id = maybe { $0.text() }
        return data
    }

    private mutating func buttons() -> [Message.Button] {
        list { generator in
            var themes: [String: Message.ButtonTheme] = ["light": generator.buttonTheme()]
            for name in ["dark", "sepia"] { themes[name] = generator.maybe { $0.buttonTheme() } }
            return .init(
                id: .random(in: -5...5, using: &generator), text: generator.text(),
                clickAction: generator.clickAction(), themes: .init(themes: themes))
        }
    }

    private mutating func themes() -> Message.Themes {
        var themes: [String: Message.Theme] = [:]
        for name in ["light", "dark", "high contrast"] { themes[name] = maybe { $0.theme() } }
        return .init(themes: themes)
    }

    private mutating func theme() -> Message.Theme {
        .init(
            backgroundColor: color(), textColor: color(), iconColor: color(), iconBackgroundColor: color(),
            headerTextColor: color(), closeButtonColor: color(), frameColor: color())
    }

    private mutating func buttonTheme() -> Message.ButtonTheme {
        .init(textColor: color(), borderColor: color(), backgroundColor: color())
    }

    private mutating func object() -> [String: Any] {
        var object: [String: Any] = [:]
        for _ in 0..<Int.random(in: 0..<4, using: &self) { object[text()] = value(depth: 3) }
        return object
    }

    private mutating func value(depth: Int) -> Any {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &self) {
        case 0: Int.random(in: .min ... .max, using: &self)
        case 1: Double.random(in: -1e6...1e6, using: &self)
        case 2: Bool.random(using: &self)
        case 3: NSNull()
        case 4, 5: text()
        case 6: (0..<Int.random(in: 0..<4, using: &self)).map { _ in value(depth: depth - 1) }
        default: [text(): value(depth: depth - 1)]
        }
    }

    private mutating func clickAction() -> Message.ClickAction {
        Bool.random(using: &self) ? .none : .url(url(), useWebView: .random(using: &self))
    }

    private mutating func graphic() -> Message.Graphic? {
        pick([nil, .icon(text()), .image(url())])
    }

    private mutating func color() -> Message.Color { .init(rawValue: .random(in: 0 ... .max, using: &self)) }
    private mutating func alignment() -> Message.TextAlignment { pick([.leading, .center, .trailing]) }
    private mutating func text() -> String {
        pick([
            "", "a", "Grüße \u{1F44B}", "\"quoted\" \\ \n\t\u{0}", "<b>bold</b>",
            "k\(UInt8.random(in: 0 ... .max, using: &self))",
        ])
    }
    private mutating func url() -> URL {
        URL(string: "https://example.com/\(UInt16.random(in: 0 ... .max, using: &self)).png?a=b&c=d")!
    }
    private mutating func list<Element>(_ make: (inout Self) -> Element) -> [Element] {
        (0..<Int.random(in: 0..<4, using: &self)).map { _ in make(&self) }
    }
    private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
        Bool.random(using: &self) ? make(&self) : nil
    }
    private mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: choices.indices, using: &self)]
    }
}
