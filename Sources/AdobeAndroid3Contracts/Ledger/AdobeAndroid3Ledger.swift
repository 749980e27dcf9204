import InAppContracts

extension Ledger {
    /// How each member of the model's API ports to a handler (Compat/AdobeAndroid3/LEDGER.md).
    static let adobeAndroid3 = Ledger(
        pagesOnly: onlyPages, modules: ["AdobeAndroid3Model"], speech: adobeAndroid3Speech,
        adobeAndroid3Callbacks
            + adobeAndroid3Actions
            + adobeAndroid3Content
            + adobeAndroid3Views
            + adobeAndroid3Names)
}
