public import Foundation
public import HeadlessStage

/// The campaign side of Lantern: payloads are JSON objects with `id`, `title`, `text`, and optionally `buttons`
/// (`name`, `label`, `link`), `link` and `tags`. Sendable: it is immutable.
public final class LanternHost: HeadlessHost {
    public let stage: HeadlessStage
    /// The SDK.
    public let lantern: Lantern

    public init(stage: HeadlessStage) {
        self.stage = stage
        lantern = .of(stage)
    }

    public func trigger(json: Data) throws {
        lantern.qualify(try Self.card(of: json, presenter: lantern))
    }

    /// Reads a payload.
    /// - Parameter presenter: the object that will show the card; nil for one that is only inspected.
    /// - Throws: `PayloadError`.
    public static func card(of json: Data, presenter: (any LanternPresenting)? = nil)
        throws -> LanternCard
    {
        let root = JSONNode(try JSONValue(parsing: json), at: .root)
        let buttons = try root["buttons"].map { _ in try root.requiredArray("buttons") } ?? []
        return LanternCard(
            id: try root.requiredText("id"), title: try root.requiredString("title"),
            text: try root.requiredString("text"), buttons: try buttons.map(button),
            link: try link(root), tags: try tags(root), presenter: presenter)
    }

    private static func button(_ node: JSONNode) throws -> LanternCard.Button {
        LanternCard.Button(
            name: try node.requiredText("name"), label: try node.requiredString("label"),
            link: try link(node))
    }

    private static func link(_ node: JSONNode) throws -> URL? {
        try node["link"].map { link in
            guard let url = link.string.flatMap(URL.init(string:)) else { throw link.unknown("a URL") }
            return url
        }
    }

    private static func tags(_ root: JSONNode) throws -> [String: String] {
        guard let node = root["tags"] else { return [:] }
        guard let names = node.namedValues?.keys else { throw node.unexpected("an object of strings") }
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try node.requiredString($0)) })
    }
}
