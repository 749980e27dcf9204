import InAppContracts

/// What triggers of every Airship count.
package protocol AirshipEvent {
    /// The app tracks a screen.
    static func screen(_ name: String?) -> Self
    /// The device arrives in a region.
    static func regionEnter(_ name: String) -> Self
    /// The device leaves a region.
    static func regionExit(_ name: String) -> Self
    /// The app tracks a custom event.
    static func customEvent(_ name: String, value: Double?) -> Self
    /// The app runs in a new version.
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
