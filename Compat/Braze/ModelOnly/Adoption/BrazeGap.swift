import InAppCompat

/// The gaps of Braze's delegates under other SDKs.
enum BrazeGap {
    static let sdkDelegate = AdoptionGap(
        .notAdopted,
        "No BrazeDelegate is asked about URLs: if the app has one, adopt it as well, "
            + "AdoptedBrazeDelegate(delegate, sdkDelegate: …).")
    static let presenter = AdoptionGap(
        .notAdopted,
        "The presenter of the app's Braze is not the adopted one, so calls to it have no effect: set "
            + "braze.inAppMessagePresenter = adopted.ui.")

    static func prepared(_ table: CapabilityTable) -> AdoptionGap? {
        .lacking(
            .prepareWhenShown, in: table,
            "inAppMessage(_:prepareWith:) is called before it is known whether a message will be shown, and not when it "
                + "is shown (BZ-041)")
    }

    static func parked(_ table: CapabilityTable) -> AdoptionGap? {
        .lacking(
            .gateWhileVisible, in: table,
            "A message that is triggered while another one is visible is not put on the stack, and presentNext() does "
                + "not show it (BZ-016)")
    }

    /// Waiting messages come in another order.
    static func pace(_ shape: SDKShape) -> AdoptionGap? {
        guard shape == SDKShape("airship17") else { return nil }
        return AdoptionGap(
            .behavesOtherwise,
            "Messages are shown in the order in which they were triggered, each half a minute after the previous one has "
                + "gone (AS-030); Braze shows the latest one immediately (BZ-018).")
    }

    /// Braze's name for a field of a content.
    static func member(_ field: String) -> String {
        let members = [
            "layout": "the case", "body": "message", "graphic": "imageURL and graphic",
            "clickEffect": "clickAction",
            "edge": "slideFrom", "page": "message of the .html", "motion.isEntryAnimated": "animateIn",
            "motion.isExitAnimated": "animateOut",
        ]
        return members[field] ?? field
    }

    static func ownPresenter(of type: Any.Type) -> AdoptionGap {
        AdoptionGap(
            .notAdopted,
            "The presenter of the app's Braze is a \(type), which cannot be adopted: its overrides and its "
                + "implementations are never called. Move them into the delegate and set braze.inAppMessagePresenter = "
                + "adopted.ui."
        )
    }
}
