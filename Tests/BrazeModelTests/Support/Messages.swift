#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
    import UIKit
#else
    import BrazeModel
#endif

let site = URL(string: "https://example.com/offer")!
let picture = URL(string: "https://example.com/picture.png")!
let local = URL(string: "file:///assets/picture.png")!

extension Braze.InAppMessage {
    /// The message with an id.
    func named(_ id: String?) -> Self {
        var message = self
        message.id = id
        return message
    }

    /// A slideup.
    static func slideup(_ id: String, _ data: Data = .init()) -> Self {
        Self.slideup(.init(data: data, message: "Hello")).named(id)
    }

    /// A modal with buttons of these ids, each opening the site.
    static func modal(_ id: String, buttons: [Int] = [], _ data: Data = .init()) -> Self {
        let buttons = buttons.map {
            Button(id: $0, text: "Button \($0)", clickAction: .url(site, useWebView: false))
        }
        return Self.modal(.init(data: data, header: "Header", message: "Text", buttons: buttons)).named(id)
    }

    /// A control message.
    static func control(_ id: String) -> Self { Self.control(Control()).named(id) }

    /// An HTML message with a base URL.
    static func html(_ id: String, _ page: String = "<p/>", legacy: Bool = false) -> Self {
        Self.html(.init(message: page, baseURL: URL(string: "file:///assets/"), legacy: legacy)).named(id)
    }
}

/// The kinds of message that are drawn without a web page.
enum DrawnKind: String, CaseIterable {
    case slideup, modal, modalImage, full, fullImage

    /// A message of the kind, with the kind's name as its id.
    var message: Braze.InAppMessage {
        let message: Braze.InAppMessage =
            switch self {
            case .slideup: .slideup(.init(message: "Hello"))
            case .modal: .modal(.init(header: "Header", message: "Text"))
            case .modalImage: .modalImage(.init(imageURL: picture))
            case .full: .full(.init(imageURL: picture, header: "Header"))
            case .fullImage: .fullImage(.init(imageURL: picture))
            }
        return message.named(rawValue)
    }
}
