import Foundation
public import HeadlessStage

/// How a shape's host plays a story: which payload plays a part, and how its messages are operated.
///
/// Sendable; a value.
public struct StoryHost: Sendable {
    /// The payload of a role for a message with an id, as JSON text; nil where the servers send nothing of the kind.
    public let campaign: @Sendable (StoryRole, _ id: String) -> String?
    /// What the user does; nil where nothing of the kind can be done with a message of the role.
    public let gesture: @Sendable (StoryGesture, StoryRole) -> UserGesture?

    /// The URL that a record of the SDK's says was opened; nil for any other record.
    public let opened: @Sendable (TraceEvent) -> String?

    /// The payload of a campaign whose message has become a different one, as JSON text.
    public private(set) var changed: @Sendable (_ payload: String) -> String = Self.sayingSomethingElse
    /// What the host does when a campaign's payload has become another one, before it qualifies again.
    public private(set) var change: @Sendable (_ payload: String, any ShapeDriver) -> Void = { _, _ in }

    /// Arranges what a message of a role needs beside its payload, before the story begins.
    public let arrange: @Sendable (StoryRole, _ id: String, any ShapeDriver) -> Void

    /// Describes how stories are played.
    /// - Parameters:
    ///   - opened: the URL that a record of the SDK's says was opened, where that is not what the stage says.
    ///   - arrange: arranges what a message of a role needs beside its payload; nothing if it is left out.
    public init(
        campaign: @escaping @Sendable (StoryRole, _ id: String) -> String?,
        gesture: @escaping @Sendable (StoryGesture, StoryRole) -> UserGesture?,
        opened: @escaping @Sendable (TraceEvent) -> String? = { _ in nil },
        arrange: @escaping @Sendable (StoryRole, _ id: String, any ShapeDriver) -> Void = { _, _, _ in }
    ) {
        self.campaign = campaign
        self.gesture = gesture
        self.opened = opened
        self.arrange = arrange
    }

    /// The same with campaigns that change in another way.
    /// - Parameters:
    ///   - changed: the payload of a campaign whose message has become a different one; if it is left out, one that says
    ///     something else than the word `Message`.
    ///   - change: what the host does when a campaign's payload has become another one; nothing if it is left out: the new
    ///     one counts when it qualifies.
    public func changing(
        by changed: @escaping @Sendable (_ payload: String) -> String = Self.sayingSomethingElse,
        storing change: @escaping @Sendable (_ payload: String, any ShapeDriver) -> Void = { _, _ in }
    ) -> StoryHost {
        var host = self
        host.changed = changed
        host.change = change
        return host
    }

    /// A payload that says something else than the word `Message`.
    public static func sayingSomethingElse(_ payload: String) -> String {
        payload.replacingOccurrences(of: "Message", with: "Something else")
    }

    /// Whether the host has every message of a story.
    func has(_ story: Story) -> Bool {
        story.messages.allSatisfy { campaign($0.value, $0.key) != nil }
    }
}
