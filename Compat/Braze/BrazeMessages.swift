import InAppCompat

#if BrazeSDK && canImport(BrazeUI)
    import BrazeKit
#else
    import BrazeModel
#endif

/// The messages that have not ended. Braze passes its messages by value, so their identity is their id,
/// as in the SDK's own stack (BZ-015); messages without one are told apart by their content.
@MainActor struct BrazeMessages {
    private var byID: [String: CompatMessage] = [:]
    private var withoutID: [CompatMessage] = []

    /// What a message is called.
    static func id(of native: Braze.InAppMessage) -> String {
        native.data.id ?? "local"
    }

    func find(_ native: Braze.InAppMessage) -> CompatMessage? {
        if let id = native.data.id { return byID[id] }
        return withoutID.first { $0.native(as: Braze.InAppMessage.self) == native }
            ?? (withoutID.count == 1 ? withoutID.first { $0.phase.isOnScreen } : nil)
    }

    mutating func insert(_ message: CompatMessage, for native: Braze.InAppMessage) {
        if let id = native.data.id { byID[id] = message } else { withoutID.append(message) }
    }

    mutating func remove(_ message: CompatMessage) {
        if byID[message.id] === message { byID[message.id] = nil }
        if !withoutID.isEmpty { withoutID.removeAll { $0 === message } }
    }
}
