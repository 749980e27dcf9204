public import Foundation
public import HeadlessStage

/// The campaign side of Gong: payloads are JSON objects with `id`, `event`, `text`, and optionally `button` (`name`,
/// `label`, `link`). Sendable: it is immutable.
public final class GongHost: HeadlessHost {
    public let stage: HeadlessStage
    /// The SDK.
    public let gong: Gong

    public init(stage: HeadlessStage) {
        self.stage = stage
        gong = .of(stage)
    }

    /// A campaign arrives, and its event occurs in the app.
    public func trigger(json: Data) throws { gong.ring(try store(json: json)) }

    /// A campaign arrives, and waits for its event.
    /// - Returns: the event.
    @discardableResult
    public func store(json: Data) throws -> String {
        let event = try JSONNode(try JSONValue(parsing: json), at: .root).requiredText("event")
        gong.store(try Self.note(of: json), for: event)
        return event
    }

    /// Reads a payload.
    /// - Throws: `PayloadError`.
    public static func note(of json: Data) throws -> GongNote {
        let root = JSONNode(try JSONValue(parsing: json), at: .root)
        return GongNote(
            id: try root.requiredText("id"), text: try root.requiredString("text"),
            button: try root["button"].map(button))
    }

    private static func button(_ node: JSONNode) throws -> GongNote.Button {
        GongNote.Button(
            name: try node.requiredText("name"), label: try node.requiredString("label"),
            link: try node["link"].map { link in
                guard let url = link.string.flatMap(URL.init(string:)) else { throw link.unknown("a URL") }
                return url
            })
    }
}
