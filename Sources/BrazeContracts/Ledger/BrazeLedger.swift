import InAppContracts

extension Ledger {
    /// How each member of the model's API ports to a handler (Compat/Braze/LEDGER.md).
    static let braze = Ledger(
        modules: ["BrazeKit", "BrazeUI", "BrazeKitCompat", "BrazeUICompat", "BrazeModel"],
        speech: brazeSpeech,
        brazeCallbacks
            + brazeActions
            + brazeContent
            + brazeKinds
            + brazeParts
            + brazeLooks
            + brazeViews
            + brazeNames)
}
