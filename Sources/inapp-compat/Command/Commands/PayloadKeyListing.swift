import InAppCompat
import InAppContracts

/// Every key that the payloads of a shape may have.
struct PayloadKeyListing: Encodable {
    /// A key.
    struct Entry: Encodable {
        let path: String
        let about: String
        let example: String
    }

    let shape: String
    /// What the message is.
    let message: [Entry]
    /// When and to whom it is shown.
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
        "[] stands for the elements of an array, * for any name, ** at the start for any place and at the end for "
        + "all that is beneath, ? after a name that may be missing."
    private static let campaignTitle = "Belongs to the campaign; no port carries it"
    private static let nothing = "Nobody has listed its keys."

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
