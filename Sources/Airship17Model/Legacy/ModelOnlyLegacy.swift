// Model-only API: nothing in this file exists in the SDK of versions 15 to 17.

import AirshipShared
import Foundation
import HeadlessStage
public import PlatformStandIns

extension LegacyInAppMessaging {
    /// Itself: so that `LegacyInAppMessaging.shared()`, the method of versions 13 and 14, works beside the property.
    public func callAsFunction() -> LegacyInAppMessaging { self }
}

extension Airship17Host {
    /// The kinds of notifications that the app has, whose actions become the buttons of standard messages; none at
    /// first, not even the SDK's own, which the rules do not list. Any thread.
    public var notificationCategories: Set<UNNotificationCategory> {
        get { LegacyWorld.of(stage).memory.categories.all }
        set { LegacyWorld.of(stage).memory.categories = NotificationCategories(newValue) }
    }

    /// A push arrives in the app. If it holds a standard message, that is scheduled as section 4.10 says; the log says
    /// so if it cannot be. Done before this returns when called on the main thread, but for the storing of the schedule.
    ///
    /// - Parameter userInfo: the push, with the message at `com.urbanairship.in_app`.
    public func receivePush(_ userInfo: [AnyHashable: Any]) {
        handle(ObjectValue(userInfo)) { messaging, push in messaging.receive(push) }
    }

    /// The user opens a push. If it is the one that brought the message that still waits, that is not shown. Done before
    /// this returns when called on the main thread, but for the removal of the schedule.
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
