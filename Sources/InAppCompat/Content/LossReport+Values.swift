// What a report says as free-form data.

extension LossReport {
    @inline(never) public var contentValue: ContentValue {
        [
            "source": .string(source), "target": .string(target),
            "entries": ContentValue(parts: entries),
            "ignored": .array(ignored.map(ContentValue.string)),
        ]
    }

    @inline(never) public init(_ node: ContentNode) throws {
        source = try node.required("source").text()
        target = try node.required("target").text()
        entries = try node.required("entries").elements().map(Entry.init)
        ignored = try node.required("ignored").elements().map { try $0.text() }
    }
}

extension LossReport.Entry {
    @inline(never) public var contentValue: ContentValue {
        ["field": .string(field.rawValue), "outcome": outcome.contentValue]
    }

    @inline(never) public init(_ node: ContentNode) throws {
        field = try node.required("field").word()
        outcome = try LossReport.Outcome(node.required("outcome"))
    }
}

extension LossReport.Outcome {
    @inline(never) public var contentValue: ContentValue {
        switch self {
        case .preserved: ["preserved": [:]]
        case .approximated(let how): ["approximated": ["_0": .string(how)]]
        case .dropped(let why): ["dropped": ["_0": .string(why)]]
        }
    }

    @inline(never) public init(_ node: ContentNode) throws {
        let (name, values) = try node.anyCase(of: ["preserved", "approximated", "dropped"])
        switch name {
        case "approximated": self = .approximated(try values.required("_0").text())
        case "dropped": self = .dropped(try values.required("_0").text())
        default: self = .preserved
        }
    }
}
