import InAppCompat

/// The capabilities that an SDK needs so that callbacks come as they did before.
extension [Capability] {
    /// The capabilities that the gate needs.
    package static var gate: [Capability] { [.gate] + asked }
    /// The capabilities that a gate needs if it can only hold messages.
    package static var gateByHolding: [Capability] { [.hold] + asked }

    /// The capabilities that a callback needs that is called while a message is displayed.
    /// - Parameter main: the callback's own capabilities, the main one first.
    package static func callback(_ main: Capability...) -> [Capability] { main + displayed }

    /// The capabilities that a callback needs that is called when a message goes.
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
