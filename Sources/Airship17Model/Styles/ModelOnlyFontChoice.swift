// Model-only API: the SDK chooses fonts inside its own views.

extension InAppMessageTextInfo {
    /// The font family in which the SDK draws the text (section 4.11): the first wanted one that the device has.
    /// `serif` means Times New Roman, which every device has, and `sans-serif` the system's font; upper and lower
    /// case do not matter for these two.
    /// - Parameter installed: the families that the device has, besides those two.
    /// - Returns: nil for the system's font, which is also taken when the device has none of the wanted ones.
    public func fontFamily(installed: Set<String>) -> String? {
        for family in fontFamilies ?? [] {
            switch family.lowercased() {
            case "serif": return "Times New Roman"
            case "sans-serif": return nil
            default: if installed.contains(family) { return family }
            }
        }
        return nil
    }
}
