import Airship18Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// The switches of the headless host, and events of the device.
extension Airship18Calls {
    static let ofTheHost: [Airship18Call] = [
        Airship18Call(
            .init(.host, "version", text("number"), about: "the version that the SDK behaves as: 18.7.1")
        ) { driver, call in
            let parts = call.text("number").split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
            driver.airship.version = Airship18Version(parts[0], parts[1], parts[2])
        },
        Airship18Call(
            .init(
                .host, "asDocumented", text("finding"),
                about:
                    "the SDK behaves as documented, not as its code was read: stuckAfterFailedDisplay, "
                    + "pausedByFrequencySkip, rememberedDownloadFailure, lostUpsert or endedSource")
        ) { driver, call in
            let name = call.text("finding")
            guard let finding = Airship18Finding.allCases.first(where: { "\($0)" == name }) else {
                throw Airship18Driver.failure("there is no such finding.")
            }
            driver.airship.setBehavior(.asDocumented, for: finding)
        },
        onMain(
            .init(.host, "relaunch", about: "the process ends, and the app starts again with what is stored")
        ) { driver, _ in driver.relaunch() },
        .send,
        Airship18Call(
            .init(
                .host, "isFeatureEnabled", value,
                about: "whether the privacy settings allow in-app automation")
        ) { $0.airship.isFeatureEnabled = $1.flag("value") },
        Airship18Call(
            .init(.host, "isAnalyticsEnabled", value, about: "whether the privacy settings allow analytics")
        ) { $0.airship.isAnalyticsEnabled = $1.flag("value") },
        Airship18Call(
            .init(.host, "pausesOnLaunch", value, about: "whether the configuration pauses at every launch")
        ) { $0.airship.autoPauseInAppAutomationOnLaunch = $1.flag("value") },
        Airship18Call(
            .init(
                .host, "receiveRemoteData", .init("payload", .payload),
                about: "the server sends a payload of schedules and frequency constraints")
        ) { driver, call in
            driver.airship.receiveRemoteData(
                String(decoding: driver.payload(call.text("payload")) ?? Data(), as: UTF8.self))
        },
        Airship18Call(
            .init(
                .host, "markStale", schedule,
                about: "a schedule was changed on the server since it was prepared")
        ) { driver, call in driver.airship.markStale(scheduleID: call.text("schedule")) },
        Airship18Call(
            .init(.host, "refreshRemoteData", about: "the SDK asks the server again and learns nothing new")
        ) { driver, _ in driver.airship.refreshRemoteData() },
    ]

    static let ofCircumstances: [Airship18Call] = [
        Airship18Call(
            .init(
                .host, "isInControlGroup", schedule, value,
                about: "whether the user is in an experiment's control group")
        ) { driver, call in
            let controlGroup = driver.switches.controlGroup
            controlGroup.set(call.text("schedule"), call.flag("value"))
            driver.airship.setControlGroup { controlGroup.contains($0) }
        },
        Airship18Call(
            .init(.host, "isInAudience", schedule, value, about: "whether the user belongs to an audience")
        ) { driver, call in
            let outside = driver.switches.outsideAudience
            outside.set(call.text("schedule"), !call.flag("value"))
            driver.airship.setAudienceCheck { !outside.contains($0) }
        },
        Airship18Call(
            .init(
                .host, "additionalCheck", schedule, text("answer"),
                about: "the answer of the additional audience check: passed, missed or failed")
        ) { driver, call in
            let answers: [String: Airship18AudienceCheck] = [
                "passed": .passed, "missed": .missed, "failed": .failed,
            ]
            let checks = driver.switches.additionalChecks
            checks.withLock { $0[call.text("schedule")] = answers[call.text("answer")] }
            driver.airship.setAdditionalAudienceCheck { checks.current[$0] ?? .passed }
        },
        Airship18Call(
            .init(
                .host, "deferredAnswer", text("answer"),
                about:
                    "what the server answers about deferred schedules: match, empty, noMatch, timedOut, notFound, or the "
                    + "number of seconds after which the SDK is to ask again")
        ) { driver, call in
            let answer = driver.switches.deferredAnswer
            answer.withLock { $0 = call.text("answer") }
            driver.airship.setDeferredAnswer { _ in .named(answer.current) }
        },
        Airship18Call(
            .init(.host, "neverLoads", text("path"), about: "downloads of this path never end")
        ) { driver, call in
            let endless = driver.switches.endlessDownloads
            endless.set(call.text("path"), true)
            driver.airship.setDownloadTime { endless.contains($0.path) ? nil : 0 }
        },
        Airship18Call(
            .init(.host, "downloadsTake", text("seconds"), about: "how long every download takes")
        ) { driver, call in
            let seconds = try call.number("seconds")
            driver.airship.setDownloadTime { _ in seconds }
        },
        Airship18Call(.init(.host, "isWindowOpen", value, about: "whether execution windows are open")) {
            driver, call in
            let isOpen = driver.switches.isWindowOpen
            isOpen.withLock { $0 = call.flag("value") }
            driver.airship.setExecutionWindowCheck { _ in isOpen.current }
        },
        Airship18Call(.init(.host, "disallowURLs", about: "no URL is allowed in any scope")) { driver, _ in
            driver.airship.setURLAllowList { _, _ in false }
        },
        Airship18Call(
            .init(
                .host, "setPageCommandHandler",
                about: "the app takes the calls of pages that the SDK does not know")
        ) { driver, _ in
            let recorder = driver.recorder
            driver.airship.setPageCommandHandler { url in
                recorder.note(.app, "takesCommand", .list(["name": url.host ?? ""]))
                return true
            }
        },
        Airship18Call(
            .init(
                .host, "setNetworkReachable", value,
                about: "the network becomes reachable or unreachable, and the SDK is notified")
        ) { $0.airship.setNetworkReachable($1.flag("value")) },
        Airship18Call(
            .init(
                .host, "respond", text("status"),
                about:
                    "the result of downloads: an HTTP status, or failure; each download is written into the trace"
            )
        ) { driver, call in
            let status = Int(call.text("status"))
            let recorder = driver.recorder
            recorder.stage.network.respond { [weak recorder] url in
                recorder?.note(.app, "fetched", .list(["path": url.path]))
                return status.map { $0 == 200 ? .success : .status($0) } ?? .failure("no answer")
            }
        },
        .setScenes { driver, wanted in
            let made = wanted.map { wanted in
                StageScene(
                    wanted.name, activation: wanted.isActive ? .active : .inactive,
                    role: wanted.isOfApp ? .application : .other)
            }
            driver.scenes.withLock { scenes in
                scenes = Dictionary(made.map { ($0.title, $0) }) { first, _ in first }
            }
            driver.recorder.stage.scenes.set(made)
        },
    ]

    static let ofPushes: [Airship18Call] = [
        Airship18Call(
            .init(
                .host, "receivePush", text("id"), text("alert", isRequired: false),
                .init("buttons", .flag, isRequired: false),
                about:
                    "a push with a standard message arrives, optionally with a group of three buttons; it is not valid "
                    + "without an alert")
        ) { driver, call in driver.airship.receivePush(driver.push(call)) },
        Airship18Call(.init(.host, "openPush", text("id"), about: "the user opens a push")) { driver, call in
            driver.airship.openPush(driver.push(call))
        },
        onMain(
            .init(
                .app, "setLegacyHooks", text("converter", isRequired: false),
                about:
                    "messageExtender and scheduleExtender; with converter also customMessageConverter, which returns nil "
                    + "or a schedule with another id")
        ) { driver, call in
            let legacy = driver.automation.legacyInAppMessaging
            let recorder = driver.recorder
            legacy.messageExtender = { message in
                recorder.call(.listener, "extendMessage", .list(["message": message.name]))
                message.name = "renamed"
            }
            legacy.scheduleExtender = { schedule in
                recorder.call(.listener, "extendSchedule", .list(["schedule": schedule.identifier]))
            }
            guard let converter = call.string("converter") else { return }
            legacy.customMessageConverter = { message in
                recorder.call(.listener, "convert", .list(["id": message.identifier]))
                guard converter == "other" else { return nil }
                return AutomationSchedule(
                    identifier: "other", triggers: [.activeSession(count: 1)],
                    data: .inAppMessage(InAppMessage(name: message.alert, displayContent: .custom([:]))))
            }
        },
        onMain(.init(.app, "displayASAP", value, about: "LegacyInAppMessaging.displayASAPEnabled")) {
            $0.automation.legacyInAppMessaging.displayASAPEnabled = $1.flag("value")
        },
    ]
}

extension Airship18DeferredAnswer {
    fileprivate static func named(_ name: String) -> Airship18DeferredAnswer {
        let message = InAppMessage(name: "fetched", displayContent: .custom([:]))
        switch name {
        case "match": return .match(message: message, actions: nil)
        case "empty": return .match(message: nil, actions: nil)
        case "noMatch": return .noMatch
        case "timedOut": return .timedOut
        default: return Double(name).map { .retryAfter($0) } ?? .notFound
        }
    }
}

extension Airship18Driver {
    fileprivate func push(_ call: ShapeCall) -> [AnyHashable: Any] {
        var display: [String: Any] = ["type": "banner"]
        display["alert"] = call.string("alert")
        var message: [String: Any] = ["display": display]
        if call.flag("buttons") {
            let actions = ["yes", "no", "later"].map { UNNotificationAction(identifier: $0, title: $0) }
            airship.notificationCategories = [
                UNNotificationCategory(identifier: "three", actions: actions, intentIdentifiers: [])
            ]
            message["actions"] = ["button_group": "three"]
        }
        return ["_": call.text("id"), "com.urbanairship.in_app": message]
    }
}
