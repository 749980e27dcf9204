package import AdobeAndroid3Model
import Foundation
public import InAppCore

/// What the bridge does on the SDK. Every command is carried out on a later turn of the main thread (A3-010).
extension AdobeAndroid3Bridge {
    /// How long the SDK gets to show a message before it counts as refused, in seconds (A3-034).
    private static let showPatience: TimeInterval = 2

    public func content(of message: CompatMessage) -> MessageContent {
        guard let native = Self.presentable(of: message),
            let settings = (native.getPresentation() as? InAppMessage)?.settings
        else { return MessageContent(layout: .web) }
        return AdobeAndroid3Content.read(settings, Self.campaign(of: native)?.getMetadata() ?? [:])
    }

    /// Lets the handler say how the message should appear. Its settings cannot be changed (rules, 4.1).
    func prepare(_ message: CompatMessage) {
        engine.plan(for: message)
    }

    public func show(_ message: CompatMessage) throws {
        try attached(message, for: .showLater).show()
        engine.expectPresentation(of: message, within: Self.showPatience)
    }

    public func dismiss(_ message: CompatMessage) throws {
        try attached(message, for: .dismiss).dismiss()
        look(at: message, for: .dismiss) { $0 == .detached }
    }

    public func hide(_ message: CompatMessage) throws {
        try attached(message, for: .hide).hide()
        look(at: message, for: .hide) { $0 != .visible }
    }

    /// Looks whether the SDK did what it was asked: that comes before this look, in the order in which it was
    /// posted (A3-011), and what went wrong is told to the SDK's own listener only (A3-021).
    private func look(
        at message: CompatMessage, for capability: Capability,
        isDone: @escaping @Sendable (PresentableState) -> Bool
    ) {
        MainThread.async { [weak self, weak message] in
            guard let self, let message, let native = Self.presentable(of: message),
                !isDone(native.getState())
            else { return }
            self.engine.report(
                .actionFailed, message,
                "\(capability.name): the SDK did not do it; it needs an activity (A3-024).")
        }
    }

    /// A held message was refused when the SDK asked; nothing is left to be done. One that the SDK was told to
    /// show can be stopped while it asks.
    public func discard(_ message: CompatMessage) throws {
        guard message.phase != .approved || asked === message else {
            throw CompatError.alreadyApproved(message)
        }
    }

    public func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        guard let campaign = Self.presentable(of: message).flatMap({ Self.campaign(of: $0) }) else {
            throw Self.error(.notTrackable, "The SDK knows no campaign for it any more.", .track, message)
        }
        switch interaction {
        case .impression: campaign.track(nil, .display)
        case .click(let buttonID): campaign.track(buttonID ?? "click", .interact)
        case .custom(let name): campaign.track(name, .interact)
        case .dismissal: campaign.track(nil, .dismiss)
        }
    }

    // MARK: The native side

    static func presentable(of message: CompatMessage) -> (any Presentable)? {
        message.native as? any Presentable
    }

    /// The campaign's message behind a presentable. Before iOS 16 and macOS 13 that cannot be found out
    /// (the cast needs a newer run-time): every message passes as one of another extension there. Any thread.
    package nonisolated static func campaign(of native: any Presentable) -> (any Message)? {
        guard #available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
        return MessagingUtils.getMessageForPresentable(native as? any Presentable<InAppMessage>)
    }

    private func attached(
        _ message: CompatMessage, for capability: Capability
    ) throws -> any Presentable {
        guard !isDetached, let native = Self.presentable(of: message) else {
            throw Self.error(.detached, "The bridge is not attached.", capability, message)
        }
        return native
    }

    static func error(
        _ code: CompatError.Code, _ text: String, _ capability: Capability, _ message: CompatMessage
    ) -> CompatError {
        CompatError(
            code, text, capability: capability, shape: .adobeAndroid3, messageID: message.id)
    }
}
