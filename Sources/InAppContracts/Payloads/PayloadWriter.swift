public import Foundation
public import HeadlessStage
public import InAppCompat

/// How a shape writes a campaign as its vendor's servers send it, and how the pages of such campaigns call the SDK.
///
/// Sendable; a value.
public struct PayloadWriter: Sendable {
    /// Writes a campaign with one message, as JSON text in UTF-8.
    /// - Parameters: the message's content, and its id.
    public typealias Maker = @MainActor @Sendable (MessageContent, _ id: String) throws -> Data

    /// Writes a campaign.
    public let make: Maker
    /// Text in a page that calls the SDK: the vendor's own names of scripts, links and ids.
    public let pageCalls: [String]
    /// Translates a user's gesture on the original message to the gesture on the campaign that was written from it.
    public private(set) var gesture: @MainActor @Sendable (UserGesture, MessageContent) -> UserGesture = {
        gesture, _ in
        gesture
    }

    /// Makes a writer.
    public init(pageCalls: [String], make: @escaping Maker) {
        self.pageCalls = pageCalls
        self.make = make
    }

    /// A copy of the writer for an SDK whose messages are not operated as their content suggests.
    /// - Parameter gesture: translates a user's gesture on the original message to the gesture on the campaign that was
    ///   written from it.
    public func operating(
        _ gesture: @escaping @MainActor @Sendable (UserGesture, MessageContent) -> UserGesture
    ) -> PayloadWriter {
        var writer = self
        writer.gesture = gesture
        return writer
    }
}

extension ShapeKit {
    /// A campaign with one message, as the vendor's servers send it: JSON text in UTF-8, which the shape's host can
    /// play. The same neutral content gives the same campaign on every shape, as far as the shape can show it.
    /// - Parameters:
    ///   - content: the message's content.
    ///   - id: the message's id.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that writes no campaigns; an error of the shape for
    ///   content of which it cannot make a message.
    @MainActor public func payload(_ content: MessageContent, id: String = "campaign") throws -> Data {
        guard let writer else {
            throw ScenarioError(.wrongShape, at: "", "\(shape) has no writer for campaigns.")
        }
        return try writer.make(content, id)
    }

    /// Another vendor's campaign as this vendor's servers would send it. Extras that the other vendor uses for itself,
    /// and that this one does not read, are left out.
    /// - Throws: as `payload(_:id:)`.
    @MainActor public func payload(
        porting content: MessageContent, from source: ShapeKit, id: String
    ) throws -> Data {
        var ported = content
        for key in source.port.ownExtras.subtracting(port.ownExtras) { ported.extras[key] = nil }
        return try payload(ported, id: id)
    }

    /// The calls in a page of this vendor that another vendor's SDK does not answer: the names of scripts, links and
    /// ids.
    public func foreignPageCalls(in content: MessageContent, on target: ShapeKit) -> [String] {
        guard let html = content.page?.html else { return [] }
        let known = target.writer?.pageCalls ?? []
        return (writer?.pageCalls ?? []).filter { !known.contains($0) && html.contains($0) }
    }
}
