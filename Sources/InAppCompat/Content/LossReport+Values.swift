import InAppCore

// What a report says as free-form data.

extension LossReport {
    public var contentValue: ContentValue {
        [
            "source": .string(source), "target": .string(target),
            "entries": ContentValue(parts: entries),
            "ignored": .array(ignored.map(ContentValue.string)),
        ]
    }

    public init(_ node: ContentNode) throws {
        source = try node.text("source")
        target = try node.text("target")
        entries = try node.required("entries").elements(Entry.init)
        ignored = try node.required("ignored").elements { try $0.text() }
    }
}

extension LossReport.Entry {
    public var contentValue: ContentValue {
        ["field": .string(field.rawValue), "outcome": outcome.contentValue]
    }

    public init(_ node: ContentNode) throws {
        field = try node.required("field").word()
        outcome = try LossReport.Outcome(node.required("outcome"))
    }
}

extension LossReport.Outcome {
    public var contentValue: ContentValue {
        switch self {
        case .preserved: ContentValue(case: "preserved")
        case .approximated(let how): ContentValue(case: "approximated", [("_0", how)])
        case .dropped(let why): ContentValue(case: "dropped", [("_0", why)])
        }
    }

    public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["preserved", "approximated", "dropped"])
        switch name {
        case "approximated": self = .approximated(try values.text("_0"))
        case "dropped": self = .dropped(try values.text("_0"))
        default: self = .preserved
        }
    }
}
