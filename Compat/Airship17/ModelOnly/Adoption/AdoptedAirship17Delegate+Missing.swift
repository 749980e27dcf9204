public import InAppCompat

/// What an Airship delegate does not find under another SDK.
extension AdoptedAirship17Delegate {
    /// Under an SDK other than Airship's: the messages that do not wait there, and the conditions that are not waited
    /// for. Under Adobe's SDKs also the cost of a delegate that refuses nothing: it is prepared on a background
    /// thread, no thread waits for it, and these SDKs count every refusal.
    public func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
        guard capabilities.shape != .airship17 else { return [] }
        let pause = AdoptionGap(
            .notAlwaysCalled,
            "There is no pause of 30 seconds between two messages: the next one appears as soon as the SDK shows it (AS-030)."
        )
        let preparation = AdoptionGap(
            .heldForPreparation,
            "Each message is held while extend and displayCoordinator run in the background (AS-013), and shown right "
                + "after that: the driving SDK records it as suppressed before it records its display.")
        let isCounted = Self.countsRefusals.contains(capabilities.shape)
        return [.queued(in: capabilities, "AS-029"), pause].compactMap { $0 }
            + (isCounted ? [preparation] : [])
    }

    /// The SDKs that record a delegate's refusal, even a temporary one.
    private static let countsRefusals: Set = [SDKShape("adobeIOS"), SDKShape("adobeAndroid3")]
}

/// The names that Airship's delegates have for the fields that they change.
enum Airship17Gap {
    /// The member of a display content that corresponds to a field of a content.
    static func member(_ field: String) -> String {
        let members = [
            "layout": "displayContent", "header": "heading", "graphic": "media", "clickEffect": "actions",
            "autoClose": "durationSeconds", "edge": "placement", "themes": "the colors", "page": "url",
            "frame.cornerRadius": "borderRadiusPoints",
        ]
        return members[field] ?? field
    }
}
