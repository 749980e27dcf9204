import InAppContracts

extension Ledger {
    /// How each member of the model's API ports to a handler (Compat/Airship17/LEDGER.md).
    static let airship17 = Ledger(
        modules: [
            "AirshipAutomation", "AirshipCore", "AirshipKit", "Airship", "AirshipBasement", "Airship17Model",
        ], speech: airship17Speech,
        airship17Callbacks
            + airship17Actions
            + airship17Content
            + airship17Kinds
            + airship17Builders
            + airship17Views
            + airship17Names)
}
