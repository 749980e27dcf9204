package import InAppContracts

/// A driver of one of Adobe's SDKs.
package protocol AdobeDriver: RecordingDriver {
    /// Lets the campaign of this name qualify; nothing is there under a name that the scenario does not have.
    /// - Throws: what the SDK of the test says of a campaign that it cannot read.
    func trigger(payload name: String) throws
}

/// Calls that the drivers of Adobe's SDKs have alike.
extension DriverCall where Driver: AdobeDriver {
    /// A campaign qualifies that cannot be read.
    package static var triggerMalformed: DriverCall {
        DriverCall(
            .host, "triggerMalformed", .payload,
            about: "a campaign qualifies of which no message can be made; the refusal is in the trace"
        ) { driver, call in
            do {
                try driver.trigger(payload: call.string("payload") ?? "")
            } catch {
                driver.recorder.note(.campaign, "refused", [TraceEvent.Argument("error", "\(error)")])
            }
        }
    }

    /// The thread that a callback is on waits for the main thread.
    package static var waitForMain: DriverCall {
        DriverCall(.app, "waitForMain", about: "a background thread waits for the main thread") { driver, _ in
            try driver.recorder.onMain { driver.recorder.note(.app, "reachedMain") }
        }
    }
}
