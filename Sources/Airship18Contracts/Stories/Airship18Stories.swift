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
                Airship18Scenarios.schedule(id, limit: 0, message: AirshipStories.message(of: role))
            },
            gesture: { gesture($0, $1) },
            opened: { AirshipStories.opened($0) },
            arrange: { role, id, driver in
                guard role == .control, let driver = driver as? Airship18Driver else { return }
                driver.airship.setControlGroup { $0 == id }
            }),
        needs: Airship18Promises.needs, recording: { StoryAirship18Delegate($0, $1, $2) })

    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role) {
        case (.followsLink, .page): StoryGesture.webLink
        case (.closesInPage, .page): URL(string: "uairship://close").map(UserGesture.openLink)
        default: AirshipStories.gesture(gesture, role)
        }
    }
}
