import Airship17Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// The switches of the headless host, and what happens to the device.
extension Airship17Calls {
    static let ofTheHost: [Airship17Call] = [
        Airship17Call(
            .init(.host, "useEarlyEra", about: "the SDK behaves as versions 13 to 15 do, where that differs")
        ) { driver, _ in driver.airship.era = .early },
        Airship17Call(
            .init(.host, "relaunch", about: "the process ends, and the app starts again with what is stored")
        ) { driver, _ in driver.relaunch() },
        .send,
        Airship17Call(
            .init(
                .host, "isFeatureEnabled", value,
                about: "whether the privacy settings allow in-app automation")
        ) { $0.airship.isFeatureEnabled = $1.flag("value") },
        Airship17Call(
            .init(.host, "scheduleLimit", text("count"), about: "how many schedules can be stored")
        ) { driver, call in driver.airship.scheduleLimit = Int(try call.number("count")) },
        Airship17Call(
            .init(
                .host, "markStale", schedule, about: "a schedule was changed elsewhere since it was prepared")
        ) { driver, call in driver.airship.markStale(scheduleID: call.text("schedule")) },
        Airship17Call(
            .init(
                .host, "receivePush", text("alert", isRequired: false), text("id"),
                about:
                    "a push with a standard message arrives: always a banner at the bottom, which is not valid without "
                    + "an alert")
        ) { driver, call in
            var display = ["type": "banner"]
            display["alert"] = call.string("alert")
            driver.airship.receivePush([
                "_": call.text("id"), "com.urbanairship.in_app": ["display": display],
            ])
        },
    ]

    static let ofCircumstances: [Airship17Call] = [
        Airship17Call(
            .init(.host, "isOverFrequencyLimit", schedule, value, about: "whether a schedule is over a limit")
        ) { driver, call in
            let overLimit = driver.switches.overLimit
            overLimit.set(call.text("schedule"), call.flag("value"))
            driver.airship.setFrequencyCheck { overLimit.contains($0) }
        },
        Airship17Call(
            .init(.host, "isInAudience", schedule, value, about: "whether the user belongs to an audience")
        ) { driver, call in
            let outside = driver.switches.outsideAudience
            outside.set(call.text("schedule"), !call.flag("value"))
            driver.airship.setAudienceCheck { !outside.contains($0) }
        },
        Airship17Call(
            .init(
                .host, "disallowURLs", text("scope"),
                about: "no URL is allowed in a scope: openURL or javaScript")
        ) { driver, call in
            let refused: Airship17URLScope = call.text("scope") == "openURL" ? .openURL : .javaScriptInterface
            driver.airship.setURLAllowList { $1 != refused }
        },
        Airship17Call(
            .init(
                .host, "isNetworkReachable", value,
                about: "the network comes or goes, and the SDK hears of it")
        ) { $0.airship.setNetworkReachable($1.flag("value")) },
        Airship17Call(
            .init(.host, "respond", text("status"), about: "what fetches bring: an HTTP status, or failure")
        ) { driver, call in
            let status = Int(call.text("status"))
            driver.recorder.stage.network.respond { _ in
                status.map { $0 == 200 ? .success : .status($0) } ?? .failure("no answer")
            }
        },
        .setScenes { driver, scenes in driver.setScenes(scenes) },
        Airship17Call(.init(.host, "disconnectScene", text("scene"), about: "a scene goes")) { driver, call in
            guard let scene = driver.scenes.scene(named: call.text("scene")) else {
                throw Airship17Driver.failure("there is no such scene.")
            }
            driver.recorder.stage.scenes.disconnect(scene)
        },
        Airship17Call(
            .init(.host, "setCommandDelegate", about: "an app-wide delegate takes the calls of pages")
        ) { driver, _ in
            let delegate = RecordingAirship17CommandDelegate(driver.recorder)
            driver.keep(delegate)
            driver.airship.javaScriptCommandDelegate = delegate
        },
    ]
}

extension Airship17Driver {
    @MainActor fileprivate func setScenes(_ wanted: [AirshipScene]) {
        let made = wanted.map { wanted in
            StageScene(
                wanted.name, activation: wanted.isActive ? .active : .inactive,
                role: wanted.isOfApp ? .application : .other)
        }
        scenes.set(made)
        recorder.stage.scenes.set(made)
    }
}
