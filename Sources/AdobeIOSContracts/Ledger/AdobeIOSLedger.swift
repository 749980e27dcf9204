import InAppContracts

extension Ledger {
    /// What becomes of each member of the model's API (Compat/AdobeIOS/LEDGER.md).
    static let adobeIOS = Ledger(
        pagesOnly: onlyPages, modules: ["AEPCore", "AEPMessaging", "AEPServices", "AdobeIOSModel"],
        speech: adobeIOSSpeech,
        adobeIOSCallbacks
            + adobeIOSActions
            + adobeIOSContent
            + adobeIOSViews
            + adobeIOSNames)
}
