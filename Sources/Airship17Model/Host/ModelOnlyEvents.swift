// Model-only API: nothing in this file exists in the SDK.

/// Something that triggers count and that waiting schedules may wait for. In the SDK these come from the
/// system and from its other parts.
public enum Airship17Event: Sendable, Hashable {
    /// The app's process starts.
    case appInit
    /// The app comes to the foreground. On a stage this follows from `stage.app.state`.
    case foreground
    /// The app leaves for the background. On a stage this follows from `stage.app.state`.
    case background
    /// The app tracks a screen; nil for none.
    case screen(String?)
    /// The device arrives in a region.
    case regionEnter(String)
    /// The device leaves a region.
    case regionExit(String)
    /// The app tracks a custom event, which may have a value.
    case customEvent(String, value: Double? = nil)
    /// The app was started in a new version.
    case version(String)

    /// What one kind of trigger adds, and what its predicate looks at.
    typealias Count = (type: UAScheduleTriggerType, amount: Double, argument: String?)

    /// What each kind of trigger that counts the event adds; no argument means that no predicate is asked (AS-060).
    var counts: [Count] {
        switch self {
        case .appInit: [(.appInit, 1, nil)]
        case .foreground: [(.appForeground, 1, nil), (.activeSession, 1, nil)]
        case .background: [(.appBackground, 1, nil)]
        case .screen(let name): name.map { [(.screen, 1, $0)] } ?? []
        case .regionEnter(let region): [(.regionEnter, 1, region)]
        case .regionExit(let region): [(.regionExit, 1, region)]
        case .customEvent(let name, let value):
            [(.customEventCount, 1, name)] + (value.map { [(.customEventValue, $0, name)] } ?? [])
        case .version(let version): [(.version, 1, version)]
        }
    }

    /// Whether waiting schedules are looked at again after it (AS-027).
    var changesConditions: Bool {
        switch self {
        case .foreground, .background, .screen, .regionEnter, .regionExit: true
        case .appInit, .customEvent, .version: false
        }
    }
}
