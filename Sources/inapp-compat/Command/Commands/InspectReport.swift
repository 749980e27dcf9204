import InAppCompat
import InAppContracts

/// The content of a payload, and how it ports.
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
    /// The keys that belong to the campaign, and those that no SDK reads.
    let keys: PayloadKeyReport
    let messages: [Message]

    init(
        _ kit: ShapeKit, _ messages: [(id: String, content: MessageContent)], alsoReadBy: [String] = [],
        keys: PayloadKeyReport, to targets: [ShapeKit]
    ) {
        shape = kit.shape.name
        self.alsoReadBy = alsoReadBy
        self.keys = keys
        self.messages = messages.map { id, content in
            Message(
                id: id, content: content, fields: ContentLine.all(of: content),
                ports: targets.filter { $0 != kit }.map { Port(content, from: kit, to: $0) })
        }
    }

    func text(_ style: Style) -> String {
        var lines = [
            style.bold("A payload of \(shape)") + (messages.count == 1 ? "" : ", \(messages.count) messages")
        ]
        if let others { lines += Layout.wrap(others) }
        lines += keyLines(style)
        for message in messages {
            lines += ["", style.bold("message \(message.id)")]
            lines += message.fields.flatMap { Self.line($0.name, Layout.cut($0.value), 26) }
            for port in message.ports { lines += Self.lines(of: port, style) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of port: Port, _ style: Style) -> [String] {
        var lines = ["", style.bold("to \(port.shape)")]
        lines += port.fields.flatMap { line($0.field, $0.outcome, 20) } + [""]
        if port.notes.isEmpty { lines.append("  no notes: the SDK does all of it") }
        return lines + port.notes.flatMap { line($0.capability, $0.text, 20) }
    }

    private func keyLines(_ style: Style) -> [String] {
        var lines: [String] = []
        if !keys.campaign.isEmpty {
            lines += ["", style.bold(Self.campaignTitle)]
            lines += keys.campaign.flatMap { Self.line($0.path, $0.about, 26) }
        }
        if !keys.unread.isEmpty {
            lines += ["", style.yellow(unreadTitle)]
            lines += keys.unread.flatMap { Self.line($0.path, Self.advice($0), 26) }
        }
        return lines
    }

    /// A name and its text in two columns.
    private static func line(_ name: String, _ text: String, _ width: Int) -> [String] {
        Layout.wrap("  " + Layout.pad(name, width) + " " + text, indent: width + 3)
    }

    private static let campaignTitle = "belongs to the campaign; set it up again there"
    private var unreadTitle: String { "warning: \(shape) does not read" }

    private static func advice(_ key: PayloadKeyReport.UnreadKey) -> String {
        key.nearest.map { "did you mean \($0)?" } ?? "no known key is similar"
    }

    /// The other shapes that can read the payload, as a sentence; nil if there are none.
    private var others: String? {
        guard !alsoReadBy.isEmpty else { return nil }
        return "Also read by \(alsoReadBy.joined(separator: ", ")); --shape selects another reading."
    }

    var markdown: String {
        var parts = ["# A payload of \(shape)"] + (others.map { [$0] } ?? [])
        if !keys.campaign.isEmpty {
            let rows = keys.campaign.map { ["`\($0.path)`", $0.about] }
            parts += [
                "## Belongs to the campaign; set it up again there",
                Layout.markdownTable(["Key", "About"], rows),
            ]
        }
        if !keys.unread.isEmpty {
            let rows = keys.unread.map { ["`\($0.path)`", Self.advice($0)] }
            parts += ["## Warning: \(shape) does not read", Layout.markdownTable(["Key", "Advice"], rows)]
        }
        for message in messages {
            parts.append("## Message `\(message.id)`")
            parts.append(
                Layout.markdownTable(
                    ["Field", "Value"], message.fields.map { [$0.name, Layout.cut($0.value)] }))
            for port in message.ports {
                parts.append("### To \(port.shape)")
                parts.append(
                    Layout.markdownTable(["Field", "Port"], port.fields.map { [$0.field, $0.outcome] }))
                parts.append(
                    port.notes.isEmpty
                        ? "No notes: the SDK does all of it."
                        : Layout.markdownTable(
                            ["Capability", "Note"], port.notes.map { [$0.capability, $0.text] }))
            }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }
}

/// How a shape of another vendor supports a message's needs.
struct Port: Encodable {
    /// A capability that is not native there.
    struct Note: Encodable {
        let capability: String
        let support: String
        let text: String
    }

    /// The result for a field.
    struct Field: Encodable {
        let field: String
        let outcome: String
    }

    let shape: String
    let fields: [Field]
    let notes: [Note]

    @MainActor init(_ content: MessageContent, from source: ShapeKit, to kit: ShapeKit) {
        shape = kit.name
        let calls = source.foreignPageCalls(in: content, on: kit)
        fields =
            kit.port.lossReport(of: content, from: source.port).lines.map { line in
                Field(field: line.name, outcome: "\(line.outcome)")
            }
            + (calls.isEmpty
                ? []
                : [
                    Field(
                        field: "calls of the page",
                        outcome: "dropped (\(calls.joined(separator: ", ")): \(kit) does not answer them)")
                ])
        notes = Self.needs(of: content).compactMap { capability in
            let cell = Matrix.Cell(kit.capabilities.support(of: capability))
            guard cell.support != "native" else { return nil }
            return Note(
                capability: capability.name, support: cell.support, text: "\(cell.support): \(cell.note)")
        }
    }

    /// The capabilities that a message with this content needs.
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
