import Airship18Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Airship's SDK for iOS, 18 to 20, takes part in neutral stories.
enum Airship18Stories {
    static let room = StoryRoom(
        host: StoryHost(
            campaign: { role, id in
                // A control group's message is like any other: an experiment says whom it is not shown to (AM-011).
                Airship18Scenarios.schedule(
                    id, named: AirshipStories.name(of: role, id), limit: 0,
                    more: AirshipStories.priority(of: role), message: AirshipStories.message(of: role, id))
            },
            gesture: { gesture($0, $1) },
            opened: { AirshipStories.opened($0) },
            arrange: { role, id, driver in
                guard role == .control, let driver = driver as? Airship18Driver else { return }
                driver.airship.setControlGroup { $0 == id }
            }
        ).changing(storing: { payload, driver in (driver as? Airship18Driver)?.store(payload) })
            .acting { act, _, _ in askingAgain(act) }
            .failing { isFailing, driver in
                (driver as? Airship18Driver)?.airship.setStoreError { _ in
                    isFailing ? StoreFailure() : nil
                }
            }
            // No message is an image alone that can be tapped: a modal shows it, with a heading.
            .standingIn(for: .image),
        needs: Airship18Promises.needs, recording: { StoryAirship18Delegate($0, $1, $2) }
    ).obliging("isMessageReadyToDisplay", "messageWillDisplay", "messageFinishedDisplaying")

    private static func askingAgain(_ act: StoryAct) -> (@Sendable () throws -> Void)? {
        guard act == .asksAgain else { return nil }
        return {
            MainThread.assume { Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged() }
        }
    }

    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role) {
        case (.followsLink, .page): StoryGesture.webLink
        case (.closesInPageOtherwise, .page): URL(string: "uairship://dismiss").map(UserGesture.openLink)
        case (.closesInPage, .page): URL(string: "uairship://close").map(UserGesture.openLink)
        default: AirshipStories.gesture(gesture, role)
        }
    }
}

/// The SDK's store of schedules has failed.
private struct StoreFailure: Error {}

extension Airship18Driver {
    /// The app stores a campaign's new version. Main thread.
    fileprivate func store(_ payload: String) {
        guard let schedules = try? airship.schedules(in: Data(payload.utf8)) else { return }
        let automation = automation
        start { try? await automation.upsertSchedules(schedules) }
    }
}
