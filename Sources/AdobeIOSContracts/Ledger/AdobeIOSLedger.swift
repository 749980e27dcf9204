import InAppContracts

extension Ledger {
    /// How each member of the model's API ports to a handler (Compat/AdobeIOS/LEDGER.md).
    static let adobeIOS = Ledger(
        pagesOnly: onlyPages, modules: ["AEPCore", "AEPMessaging", "AEPServices", "AdobeIOSModel"],
        speech: adobeIOSSpeech,
        adobeIOSCallbacks
            + adobeIOSActions
            + adobeIOSContent
            + adobeIOSViews
            + adobeIOSNames)
}
