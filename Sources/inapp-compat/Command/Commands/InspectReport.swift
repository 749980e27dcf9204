import InAppCompat
import InAppContracts

/// What is in a payload, and how it ports.
@MainActor struct InspectReport: Encodable {
    /// A message of the payload.
    struct Message: Encodable {
        let id: String
        let content: MessageContent
        let fields: [ContentLine]
        let ports: [Port]
    }

    let shape: String
    /// The other shapes whose SDKs can read the payload.
    let alsoReadBy: [String]
    let messages: [Message]

    init(
        _ kit: ShapeKit, _ messages: [(id: String, content: MessageContent)], alsoReadBy: [String] = [],
        among shapes: [ShapeKit]
    ) {
        shape = kit.shape.name
        self.alsoReadBy = alsoReadBy
        self.messages = messages.map { id, content in
            let others = shapes.filter { $0 != kit }
            return Message(
                id: id, content: content, fields: ContentLine.all(of: content),
                ports: others.map { Port(content, from: kit.shape, to: $0) })
        }
    }

    func text(_ style: Style) -> String {
        var lines = [
            style.bold("A payload of \(shape)") + (messages.count == 1 ? "" : ", \(messages.count) messages")
        ]
        if let others { lines += Layout.wrap(others) }
        for message in messages {
            lines += ["", style.bold("message \(message.id)")]
            for field in message.fields {
                lines += Layout.wrap("  " + Layout.pad(field.name, 26) + " " + field.value, indent: 29)
            }
            for port in message.ports {
                lines += ["", style.bold("to \(port.shape)")]
                for loss in port.fields {
                    lines += Layout.wrap("  " + Layout.pad(loss.field, 20) + " " + loss.outcome, indent: 23)
                }
                lines.append("")
                if port.notes.isEmpty { lines.append("  nothing to say: the SDK does all of it") }
                for note in port.notes {
                    lines += Layout.wrap("  " + Layout.pad(note.capability, 20) + " " + note.text, indent: 23)
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Who else reads it, in a sentence; nil for nobody.
    private var others: String? {
        guard !alsoReadBy.isEmpty else { return nil }
        return "Also read by \(alsoReadBy.joined(separator: ", ")); --shape names the one that is meant."
    }

    var markdown: String {
        var parts = ["# A payload of \(shape)"] + (others.map { [$0] } ?? [])
        for message in messages {
            parts.append("## Message `\(message.id)`")
            parts.append(
                Layout.markdownTable(["Field", "Value"], message.fields.map { [$0.name, $0.value] }))
            for port in message.ports {
                parts.append("### To \(port.shape)")
                parts.append(
                    Layout.markdownTable(["Field", "Port"], port.fields.map { [$0.field, $0.outcome] }))
                parts.append(
                    port.notes.isEmpty
                        ? "Nothing to say: the SDK does all of it."
                        : Layout.markdownTable(
                            ["Capability", "Note"], port.notes.map { [$0.capability, $0.text] }))
            }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }
}

/// What the shape of another vendor says about a message's needs.
struct Port: Encodable {
    /// A capability that is not native there.
    struct Note: Encodable {
        let capability: String
        let support: String
        let text: String
    }

    /// What becomes of a field.
    struct Field: Encodable {
        let field: String
        let outcome: String
    }

    let shape: String
    let fields: [Field]
    let notes: [Note]

    @MainActor init(_ content: MessageContent, from source: Shape, to kit: ShapeKit) {
        shape = kit.shape.name
        fields = kit.port.lossReport(of: content, from: source).entries.map { entry in
            Field(field: entry.field.rawValue, outcome: "\(entry.outcome)")
        }
        notes = Self.needs(of: content).compactMap { capability in
            let cell = Matrix.Cell(kit.capabilities.support(of: capability))
            guard cell.support != "native" else { return nil }
            return Note(
                capability: capability.name, support: cell.support, text: "\(cell.support): \(cell.note)")
        }
    }

    /// The capabilities that a message with this content draws on.
    private static func needs(of content: MessageContent) -> [Capability] {
        let isClickable = !content.buttons.isEmpty || content.clickEffect != .none || content.layout == .web
        let needs: [(Capability, Bool)] = [
            (.gate, true), (.hold, true), (.discard, true), (.showLater, true), (.prepareContent, true),
            (.prepareOrientation, content.orientation != .any), (.autoClose, content.autoClose != nil),
            (.shouldPerform, isClickable), (.didLoad, content.layout == .web), (.resolution, true),
            (.evaluateScript, content.layout == .web), (.scriptMessages, content.layout == .web),
        ]
        return needs.filter(\.1).map(\.0)
    }
}
