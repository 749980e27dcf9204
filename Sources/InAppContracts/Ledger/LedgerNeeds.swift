import InAppCompat

/// What callbacks need of an SDK, to come as they did.
extension [Capability] {
    /// What the gate needs.
    package static var gate: [Capability] { [.gate] + asked }
    /// What a gate needs that can only hold.
    package static var gateByHolding: [Capability] { [.hold] + asked }

    /// What a callback needs that comes while a message is up.
    /// - Parameter main: what it needs itself, the main one first.
    package static func callback(_ main: Capability...) -> [Capability] { main + displayed }

    /// What a callback needs that comes when a message goes.
    package static func end(of main: Capability) -> [Capability] {
        [main, .dismissBuiltIn, .timedCampaigns, .staysOnWebLinks] + displayed
    }

    private static var asked: [Capability] {
        [
            .gateBeforeAppShow, .gateEachTrigger, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden,
            .conflictAtOnce,
            .showLater, .showAgain, .discardOnce,
        ]
    }
    private static var displayed: [Capability] {
        [
            .conflictAtOnce, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger,
            .showLater,
            .showAgain,
            .controlCampaigns, .discardOnce,
        ]
    }
}
