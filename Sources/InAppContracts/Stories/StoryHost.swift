import Foundation
public import HeadlessStage
import InAppCompat
import PlatformStandIns

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

    /// The roles that the SDK's servers have nothing of and that a message of another kind plays: its user does what the story
    /// says, and its delegate reads another message.
    public private(set) var standIns: Set<StoryRole> = []

    /// The payload of a campaign whose message has become a different one, as JSON text.
    public private(set) var changed: @Sendable (_ payload: String) -> String = Self.sayingSomethingElse
    /// What the host does when a campaign's payload has become another one, before it qualifies again.
    public private(set) var change: @Sendable (_ payload: String, any ShapeDriver) -> Void = { _, _ in }

    /// Arranges what a message of a role needs beside its payload, before the story begins.
    public let arrange: @Sendable (StoryRole, _ id: String, any ShapeDriver) -> Void

    /// Describes how stories are played.
    /// - Parameters:
    ///   - campaign: a role's payload, by the message's id; nil if the shape has none.
    ///   - gesture: what the user does for a gesture; nil if there is no way.
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

    /// The same with roles that messages of another kind play (`standIns`).
    public func standingIn(for roles: StoryRole...) -> StoryHost {
        var host = self
        host.standIns.formUnion(roles)
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

/// A neutral handler in a story, and what an app does with its messages.
///
/// Sendable: the handler belongs to the main actor, and is used there only.
final class StoryHandler: StoryPlayer {
    private let handler: RecordingHandler

    @MainActor init(_ handler: RecordingHandler) {
        self.handler = handler
    }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "decideDisplay"
        case .prepared: "prepare"
        case .appears: "willPresent"
        case .shown: "didPresent"
        case .clicked: "shouldPerform"
        case .leaving: "willDismiss"
        case .gone: "didDismiss"
        }
    }

    func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard MainThread.isCurrent, let action = MainThread.assume({ self.actionOnMain(act, on: id) }) else {
            return nil
        }
        // What a shape cannot do, or not now, it says by throwing.
        return { MainThread.assume { try? action() } }
    }

    @MainActor private func actionOnMain(
        _ act: StoryAct, on id: String
    ) -> (@MainActor @Sendable () throws -> Void)? {
        guard let message = handler.message(id) else { return nil }
        return switch act {
        case .shows: { try message.show() }
        case .dismisses: { try message.dismiss() }
        case .hides: { try message.hide() }
        case .cancels: { try message.discard() }
        case .changesMessage: { [handler] in handler.edit = { $0.content.header = TextContent("Changed") } }
        case .bringsView: { [handler] in handler.edit = { $0.customView = UIView() } }
        default: nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        handler.message(id).map { [TraceEvent.Argument("phase", "\($0.phase)")] }
    }
}

/// Counts how many different objects were met under one name. It keeps them, so that none takes another's place.
///
/// Sendable; any thread: of the objects only the identity is looked at.
public final class ObjectCount: Sendable {
    private let objects = Locked<[String: MetObjects]>([:])

    /// Has met nothing.
    public init() {}

    /// How many different objects were met under a name, this one included.
    public func count(of object: AnyObject, as name: String) -> Int {
        let met = objects.withLock { objects in
            let met = objects[name] ?? MetObjects()
            objects[name] = met
            return met
        }
        _ = met.number(of: object)
        return met.count
    }
}
