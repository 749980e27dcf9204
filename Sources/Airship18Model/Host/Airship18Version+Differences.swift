/// What changed between versions, each with its rule.
extension Airship18Version {
    private func isAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
        self >= Airship18Version(major, minor, patch)
    }

    /// AM-001: only 18.0.0 counts frequencies before it asks whether a message is ready.
    var countsFrequencyFirst: Bool { self == Airship18Version(18) }
    /// AM-002.
    var hasReadyClosure: Bool { isAtLeast(20) }
    /// AM-003, AM-004: one pass over all that wait, by priority; before, each waits alone.
    var passesByPriority: Bool { isAtLeast(18, 8) }
    /// AM-003, AM-046.
    var unpausingNotifies: Bool { isAtLeast(18, 7, 2) }
    /// AM-007, AM-022: the scene is looked up after `messageWillDisplay`. The release is not established.
    var looksUpSceneLate: Bool { isAtLeast(20, 2) }
    /// AM-040, AM-084.
    var bridgeKnowsDismiss: Bool { isAtLeast(19, 8) }
    /// AM-045.
    var concurrentPreparations: Int { isAtLeast(20) ? 3 : 4 }
    /// AM-079.
    var bannersDismissThemselves: Bool { isAtLeast(18, 13) }
    /// AM-094. The release is not established, nor whether 20 still does so.
    var remembersDownloads: Bool { isAtLeast(19, 8) }
    /// AM-101.
    var losesUpserts: Bool { isAtLeast(19, 3) }
    /// AM-114: 18.4.0 ignored screens, versions and custom events.
    var ignoresTrackedEvents: Bool { self == Airship18Version(18, 4) }
    /// AM-114.
    var analyticsGatesEvents: Bool { isAtLeast(18, 7, 1) }
    /// AM-113: predicates of version triggers matched nothing before.
    var matchesVersions: Bool { isAtLeast(19, 6) }
    /// AM-119.
    var replaysEvents: Bool { isAtLeast(20, 1) }
    /// AM-121.
    var dropsMalformedAlone: Bool { isAtLeast(18, 2, 1) }
    /// AM-023.
    var restartsInterruptedInterval: Bool { isAtLeast(18, 1) }
    /// AM-053.
    var delaysBeforePreparing: Bool { isAtLeast(18, 8) }
    /// Section 1.1.
    var requiresName: Bool { !isAtLeast(18, 2, 1) }
    /// Section 1.1.
    var readsExtras: Bool { !isAtLeast(18, 5) }
    /// Section 1.1.
    var knowsVimeo: Bool { isAtLeast(19, 4) }
}
