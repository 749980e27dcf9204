import Airship17Model
import AirshipRecords
import Foundation
import InAppContracts
import PlatformStandIns

/// Actions of apps on the automation, its manager, assets and schedules.
extension Airship17Calls {
    static let ofAssets: [Airship17Call] = [
        Airship17Call(
            .init(
                .app, "setAssetsDelegate", text("answers", isRequired: false),
                about:
                    "prepareAssetsDelegate with one that answers these results in order, else success, and that only the SDK "
                    + "retains")
        ) { driver, call in
            driver.app[\.fetches] = ScriptedAnswers(call.words("answers"), fallback: "success")
            let app = driver.app
            driver.register { [weak app] in
                guard let app else { return }
                $0.assetManager.prepareAssetsDelegate = RecordingAirship17AssetsDelegate(app)
            }
        },
        Airship17Call(
            .init(
                .app, "setCachePolicy", .init("caches", .flag, isRequired: false),
                .init("persists", .flag, isRequired: false),
                about: "cachePolicyDelegate with one that returns these answers")
        ) { driver, call in
            let policy = RecordingAirship17CachePolicy(
                driver.recorder, caches: call.flag("caches"), persists: call.flag("persists"))
            driver.keep(policy)
            driver.register { [weak policy] in $0.assetManager.cachePolicyDelegate = policy }
        },
    ]

    static let ofTheManager: [Airship17Call] = [
        Airship17Call(.init(.app, "setPaused", value, about: "InAppAutomation.isPaused")) {
            $0.automation.isPaused = $1.flag("value")
        },
        Airship17Call(.init(.app, "setComponentEnabled", value, about: "InAppAutomation.isComponentEnabled"))
        {
            $0.automation.isComponentEnabled = $1.flag("value")
        },
        Airship17Call(
            .init(.app, "setDisplayInterval", text("seconds"), about: "InAppMessageManager.displayInterval")
        ) { driver, call in
            driver.automation.inAppMessageManager.displayInterval = try call.number("seconds")
        },
        Airship17Call(
            .init(.app, "notifyDisplayConditionsChanged", about: "notifyDisplayConditionsChanged()")
        ) { driver, _ in driver.automation.inAppMessageManager.notifyDisplayConditionsChanged() },
        Airship17Call(
            .init(
                .app, "inspect",
                about:
                    "reads isPaused, displayInterval and whether there are delegates, and writes them into the trace"
            )
        ) { driver, _ in driver.inspect() },
        .enqueueOnMain,
    ]

    static let ofSchedules: [Airship17Call] = [
        Airship17Call(
            .init(
                .app, "schedule", .init("payload", .payload),
                about: "schedule(_:completionHandler:); the answer is in the trace")
        ) { driver, call in
            let schedule = try driver.makeSchedule(call.text("payload"))
            driver.automation.schedule(schedule, completionHandler: driver.answer(to: "schedule"))
        },
        Airship17Call(
            .init(
                .app, "scheduleMultiple", text("payloads"),
                .init("andBackwards", .flag, isRequired: false),
                about:
                    "scheduleMultiple(_:completionHandler:), optionally with one more that starts after it ends; the answer and "
                    + "the return are in the trace")
        ) { driver, call in
            var schedules = try call.words("payloads").map(driver.makeSchedule)
            if call.flag("andBackwards") { schedules.append(try driver.makeBackwards(named: "backwards")) }
            driver.automation.scheduleMultiple(
                schedules, completionHandler: driver.answer(to: "scheduleMultiple"))
            driver.recorder.note(.app, "returned", [TraceEvent.Argument("call", "scheduleMultiple")])
        },
        Airship17Call(
            .init(
                .app, "scheduleWithTriggers", schedule, text("count"),
                about: "schedules a message with this number of triggers; the answer is in the trace")
        ) { driver, call in
            let count = Int(try call.number("count"))
            let made = try driver.makeSchedule(named: call.text("schedule")) { builder in
                builder.triggers = (0..<count).map { _ in .foregroundTrigger(withCount: 1) }
            }
            driver.automation.schedule(made, completionHandler: driver.answer(to: "schedule"))
        },
        Airship17Call(
            .init(
                .app, "scheduleBackwards", schedule,
                about: "schedules a message that starts after it ends; the answer is in the trace")
        ) { driver, call in
            let made = try driver.makeBackwards(named: call.text("schedule"))
            driver.automation.schedule(made, completionHandler: driver.answer(to: "schedule"))
        },
        Airship17Call(
            .init(
                .app, "scheduleUntil", schedule, text("seconds"), text("grace"),
                about:
                    "schedules a message for any custom event; it ends this number of seconds from now, if the stage's clock has "
                    + "not moved yet, and has a grace period in seconds; the answer is in the trace")
        ) { driver, call in
            let (seconds, grace) = (try call.number("seconds"), try call.number("grace"))
            let made = try driver.makeSchedule(named: call.text("schedule")) { builder in
                builder.triggers = [.customEventTrigger(with: nil, count: 1)]
                builder.end = Date(timeIntervalSinceNow: seconds)
                builder.editGracePeriod = grace
            }
            driver.automation.schedule(made, completionHandler: driver.answer(to: "schedule"))
        },
        Airship17Call(
            .init(
                .app, "scheduleForVersion", schedule, text("constraint"),
                about: "schedules a message for the first start of a version; the answer is in the trace")
        ) { driver, call in
            let constraint = call.text("constraint")
            let made = try driver.makeSchedule(named: call.text("schedule")) { builder in
                builder.triggers = [.versionTrigger(withConstraint: constraint, count: 1)]
            }
            driver.automation.schedule(made, completionHandler: driver.answer(to: "schedule"))
        },
        Airship17Call(
            .init(
                .app, "cancelSchedule", schedule,
                about: "cancelSchedule(withID:completionHandler:); the answer is in the trace")
        ) { driver, call in
            driver.automation.cancelSchedule(
                withID: call.text("schedule"), completionHandler: driver.answer(to: "cancelSchedule"))
        },
        Airship17Call(
            .init(
                .app, "editSchedule", schedule, text("limit"),
                about: "editSchedule with another limit; the answer is in the trace")
        ) { driver, call in
            let limit = NSNumber(value: try call.number("limit"))
            driver.automation.editSchedule(
                withID: call.text("schedule"), edits: ScheduleEdits { $0.limit = limit },
                completionHandler: driver.answer(to: "editSchedule"))
        },
        Airship17Call(
            .init(.app, "listSchedules", about: "getSchedules(_:); the identifiers are in the trace")
        ) { driver, _ in driver.automation.getSchedules { driver.found("schedules", $0) } },
        Airship17Call(
            .init(
                .app, "listMessageSchedules",
                about: "getMessageSchedules(_:); the identifiers are in the trace"
            )
        ) { driver, _ in driver.automation.getMessageSchedules { driver.found("messages", $0) } },
    ]
}

extension Airship17Driver {
    /// Records the result that a completion handler gets.
    fileprivate func answer(to call: String) -> @Sendable (Bool) -> Void {
        { @Sendable [recorder] answer in
            recorder.call(
                .listener, "answered",
                [TraceEvent.Argument("call", call), TraceEvent.Argument("answer", "\(answer)")])
        }
    }

    /// Records the result of a look-up.
    fileprivate func found(_ kind: String, _ schedules: [UASchedule]) {
        let names = schedules.map(\.identifier).sorted().joined(separator: " ")
        recorder.call(.listener, "answered", [TraceEvent.Argument(kind, names)])
    }

    fileprivate func makeSchedule(_ payload: String) throws -> UASchedule {
        guard let json = self.payload(payload) else { throw Self.failure("there is no such payload.") }
        return try airship.schedule(in: json)
    }

    fileprivate func makeSchedule(
        named name: String, _ build: @escaping (ScheduleBuilder) -> Void
    ) throws -> UASchedule {
        let content = InAppMessageCustomDisplayContent(value: [:])
        let message = InAppMessage { builder in
            builder.name = name
            builder.displayContent = content
        }
        guard let message else { throw Self.failure("the message has no name.") }
        return InAppMessageSchedule(message: message) { builder in
            builder.identifier = name
            builder.triggers = [.foregroundTrigger(withCount: 1)]
            build(builder)
        }
    }

    /// A schedule that starts after it ends.
    fileprivate func makeBackwards(named name: String) throws -> UASchedule {
        try makeSchedule(named: name) { builder in
            builder.start = .distantFuture
            builder.end = .distantPast
        }
    }

    fileprivate func inspect() {
        let manager = automation.inAppMessageManager
        let seen = [
            ("paused", "\(automation.isPaused)"), ("displayInterval", "\(manager.displayInterval)"),
            ("delegate", manager.delegate == nil ? "none" : "present"),
            ("sceneDelegate", InAppMessageSceneManager.shared.delegate == nil ? "none" : "present"),
            ("cachePolicy", manager.assetManager.cachePolicyDelegate == nil ? "none" : "present"),
        ]
        recorder.note(.app, "sees", seen.map { TraceEvent.Argument($0, $1) })
    }
}
