import Foundation
import InAppCompat
import InAppContracts

/// `inspect`: the content of a vendor's payload, and how it ports.
enum InspectCommand: Subcommand {
    static let name = "inspect"
    static let summary = "decodes a vendor's payload and shows how it ports to the other SDKs"
    static let operands = "[FILE.json|NAME]"
    static let shape = Option(
        name: "--shape", value: "SHAPE", about: "the shape of the payload; detected by default")
    static let target = Option(
        name: "--to", value: "SHAPE", about: "only the port to this SDK; by default to all others")
    static let keys = Option(
        name: "--keys", value: nil,
        about: "print all keys that the payloads of --shape may have, with examples; takes no file")
    static let emit = Option(
        name: "--emit", value: "payload",
        about: "print only the campaign, in the format of the servers of --to")
    static let options = [shape, target, keys, emit, Option.format]
    static let discussion = [
        "Every vendor's decoder is tried unless --shape names one. If several can read a payload, the result of the "
            + "first is shown, and the others are named. With --shape, news, sale and coupon stand for the "
            + "shape's standard campaigns.",
        "The content is printed field by field, in neutral words. For each other SDK, the output then lists what a port "
            + "preserves, approximates (how) or drops (why), and what that SDK cannot do for such a message, or does "
            + "differently.",
        "Keys for the time and audience of the message belong to the campaign: they are not ported, but listed. "
            + "Unknown keys are also listed, with the most similar known key.",
        "With --emit payload the campaign is written for the SDK of --to, whose host can play it. If its page calls "
            + "the other vendor's SDK, a warning on standard error says that the calls have no effect there.",
        "Text and markdown output truncates long values and gives their length.",
    ]
    static func examples(_ shapes: [ShapeKit]) -> [String] {
        shapes.prefix(1).flatMap {
            [
                "inspect sale --shape \($0)", "inspect news --shape \($0) --format json",
                "inspect --keys --shape \($0)",
            ]
        }
    }

    @MainActor static func run(_ arguments: Arguments, _ shapes: [ShapeKit], _ style: Style) throws -> Outcome
    {
        let format = try arguments.format()
        let chosen = try arguments.value(shape, among: shapes)
        if arguments.has(keys) { return try keys(of: chosen, arguments, format, style) }
        let path = try arguments.operand("the payload's file")
        if let what = arguments.value(emit) {
            guard what == "payload" else { throw UsageError("--emit cannot be \(what): expected payload") }
            guard let to = try arguments.value(target, among: shapes.hosts) else {
                throw UsageError("--emit payload needs --to: the SDK that the payload is for")
            }
            let payload = try payload(path, of: chosen)
            return try PayloadEmission.run(
                payload, of: try reading(payload, chosen, shapes, path), to: to, path)
        }
        let targets = try arguments.value(target, among: shapes.hosts).map { [$0] } ?? shapes.hosts
        let payload = try payload(path, of: chosen)
        let report = try inspect(payload, as: chosen.map { [$0] } ?? shapes, to: targets, path)
        switch format {
        case .text: return Outcome(output: report.text(style))
        case .json: return Outcome(output: try JSON.text(report))
        case .markdown: return Outcome(output: report.markdown)
        }
    }

    /// The payload of a standard campaign, or of a file.
    private static func payload(_ path: String, of kit: ShapeKit?) throws -> Data {
        try kit?.campaigns[path] ?? Files.read(path, insteadOf: kit == nil ? [] : ["news", "sale", "coupon"])
    }

    @MainActor private static func keys(
        of kit: ShapeKit?, _ arguments: Arguments, _ format: Format, _ style: Style
    ) throws -> Outcome {
        try arguments.noOperands()
        guard let kit else { throw UsageError("--keys needs --shape: each shape has its own") }
        guard arguments.value(target) == nil else { throw UsageError("--keys cannot be combined with --to") }
        let listing = PayloadKeyListing(kit)
        switch format {
        case .text: return Outcome(output: listing.text(style))
        case .json: return Outcome(output: try JSON.text(listing))
        case .markdown: return Outcome(output: listing.markdown)
        }
    }

    /// The shape that can read the payload.
    @MainActor private static func reading(
        _ payload: Data, _ chosen: ShapeKit?, _ shapes: [ShapeKit], _ path: String
    ) throws -> ShapeKit {
        if let chosen { return chosen }
        guard let kit = shapes.first(where: { (try? $0.port.messages(of: payload)) != nil }) else {
            throw ToolFailure("\(path) cannot be decoded as a payload; --shape shows the reason")
        }
        return kit
    }

    @MainActor private static func inspect(
        _ payload: Data, as readers: [ShapeKit], to targets: [ShapeKit], _ path: String
    ) throws -> InspectReport {
        var failures: [String] = []
        var readings: [(kit: ShapeKit, messages: [(id: String, content: MessageContent)])] = []
        for kit in readers {
            do {
                readings.append((kit, try kit.port.messages(of: payload)))
            } catch {
                failures.append("  \(kit): \(error)")
            }
        }
        guard let first = readings.first else {
            throw ToolFailure(
                "\(path) cannot be decoded as a payload:\n" + failures.joined(separator: "\n"))
        }
        return InspectReport(
            first.kit, first.messages, alsoReadBy: readings.dropFirst().map(\.kit.shape.name),
            keys: PayloadKeyReport(payload, keys: first.kit.payloadKeys), to: targets)
    }
}

/// One non-empty field of a message's content.
struct ContentLine: Encodable {
    let name: String
    let value: String

    /// All fields that are neither empty nor absent, nested ones by their path, in a fixed order.
    static func all(of content: MessageContent) -> [ContentLine] {
        guard let data = try? JSONEncoder().encode(content),
            let value = try? JSONDecoder().decode(ContentValue.self, from: data)
        else { return [] }
        return leaves(value, at: "").sorted { rank($0.name) < rank($1.name) }
    }

    /// The layout first, then sorted by name.
    private static func rank(_ name: String) -> String {
        name == "layout" ? "" : name
    }

    private static func leaves(_ value: ContentValue, at path: String) -> [ContentLine] {
        switch value {
        case .null: return []
        case .bool(let flag): return [ContentLine(name: path, value: flag ? "yes" : "no")]
        case .int(let number):
            return [ContentLine(name: path, value: number.description + color(number, path))]
        case .double(let number): return [ContentLine(name: path, value: number.description)]
        case .string(let text): return [ContentLine(name: path, value: text)]
        case .array(let values):
            return values.enumerated().flatMap { leaves($1, at: "\(path)[\($0)]") }
        case .object(let members):
            return members.sorted { $0.key < $1.key }.flatMap { key, member in
                leaves(member, at: step(path, key))
            }
        }
    }

    /// `_0` is the encoded name of an unnamed enum value; `argb` is the only field of a colour.
    private static func step(_ path: String, _ key: String) -> String {
        if path.isEmpty { return key }
        return key == "_0" ? path : "\(path).\(key)"
    }

    private static func color(_ number: Int, _ path: String) -> String {
        guard path.hasSuffix(".argb") else { return "" }
        return " (#" + String(format: "%08X", number) + ")"
    }
}

/// All keys that the payloads of a shape may have.
struct PayloadKeyListing: Encodable {
    /// A key.
    struct Entry: Encodable {
        let path: String
        let about: String
        let example: String
    }

    let shape: String
    /// The content of the message.
    let message: [Entry]
    /// The time and audience of the message.
    let campaign: [Entry]

    init(_ kit: ShapeKit) {
        shape = kit.shape.name
        func entries(_ isCampaign: Bool) -> [Entry] {
            kit.payloadKeys.filter { $0.isCampaign == isCampaign }.map {
                Entry(path: $0.path, about: $0.about, example: $0.example)
            }
        }
        message = entries(false)
        campaign = entries(true)
    }

    private var title: String { "Payload format of \(shape)" }
    private static let legend =
        "[] stands for the elements of an array, and * for any name. ** stands for any place at the start, and for "
        + "everything beneath at the end. ? follows a name that may be missing."
    private static let campaignTitle = "Belongs to the campaign; it is not ported"
    private static let nothing = "Its keys are not listed."

    func text(_ style: Style) -> String {
        guard !message.isEmpty || !campaign.isEmpty else { return "\(title): \(Self.nothing)\n" }
        var lines = [style.bold(title)] + Layout.wrap(Self.legend) + [""] + Self.lines(message)
        if !campaign.isEmpty { lines += ["", style.bold(Self.campaignTitle)] + Self.lines(campaign) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ entries: [Entry]) -> [String] {
        entries.flatMap { entry in
            ["  \(entry.path)"] + Layout.wrap("      \(entry.about)", indent: 6)
                + Layout.wrap("      \(entry.example)", indent: 6)
        }
    }

    var markdown: String {
        guard !message.isEmpty || !campaign.isEmpty else { return "# \(title)\n\n\(Self.nothing)\n" }
        var parts = ["# \(title)", Self.legend, Self.table(message)]
        if !campaign.isEmpty { parts += ["## \(Self.campaignTitle)", Self.table(campaign)] }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func table(_ entries: [Entry]) -> String {
        Layout.markdownTable(
            ["Key", "About", "Example"], entries.map { ["`\($0.path)`", $0.about, "`\($0.example)`"] })
    }
}
