// The one place in the core that knows vendors' words: a page that was made for one of them has to be recognised under any other,
// and a bridge knows its own vendor only.
extension PageDialect {
    /// Pages of Adobe's campaigns speak by links only (AI-093).
    public static let adobe = PageDialect("Adobe", words: "adbinapp:")
    /// Pages of Airship's campaigns (AS-094, AM-084).
    public static let airship = PageDialect("Airship", words: "uairship:", "UAirship.")
    /// Pages of Braze's campaigns (BZ-091).
    public static let braze = PageDialect(
        "Braze", words: "brazeBridge.", "appboyBridge.", "abButtonId", "appboy:")
    /// The dialects that are recognised.
    public static let known = [adobe, airship, braze]
}
