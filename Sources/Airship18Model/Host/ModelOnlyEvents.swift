// Model-only API: nothing in this file exists in the SDK.

/// Something that triggers count and that delays wait for. In the SDK these come from the system and from its other
/// parts.
public enum Airship18Event: Sendable, Equatable {
    /// The app's process starts. On a stage this follows from the launch.
    case appInit
    /// The app becomes active. On a stage this follows from `stage.app.state`.
    case foreground
    /// The app goes to the background. On a stage this follows from `stage.app.state`.
    case background
    /// The app tracks a screen; nil for none.
    case screen(String?)
    /// The device arrives in a region.
    case regionEnter(String)
    /// The device leaves a region.
    case regionExit(String)
    /// The app tracks a custom event, which may have a value.
    case customEvent(String, value: Double? = nil)
    /// The app runs in a new version.
    case version(String)
    /// Something of a message's own, such as `in_app_form_result`.
    case inApp(EventAutomationTriggerType, AirshipJSON)

    /// What triggers count (AM-114).
    var occurrences: [Occurrence] {
        switch self {
        case .appInit: [Occurrence(type: .appInit)]
        case .foreground: [Occurrence(type: .foreground)]
        case .background: [Occurrence(type: .background)]
        case .screen(let name): name.map { [Occurrence(type: .screen, data: .string($0))] } ?? []
        case .regionEnter(let region):
            [Occurrence(type: .regionEnter, data: ["region_id": .string(region)])]
        case .regionExit(let region):
            [Occurrence(type: .regionExit, data: ["region_id": .string(region)])]
        case .customEvent(let name, let value): Self.customEvent(name, value)
        case .version(let version):
            [
                Occurrence(
                    type: .version, data: ["ios": ["version": .string(version)]], state: "version \(version)")
            ]
        case .inApp(let type, let data): [Occurrence(type: type, data: data)]
        }
    }

    private static func customEvent(_ name: String, _ value: Double?) -> [Occurrence] {
        var body: [String: AirshipJSON] = ["event_name": .string(name)]
        body["event_value"] = value.map(AirshipJSON.number)
        return [
            Occurrence(type: .customEventCount, data: .object(body)),
            Occurrence(type: .customEventValue, amount: value ?? 1, data: .object(body)),
        ]
    }
}
