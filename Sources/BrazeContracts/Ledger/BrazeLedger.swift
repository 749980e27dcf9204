import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/Braze/LEDGER.md).
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
