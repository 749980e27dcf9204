package import InAppContracts

/// A driver of one of Airship's SDKs.
package protocol AirshipDriver: TableDriver {
    /// The events that triggers count.
    associatedtype Event: AirshipEvent

    /// Records the callbacks.
    var recorder: TraceRecorder { get }
    /// Sends an event that triggers count.
    func send(_ event: Event)
}

/// Calls that the drivers of Airship's SDKs share.
extension DriverCall where Driver: AirshipDriver {
    /// The app adds work to the main queue.
    package static var enqueueOnMain: DriverCall {
        DriverCall(
            .app, "enqueueOnMain",
            about: "appends work to the main queue, which writes reachedMain into the trace when it runs"
        ) { driver, _ in
            let recorder = driver.recorder
            recorder.stage.onMain { recorder.note(.app, "reachedMain") }
        }
    }

    /// An event occurs.
    package static var send: DriverCall {
        DriverCall(
            .host, "send", .init("event", .string), .init("name", .string, isRequired: false),
            .init("value", .string, isRequired: false),
            about:
                "an event that triggers count: screen, regionEnter, regionExit, customEvent with a value, version"
        ) { driver, call in driver.send(try call.event()) }
    }
}

/// The events that triggers of every Airship version count.
package protocol AirshipEvent {
    /// The app tracks a screen.
    static func screen(_ name: String?) -> Self
    /// The device arrives in a region.
    static func regionEnter(_ name: String) -> Self
    /// The device leaves a region.
    static func regionExit(_ name: String) -> Self
    /// The app tracks a custom event.
    static func customEvent(_ name: String, value: Double?) -> Self
    /// The app runs for the first time in a new version.
    static func version(_ number: String) -> Self
}

extension ShapeCall {
    /// The event that a call names.
    /// - Throws: `ScenarioError.Code.stepFailed`.
    func event<Event: AirshipEvent>() throws -> Event {
        let name = text("name")
        switch text("event") {
        case "screen": return .screen(name)
        case "regionEnter": return .regionEnter(name)
        case "regionExit": return .regionExit(name)
        case "customEvent": return .customEvent(name, value: string("value").flatMap(Double.init))
        case "version": return .version(name)
        default: throw ScenarioError(.stepFailed, at: "", "there is no such event.")
        }
    }
}

/// A scene as written in scenarios. A value.
package struct AirshipScene: Sendable {
    /// Its name.
    package let name: String
    /// Whether it is active.
    package let isActive: Bool
    /// Whether it has the role of an app window.
    package let isOfApp: Bool

    /// Reads `name:active`, `name:inactive`, or `name:other` for an active scene without that role.
    init(_ word: String) {
        let parts = word.split(separator: ":").map(String.init)
        name = parts.first ?? word
        isActive = parts.last != "inactive"
        isOfApp = parts.last != "other"
    }
}

extension DriverCall where Driver: AirshipDriver {
    /// Replaces the scenes of the app.
    /// - Parameter set: sets them, on the main thread.
    package static func setScenes(
        _ set: @escaping @MainActor @Sendable (Driver, [AirshipScene]) -> Void
    ) -> DriverCall {
        DriverCall(
            .host, "setScenes", .init("scenes", .string, isRequired: false),
            about:
                "the scenes in the order in which they connected, each as name:active, name:inactive, or "
                + "name:other for an active one without the role of the app's windows"
        ) { driver, call in
            let scenes = call.words("scenes").map { AirshipScene($0) }
            try driver.recorder.onMain { set(driver, scenes) }
        }
    }
}

/// The format of the arguments of Airship's driver calls: everything but flags and payloads is text.
extension ShapeCall {
    /// A required text.
    package func text(_ name: String) -> String { string(name) ?? "" }

    /// A number written as text.
    /// - Throws: `ScenarioError.Code.stepFailed`.
    package func number(_ name: String) throws -> Double {
        guard let number = Double(text(name)) else {
            throw ScenarioError(.stepFailed, at: "", "\(name) is not a number.")
        }
        return number
    }

    /// Words written as one text, separated by spaces.
    package func words(_ name: String) -> [String] {
        text(name).split(separator: " ").map(String.init)
    }
}
