import Foundation

// What a click says as free-form data.

extension MessageAction {
    public var contentValue: ContentValue {
        ["source": source.contentValue, "effect": effect.contentValue]
    }

    public init(_ node: ContentNode) throws {
        self.init(source: try Source(node.required("source")), effect: try Effect(node.required("effect")))
    }
}

extension MessageAction.Source {
    public var contentValue: ContentValue {
        switch self {
        case .body: ContentValue(case: "body")
        case .button(let id): ContentValue(case: "button", [("id", id)])
        case .link(let id): ContentValue(case: "link", [("id", id)])
        }
    }

    public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["body", "button", "link"])
        switch name {
        case "button": self = .button(id: try values.text("id"))
        case "link": self = .link(id: try values.optionalText("id"))
        default: self = .body
        }
    }
}

extension MessageAction.Effect {
    public var contentValue: ContentValue {
        guard case .open(let url, let inWebView) = self else { return ContentValue(case: "none") }
        return ["open": ["_0": .string(url.absoluteString), "inWebView": .bool(inWebView)]]
    }

    public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["none", "open"])
        guard name == "open" else {
            self = .none
            return
        }
        self = .open(try values.address("_0"), inWebView: try values.required("inWebView").flag())
    }
}
