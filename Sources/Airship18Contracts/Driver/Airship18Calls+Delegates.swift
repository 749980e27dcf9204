import Airship18Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// Actions of the app's delegates, closure and adapters.
extension Airship18Calls {
    static let ofDelegates: [Airship18Call] = [
        Airship18Call(
            .init(
                .app, "releaseDelegate", about: "the app releases its references to what the SDK holds weakly"
            )
        ) { driver, _ in driver.releaseDelegates() },
        onMain(
            .init(.app, "replaceDelegate", about: "another delegate, called second, replaces the current one")
        ) {
            driver, _ in driver.attach(name: "second")
        },
        onMain(
            .init(
                .app, "setClosure", text("answers", isRequired: false),
                about: "onIsReadyToDisplay with a closure that gives these answers in order, then true")
        ) { driver, call in
            let answers = call.words("answers").map { $0 == "true" }
            driver.app[\.closure] = ScriptedAnswers(answers, fallback: true)
            let app = driver.app
            driver.setClosure { [weak app] message, scheduleID in
                guard let app else { return true }
                return app.recorder.call(
                    .listener, "onIsReadyToDisplay",
                    .list(["message": message.name, "scheduleID": scheduleID]),
                    describe: { "\($0)" }
                ) { app.nextClosureAnswer(message.name) }
            }
        },
        onMain(.init(.app, "removeClosure", about: "onIsReadyToDisplay is set to nil")) { driver, _ in
            driver.setClosure(nil)
        },
        onMain(
            .init(
                .app, "chooseScene", text("scene", isRequired: false),
                about: "sceneDelegate with a delegate that answers this scene, or nil")
        ) { driver, call in
            let scene = call.string("scene").flatMap { driver.scenes.current[$0] }
            let delegate = RecordingAirship18SceneDelegate(driver.recorder, choosing: scene)
            driver.keep(delegate)
            driver.automation.inAppMessaging.sceneDelegate = delegate
        },
        onMain(
            .init(.app, "setThemeExtenders", about: "theme extenders for banner, modal and HTML messages")
        ) { driver, _ in
            let recorder = driver.recorder
            let manager = driver.automation.inAppMessaging.themeManager
            manager.modalThemeExtender = { message, theme in
                recorder.noteTheme(of: message, "\(theme.maxWidth)", media: theme.media.padding)
                theme.maxWidth = 1
            }
            manager.bannerThemeExtender = { message, theme in
                recorder.noteTheme(of: message, "", media: theme.media.padding)
            }
            manager.htmlThemeExtender = { message, theme in
                recorder.noteTheme(of: message, "\(theme.hideDismissIcon)")
                theme.hideDismissIcon = true
            }
        },
    ]

    static let ofAdapters: [Airship18Call] = [
        onMain(
            .init(
                .app, "setFactory", text("type"), about: "setCustomAdapter(forType:factoryBlock:) for a type")
        ) { driver, call in
            let types: [String: CustomDisplayAdapterType] = [
                "banner": .banner, "modal": .modal, "fullscreen": .fullscreen, "html": .html,
                "custom": .custom,
            ]
            guard let type = types[call.text("type")] else {
                throw Airship18Driver.failure("there is no such display type.")
            }
            driver.setFactory(for: type)
        },
        Airship18Call(
            .init(
                .app, "makeNothing", message, value, about: "whether the factory returns nil for a message")
        ) { driver, call in
            driver.app.change(\.bareMessages, call.text("message"), call.flag("value"))
        },
        Airship18Call(
            .init(
                .app, "setAdapterReady", message, value, about: "what isReady of a message's adapters answers"
            )
        ) { driver, call in
            driver.app.change(\.unreadyMessages, call.text("message"), !call.flag("value"))
        },
        Airship18Call(
            .init(
                .app, "endAtOnce", message,
                about: "the adapter's display returns immediately, with messageTap")
        ) { driver, call in driver.app.change(\.hurriedMessages, call.text("message"), true) },
        onMain(.init(.app, "openGates", message, about: "every waitForReady of a message's adapters returns"))
        {
            driver, call in
            for adapter in driver.app.adapters(of: call.text("message")) { adapter.openGates() }
        },
        onMain(
            .init(
                .app, "complete", message, text("resolution"), .init("cancels", .flag, isRequired: false),
                about:
                    "display of a message's adapter returns: button_click with the button any, message_click, "
                    + "user_dismissed or timed_out")
        ) { driver, call in
            let adapters = driver.app.adapters(of: call.text("message"))
            guard let adapter = adapters.last(where: \.isDisplaying) else {
                throw Airship18Driver.failure("the message \(call.text("message")) is not displayed.")
            }
            adapter.end(try call.resolution())
        },
        onMain(
            .init(
                .app, "runActions", .init("waits", .flag, isRequired: false),
                about:
                    "the latest adapter runs the action own through its runner: runAsync, or run and wait; the code "
                    + "after the call writes returned into the trace")
        ) { driver, call in
            guard let runner = driver.app[\.runner] else {
                throw Airship18Driver.failure("there is no adapter.")
            }
            let recorder = driver.recorder
            guard call.flag("waits") else {
                runner.runAsync(actions: ["own": "done"])
                return recorder.note(.app, "returned")
            }
            driver.start {
                _ = await runner.run(actionName: "own", arguments: ActionArguments(string: "done"))
                recorder.note(.app, "returned")
            }
        },
    ]

    static let ofMessaging: [Airship18Call] = [
        onMain(.init(.app, "setPaused", value, about: "InAppAutomation.isPaused")) {
            $0.automation.isPaused = $1.flag("value")
        },
        onMain(.init(.app, "setDisplayInterval", text("seconds"), about: "InAppMessaging.displayInterval")) {
            $0.automation.inAppMessaging.displayInterval = try $1.number("seconds")
        },
        onMain(
            .init(
                .app, "notifyDisplayConditionsChanged", text("times", isRequired: false),
                about: "notifyDisplayConditionsChanged(), optionally several times in one turn")
        ) { driver, call in
            for _ in 0..<(call.string("times").flatMap(Int.init) ?? 1) {
                driver.automation.inAppMessaging.notifyDisplayConditionsChanged()
            }
        },
        onMain(
            .init(
                .app, "inspect",
                about:
                    "writes isPaused, displayInterval and whether there are delegates into the trace"
            )
        ) { driver, _ in
            let messaging = driver.automation.inAppMessaging
            driver.recorder.note(
                .app, "sees",
                .list([
                    "paused": "\(driver.automation.isPaused)",
                    "displayInterval": "\(messaging.displayInterval)",
                    "delegate": messaging.displayDelegate == nil ? "none" : "present",
                    "closure": messaging.onIsReadyToDisplay == nil ? "none" : "present",
                ]))
        },
        .enqueueOnMain,
    ]
}

extension TraceRecorder {
    fileprivate func noteTheme(of message: InAppMessage, _ seen: String, media: EdgeInsets? = nil) {
        let space = media.map { "\($0.leading) \($0.trailing)" } ?? "none"
        call(
            .listener, "extendTheme", .list(["message": message.name, "seen": seen]),
            observed: .list(["media": space]))
    }
}

extension Airship18App {
    fileprivate func change(
        _ member: WritableKeyPath<State, Set<String>>, _ message: String, _ isIn: Bool
    ) {
        if isIn { self[member].insert(message) } else { self[member].remove(message) }
    }
}

extension ShapeCall {
    /// - Throws: `ScenarioError.Code.stepFailed`.
    fileprivate func resolution() throws -> CustomDisplayResolution {
        switch text("resolution") {
        case "message_click": .messageTap
        case "user_dismissed": .userDismissed
        case "timed_out": .timedOut
        case "button_click":
            .buttonTap(
                InAppMessageButtonInfo(
                    identifier: "any", label: InAppMessageTextInfo(text: "Any"),
                    actions: ["button_action": "done"], behavior: flag("cancels") ? .cancel : nil))
        default: throw Airship18Driver.failure("there is no such resolution.")
        }
    }
}
