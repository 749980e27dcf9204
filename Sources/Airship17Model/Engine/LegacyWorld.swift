import AirshipShared
import Foundation
import HeadlessStage
public import PlatformStandIns

/// Standard messages on a stage: the stored data, and the object of the current process.
///
/// `@unchecked Sendable` is sound: mutable state is protected by a lock, also in the object, which is not Sendable by
/// type because the SDK's is not.
final class LegacyWorld: @unchecked Sendable {
    private let world: AirshipWorld
    private let process = Locked<LegacyInAppMessaging?>(nil)
    let memory: LegacyMemory

    private init(_ world: AirshipWorld) {
        self.world = world
        memory = LegacyMemory(world.installation.link)
    }

    static func of(_ stage: HeadlessStage) -> LegacyWorld {
        let world = AirshipWorld.of(stage)
        return stage.shared(LegacyWorld.self) { LegacyWorld(world) }
    }

    /// The standard messages of the current stage.
    static var current: LegacyWorld { of(.current) }

    /// The object of the current process.
    var messaging: LegacyInAppMessaging {
        let automation = world.automation
        return process.withLock { process in
            if let known = process, known.automation === automation { return known }
            let made = LegacyInAppMessaging(automation, memory: memory)
            process = made
            return made
        }
    }
}

extension LegacyWorld: StoredSingleton {
    /// Does nothing: `messaging` makes a new object for a new process.
    func startAgain() {}
}

/// The SDK's data about standard messages on a stage, kept across launches. Sendable: protected by locks.
final class LegacyMemory: Sendable {
    let link: StageLink
    private let pending = Locked<String?>(nil)
    private let known = Locked(NotificationCategories())

    init(_ link: StageLink) {
        self.link = link
    }

    /// The schedule of the latest message that arrived, until the user opens its push.
    var pendingScheduleID: String? {
        get { pending.current }
        set { pending.withLock { $0 = newValue } }
    }

    /// The app's notification categories.
    var categories: NotificationCategories {
        get { known.current }
        set { known.withLock { $0 = newValue } }
    }
}

/// The part of a push that concerns a standard message (section 4.10).
struct LegacyPush {
    private enum Key {
        static let message = "com.urbanairship.in_app"
        static let sendID = "_"
        static let inboxMessageID = "_uamid"
    }

    /// The message, changed by the rest of the push's payload.
    let message: LegacyInAppMessage?
    /// The push's own id.
    let sendID: String?
    /// Whether the push contains a standard message, valid or not.
    let holdsMessage: Bool

    init(_ values: ObjectValue) {
        let node = JSONNode(values.jsonValue, at: .root)
        let payload = node[Key.message]
        sendID = node[Key.sendID]?.string
        holdsMessage = payload != nil
        message = payload.flatMap(LegacyInAppMessage.init(node:))
        message?.identifier = sendID ?? message?.identifier
        if let message, let inboxMessage = node[Key.inboxMessageID] {
            var actions = message.onClick ?? [:]
            actions[Key.inboxMessageID] = inboxMessage.value.foundationValue
            message.onClick = actions
        }
    }
}

/// Makes the banner of a standard message (section 4.10).
struct LegacyConversion {
    let message: LegacyInAppMessage

    private static let cornerRadius: CGFloat = 2
    /// The SDK allows one button too many, so three or more make the banner invalid.
    private static let maximumButtons = 3

    private var front: UIColor {
        message.secondaryColor ?? UIColor(red: 28 / 255, green: 28 / 255, blue: 28 / 255, alpha: 1)
    }

    private var back: UIColor { message.primaryColor ?? .white }

    /// - Parameter extender: may change the message before it is built.
    /// - Returns: nil when the result is not valid; the stage's log says why.
    func convert(extender: (any LegacyInAppMessageBuilderExtender)?) -> InAppMessage? {
        InAppMessage { builder in
            builder.displayContent = banner
            builder.extras = message.extra
            extender?.extend(builder, message: message)
            builder.source = .legacyPush
        }
    }

    private var banner: InAppMessageBannerDisplayContent? {
        InAppMessageBannerDisplayContent { builder in
            builder.backgroundColor = back
            builder.dismissButtonColor = front
            builder.borderRadiusPoints = Self.cornerRadius
            builder.buttonLayout = .separate
            builder.placement = message.position == .top ? .top : .bottom
            builder.durationSeconds = message.duration
            builder.actions = message.onClick
            builder.buttons = message.notificationActions?.prefix(Self.maximumButtons).compactMap(button)
            builder.body = InAppMessageTextInfo { text in
                text.text = message.alert
                text.color = front
            }
        }
    }

    private func button(_ action: UNNotificationAction) -> InAppMessageButtonInfo? {
        InAppMessageButtonInfo { builder in
            builder.identifier = action.identifier
            builder.backgroundColor = front
            builder.borderRadiusPoints = Self.cornerRadius
            builder.actions = message.buttonActions?[action.identifier] as? [AnyHashable: Any]
            builder.label = InAppMessageTextInfo { label in
                label.text = action.title
                label.color = back
                label.alignment = .center
            }
        }
    }
}

// Model-only API: nothing from here on exists in the SDK of versions 15 to 17.

extension LegacyInAppMessaging {
    /// Itself, so that `LegacyInAppMessaging.shared()`, the method of versions 13 and 14, works next to the property.
    public func callAsFunction() -> LegacyInAppMessaging { self }
}

extension Airship17Host {
    /// The app's notification categories, whose actions become the buttons of standard messages. Empty by default, even
    /// without the SDK's own categories, which the rules do not list. Any thread.
    public var notificationCategories: Set<UNNotificationCategory> {
        get { LegacyWorld.of(stage).memory.categories.all }
        set { LegacyWorld.of(stage).memory.categories = NotificationCategories(newValue) }
    }

    /// A push arrives in the app. If it contains a standard message, the message is scheduled as section 4.10 says; if
    /// that fails, it is logged. When called on the main thread, everything but the storing of the schedule is done
    /// before this returns.
    ///
    /// - Parameter userInfo: the push, with the message at `com.urbanairship.in_app`.
    public func receivePush(_ userInfo: [AnyHashable: Any]) {
        handle(ObjectValue(userInfo)) { messaging, push in messaging.receive(push) }
    }

    /// The user opens a push. If that push brought the message that is still waiting, the message is not shown. When
    /// called on the main thread, everything but the removal of the schedule is done before this returns.
    ///
    /// - Parameter userInfo: the push, as it arrived.
    public func openPush(_ userInfo: [AnyHashable: Any]) {
        handle(ObjectValue(userInfo)) { messaging, push in messaging.opened(push) }
    }

    private func handle(
        _ userInfo: ObjectValue,
        _ body: @escaping @MainActor @Sendable (LegacyInAppMessaging, LegacyPush) -> Void
    ) {
        let (stage, world) = (stage, LegacyWorld.of(stage))
        stage.onMainNow {
            stage.run { body(world.messaging, LegacyPush(userInfo)) }
        }
    }
}
