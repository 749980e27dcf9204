import Airship17Model
import AirshipRecords
import Foundation
import InAppContracts
import PlatformStandIns

/// Actions of the app's delegate, coordinators and adapters.
extension Airship17Calls {
    static let ofDelegates: [Airship17Call] = [
        Airship17Call(
            .init(.app, "releaseDelegate", about: "the app drops its references to what the SDK holds weakly")
        ) { driver, _ in driver.releaseDelegates() },
        Airship17Call(
            .init(.app, "replaceDelegate", about: "a delegate with the name second replaces the first one")
        ) { driver, _ in driver.attach(name: "second") },
        Airship17Call(
            .init(
                .app, "chooseCoordinator", message, text("coordinator"),
                about:
                    "what the delegate answers to displayCoordinator(for:) from here on: none for nil, sdkDefault "
                    + "or sdkImmediate for an object of the SDK's classes, else one of the app's by name")
        ) { driver, call in
            driver.app[\.choices][call.text("message")] = call.text("coordinator")
        },
        Airship17Call(
            .init(
                .app, "setCoordinatorReady", text("coordinator"), value,
                about: "a coordinator of the app's changes its isReady, and announces it")
        ) { driver, call in
            let coordinator = driver.app.coordinator(named: call.text("coordinator"))
            guard let own = coordinator as? RecordingAirship17Coordinator else {
                throw Airship17Driver.failure("it is not a coordinator of the app's.")
            }
            own.become(ready: call.flag("value"))
        },
        Airship17Call(
            .init(
                .app, "setIntervalOf", text("coordinator"), text("seconds"),
                about: "displayInterval of an object of the SDK's class")
        ) { driver, call in
            let coordinator = driver.app.coordinator(named: call.text("coordinator"))
            guard let made = coordinator as? InAppMessageDefaultDisplayCoordinator else {
                throw Airship17Driver.failure("it has no interval.")
            }
            made.displayInterval = try call.number("seconds")
        },
        Airship17Call(
            .init(
                .app, "inspectCoordinator", text("coordinator"),
                about: "reads isReady of a coordinator, and writes it into the trace")
        ) { driver, call in
            let name = call.text("coordinator")
            let isReady = driver.app.coordinator(named: name).isReady
            driver.recorder.note(
                .app, "sees",
                [TraceEvent.Argument("coordinator", name), TraceEvent.Argument("isReady", "\(isReady)")])
        },
        Airship17Call(
            .init(
                .app, "extendTo", message, text("change"),
                about:
                    "what the delegate's extend does from here on: immediate, unreported, custom, or nothing for nil"
            )
        ) { driver, call in driver.app[\.changes][call.text("message")] = call.text("change") },
        Airship17Call(
            .init(
                .app, "chooseScene", text("scene", isRequired: false),
                about: "InAppMessageSceneManager.shared.delegate with one that answers this scene, or nil")
        ) { driver, call in
            let delegate = RecordingAirship17SceneDelegate(
                driver.recorder, driver.scenes, choosing: call.string("scene"))
            driver.keep(delegate)
            InAppMessageSceneManager.shared.delegate = delegate
        },
    ]

    static let ofAdapters: [Airship17Call] = [
        Airship17Call(
            .init(
                .app, "setFactory", text("type"), text("name", isRequired: false),
                text("gives", isRequired: false),
                about:
                    "setFactoryBlock(_:for:) for a display type; the block returns nil for nothing, an adapter without display "
                    + "for withoutDisplay, else one that displays until it is told to report")
        ) { driver, call in
            try driver.setFactory(
                for: call.displayType(), name: call.string("name"), gives: call.string("gives"))
        },
        Airship17Call(
            .init(
                .app, "removeFactory", text("type"), about: "the factory block of a display type is removed")
        ) { driver, call in
            let type = try call.displayType()
            driver.register { $0.setOptionalFactoryBlock(nil, for: type) }
        },
        Airship17Call(
            .init(
                .app, "prepareWith", message, text("answers"),
                about:
                    "what the adapter answers to prepare, in order: success, retry, cancel, invalidate, or never"
            )
        ) { driver, call in
            driver.app[\.preparations][call.text("message")] = ScriptedAnswers(
                call.words("answers"), fallback: "success")
        },
        Airship17Call(
            .init(
                .app, "answerPrepare", message, text("result"),
                about: "the adapter calls the completion handler of its last prepare")
        ) { driver, call in
            guard let report = driver.app[\.prepareReports][call.text("message")],
                let result = InAppMessagePrepareResult(traceName: call.text("result"))
            else { throw Airship17Driver.failure("nothing was prepared, or there is no such result.") }
            report(result)
        },
        Airship17Call(
            .init(
                .app, "setAdapterReady", message, value, about: "what isReadyToDisplay answers from here on")
        ) { driver, call in
            let message = call.text("message")
            if call.flag("value") {
                driver.app[\.unreadyMessages].remove(message)
            } else {
                driver.app[\.unreadyMessages].insert(message)
            }
        },
        Airship17Call(
            .init(
                .app, "complete", message, text("resolution"), text("button", isRequired: false),
                .init("cancels", .flag, isRequired: false), .init("offMain", .flag, isRequired: false),
                about:
                    "the adapter that displays the message reports: button_click with a button that may cancel, "
                    + "message_click, user_dismissed or timed_out")
        ) { driver, call in try driver.complete(call) },
    ]
}

extension ShapeCall {
    /// - Throws: `ScenarioError.Code.stepFailed`.
    fileprivate func displayType() throws -> InAppMessageDisplayType {
        let types: [String: InAppMessageDisplayType] = [
            "banner": .banner, "modal": .modal, "fullScreen": .fullScreen, "HTML": .HTML, "custom": .custom,
        ]
        guard let type = types[text("type")] else {
            throw Airship17Driver.failure("there is no such display type.")
        }
        return type
    }

    /// - Throws: `ScenarioError.Code.stepFailed`.
    fileprivate func resolution() throws -> InAppMessageResolution {
        switch text("resolution") {
        case "message_click": return .messageClick()
        case "user_dismissed": return .userDismissed()
        case "timed_out": return .timedOut()
        case "button_click":
            if let button = button() { return .buttonClick(with: button) }
        default: break
        }
        throw Airship17Driver.failure("there is no such resolution.")
    }

    /// A button with an action of its own.
    private func button() -> InAppMessageButtonInfo? {
        InAppMessageButtonInfo { builder in
            builder.label = InAppMessageTextInfo { $0.text = "Button" }
            builder.identifier = string("button")
            builder.behavior = flag("cancels") ? .cancel : .dismiss
            builder.actions = ["button_action": "done"]
        }
    }
}

extension Airship17Driver {
    fileprivate func complete(_ call: ShapeCall) throws {
        let name = call.text("message")
        guard let report = app[\.displayReports][name] else {
            throw Self.failure("the message \(name) was not displayed.")
        }
        let resolution = try call.resolution()
        let job = Carried { [app] in
            let object = TraceEvent.Argument("object", "\(app.resolutions.number(of: resolution))")
            app.recorder.call(
                .app, "reports", [TraceEvent.Argument("message", name)] + resolution.traceArguments,
                observed: [object])
            report(resolution)
        }
        guard call.flag("offMain") else { return job.value() }
        recorder.stage.onBackground { job.value() }
    }
}

/// Actions of apps on values, outside callbacks: they extend them, and read them from JSON.
extension Airship17Calls {
    static let ofValues: [Airship17Call] = [
        Airship17Call(
            .init(
                .app, "extendBanner", text("change"),
                about:
                    "extends a banner's content outside of any callback: duration to a number of seconds, or invalid without a "
                    + "text; the result is in the trace")
        ) { driver, call in try driver.extendBanner(call.text("change")) },
        Airship17Call(
            .init(
                .app, "read", .init("payload", .payload), text("as"),
                about:
                    "reads a payload, and writes the result into the trace: accepted or refused for predicate, trigger or delay; "
                    + "the expiry of its payload for standardMessage; for message its source and whether its heading has a "
                    + "colour, or refused")
        ) { driver, call in
            guard let json = driver.payload(call.text("payload")) else {
                throw Airship17Driver.failure("there is no such payload.")
            }
            let kind = call.text("as")
            let result = try driver.recorder.stage.run { Result { try read(json, as: kind) } }.get()
            driver.recorder.note(
                .app, "reads", [TraceEvent.Argument("as", kind), TraceEvent.Argument("result", result)])
        },
    ]

    /// The result of reading a value.
    /// - Throws: `ScenarioError.Code.stepFailed` for an unknown kind of value, and errors of reading the JSON text.
    private static func read(_ data: Data, as kind: String) throws -> String {
        let json = try JSONSerialization.jsonObject(with: data)
        switch kind {
        case "predicate": return word(Result { try JSONPredicate(json: json) })
        case "trigger": return word(Result { try ScheduleTrigger(json: json) })
        case "delay": return word(Result { try ScheduleDelay(json: json) })
        case "standardMessage":
            let message = (json as? [AnyHashable: Any]).flatMap { LegacyInAppMessage(payload: $0) }
            return message?.payload["expiry"] as? String ?? "none"
        case "message": return outline(try? InAppMessage(json: json))
        default: throw Airship17Driver.failure("there is no such kind of values.")
        }
    }

    private static func outline(_ message: InAppMessage?) -> String {
        guard let message else { return "refused" }
        let heading = (message.displayContent as? InAppMessageBannerDisplayContent)?.heading
        let color = heading.map { $0.color == nil ? "without a colour" : "coloured" } ?? "nothing"
        return
            "\(message.toJSON()["source"] as? String ?? "no source"), \(heading?.text ?? "no text") \(color)"
    }

    private static func word<Value>(_ result: Result<Value, any Error>) -> String {
        switch result {
        case .success: "accepted"
        case .failure: "refused"
        }
    }
}

extension Airship17Driver {
    fileprivate func extendBanner(_ change: String) throws {
        let original = InAppMessageBannerDisplayContent { builder in
            builder.body = InAppMessageTextInfo { $0.text = "Hello" }
        }
        guard let original else { throw Self.failure("the banner is not valid.") }
        let extended = original.extend { builder in
            if let seconds = Double(change) { builder.durationSeconds = seconds } else { builder.body = nil }
        }
        let result = extended.map { "\($0.durationSeconds)" } ?? "nil"
        recorder.note(
            .app, "extended",
            [
                TraceEvent.Argument("result", result),
                TraceEvent.Argument(
                    "original", "\(original.durationSeconds) \(original.body?.text ?? "none")"),
            ])
    }
}
