package import InAppContracts

/// A scene as scenarios write it. A value.
package struct AirshipScene: Sendable {
    /// What it is called.
    package let name: String
    /// Whether it is active.
    package let isActive: Bool
    /// Whether it has the role of the app's windows.
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
    /// The scenes of the app are others.
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
