import HeadlessStage
import InAppCompat

/// The delegate or handler that is driven in a story.
enum StorySubject {
    /// A delegate of a shape. On a host of that shape its own SDK calls it, elsewhere it is adopted. With an app's own
    /// delegate every call is forwarded to it, and the script is ignored.
    case delegate(ShapeKit, own: AnyObject? = nil)
    /// The same, but adopted under its own SDK too.
    case adopted(ShapeKit, own: AnyObject? = nil)
    /// A handler with a script, or an app's own handler, which ignores the script.
    case handler(own: (any InAppMessageHandler)? = nil)
}

/// The delegate or handler of a story, attached to the SDK.
@MainActor struct StoryCast {
    let player: any StoryPlayer
    let attachment: StoryAttachment
    /// The app on the messages of the bridge; nil for a delegate under its own SDK.
    let appAtBridge: StoryHandler?

    /// Attaches a subject to the SDK of a shape.
    /// - Parameters:
    ///   - told: the story that is passed to the delegate.
    ///   - parts: how the app sets up its SDK and adopts its delegate; nil registers and adopts only the delegate.
    /// - Throws: `ScenarioError` if the delegate takes no part in stories.
    init(
        _ subject: StorySubject, in scene: StoryScene, on kit: ShapeKit, toldTo told: Story,
        parts: AppParts<AnyObject>?
    ) throws {
        switch subject {
        case .delegate(let own, let inner) where own == kit:
            try self.init(scene.delegate(own, told, inner), in: scene, parts)
        case .delegate(let own, let inner), .adopted(let own, let inner):
            let delegate = try scene.delegate(own, told, inner)
            let handler = try scene.stage.handler(for: delegate, scene.recorder, by: parts?.adopt)
            try self.init(delegate, driving: handler, in: scene, on: kit)
        case .handler(let own):
            let handler =
                own.map { RecordingHandler.recording($0, scene.recorder) }
                ?? RecordingHandler(scene.recorder, script: scene.story.script)
            try self.init(StoryHandler(handler), driving: handler, in: scene, on: kit)
        }
    }

    /// A delegate under its own SDK.
    private init(_ delegate: any StoryDelegate, in scene: StoryScene, _ parts: AppParts<AnyObject>?) throws {
        let (driver, stage) = (scene.driver, scene.stage)
        let object = stage.run { delegate.object }
        player = delegate
        attachment = try StoryAttachment(driver, stage) {
            try driver.attach(delegate: object)
            return nil
        }
        appAtBridge = nil
        try parts.map { PlayedSetUp($0.setUp) }?.play(around: object, on: driver, stage)
        stage.runUntilIdle()
    }

    /// A handler, which may drive a delegate.
    private init(
        _ player: any StoryPlayer, driving handler: RecordingHandler, in scene: StoryScene, on kit: ShapeKit
    ) throws {
        self.player = player
        attachment = try StoryAttachment(scene.driver, scene.stage) {
            scene.stage.attach(handler, on: kit, scene.driver, plainly: !scene.story.isAttachedThroughout)
        }
        appAtBridge = StoryHandler(handler)
    }
}

extension StoryScene {
    /// Makes a recording delegate of a shape.
    @MainActor fileprivate func delegate(
        _ kit: ShapeKit, _ told: Story, _ inner: AnyObject?
    ) throws -> any StoryDelegate {
        try stage.run { try kit.storyRoom.delegate(recorder, told, inner) }
    }
}
