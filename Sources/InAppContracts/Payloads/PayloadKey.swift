/// A key that the payloads of a shape may have, in words: what `inspect` explains payloads by.
///
/// Sendable; a value.
public struct PayloadKey: Sendable, Hashable {
    /// Where it stands, as names joined by dots: `btns[].text` in each element of an array, `themes.*.bg_color` under
    /// any name, `mobileapp://*` under any that begins so, `message?.name` with or without the name before, `**.meta` at any depth, `extras.**` with all that is
    /// beneath.
    public let path: String
    /// What it is for, with its unit and its default, in a sentence without a full stop.
    public let about: String
    /// Whether it says when and to whom a message is shown. That belongs to the campaign, and no port carries it.
    public let isCampaign: Bool
    /// A value, as JSON text.
    public let example: String

    /// Describes a key.
    /// - Parameters:
    ///   - path: where it stands, see `path`.
    ///   - about: what it is for.
    ///   - example: a value, as JSON text.
    ///   - isCampaign: whether it belongs to the campaign and not to the message.
    public init(_ path: String, _ about: String, example: String, isCampaign: Bool = false) {
        self.path = path
        self.about = about
        self.isCampaign = isCampaign
        self.example = example
    }

    /// Describes a key that belongs to the campaign, with all that is beneath it.
    /// - Parameters:
    ///   - path: where it stands, see `path`.
    ///   - about: what it is for.
    ///   - example: a value, as JSON text.
    public static func campaign(_ path: String, _ about: String, example: String) -> PayloadKey {
        PayloadKey(path, about, example: example, isCampaign: true)
    }
}
