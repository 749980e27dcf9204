public import Foundation
public import InAppCore

/// Several handlers that act as one.
///
/// The rules:
/// - decisions: every member is asked, in order; discard beats hold, hold beats show;
/// - preparation: every member is called, in order, and sees the changes of those before it;
/// - clicks: members are asked in order until one returns false: that one handles the click;
/// - events: every member gets every event, in order.
///
/// A group without members lets everything through.
///
/// This applies for as long as the message is held: a policy that let it through before is asked again. A member that
/// is no policy is asked once, and `CompatMessage.show()` overrules the holds of such members. A policy among the
/// members holds the message until it lets it through (`DisplayPolicy`).
@MainActor public final class HandlerGroup: DisplayPolicy, AttachmentListener {
    /// The members, in the order in which they are called. Held strongly.
    public var members: [any InAppMessageHandler]

    /// Makes a group.
    public init(_ members: [any InAppMessageHandler] = []) {
        self.members = members
    }

    /// Adds a member at the end.
    public func add(_ member: any InAppMessageHandler) {
        members.append(member)
    }

    /// Removes a member.
    public func remove(_ member: any InAppMessageHandler) {
        members.removeAll { $0 === member }
    }

    /// Tells every member that the bridge has been attached.
    public func attached(to engine: LifecycleEngine) {
        for member in members { engine.attached(member) }
    }

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        var decision = DisplayDecision.show
        for member in members { decision = Self.stricter(decision, message.answer(of: member)) }
        return decision
    }

    private static func stricter(_ left: DisplayDecision, _ right: DisplayDecision) -> DisplayDecision {
        if left == .discard || right == .discard { return .discard }
        return left == .hold || right == .hold ? .hold : .show
    }

    public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        for member in members { member.prepare(&plan, for: message) }
    }

    public func willPresent(_ message: CompatMessage) {
        for member in members { member.willPresent(message) }
    }

    public func didPresent(_ message: CompatMessage) {
        for member in members { member.didPresent(message) }
    }

    public func didHide(_ message: CompatMessage) {
        for member in members { member.didHide(message) }
    }

    public func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
        for member in members where !member.shouldPerform(action, of: message) { return false }
        return true
    }

    public func didLoad(_ url: URL, in message: CompatMessage) {
        for member in members { member.didLoad(url, in: message) }
    }

    public func willDismiss(_ message: CompatMessage) {
        for member in members { member.willDismiss(message) }
    }

    public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        for member in members { member.didDismiss(message, resolution: resolution) }
    }

    public func didFail(_ message: CompatMessage, failure: MessageFailure) {
        for member in members { member.didFail(message, failure: failure) }
    }

    public func didNotShow(_ message: CompatMessage, error: any Error) {
        for member in members { (member as? any DisplayPolicy)?.didNotShow(message, error: error) }
    }

    /// Whether a member orders messages.
    public var ordersMessages: Bool {
        members.contains { ($0 as? any DisplayPolicy)?.ordersMessages == true }
    }

    /// The reason of the first member that holds the message.
    public func waitReason(of message: CompatMessage) -> WaitReason? {
        for member in members {
            if let reason = message.waitReason(behind: member) { return reason }
        }
        return nil
    }
}
