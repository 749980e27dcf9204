package import InAppContracts

/// A driver of one of Airship's SDKs.
package protocol AirshipDriver: TableDriver {
    /// What triggers count.
    associatedtype Event: AirshipEvent

    /// Where callbacks are written.
    var recorder: TraceRecorder { get }
    /// Sends an event that triggers count.
    func send(_ event: Event)
}

/// Calls that the drivers of Airship's SDKs have alike.
extension DriverCall where Driver: AirshipDriver {
    /// The app appends work to the main queue.
    package static var enqueueOnMain: DriverCall {
        DriverCall(
            .app, "enqueueOnMain",
            about: "appends work to the main queue, which writes reachedMain into the trace when it is done"
        ) { driver, _ in
            let recorder = driver.recorder
            recorder.stage.onMain { recorder.note(.app, "reachedMain") }
        }
    }

    /// An event comes.
    package static var send: DriverCall {
        DriverCall(
            .host, "send", .init("event", .string), .init("name", .string, isRequired: false),
            .init("value", .string, isRequired: false),
            about:
                "an event that triggers count: screen, regionEnter, regionExit, customEvent with a value, version"
        ) { driver, call in driver.send(try call.event()) }
    }
}
