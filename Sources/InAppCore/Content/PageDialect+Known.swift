// The only place in the core that names vendors' functions: a page made for one vendor has to be recognised under any
// other SDK, and a bridge knows only its own vendor.
extension PageDialect {
    /// Pages of Adobe's campaigns only use links (AI-093).
    public static let adobe = PageDialect("Adobe", words: "adbinapp:")
    /// Pages of Airship's campaigns (AS-094, AM-084).
    public static let airship = PageDialect("Airship", words: "uairship:", "UAirship.")
    /// Pages of Braze's campaigns (BZ-091).
    public static let braze = PageDialect(
        "Braze", words: "brazeBridge.", "appboyBridge.", "abButtonId", "appboy:")
    /// The dialects that are recognised.
    public static let known = [adobe, airship, braze]
}
