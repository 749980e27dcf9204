public import Foundation
public import InAppCore

/// Gaps that delegates of several SDKs have under another SDK.
extension AdoptionGap {
    /// The gap of a delegate that is not asked when a campaign qualifies whose message waits or was refused.
    /// - Parameters:
    ///   - callback: the callback that asks, in the terms of the delegate's SDK.
    ///   - table: the capabilities of the driving SDK.
    ///   - rule: the rule of the delegate's SDK.
    public static func askedOnce(_ callback: String, in table: CapabilityTable, _ rule: String)
        -> AdoptionGap?
    {
        .lacking(
            .gateEachTrigger, in: table,
            "\(callback) is not called when a campaign qualifies again and its message was refused or is held (\(rule))"
        )
    }

    /// The gap of a delegate whose messages wait for their turn, while its own SDK decides at once.
    /// - Parameters: as above.
    public static func waiting(_ callback: String, in table: CapabilityTable, _ rule: String) -> AdoptionGap?
    {
        .lacking(
            .conflictAtOnce, in: table,
            "A message that qualifies while another one is on screen is not decided on immediately: it waits, \(callback) is "
                + "called when its turn comes, and then it is shown (\(rule))")
    }

    /// The gap of a delegate whose own SDK lets each message wait for its turn.
    /// - Parameters:
    ///   - table: the capabilities of the driving SDK.
    ///   - rule: the rule of the delegate's SDK.
    package static func queued(in table: CapabilityTable, _ rule: String) -> AdoptionGap? {
        .lacking(
            .gateWhileVisible, in: table,
            "A message that is triggered while another one is displayed does not wait for its turn, and the delegate is not "
                + "asked about it (\(rule))")
    }

    /// The gap for web links of pages that the driving SDK loads in its page without calling the delegate, while the
    /// delegate's own SDK opens them outside of the page.
    /// - Parameters:
    ///   - table: the capabilities of the driving SDK.
    ///   - rule: how the delegate's own SDK handles such a link, after "its own SDK", with its rule.
    public static func loadingInside(in table: CapabilityTable, _ rule: String) -> AdoptionGap? {
        let tells = [Capability.shouldPerform, .didLoad].contains { table.support(of: $0).isAvailable }
        guard !tells, table.support(of: .staysOnWebLinks).isAvailable,
            case .unavailable(let reason) = table.support(of: .webLinks)
        else { return nil }
        return AdoptionGap(
            .behavesOtherwise,
            "A web link of a page loads in the page, which stays on screen, and no callback is called; its own SDK \(rule): "
                + "\(reason)"
        )
    }
}

extension AdoptedDelegate {
    /// The driving SDK has opened a web link of a page outside the page; the delegate's own SDK loads it in the page.
    /// That is reported once.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message in question.
    public func reportOpenedOutside(_ url: URL, of message: CompatMessage) {
        guard ["http", "https"].contains(url.scheme) else { return }
        reportOnce(
            "opened outside", .behavesOtherwise, message,
            "The web link \(url.absoluteString) of a page was opened outside the page; the delegate's own SDK loads it in the "
                + "page.")
    }

    /// The driving SDK has loaded a web link in its page; the delegate's own SDK opens it outside the page. That is
    /// reported once.
    /// - Parameters:
    ///   - url: the link.
    ///   - message: the message in question.
    public func reportLoadedInside(_ url: URL, of message: CompatMessage) {
        guard ["http", "https"].contains(url.scheme) else { return }
        reportOnce(
            "loaded inside", .behavesOtherwise, message,
            "The web link \(url.absoluteString) of a page was loaded in the page; the delegate's own SDK opens it outside the "
                + "page.")
    }

    /// The message has gone. If the cause was a web link of its page that does not dismiss the message in the
    /// delegate's own SDK, that is reported once.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - resolution: how the message went away.
    public func reportTakenAwayForWeb(_ message: CompatMessage, _ resolution: MessageResolution) {
        guard case .link(let url) = resolution.cause, ["http", "https"].contains(url.scheme) else { return }
        reportOnce(
            "web link", .behavesOtherwise, message,
            "The driving SDK dismissed the message for the web link \(url.absoluteString) of its page; the delegate's own SDK "
                + "leaves it on screen.")
    }
}

extension AdoptedDelegate {
    /// Whether an adapter of the app can be used, because the driving SDK can show the app's own view. Otherwise that is
    /// reported once.
    package func usesAdapter(for message: CompatMessage) -> Bool {
        guard case .unavailable(let reason) = message.capabilities.support(of: .customView) else {
            return true
        }
        reportOnce(
            "adapter", .planNotApplied, message,
            "The adapter is not used; the SDK's own message appears: \(reason)")
        return false
    }

    /// The app has adapters, but none for pages, and every message of the driving SDK is a page. That is reported once.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - hasAdapters: whether the app has any adapters.
    ///   - hasFitting: whether one of them fits the message.
    ///   - missing: what the app has not, after "the app has", with the rule of the delegate's SDK.
    public func reportUnusedAdapters(
        of message: CompatMessage, hasAdapters: Bool, hasFitting: Bool, _ missing: String
    ) {
        guard message.dialect != nil, message.content.layout == .web, hasAdapters, !hasFitting else { return }
        reportOnce(
            "adapters", .planNotApplied, message,
            "No adapter of the app is made or waited for, and the SDK's own message appears: every message of this SDK is a "
                + "page, and the app has \(missing).")
    }
}

extension Diagnostic.Code {
    /// The driving SDK does something, or makes a call, that the delegate's own SDK does not.
    public static let behavesOtherwise = Diagnostic.Code("behavesOtherwise")
}
