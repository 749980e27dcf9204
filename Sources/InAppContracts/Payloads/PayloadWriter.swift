public import Foundation
public import HeadlessStage
public import InAppCompat

/// How a shape writes a campaign as its vendor's servers send it, and what the pages of such campaigns call.
///
/// Sendable; a value.
public struct PayloadWriter: Sendable {
    /// Writes a campaign with one message, as JSON text in UTF-8.
    /// - Parameters: what the message says, and its id.
    public typealias Maker = @MainActor @Sendable (MessageContent, _ id: String) throws -> Data

    /// Writes a campaign.
    public let make: Maker
    /// What in the text of a page calls the SDK: names of scripts, links and ids of the vendor's own.
    public let pageCalls: [String]
    /// What a user does with a campaign that this wrote to do what they do with the message that it was written of.
    public private(set) var gesture: @MainActor @Sendable (UserGesture, MessageContent) -> UserGesture = {
        gesture, _ in
        gesture
    }

    /// Describes a writer.
    public init(pageCalls: [String], make: @escaping Maker) {
        self.pageCalls = pageCalls
        self.make = make
    }

    /// The same for an SDK whose messages are operated in another way than by what they say.
    /// - Parameter gesture: what a user does with a campaign that this wrote, for what they do with the message that it was
    ///   written of.
    public func operating(
        _ gesture: @escaping @MainActor @Sendable (UserGesture, MessageContent) -> UserGesture
    ) -> PayloadWriter {
        var writer = self
        writer.gesture = gesture
        return writer
    }
}

extension ShapeKit {
    /// A campaign with one message, as the vendor's servers send it: JSON text in UTF-8, which the shape's host can play.
    /// One neutral content gives the same campaign on every shape, as far as that can show it.
    /// - Parameters:
    ///   - content: what the message says.
    ///   - id: the message's id.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that writes no campaigns; an error of the shape's for content
    ///   of which it makes no message.
    @MainActor public func payload(_ content: MessageContent, id: String = "campaign") throws -> Data {
        guard let writer else {
            throw ScenarioError(.wrongShape, at: "", "nobody has told how campaigns of \(shape) are written.")
        }
        return try writer.make(content, id)
    }

    /// Another vendor's campaign as this one's servers would send it. What the other keeps among the extras for itself,
    /// and this one does not read, is left out.
    /// - Throws: as `payload(_:id:)`.
    @MainActor public func payload(
        porting content: MessageContent, from source: ShapeKit, id: String
    ) throws -> Data {
        var ported = content
        for key in source.port.ownExtras.subtracting(port.ownExtras) { ported.extras[key] = nil }
        return try payload(ported, id: id)
    }

    /// What a page of this vendor's calls that another one's SDK does not answer: the names of scripts, links and ids.
    public func foreignPageCalls(in content: MessageContent, on target: ShapeKit) -> [String] {
        guard let html = content.page?.html else { return [] }
        let known = target.writer?.pageCalls ?? []
        return (writer?.pageCalls ?? []).filter { !known.contains($0) && html.contains($0) }
    }
}
