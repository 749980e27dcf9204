public import InAppCore

/// What delegates of several SDKs miss under another one, or get beside.
extension AdoptionGap {
    /// What a delegate is not asked when a campaign qualifies whose message waits or was refused.
    /// - Parameters:
    ///   - callback: the question, in words of the delegate's SDK.
    ///   - table: what the driving SDK can do.
    ///   - rule: the rule of the delegate's SDK.
    public static func askedOnce(_ callback: String, in table: CapabilityTable, _ rule: String)
        -> AdoptionGap?
    {
        .lacking(
            .gateEachTrigger, in: table,
            "\(callback) is not called again when a campaign qualifies whose message it has refused or keeps (\(rule))"
        )
    }

    /// What waits for its turn where the delegate's own SDK decides at once.
    /// - Parameters: as above.
    public static func waiting(_ callback: String, in table: CapabilityTable, _ rule: String) -> AdoptionGap?
    {
        .lacking(
            .conflictAtOnce, in: table,
            "A message that comes while another one is up is not decided about at once: it waits, \(callback) is called when "
                + "its turn comes, and it is shown then (\(rule))")
    }

    /// That the message leaves for a link of its page to the web, where it stays under the delegate's own SDK.
    /// - Parameter rule: the rule of the delegate's SDK.
    public static func leavingForWebLinks(_ rule: String) -> AdoptionGap {
        AdoptionGap(
            .behavesOtherwise,
            "A link of a page to the web takes the message away, which stays up under its own SDK (\(rule)).")
    }

    /// That a link of a page to the web is opened outside of the page, where the delegate's own SDK loads it in there.
    /// - Parameter rule: the rule of the delegate's SDK.
    public static func openingWebLinks(_ rule: String) -> AdoptionGap {
        AdoptionGap(
            .behavesOtherwise,
            "A link of a page to the web is opened outside of the page, and not loaded in it (\(rule)).")
    }
}

extension Diagnostic.Code {
    /// Under the driving SDK something happens, or a callback comes, that does not under the delegate's own.
    public static let behavesOtherwise = Diagnostic.Code("behavesOtherwise")
}
