import InAppContracts

extension Ledger {
    /// How each member of the model's API ports to a handler (Compat/AdobeAndroid2/LEDGER.md).
    static let adobeAndroid2 = Ledger(
        pagesOnly: onlyPages, modules: ["AdobeAndroid2Model"], speech: adobeAndroid2Speech,
        adobeAndroid2Callbacks
            + adobeAndroid2Actions
            + adobeAndroid2Content
            + adobeAndroid2Views
            + adobeAndroid2Names)
}
