import Foundation
public import HeadlessStage
import InAppCompat
import PlatformStandIns

/// How a shape's host plays stories: which payload it uses for a role, and how its messages are operated.
///
/// Sendable; a value.
public struct StoryHost: Sendable {
    /// The payload of a role for a message with an id, as JSON text; nil if the servers send no such campaign.
    public let campaign: @Sendable (StoryRole, _ id: String) -> String?
    /// The user's gesture on a message of a role; nil if there is no such gesture.
    public let gesture: @Sendable (StoryGesture, StoryRole) -> UserGesture?

    /// The URL that was opened according to a record of the SDK; nil for any other record.
    public let opened: @Sendable (TraceEvent) -> String?

    /// The roles for which the SDK's servers have no such campaign, so that a message of another kind plays them. Its user
    /// acts as the story says, but its delegate reads a different message.
    public private(set) var standIns: Set<StoryRole> = []

    /// The changed payload of a campaign, with a different message, as JSON text.
    public private(set) var changed: @Sendable (_ payload: String) -> String = Self.sayingSomethingElse
    /// Tells the host that a campaign's payload has changed, before the campaign qualifies again.
    public private(set) var change: @Sendable (_ payload: String, any ShapeDriver) -> Void = { _, _ in }

    /// An action of the app on a message through the SDK's own API, whatever drives the delegate; nil if the SDK has no
    /// such action.
    package private(set) var action:
        @Sendable (StoryAct, _ id: String, any ShapeDriver) -> (@Sendable () throws -> Void)? = {
            _, _, _ in nil
        }
    /// Makes the SDK's store of campaigns fail, or work again; nil if it cannot fail.
    package private(set) var failStore: (@Sendable (Bool, any ShapeDriver) -> Void)?

    /// Prepares what a message of a role needs besides its payload, before the story begins.
    public let arrange: @Sendable (StoryRole, _ id: String, any ShapeDriver) -> Void

    /// Makes the description of how stories are played.
    /// - Parameters:
    ///   - campaign: the payload of a role for a message's id; nil if the shape has none.
    ///   - gesture: the user's gesture on a message of a role; nil if there is none.
    ///   - opened: the URL that was opened according to a record of the SDK, if the stage does not record it.
    ///   - arrange: prepares what a message of a role needs besides its payload; by default nothing.
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

    /// A copy with other changes of campaigns.
    /// - Parameters:
    ///   - changed: the changed payload of a campaign; by default the word `Message` is replaced.
    ///   - change: tells the host that a payload has changed; by default it does nothing, because the new payload is
    ///     used when the campaign qualifies again.
    public func changing(
        by changed: @escaping @Sendable (_ payload: String) -> String = Self.sayingSomethingElse,
        storing change: @escaping @Sendable (_ payload: String, any ShapeDriver) -> Void = { _, _ in }
    ) -> StoryHost {
        var host = self
        host.changed = changed
        host.change = change
        return host
    }

    /// A copy with actions of the app through the SDK's own API.
    package func acting(
        by action:
            @escaping @Sendable (StoryAct, _ id: String, any ShapeDriver) -> (@Sendable () throws -> Void)?
    ) -> StoryHost {
        var host = self
        host.action = action
        return host
    }

    /// A copy whose store of campaigns can fail.
    package func failing(by failStore: @escaping @Sendable (Bool, any ShapeDriver) -> Void) -> StoryHost {
        var host = self
        host.failStore = failStore
        return host
    }

    /// A copy in which messages of another kind play some roles (`standIns`).
    public func standingIn(for roles: StoryRole...) -> StoryHost {
        var host = self
        host.standIns.formUnion(roles)
        return host
    }

    /// A payload in which the word `Message` is replaced.
    public static func sayingSomethingElse(_ payload: String) -> String {
        payload.replacingOccurrences(of: "Message", with: "Something else")
    }

    /// Whether the host has every message of a story.
    func has(_ story: Story) -> Bool {
        story.messages.allSatisfy { campaign($0.value, $0.key) != nil }
    }
}

/// A neutral handler in a story, and the app's actions on its messages.
///
/// Sendable: the handler belongs to the main actor, and is used only there.
final class StoryHandler: StoryPlayer {
    private let handler: RecordingHandler
    private let recorder: TraceRecorder

    @MainActor init(_ handler: RecordingHandler) {
        self.handler = handler
        recorder = handler.recorder
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
        let recorder = recorder
        // A shape throws for an action that it does not support, or not now.
        return {
            MainThread.assume {
                do {
                    try action()
                } catch {
                    recorder.note(
                        .app, "refused",
                        [TraceEvent.Argument("message", id), TraceEvent.Argument("error", "\(error)")])
                }
            }
        }
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
        case .showsNext:
            { [recorder] in
                guard try message.engine?.showNext() != true else { return }
                recorder.note(.app, "refused", [TraceEvent.Argument("error", "No message is held.")])
            }
        case .changesMessage: { [handler] in handler.edit = { $0.content.header = TextContent("Changed") } }
        case .bringsView: { [handler] in handler.edit = { $0.customView = UIView() } }
        default: nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        handler.message(id).map { [TraceEvent.Argument("phase", "\($0.phase)")] }
    }
}

/// Counts the different objects that were passed under one name. It retains them, so that no identity is used twice.
///
/// Sendable; any thread: only the identity of the objects is used.
public final class ObjectCount: Sendable {
    private let objects = Locked<[String: MetObjects]>([:])

    /// Makes an empty count.
    public init() {}

    /// The number of different objects that were passed under a name, including this one.
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
