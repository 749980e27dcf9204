import InAppContracts

extension Ledger {
    /// How each member of the model's API ports to a handler (Compat/Airship18/LEDGER.md).
    static let airship18 = Ledger(
        modules: ["AirshipAutomation", "AirshipCore", "AirshipKit", "AirshipBasement", "Airship18Model"],
        speech: airship18Speech,
        airship18Callbacks
            + airship18Actions
            + airship18Kinds
            + airship18Values
            + airship18Content
            + airship18Views
            + airship18Names)
}
